/** The messages that leave the process, and the engine that answers them. */

export { type BotLimits, type BotMessage, type BotMove, botProtocol } from "./bot.ts";
export { engineFor, engineProtocol } from "./engine.ts";
export { type Count, solveMessage } from "./messages.ts";
export { requestSchemas } from "./schemas.ts";
