import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { ofSeat, type Seat, seats } from "../../../core/seat.ts";
import { commandsOf, sceneOf } from "../../../play/activity.ts";
import { findCommand } from "../../../play/command.ts";
import type { Activity } from "../../../play/contract.ts";
import type { PlayerScene, Scene } from "../../../play/scene.ts";
import type { PlaceName } from "../../state/route.ts";
import { unfolded } from "../../state/state.ts";
import { BoardPart, isMessage } from "../board/board.tsx";
import { focusBoard, focusNext } from "../board/board-input.ts";
import { AfterBoard, isEnding, Status } from "../boxes.tsx";
import { Button } from "../button.tsx";
import { HomeLink, partsLater } from "../later.tsx";
import type { Page, PageProps, PlayProps } from "../props.ts";
import { Controls, onPage } from "./controls.tsx";
import { Keys } from "./keys.tsx";
import { Register } from "./register.tsx";

/** A first move doesn't need these. If they'll be needed soon, they load in advance. */
export const Asides = partsLater(() => import("./asides.tsx"));
const Ending = partsLater(() => import("./ending.tsx"));

export interface ActivityProps extends PageProps {
  readonly activity: Activity;
  readonly above?: ComponentChildren;
  readonly beside?: ComponentChildren;
}

export function Play({ page, activity, above, beside }: ActivityProps) {
  const props = propsOf(page, activity);
  const { scene } = props;
  const noticed = useRef(false);
  noticed.current ||= scene.problems.length > 0 || !scene.notices.every(isMessage);
  useTimer(() => page.put({ kind: "ticked", now: page.world.milliseconds() }), scene.ticking);
  useFocus(scene);
  const { question } = scene;
  const { sheet } = page.state.value;
  return (
    <div class="play" data-side={scene.players !== null}>
      <div class="play-head">
        <h1 class="play-title" tabIndex={-1}>
          {scene.title} <span class="play-where">{whereText(props)}</span>
        </h1>
        {scene.steps.length === 0 ? null : <Asides>{({ Steps }) => <Steps {...props} />}</Asides>}
        <SeatPlates {...props} />
      </div>
      <div class="play-table">
        {noticed.current ? <Asides>{({ Notices }) => <Notices {...props} />}</Asides> : null}
        {above}
        <Frame {...props} />
        {scene.slots.length === 0 ? null : <Asides>{({ Rule }) => <Rule {...props} />}</Asides>}
        <Controls {...props}>{isOver(scene) ? <Share {...props} /> : null}</Controls>
      </div>
      <Side {...props} beside={beside} />
      {question === null ? null : (
        <Asides>{({ Question }) => <Question page={page} question={question} />}</Asides>
      )}
      {sheet === null ? null : <Asides>{({ TextSheet }) => <TextSheet page={page} sheet={sheet} />}</Asides>}
      <Keys {...props} />
    </div>
  );
}

/** After a daily puzzle, the streak and the next puzzle. Otherwise the goal, unless it's shown elsewhere, or the place. */
function whereText({ page, scene, table }: PlayProps): string {
  if (scene.share !== null) return scene.notes.join(" ");
  const isOnline = page.state.value.route.view === "online";
  const isHidden = !isOnline && scene.told !== "" && !isEnding(scene) && table.match.series === null;
  return isHidden ? scene.line.replace(/\. .*/, ".") : scene.place;
}

function Side({ beside, ...props }: PlayProps & Pick<ActivityProps, "beside">) {
  const { page, scene, table } = props;
  if (scene.players === null) return null;
  return (
    <div class="play-side">
      <AfterBoard>
        {scene.analysisAllowed ? null : beside}
        {table.match.moves.length === 0 || (table.match.watched && table.retried !== undefined) ? (
          <HowToPlay table={table} />
        ) : (
          <Register page={page} table={table} />
        )}
        {table.study === null || hasPoster(props) ? null : (
          <Ending>{({ Review }) => <Review {...props} />}</Ending>
        )}
      </AfterBoard>
    </div>
  );
}

/** Replaces the list of moves at first, and for a stranger who tries a shared game. The board shows the first rule. */
function HowToPlay({ table: { match } }: Pick<PlayProps, "table">) {
  return (
    <section class="how-to-play sheet">
      <h2>How to play</h2>
      {match.game.rulesPage.rules.slice(1).map((rule) => (
        <p key={rule}>{rule}</p>
      ))}
    </section>
  );
}

interface StandingProps extends PageProps {
  readonly place: PlaceName;
  readonly title: string;
  readonly waiting: string;
}

export function Standing({ page, place, title, waiting }: StandingProps) {
  const { activity, problem } = page.state.value.places[place];
  useTitleFocus(activity !== null);
  if (activity !== null) return <Play page={page} activity={activity} />;
  return (
    <div class="sheet problem">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{problem === "" ? waiting : problem}</p>
      {problem === "" ? null : <HomeLink brass />}
    </div>
  );
}

function useTitleFocus(there: boolean): void {
  const focused = useRef(false);
  focused.current = isAt("main h1");
  useLayoutEffect(() => {
    if (focused.current) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [there]);
}

const every = 200;

export function useTimer(run: () => void, running: boolean): void {
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(run, every);
    return () => clearInterval(timer);
  }, [running]);
}

function isOver(scene: Scene): boolean {
  return isEnding(scene) && scene.players !== null && scene.analysisAllowed;
}

function hasPoster({ scene, table: { study, viewing, match } }: PlayProps): boolean {
  return isOver(scene) && study !== null && viewing === null && match.moves.length > 0;
}

function Share(props: PlayProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="control" icon="link" text="Share" press={() => setOpen(true)} />
      {open ? (
        <Ending>{({ ShareDialog }) => <ShareDialog {...props} leave={() => setOpen(false)} />}</Ending>
      ) : null}
    </>
  );
}

function Frame(props: PlayProps) {
  const { page, scene, table } = props;
  const { route, unfolding } = page.state.value;
  const board = unfolded(table, unfolding);
  // Hints and previews replace a puzzle's rule and goal, so they take no room from the board.
  const isTask = route.view === "puzzle" && scene.headline.sign === "task";
  return (
    <div class="frame" data-end={isEnding(scene) ? scene.headline.sign : undefined}>
      <Status scene={isTask ? { ...scene, rule: "", line: "" } : scene} />
      <BoardPart {...props} table={board}>
        {isOver(scene) ? <Ending>{({ TurningPart }) => <TurningPart {...props} />}</Ending> : null}
        {isTask ? <p class="frame-preview">{`${scene.rule} ${scene.line}`}</p> : null}
      </BoardPart>
      {hasPoster(props) ? <Ending>{({ Poster }) => <Poster {...props} />}</Ending> : null}
      {scene.choices.length === 0 ? null : <Asides>{({ Answers }) => <Answers {...props} />}</Asides>}
    </div>
  );
}

export function propsOf(page: Page, shown: Activity): PlayProps {
  const { kind, state } = shown;
  const hides = state.study === null && state.review !== null;
  const activity = hides ? { kind, state: { ...state, review: null } } : shown;
  const scene = sceneOf(activity);
  const commands = onPage(commandsOf(activity));
  // In an earlier position, the main command returns to the present or, in a shared game, steps on.
  const back = activity.state.match.watched ? "later" : "present";
  const main = scene.main ?? findCommand(commands, back)?.id ?? null;
  return { page, scene: { ...scene, main }, commands, table: activity.state };
}

/** When an activity opens, the focus stays where it is. In lessons, the first step begins right away. */
function useFocus(scene: Scene): void {
  const { main, asks, place } = scene;
  const before = useRef<Scene["main"] | undefined>(undefined);
  useEffect(() => {
    const was = before.current;
    before.current = main;
    const frame = requestAnimationFrame(() => {
      if (mayBegin(was, scene)) focusTask(asks);
      else if (was !== undefined && isDone(scene) && isAt(doneAt)) focusNext();
    });
    return () => cancelAnimationFrame(frame);
  }, [main, asks, place]);
}

/** A press in one of these places may have ended the step. */
const doneAt = "body, .board *, .answers *, .statement *, .controls *, .steps-line *";

/** In an earlier position, a move may start a new game, so the board keeps the focus. */
function isDone({ asks, main, headline }: Scene): boolean {
  return asks === null && main !== null && headline.sign !== "past";
}

function mayBegin(was: Scene["main"] | undefined, { asks, steps }: Scene): boolean {
  if (was === undefined) return steps.length > 0 && isAt("h1");
  // Moves the focus to the new task if the focus is lost, or on the board or a command.
  return asks !== null && was !== null && isAt("body, .controls *, .board *");
}

function isAt(selector: string): boolean {
  return document.activeElement?.matches(selector) === true;
}

function focusTask(asks: Scene["asks"]): void {
  const first = { choice: ".answers button", text: ".statement select", move: null }[asks ?? "move"];
  if (first === null) focusBoard();
  else document.querySelector<HTMLElement>(first)?.focus();
}

function SeatPlates(props: PlayProps) {
  const { players } = props.scene;
  if (players === null) return null;
  return (
    <div class="seats">
      {seats.map((seat) => (
        <SeatPlate key={seat} {...props} seat={seat} player={ofSeat(players, seat)} />
      ))}
    </div>
  );
}

type PlateProps = PlayProps & { readonly seat: Seat; readonly player: PlayerScene };

function SeatPlate({ page, scene, seat, player }: PlateProps) {
  const { name, level, won, score } = player;
  const toMove = player.toMove && scene.headline.sign !== "waiting";
  return (
    <div class="seat" data-seat={seat} data-lit={toMove || won}>
      <span class="lamp" aria-hidden="true" />
      <span class="seat-who">
        <span class="seat-name" dir="auto">
          {name}
        </span>
        {level === null ? null : <span class="seat-level">{`(${level})`}</span>}
      </span>
      <span class="visually-hidden">{won ? "won" : toMove ? "to move" : ""}</span>
      {score === null ? null : (
        <span class="seat-score">
          <span class="visually-hidden">games won: </span>
          {score}
        </span>
      )}
      <SeatExtra page={page} player={player} />
    </div>
  );
}

const presenceWords = { here: "online", away: "away", empty: "empty" } as const;

function SeatExtra({ page, player }: PageProps & { readonly player: PlayerScene }) {
  const { you, clock, presence } = player;
  if (presence === null && clock === null) return null;
  return (
    <span class="seat-extra">
      {you ? <span class="seat-you">you</span> : null}
      {you || presence === null ? null : (
        <span class="seat-presence" data-here={presence === "here"}>
          {presenceWords[presence]}
        </span>
      )}
      {clock === null ? null : (
        <Asides>{({ SeatClock }) => <SeatClock page={page} player={player} left={clock} />}</Asides>
      )}
    </span>
  );
}
