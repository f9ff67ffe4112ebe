/** Every view on a small, a usual and a large terminal. */

import { beforeAll, expect, test } from "vitest";
import { cutsAt } from "./cuts.ts";
import { allViews, type View } from "./views.ts";

let views: readonly View[] = [];
beforeAll(async () => {
  views = await allViews();
});

test.each([
  { columns: 40, rows: 12 },
  { columns: 80, rows: 24 },
  { columns: 120, rows: 40 },
])("no view cuts a sentence at $columns x $rows", (size) => {
  expect(views.length).toBeGreaterThan(250);
  expect(cutsAt(views, size)).toEqual([]);
});
