import { useState } from "preact/hooks";
import { keepsNothing } from "../../state/spoken.ts";
import { Button } from "../button.tsx";
import type { PageProps } from "../props.ts";
import { ImportButton } from "./import-button.tsx";
import { FinishedGames, OnlineGames, UnfinishedGames } from "./kept-games.tsx";

export function YourGames({ page }: PageProps) {
  const { seats, unfinished, finished } = page.state.value;
  const none = seats.length + unfinished.length + finished.length === 0;
  const [restore, setRestore] = useState<(() => void) | null>(null);
  const forgotten = (back: () => void) => {
    setRestore(() => back);
    page.dispatch({ kind: "say", text: "Deleted. You can undo that." });
  };
  const undo = () => {
    restore?.();
    setRestore(null);
  };
  return (
    <div class="your-games sheet">
      <h1 tabIndex={-1}>Your games</h1>
      {none ? <p class="lead">No games yet. They will be stored only in this browser.</p> : null}
      {page.world.keeps() ? null : <p class="complaint">{keepsNothing}</p>}
      {restore === null ? null : (
        <p class="undo-line">
          Deleted. <Button text="Undo" press={undo} />
        </p>
      )}
      <OnlineGames page={page} />
      <UnfinishedGames page={page} forgotten={forgotten} />
      <FinishedGames page={page} forgotten={forgotten} />
      <ImportButton page={page} />
    </div>
  );
}
