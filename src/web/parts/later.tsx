import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { missingPart } from "../effects/served.ts";
import { Sheet } from "./problem.tsx";

/** Parts that most visits need nothing of are loaded when they are shown for the first time; until then, a sheet or nothing. */
function later<P extends object>(title: string | null, load: () => Promise<ComponentType<P>>) {
  /** Kept once it is there, so that it is drawn at once the next time. */
  let loaded: ComponentType<P> | undefined;
  return function Later(props: P) {
    const [Part, setPart] = useState(() => loaded);
    const [failed, setFailed] = useState(false);
    const [focused, setFocused] = useState(false);
    useEffect(() => {
      if (Part !== undefined) return;
      load().then(
        (part) => {
          loaded = part;
          setFocused(title !== null && heading() !== null && document.activeElement === heading());
          setPart(() => part);
        },
        () => setFailed(true),
      );
    }, []);
    // Who had the heading of the empty sheet gets that of the view.
    useEffect(() => {
      if (focused) heading()?.focus();
    }, [focused]);
    if (Part !== undefined) return <Part {...props} />;
    return title === null ? null : <Sheet title={title} lead={failed ? missingPart : "Opening…"} />;
  };
}

function heading(): HTMLElement | null {
  return document.querySelector<HTMLElement>("main h1");
}

export const OnlineLater = later("Online game", async () => (await import("./online/online.tsx")).OnlinePart);
export const LearnLater = later("Learn", async () => (await import("./learn.tsx")).Learn);
export const LargeLater = later("Large board", async () => (await import("./play/large.tsx")).Large);
export const LessonLater = later("Lesson", async () => (await import("./lesson/lesson.tsx")).LessonPart);
export const YourGamesLater = later(
  "Your games",
  async () => (await import("./home/your-games.tsx")).YourGames,
);
export const SetupLater = later("New game", async () => (await import("./setup/setup.tsx")).Setup);
export const RulesLater = later("Rules", async () => (await import("./rules.tsx")).Rules);
export const PuzzleLater = later("Puzzles", async () => (await import("./puzzle.tsx")).Puzzle);
export const TheoryLater = later("Theory", async () => (await import("./theory.tsx")).Theory);
/** Nothing stands below what the solver knows, so nothing is shown until then. */
export const InsightLater = later(null, async () => (await import("./play/insight.tsx")).Insight);
