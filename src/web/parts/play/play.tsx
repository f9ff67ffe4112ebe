import type { ComponentChildren } from "preact";
import { useRef, useState } from "preact/hooks";
import { commandsOf, sceneOf } from "../../../activity/activity.ts";
import { findCommand } from "../../../activity/command.ts";
import type { Activity } from "../../../activity/contract.ts";
import type { Scene } from "../../../activity/scene.ts";
import { unfolded } from "../../state/unfold.ts";
import { AfterBoard } from "../after-board.tsx";
import { BoardPart } from "../board/board.tsx";
import { Control } from "../button.tsx";
import type { Page, PageProps, PlayProps } from "../props.ts";
import { useTimer } from "../use-timer.ts";
import { onPage } from "./command-button.tsx";
import { Controls } from "./controls.tsx";
import { Keys } from "./keys.tsx";
import { Asides, Ending } from "./loaded-later.ts";
import { hasNotices, isEnding } from "./message.ts";
import { Register } from "./register.tsx";
import { SeatPlates } from "./seat-plates.tsx";
import { Status } from "./status.tsx";
import { Understand } from "./understand.tsx";
import { useFocus } from "./use-focus.ts";

export interface ActivityProps extends PageProps {
  readonly activity: Activity;
  /** Added above the board, among the commands and beside the moves. */
  readonly above?: ComponentChildren;
  readonly control?: ComponentChildren;
  readonly beside?: ComponentChildren;
}

export function Play({ page, activity, above, control, beside }: ActivityProps) {
  const props = propsOf(page, activity);
  const { scene, table } = props;
  const noticed = useRef(false);
  noticed.current ||= hasNotices(scene);
  useTimer(() => page.put({ kind: "ticked", now: page.world.milliseconds() }), scene.ticking);
  useFocus(scene);
  const { question } = scene;
  const { sheet } = page.state.value;
  return (
    <div class="play" data-side={scene.players !== null}>
      <div class="play-table">
        <h1 class="play-title" tabIndex={-1}>
          {scene.title} <span class="play-where">{scene.place}</span>
        </h1>
        {scene.steps.length === 0 ? null : <Asides>{({ Steps }) => <Steps {...props} />}</Asides>}
        <SeatPlates {...props} />
        {noticed.current ? <Asides>{({ Notices }) => <Notices {...props} />}</Asides> : null}
        {above}
        <Frame {...props} />
        {scene.slots.length === 0 ? null : <Asides>{({ Rule }) => <Rule {...props} />}</Asides>}
        {scene.share === null ? null : <Asides>{({ Shared }) => <Shared {...props} />}</Asides>}
        <Controls {...props}>
          {control}
          {isOver(scene) ? <Share {...props} /> : null}
        </Controls>
      </div>
      {scene.players === null ? null : (
        <div class="play-side">
          <AfterBoard>
            <Register page={page} table={table} />
            {scene.open ? <Understand page={page} table={table} /> : beside}
          </AfterBoard>
        </div>
      )}
      {table.study === null ? null : (
        <AfterBoard>
          <Ending>{({ Review }) => <Review {...props} />}</Ending>
        </AfterBoard>
      )}
      {question === null ? null : (
        <Asides>{({ Question }) => <Question page={page} question={question} />}</Asides>
      )}
      {sheet === null ? null : <Asides>{({ TextSheet }) => <TextSheet page={page} sheet={sheet} />}</Asides>}
      <Keys {...props} />
    </div>
  );
}

/** Only games between players that may be reviewed. */
function isOver(scene: Scene): boolean {
  return isEnding(scene) && scene.players !== null && scene.open;
}

function Share(props: PlayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Control icon="link" text="Share" press={() => setOpen(true)} />
      {open ? (
        <Ending>{({ ShareDialog }) => <ShareDialog {...props} leave={() => setOpen(false)} />}</Ending>
      ) : null}
    </>
  );
}

function Frame(props: PlayProps) {
  const { page, scene, table } = props;
  const board = unfolded(table, page.state.value.unfolding);
  return (
    <div class="frame" data-end={isEnding(scene) ? scene.headline.sign : undefined}>
      <Status scene={scene} />
      <BoardPart {...props} table={board}>
        {isOver(scene) ? <Ending>{({ TurningPart }) => <TurningPart {...props} />}</Ending> : null}
      </BoardPart>
      {scene.choices.length === 0 ? null : <Asides>{({ Answers }) => <Answers {...props} />}</Asides>}
    </div>
  );
}

function withoutReview({ kind, state }: Activity): Activity {
  return { kind, state: { ...state, review: null } };
}

export function propsOf(page: Page, shown: Activity): PlayProps {
  const isHidden = shown.state.review !== null && shown.state.study === null;
  const activity = isHidden ? withoutReview(shown) : shown;
  const scene = sceneOf(activity);
  const commands = onPage(commandsOf(activity));
  // While looking back, the obvious thing is to return.
  const main = scene.main ?? findCommand(commands, "present")?.id ?? null;
  return { page, scene: { ...scene, main }, commands, table: activity.state };
}
