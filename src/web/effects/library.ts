/** The library's worker as a function that answers later. Started when it is first asked. */

import type { LibraryAnswer, LibraryRequest } from "../state/puzzle.ts";

export type Library = (request: LibraryRequest) => Promise<LibraryAnswer>;

interface Reply {
  readonly number: number;
  readonly answer: LibraryAnswer;
}

export function createLibrary(): Library {
  let worker: Worker | undefined;
  let number = 0;
  const waiting = new Map<number, (answer: LibraryAnswer) => void>();
  const start = () => {
    const fresh = new Worker(new URL("../workers/library-worker.ts", import.meta.url), { type: "module" });
    fresh.addEventListener("message", ({ data }: MessageEvent<Reply>) => {
      waiting.get(data.number)?.(data.answer);
      waiting.delete(data.number);
    });
    fresh.addEventListener("error", () => {
      const message = "The solver could not be started in this browser.";
      for (const done of waiting.values()) done({ kind: "problem", message });
      waiting.clear();
    });
    return fresh;
  };
  return (request) => {
    worker ??= start();
    const asked = ++number;
    const answer = new Promise<LibraryAnswer>((done) => waiting.set(asked, done));
    worker.postMessage({ number: asked, request });
    return answer;
  };
}
