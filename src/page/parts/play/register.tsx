import { useEffect, useMemo, useRef } from "preact/hooks";
import { moveName } from "../../../core/match.ts";
import { shownPly } from "../../../play/table.ts";
import { tellMove } from "../../../play/words.ts";
import { shownActivity } from "../../state/state.ts";
import { Button } from "../button.tsx";
import type { TableProps } from "../props.ts";

export function Register({ page, table }: TableProps) {
  const ply = shownPly(table);
  const last = table.match.moves.length;
  const list = useRef<HTMLOListElement>(null);
  const step = (ply: number) => page.put({ kind: "look", ply });
  /** Reads the latest state, because the list is drawn after the board, and another key may come in between. */
  const now = () => shownPly(shownActivity(page.state.value)?.state ?? table);
  useEffect(() => reveal(list.current), [ply, last]);
  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, now(), last);
    if (to === undefined) return;
    event.preventDefault();
    step(to);
  };
  const steps = [
    { icon: "first", text: "First position", to: () => 0, off: ply === 0 },
    { icon: "back", text: "Previous move", to: () => now() - 1, off: ply === 0 },
    { icon: "forward", text: "Next move", to: () => now() + 1, off: ply === last },
    { icon: "last", text: "Last position", to: () => last, off: ply === last },
  ] as const;
  return (
    <section class="register" aria-label="Moves">
      <div class="register-head">
        <h2>Moves</h2>
        <fieldset class="steps" aria-label="Step through the game">
          {steps.map(({ icon, text, to, off }) => (
            <Button key={icon} look="step" icon={icon} text={text} off={off} press={() => step(to())} />
          ))}
        </fieldset>
      </div>
      <ol class="register-list" ref={list} onKeyDown={onKeyDown}>
        {table.match.positions.map((_, at) => (
          <Entry key={at} page={page} table={table} at={at} here={at === ply} />
        ))}
      </ol>
    </section>
  );
}

interface EntryProps extends TableProps {
  readonly at: number;
  readonly here: boolean;
}

/** Skips the drawing of unchanged entries, because a long game has many. */
function Entry({ page, table: { match }, at, here }: EntryProps) {
  const { id, players, positions, moves } = match;
  return useMemo(
    () => (
      <li>
        <button
          type="button"
          class="entry"
          aria-current={here ? "step" : undefined}
          tabIndex={here ? 0 : -1}
          onClick={() => page.put({ kind: "look", ply: at })}
        >
          <span class="entry-number">{at === 0 ? "" : at}</span>
          <span class="entry-move">{at === 0 ? "–" : moveName(match, at - 1)}</span>
          <span class="entry-told">{at === 0 ? "The start" : tellMove(match, at - 1)[0]}</span>
        </button>
      </li>
    ),
    [id, players, positions[at], moves[at - 1], here],
  );
}

function stepOf(key: string, ply: number, last: number): number | undefined {
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, ply - 1);
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(last, ply + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/** Scrolls only the list. If the focus is in the list, it moves to the current entry. */
function reveal(list: HTMLElement | null): void {
  const entry = list?.querySelector<HTMLElement>("[aria-current]");
  if (!list || !entry) return;
  if (list.contains(document.activeElement)) entry.focus({ preventScroll: true });
  const top = entry.offsetTop - list.offsetTop;
  if (top < list.scrollTop || top + entry.offsetHeight > list.scrollTop + list.clientHeight)
    list.scrollTop = top - list.clientHeight / 2;
}
