/** What programs write to the engine, and what bots read and write. */

export { type BotLimits, type BotMessage, type BotMove, botProtocol } from "./measure/protocol/bot.ts";
export { engineProtocol, requestSchemas } from "./measure/protocol/engine.ts";
