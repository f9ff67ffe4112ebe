/** What programs write to the engine, and what bots read and write. */

export { type BotLimits, type BotMessage, type BotMove, botProtocol } from "./measure/protocol/bot.ts";
export { engineProtocol } from "./measure/protocol/engine.ts";
export { requestSchemas } from "./measure/protocol/schemas.ts";
