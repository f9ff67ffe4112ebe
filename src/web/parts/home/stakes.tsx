import { calendarOf, nextText, streakText } from "../../../activity/puzzle/calendar.ts";
import { dueText } from "../../../activity/puzzle/overview.ts";
import { duePositions } from "../../../table/puzzle/mistakes.ts";
import { formatRoute } from "../../state/route.ts";
import { LinkButton } from "../button.tsx";
import type { PageProps } from "../props.ts";

/** What brings a visitor back: the streak, the next puzzle, and the own mistakes that are due. */
export function Stakes({ page }: PageProps) {
  const { puzzles, today } = page.state.value;
  if (puzzles === null) return null;
  const calendar = calendarOf(puzzles.solved, today);
  const due = duePositions(puzzles.mistakes, today).length;
  const now = Date.parse(page.world.now().toISOString());
  const mine = formatRoute({ view: "puzzle", daily: false, mine: true });
  if (calendar.longest === 0 && due === 0) return null;
  return (
    <section class="kept stakes" aria-label="Your puzzles">
      {calendar.longest === 0 ? null : (
        <p>
          <a href={formatRoute({ view: "puzzle", daily: false, archive: true })}>{streakText(calendar)}</a>
          {calendar.days[0]?.solved === undefined ? null : <span>{nextText(now, today)}</span>}
        </p>
      )}
      {due === 0 ? null : (
        <p>
          {dueText(due)}. <LinkButton brass text="Practise" href={mine} />
        </p>
      )}
    </section>
  );
}
