/** Lines from a stream, one at a time and on demand. */

import { LineSplitter } from "../../protocol/line-splitter.ts";

const longestLine = 4096;

export async function* readLines(stream: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const splitter = new LineSplitter(longestLine);
  for await (const chunk of stream) yield* splitter.push(chunk);
  yield* splitter.end();
}
