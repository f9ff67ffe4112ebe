import { useEffect } from "preact/hooks";
import { calendarOf, type Day, dayWords, nextText, streakText } from "../../activity/puzzle/calendar.ts";
import { countOf } from "../../words/values.ts";
import { lendOutside } from "../effects/wants.ts";
import { formatRoute } from "../state/route.ts";
import type { PageProps } from "./props.ts";

export function Archive({ page }: PageProps) {
  const { puzzles, today } = page.state.value;
  useEffect(() => void lendOutside(page), []);
  const { solved, skipped } = puzzles ?? { solved: [], skipped: 0 };
  const calendar = calendarOf(solved, today);
  const next = nextText(Date.parse(page.world.now().toISOString()), today);
  return (
    <div class="sheet archive">
      <h1 tabIndex={-1}>Archive</h1>
      <p class="lead">
        {streakText(calendar)} {next}
      </p>
      <ol class="days">
        {calendar.days.map((day) => (
          <DayLink key={day.date} day={day} />
        ))}
      </ol>
      {skipped === 0 ? null : (
        <p>Skipped {countOf(skipped, "solved puzzle")}: damaged, or saved by an older version.</p>
      )}
    </div>
  );
}

function DayLink({ day }: { readonly day: Day }) {
  const { date, number } = day;
  return (
    <li>
      <a href={formatRoute({ view: "puzzle", kind: "today", detail: date })}>
        {date} #{number}
      </a>{" "}
      {dayWords(day)}
    </li>
  );
}
