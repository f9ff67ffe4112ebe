/** Every view at sizes in between, and on a very large terminal. */

import { beforeAll, expect, test } from "vitest";
import { cutsAt } from "./cuts.ts";
import { allViews, type View } from "./views.ts";

let views: readonly View[] = [];
beforeAll(async () => {
  views = await allViews();
});

test.each([
  { columns: 60, rows: 20 },
  { columns: 100, rows: 30 },
  { columns: 200, rows: 60 },
])("no view cuts a sentence at $columns x $rows", (size) => {
  expect(views.length).toBeGreaterThan(250);
  expect(cutsAt(views, size)).toEqual([]);
});
