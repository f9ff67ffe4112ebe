import { useEffect, useRef } from "preact/hooks";
import { isLarge } from "../state/state.ts";
import { Header } from "./header.tsx";
import { Home } from "./home/home.tsx";
import { later } from "./later.tsx";
import { Problem } from "./problem.tsx";
import type { PageProps } from "./props.ts";

export const PlayLater = later("Game", async () => (await import("./play/play.tsx")).Play);
const OnlineLater = later("Online game", async () => (await import("./online/online.tsx")).OnlinePart);
const LearnLater = later("Learn", async () => (await import("./learn.tsx")).Learn);
const LargeLater = later("Large board", async () => (await import("./play/large.tsx")).Large);
const LessonLater = later("Lesson", async () => (await import("./learn.tsx")).Lesson);
const YourGamesLater = later("Your games", async () => (await import("./home/your-games.tsx")).YourGames);
const SetupLater = later("New game", async () => (await import("./setup/setup.tsx")).Setup);
const RulesLater = later("Rules", async () => (await import("./rules.tsx")).Rules);
const PuzzleLater = later("Puzzles", async () => (await import("./puzzle.tsx")).Puzzle);
const TheoryLater = later("Theory", async () => (await import("./theory.tsx")).Theory);

export function App({ page }: PageProps) {
  const { route, said } = page.state.value;
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      main.current?.querySelector<HTMLElement>("h1")?.focus();
      scrollTo(0, 0);
    }
    first.current = false;
  }, [route.view]);
  return (
    <>
      {isLarge(page.state.value) ? null : <Header page={page} />}
      {/* A new view is a new element, so nothing seems to move over from the previous one. */}
      <main key={route.view} ref={main} class={`view view-${route.view}`}>
        <View page={page} />
      </main>
      {/* Announces moves, results and problems to screen readers. */}
      <div class="visually-hidden" role="status" aria-live="polite">
        <span key={said.times}>{said.text}</span>
      </div>
    </>
  );
}

function View({ page }: PageProps) {
  const { route, places, form, online } = page.state.value;
  const { activity: game } = places.game;
  switch (route.view) {
    case "home":
      return <Home page={page} />;
    case "learn":
      return <LearnLater page={page} />;
    case "yours":
      return <YourGamesLater page={page} />;
    case "setup":
      return <SetupLater page={page} form={form} game={route.game} />;
    case "rules":
      return <RulesLater game={route.game} page={page} />;
    case "lesson":
      return <LessonLater game={route.game} page={page} />;
    case "theory":
      return <TheoryLater game={route.game} page={page} />;
    case "play":
      if (game === null) return <Home page={page} />;
      return route.large === true ? (
        <LargeLater page={page} activity={game} />
      ) : (
        <PlayLater page={page} activity={game} />
      );
    case "puzzle":
      return <PuzzleLater page={page} route={route} />;
    case "online":
      return online === null ? null : <OnlineLater page={page} online={online} />;
    case "problem":
      return <Problem message={route.message} page={page} />;
  }
}
