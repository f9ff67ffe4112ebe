import { once } from "node:events";
import { setImmediate as nextTurn } from "node:timers/promises";
import { answerLine, longestEngineLine } from "../../measure/protocol/engine.ts";
import { LineSplitter } from "../../measure/protocol/line-splitter.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { exitCodes, type Host, notify } from "../host.ts";
import { watchForStop } from "../stop-signals.ts";

export async function engine(host: Host): Promise<number> {
  if (host.input.isTTY)
    notify(host, `Waiting for JSON lines, such as {"id":1,"op":"hello"}. Press Ctrl-C to stop.`);
  const watch = watchForStop(host);
  const answered = answerAll(host, () => watch.code !== undefined);
  return Promise.race([watch.stopped, answered]).finally(() => {
    watch.release();
    host.input.destroy();
  });
}

/** Answers in order. If the caller is slow to read the answers, waits before it reads more requests. */
async function answerAll(host: Host, isStopped: () => boolean): Promise<number> {
  const splitter = new LineSplitter(longestEngineLine + 1);
  for await (const chunk of host.input) await answerLines(host, splitter.push(chunk), isStopped);
  await answerLines(host, splitter.end(), isStopped);
  return exitCodes.fine;
}

async function answerLines(host: Host, lines: readonly string[], isStopped: () => boolean): Promise<void> {
  const restWhenDue = newSlices();
  const answers: string[] = [];
  const program = { games: host.games, name: host.program.name };
  for (const line of lines) {
    const work = answerLine(program, line, timeUpAfter(performance));
    let step = work.next();
    for (; step.done !== true && !isStopped(); step = work.next()) await restWhenDue();
    if (step.done !== true || isStopped()) return;
    answers.push(step.value);
    if (await restWhenDue()) await send(host, answers.splice(0));
  }
  await send(host, answers);
}

const sliceMilliseconds = 40;

function newSlices(): () => Promise<boolean> {
  let isOver = timeUpAfter(performance, sliceMilliseconds);
  return async () => {
    if (!isOver()) return false;
    await nextTurn();
    isOver = timeUpAfter(performance, sliceMilliseconds);
    return true;
  };
}

async function send(host: Host, answers: readonly string[]): Promise<void> {
  if (answers.length === 0) return;
  const taken = host.output.write(`${answers.join("\n")}\n`);
  if (!taken) await once(host.output, "drain");
}
