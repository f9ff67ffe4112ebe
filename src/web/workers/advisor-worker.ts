/** The advisor, beside the page: whatever takes long takes it here. */

import { advise } from "../../players/advise.ts";
import type { Job } from "../../players/job.ts";
import { timeUpAfter } from "../../solver/task.ts";
import { games } from "../games.ts";

declare const self: DedicatedWorkerGlobalScope;

interface NumberedJob {
  readonly number: number;
  readonly job: Job;
}

self.addEventListener("message", ({ data: { number, job } }: MessageEvent<NumberedJob>) => {
  self.postMessage({
    number,
    result: advise(
      games,
      job,
      timeUpAfter(() => performance.now()),
    ),
  });
});
