/** Events as they come back from a store: what our own program wrote, checked all the same, since disks and hands err. */

import { eventSchema, type OnlineEvent } from "../protocol/online/events.ts";

export function readStoredEvents(texts: readonly string[]): readonly OnlineEvent[] {
  return texts.map((text) => eventSchema.parse(JSON.parse(text)));
}
