import { useEffect } from "preact/hooks";
import { capital } from "../../core/words/values.ts";
import { puzzleDoors } from "../../puzzles/doors.ts";
import { dueMistakes } from "../../puzzles/notebook.ts";
import { dayText, overviewOf, streakText, tabTitle } from "../../puzzles/overview.ts";
import { difficulties, hasPuzzles, type PuzzleTab, puzzleTabs } from "../../puzzles/puzzle.ts";
import { keptPuzzles } from "../effects/outside.ts";
import { carryOutOnPage, lendOutside } from "../effects/wants.ts";
import { formatRoute, type PuzzleRoute, routeOpener } from "../state/route.ts";
import type { State } from "../state/state.ts";
import { Asides, Standing } from "./play/play.tsx";
import type { PageProps } from "./props.ts";

Asides.load().catch(() => {});

export function Puzzle({ page }: PageProps) {
  const { route, today } = page.state.value;
  if (route.view !== "puzzle") return null;
  const { door } = route;
  const tab = tabAt(route, today);
  return (
    <div class="puzzle">
      <PuzzleTabs page={page} tab={tab} />
      {tab === "endless" || tab === "sprint" ? <SourceFields page={page} tab={tab} /> : null}
      {door === puzzleDoors.archive ? (
        <Archive page={page} />
      ) : (
        <Standing page={page} place="puzzle" title={door.title} waiting="Finding a puzzle…" />
      )}
    </div>
  );
}

type TabProps = PageProps & { readonly tab: PuzzleTab };

function PuzzleTabs({ page, tab: here }: TabProps) {
  const { puzzles, today } = page.state.value;
  const due = puzzles === null ? 0 : dueMistakes(puzzles.mistakes, today).length;
  return (
    <nav class="puzzle-links puzzle-tabs" aria-label={puzzleDoors.endless.title}>
      {puzzleTabs.map((tab) => (
        <a
          key={tab}
          href={formatRoute({ view: "puzzle", door: puzzleDoors[tab] })}
          aria-current={tab === here ? "page" : undefined}
        >
          {capital(tabTitle(tab, { due }).replace(/^Your /, ""))}
        </a>
      ))}
    </nav>
  );
}

/** An earlier day's puzzle belongs to the archive. */
function tabAt({ door, detail }: PuzzleRoute, today: string): PuzzleTab {
  if (door === puzzleDoors.today && (detail ?? today) !== today) return "archive";
  return puzzleTabs.find((tab) => puzzleDoors[tab] === door) ?? "endless";
}

interface FieldProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly choose: (value: string) => void;
}

function SourceField({ label, value, choices, choose }: FieldProps) {
  return (
    <select
      class="input"
      aria-label={label}
      value={value ?? ""}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value="">Any {label.toLowerCase()}</option>
      {choices.map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}

function ChoiceLinks({ page, tab }: TabProps) {
  const door = puzzleDoors[tab];
  const { title, choices = [] } = door;
  const { route } = page.state.value;
  const chosen = (route.view === "puzzle" ? route.detail : undefined) ?? choices[0]?.[0];
  if (choices.length === 0) return null;
  return (
    <nav class="puzzle-links" aria-label={title}>
      {choices.map(([detail, text]) => (
        <a
          key={text}
          href={formatRoute({ view: "puzzle", door, detail })}
          aria-current={detail === chosen ? "page" : undefined}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

function SourceFields({ page, tab }: TabProps) {
  const { chosen } = page.state.value;
  const choosePuzzles = (chosen: State["chosen"]) => {
    const open = routeOpener(page.state.value.route, chosen);
    page.dispatch({ kind: "set", values: { chosen } });
    if (open !== null) carryOutOnPage(page, { place: "puzzle", want: { kind: "open", open } });
  };
  return (
    <div class="puzzle-sources">
      <ChoiceLinks page={page} tab={tab} />
      <div class="puzzle-fields">
        <SourceField
          label="Game"
          value={chosen.game}
          choices={page.games.filter(hasPuzzles).map(({ id, title }) => ({ value: id, text: title }))}
          choose={(game) => choosePuzzles({ ...chosen, game: game || null })}
        />
        {tab === "endless" ? (
          <SourceField
            label="Difficulty"
            value={chosen.difficulty}
            choices={difficulties.map((difficulty) => ({ value: difficulty, text: capital(difficulty) }))}
            choose={(text) =>
              choosePuzzles({
                ...chosen,
                difficulty: difficulties.find((difficulty) => difficulty === text) ?? null,
              })
            }
          />
        ) : null}
      </div>
    </div>
  );
}

function Archive({ page }: PageProps) {
  const { solved, mistakes } = page.state.value.puzzles ?? keptPuzzles(page.world);
  useEffect(() => void lendOutside(page), []);
  const { calendar, next } = overviewOf(solved, mistakes, page.world.now());
  return (
    <div class="sheet archive">
      <h1 tabIndex={-1}>{puzzleDoors.archive.title}</h1>
      <p class="lead">
        {streakText(calendar)} {next}
      </p>
      <ol class="days">
        {calendar.days.map((day) => (
          <li key={day.date}>
            <a href={formatRoute({ view: "puzzle", door: puzzleDoors.today, detail: day.date })}>
              {day.title}
            </a>{" "}
            {dayText(day)}
          </li>
        ))}
      </ol>
    </div>
  );
}
