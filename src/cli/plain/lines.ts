/**
 * Lines from a stream, one at a time and on demand. A line that never ends must not fill the memory: what
 * goes past the limit is dropped, and the line reads as its beginning.
 */

const longestLine = 4096;

export async function* readLines(stream: AsyncIterable<string | Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let pending = "";
  for await (const chunk of stream) {
    const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: true });
    const pieces = text.split("\n");
    for (const [index, piece] of pieces.entries()) {
      pending = (pending + piece.slice(0, longestLine)).slice(0, longestLine);
      if (index === pieces.length - 1) break;
      yield withoutReturn(pending);
      pending = "";
    }
  }
  if (pending !== "") yield withoutReturn(pending);
}

function withoutReturn(line: string): string {
  return line.endsWith("\r") ? line.slice(0, -1) : line;
}
