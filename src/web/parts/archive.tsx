import { useEffect } from "preact/hooks";
import {
  calendarOf,
  type Day,
  daySign,
  dayWords,
  legend,
  monthsOf,
  monthText,
  nextText,
  streakText,
  weekdayOf,
  weekdays,
} from "../../activity/puzzle/calendar.ts";
import { lendOutside } from "../effects/wants.ts";
import { formatRoute } from "../state/route.ts";
import type { PageProps } from "./props.ts";

export function Archive({ page }: PageProps) {
  const { puzzles, today } = page.state.value;
  useEffect(() => void lendOutside(page), []);
  const calendar = calendarOf(puzzles?.solved ?? [], today);
  const next = nextText(Date.parse(page.world.now().toISOString()), today);
  return (
    <div class="sheet archive">
      <h1 tabIndex={-1}>Archive</h1>
      <p class="lead">
        {streakText(calendar)} {next}
      </p>
      {monthsOf(calendar.days).map((days) => (
        <Month key={days[0]?.date} days={days} />
      ))}
      <p class="legend">
        {legend.map((text) => (
          <span key={text}>{text}</span>
        ))}
      </p>
    </div>
  );
}

function Month({ days }: { readonly days: readonly Day[] }) {
  const title = monthText(days[0]?.date ?? "");
  return (
    <section>
      <h2>{title}</h2>
      <ol class="month" aria-label={title}>
        {weekdays.map((name) => (
          <li key={name} aria-hidden="true">
            {name}
          </li>
        ))}
        {days.map((day) => (
          <DayLink key={day.date} day={day} />
        ))}
      </ol>
    </section>
  );
}

function DayLink({ day }: { readonly day: Day }) {
  const { date, number, state, solved } = day;
  const told = `#${number}: ${solved === undefined ? "" : "solved, "}${dayWords(day)}`;
  return (
    <li style={{ "grid-column": weekdayOf(date) + 1 }}>
      <a
        class="day"
        data-state={state}
        href={formatRoute({ view: "puzzle", kind: "today", detail: date })}
        title={told}
      >
        {Number(date.slice(8))}
        <span class="day-sign" aria-hidden="true">
          {daySign(day)}
        </span>
        <span class="visually-hidden"> {told}</span>
      </a>
    </li>
  );
}
