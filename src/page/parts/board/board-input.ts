/** Arrow keys reach every element with `data-target`. Those with `data-move` can be previewed and played. */

import type { RefObject } from "preact";
import { useEffect } from "preact/hooks";
import type { Input } from "../../../play/activity.ts";
import type { Table } from "../../../play/table.ts";

export interface BoardInput {
  readonly root: RefObject<HTMLFieldSetElement | null>;
  readonly pointer: { current: string };
  /** Returns the latest preview, which may be newer than the one on screen. */
  readonly preview: () => string | null;
  readonly marks: boolean;
  readonly refuse: (cell: string) => void;
  readonly put: (input: Input) => void;
}

export function boardHandlers(input: BoardInput) {
  const { pointer, put } = input;
  const show = (move: string | null) => put({ kind: "preview", move });
  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType;
    },
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(moveAt(event.target));
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== "touch") show(null);
    },
    onFocusIn: (event: FocusEvent) => {
      keepStop(targetsIn(input.root.current), event.target);
      if (!(event.target instanceof Element && event.target.matches(":focus-visible"))) return;
      pointer.current = "keys";
      show(moveAt(event.target));
    },
    onFocusOut: () => {
      if (pointer.current === "keys") show(null);
    },
    onClick: (event: MouseEvent) => press(input, event),
    onKeyDown: (event: KeyboardEvent) => {
      pointer.current = "keys";
      moveFocus(input.root.current, event);
    },
  };
}

/** A first tap previews a move, and a second one plays it. With a mouse or keys, moving to it previews it. */
function press({ pointer, preview, marks, refuse, put }: BoardInput, event: MouseEvent): void {
  const { target: cell, move, step } = cellAt(event.target)?.dataset ?? {};
  if (cell === undefined) return;
  if (step !== undefined) put({ kind: "hold", cell });
  else if (move === undefined) refuse(cell);
  if (move === undefined) return;
  const seen = marks || pointer.current === "keys" || preview() === move;
  put(seen ? { kind: "choose", name: move } : { kind: "preview", move });
}

function cellAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-target]") : null;
}

/** A picture's cells are buttons, so keys work as well. */
export function cellHandlers(press: (cell: string) => void) {
  return {
    onClick: ({ target }: MouseEvent) => {
      const cell = cellAt(target)?.dataset.target;
      if (cell !== undefined) press(cell);
    },
  };
}

function moveAt(target: EventTarget | null): string | null {
  return cellAt(target)?.dataset.move ?? null;
}

function targetsIn(root: HTMLElement | null): readonly HTMLElement[] {
  return Array.from(root?.querySelectorAll<HTMLElement>("[data-target]") ?? []);
}

/** Focuses the last used cell if it can be played, or else a playable cell, or else the last used one. */
export function focusBoard(): void {
  const find = (selector: string) => document.querySelector<HTMLElement>(`.board ${selector}`);
  const playable = find("[data-move][tabindex='0']") ?? find("[data-move]");
  (playable ?? find("[data-target][tabindex='0']"))?.focus();
}

export function focusNext(): void {
  const next = document.querySelector<HTMLElement>(".controls .button-brass");
  if (next === null) focusBoard();
  else next.focus();
}

function moveFocus(root: HTMLElement | null, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const targets = targetsIn(root);
  const boxes = targets.map((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  const current = targets.findIndex((target) => target.matches(":focus"));
  const next = nextInDirection(boxes, current, event.key);
  if (next === undefined) return;
  event.preventDefault();
  targets[next]?.focus();
}

type Box = Readonly<Pick<DOMPoint, "x" | "y">>;

const steps: Readonly<Record<string, Box>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** `boxes` are the targets' centers. Undefined if there's nothing in that direction. */
export function nextInDirection(boxes: readonly Box[], current: number, key: string): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const step = steps[key];
  const from = boxes[current];
  if (step === undefined || from === undefined) return undefined;
  const reached = boxes.flatMap(({ x, y }, index) => {
    const cost = costOf(x - from.x, y - from.y, step);
    return cost === undefined ? [] : [{ index, cost }];
  });
  return reached.sort((a, b) => a.cost - b.cost)[0]?.index;
}

/** A distance to the side counts four times. Anything behind, or too far to the side, is out of reach. */
function costOf(dx: number, dy: number, step: Box): number | undefined {
  const ahead = dx * step.x + dy * step.y;
  const aside = Math.abs(dx * step.y) + Math.abs(dy * step.x);
  return ahead > 2 && aside <= ahead * 2 ? ahead + aside * 4 : undefined;
}

/** Keeps one target in the Tab order. For people who use keys, moves the focus to a playable cell if the focused one disappears. */
export function useBoardFocus({ root, pointer, put }: BoardInput, table: Table): void {
  useEffect(() => {
    const targets = targetsIn(root.current);
    const active = targets.find((target) => target === document.activeElement);
    const stop = stopAmong(targets, active);
    keepStop(targets, stop);
    // In an earlier position, arrow keys step through the moves until the visitor goes to the board.
    const lost = active === undefined && table.viewing === null && document.activeElement === document.body;
    if (pointer.current === "keys" && (active !== undefined || lost) && stop !== active) stop?.focus();
    if (stop?.matches(":focus-visible")) put({ kind: "preview", move: moveAt(stop) });
  }, [table.match.positions, table.match.outcome, table.viewing]);
}

function keepStop(targets: readonly HTMLElement[], stop: EventTarget | null | undefined): void {
  for (const target of targets) {
    const place = target === stop ? 0 : -1;
    if (target.getAttribute("tabindex") !== String(place)) target.tabIndex = place;
  }
}

/** The focused target if it's still there, or else a playable one, or else any. */
function stopAmong(targets: readonly HTMLElement[], active: HTMLElement | undefined) {
  if (active !== undefined && active.dataset.state !== "gone") return active;
  return targets.find((target) => target.dataset.move !== undefined) ?? active ?? targets[0];
}
