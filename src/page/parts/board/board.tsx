import type { RenderableProps } from "preact";
import { useRef } from "preact/hooks";
import type { MoveValues } from "../../../computer/job.ts";
import { neededParts } from "../../../core/needed.ts";
import { findCommand } from "../../../play/command.ts";
import type { Notice, Scene } from "../../../play/scene.ts";
import { branchOf, shownPosition, shownReport, type Table, typedMove } from "../../../play/table.ts";
import { boardView } from "../../state/board/board-view.ts";
import { analysisMode, shownActivity } from "../../state/state.ts";
import { boardText, foldText, previewLine } from "../../state/words.ts";
import { Folded } from "../boxes.tsx";
import type { PlayProps } from "../props.ts";
import { boardHandlers, useBoardFocus } from "./board-input.ts";
import { knownValues, ValueBadge } from "./cell.tsx";
import { ReasonDrawing } from "./drawing.tsx";
import { GroupPart } from "./group.tsx";

/** The board is one Tab stop, and arrow keys move within it. In an earlier position, a move may start a new game. */
export function BoardPart({ page, scene, commands, table, children }: RenderableProps<PlayProps>) {
  const { needed } = scene;
  const root = useRef<HTMLFieldSetElement>(null);
  const pointer = useRef("");
  const shownTable = tableFor(scene, commands, table);
  const report = shownReport(table);
  const values = knownValues(report);
  const shown = table.preview === null ? undefined : report?.whyMoves[table.preview];
  const marked = scene.several && scene.asks === "move" ? scene.marked : null;
  const { judgedPly } = scene;
  const verdicts = Object.keys(scene.verdicts).length > 0 ? scene.verdicts : undefined;
  const view = boardView(shownTable, { marked, values, verdicts, judgedPly });
  const listed = neededParts(table.match.game, needed.whose, shownPosition(table), view.after);
  const preview = () => shownActivity(page.state.value)?.state.preview ?? null;
  const refuse = (cell: string) => {
    const move = view.live ? typedMove({ ...shownTable, typed: cell }) : undefined;
    if (move?.ok !== false) return;
    page.put({ kind: "preview", move: null });
    page.dispatch({ kind: "flash", text: move.problem.message });
  };
  // This is a hint or the preview's effect. A hint stays until another move is previewed.
  const told = messageOf(scene);
  const heard = useRef({ told, with: table.preview });
  if (heard.current.told !== told) heard.current = { told, with: table.preview };
  const isNew = told !== "" && heard.current.with === table.preview;
  const isShown = table.preview !== null && !isNew;
  const effect = () => `${previewLine(table.preview ?? "", view.effect)} ${foldText(shown?.why ?? "").head}`;
  const foot = isShown ? effect().trim() : told;
  const input = { root, pointer, preview, marks: marked !== null, refuse, put: page.put };
  useBoardFocus(input, table);
  return (
    <>
      <fieldset
        ref={root}
        class="board"
        aria-label="Board"
        data-marks={analysisMode(page.state.value) !== "off"}
        data-live={view.live}
        {...boardHandlers(input)}
      >
        <p class="visually-hidden">
          {`${boardText(table.match, shownPosition(table))} ${needed.line}`.trim()}
        </p>
        <div class="board-cells">
          {view.groups.map((group) => (
            <GroupPart key={group.title} group={group} />
          ))}
          <OtherMoves moves={view.others} values={values} />
        </div>
        <ReasonDrawing
          root={root}
          reasons={shown?.reasons ?? report?.reasons ?? table.reasons}
          ways={view.effect.links}
        />
      </fieldset>
      <p class="needed" aria-hidden="true">
        {listed.map(({ text, look }) => (
          <span key={text} data-look={look}>
            {text}
          </span>
        ))}
      </p>
      <div class="frame-foot">
        <div class="frame-preview" id="preview" data-preview={isShown} data-plays={marked === null}>
          <Folded key={foot} text={foot} />
        </div>
        {foot === "" ? children : null}
      </div>
    </>
  );
}

function tableFor({ asks }: Scene, commands: PlayProps["commands"], table: Table): Table {
  const past = findCommand(commands, "playOn") === undefined ? null : branchOf(table);
  return past ?? (asks === "move" ? table : { ...table, controls: "none" });
}

function messageOf({ notices, notes, slots, share, needed }: Scene): string {
  const said = notices.filter(isMessage).map(({ text }) => text);
  // Next to a rule or a result, notes have their own place.
  const known = slots.length > 0 || share !== null ? [] : [...notes, needed.about];
  return said.join(" ") || known.join(" ").trim();
}

/** True for a notice that can wait, which is below the board. Any other needs attention, so it's above. */
export function isMessage({ tone, answers }: Notice): boolean {
  return answers === undefined && tone !== "strong";
}

interface OtherProps {
  readonly moves: readonly string[];
  readonly values: MoveValues | undefined;
}

function OtherMoves({ moves, values }: OtherProps) {
  if (moves.length === 0) return null;
  return (
    <fieldset class="other-moves" aria-label="Other moves">
      {moves.map((move) => (
        <button key={move} type="button" class="button" data-move={move} data-target={`move ${move}`}>
          {move}
          <ValueBadge value={values?.[move]} />
        </button>
      ))}
    </fieldset>
  );
}
