/** The messages that leave the process, and the engine that answers them. */

export { analysisMessage, stateMessage } from "./analysis-message.ts";
export {
  type BotLimits,
  type BotMessage,
  type BotMove,
  botProtocol,
  endLine,
  helloLine,
  readBotLine,
  turnLine,
} from "./bot.ts";
export { engineFor, engineProtocol, longestEngineLine } from "./engine.ts";
export { gameAsJson } from "./game-message.ts";
export {
  analysisSchema,
  answerSchemas,
  errorSchema,
  requestSchemas,
  solveSchema,
  stateSchema,
  valueSchema,
} from "./schemas.ts";
export { type Count, solveMessage } from "./solve-message.ts";
