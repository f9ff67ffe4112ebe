import { predict } from "../../../core/words/values.ts";
import { shownPosition, shownReport } from "../../../play/table.ts";
import { namesWithin } from "../../../play/words.ts";
import { BoardPart } from "../board/board.tsx";
import { Status } from "../boxes.tsx";
import { Button } from "../button.tsx";
import { Question } from "./asides.tsx";
import { CommandButton } from "./controls.tsx";
import { Keys } from "./keys.tsx";
import { type ActivityProps, propsOf } from "./play.tsx";

/** The commands that a whole room needs. The rest are behind Back. */
const needed: readonly string[] = ["undo", "next", "restart", "present"];

/** One board for a whole room. Values appear on request, and disappear with the next move. */
export function Large({ page, activity }: ActivityProps) {
  const { state, dispatch } = page;
  const props = propsOf(page, activity);
  const { scene, table, commands } = props;
  const { match } = table;
  const shown = state.value.revealed === match;
  const reveals = shown ? "Hide" : "Show";
  const reveal = () => dispatch({ kind: "set", values: { revealed: shown ? null : match } });
  const back = () => dispatch({ kind: "visit", route: { view: "play" } });
  const report = shownReport(table);
  return (
    <div class="play-large">
      <h1 class="visually-hidden" tabIndex={-1}>
        {match.game.title}
      </h1>
      <div class="frame">
        <Status scene={scene} />
        <BoardPart {...props} />
        <p class="large-value" role="status">
          {report === undefined || match.outcome !== null
            ? ""
            : predict(report.value, match.game.toMove(shownPosition(table)), namesWithin(match))}
        </p>
      </div>
      <div class="controls" role="toolbar" aria-label="Commands">
        {commands
          .filter(({ id }) => needed.includes(id))
          .map((each) => (
            <CommandButton key={each.id} look="control" page={page} command={each} />
          ))}
        <Button look="control" icon="lamp" text={`${reveals} values (v)`} on={shown} press={reveal} />
        <Button look="control" icon="back" text="Back" press={back} />
      </div>
      {scene.question === null ? null : <Question {...props} question={scene.question} />}
      <Keys {...props} own={[{ key: "v", words: `${reveals} values`, press: reveal }]} />
    </div>
  );
}
