/** The lines that programs write to the engine, and those that bots read and write. */

export { type BotLimits, type BotMessage, type BotMove, botProtocol } from "./measure/protocol/bot.ts";
export { engineProtocol, requestSchemas } from "./measure/protocol/engine.ts";
