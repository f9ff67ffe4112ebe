import type { RenderableProps } from "preact";
import { capital } from "../../../core/words/values.ts";
import { type ActivityCommand, findCommand } from "../../../play/command.ts";
import type { Scene } from "../../../play/scene.ts";
import { saveCopy, share } from "../../effects/wants.ts";
import { type AnalysisMode, analysisModes } from "../../state/keep/preferences.ts";
import { formatLink, formatRoute } from "../../state/route.ts";
import { shownActivity } from "../../state/state.ts";
import { AfterBoard, Choices, ImportButton, isEnding } from "../boxes.tsx";
import { Button, type ButtonProps, Icon, type IconName, LinkButton } from "../button.tsx";
import type { PageProps, PlayProps } from "../props.ts";

/** The main command is in brass, and rarely used ones are under More. */
export function Controls({ children, ...props }: RenderableProps<PlayProps>) {
  const { page, commands, scene } = props;
  const main = findCommand(commands, scene.main);
  const others = commands.filter(
    (each) => each.id !== main?.id && hasButton(each, scene) && !isSeldom(each, props),
  );
  return (
    <>
      {/* A new main command gets new buttons, so none moves. */}
      <div key={scene.main} class="controls" role="toolbar" aria-label="Commands">
        {[...(main === undefined ? [] : [main]), ...others].map((each) => (
          <CommandButton key={each.id} look="control" page={page} command={each} brass={each === main} />
        ))}
        {children}
        <button type="button" class="control" popovertarget="more">
          <Icon name="more" />
          <span>More</span>
        </button>
      </div>
      <AfterBoard>
        <More {...props} />
      </AfterBoard>
    </>
  );
}

/** Opens over the page, so the rest doesn't move. */
function More(props: PlayProps) {
  const { page, commands, scene } = props;
  return (
    <div class="more" id="more" popover="auto" role="dialog" aria-label="More">
      <div class="more-actions">
        {commands
          .filter((each) => isSeldom(each, props) && hasButton(each, scene))
          .map((each) => (
            <CommandButton key={each.id} closes="more" page={page} command={each} />
          ))}
        <PageActions {...props} />
        <Button closes="more" text="Keys" press={() => document.getElementById("keys")?.showPopover()} />
      </div>
      {scene.analysisAllowed ? <AnalysisField page={page} /> : null}
    </div>
  );
}

function PageActions({ page, scene: { analysisAllowed }, table }: PlayProps) {
  const { state, world } = page;
  const { match, viewing } = table;
  const isPlay = state.value.route.view === "play";
  const copyLink = () => {
    const link = formatRoute({ view: "play" }, formatLink(match, viewing));
    return share(page, world.address() + link, "Link copied.");
  };
  const save = () => saveCopy(`${match.game.id}-${match.id}`, match);
  return (
    <>
      {isPlay ? (
        <LinkButton text="New game" href={formatRoute({ view: "setup", game: match.game.of })} />
      ) : null}
      {analysisAllowed ? (
        <>
          <Button closes="more" text="Copy link to this game" icon="link" press={copyLink} />
          <Button closes="more" text="Save to a file" icon="save" press={save} />
        </>
      ) : null}
      {analysisAllowed ? <ImportButton page={page} /> : null}
    </>
  );
}

const analysisModeWords: Readonly<Record<AnalysisMode, string>> = {
  off: "Off",
  after: "After the game",
  live: "Live",
};

/** Moves that are made with live values don't count toward the player's skill. */
function AnalysisField({ page }: PageProps) {
  return (
    <fieldset class="analysis">
      <legend class="field-label">Analysis</legend>
      <Choices
        name="analysis"
        choices={analysisModes.map((value) => ({ value, words: analysisModeWords[value] }))}
        chosen={page.state.value.preferences.analysis}
        choose={(analysis) => page.dispatch({ kind: "prefer", preferences: { analysis } })}
      />
    </fieldset>
  );
}

const icons: Readonly<Record<string, IconName>> = {
  undo: "undo",
  takeback: "undo",
  hint: "lamp",
  submit: "check",
  again: "restart",
  check: "check",
  sayable: "words",
  resume: "back",
  previous: "back",
  earlier: "back",
  retry: "restart",
  easier: "weak",
  stronger: "strong",
  restart: "restart",
  share: "link",
  present: "last",
  draw: "hands",
  resign: "flag",
  accept: "check",
  reconnect: "restart",
  rules: "rules",
  theory: "rules",
};

/** Replaces the terminal's labels, which are short because they share one hint. */
const texts: Readonly<Record<string, string>> = { earlier: "back", later: "forward" };

/** The page has links, fields and other controls for these commands. */
const ownWays: ReadonlySet<string> = new Set([
  "leave",
  "quit",
  "help",
  "values",
  "otherGame",
  "otherDifficulty",
]);

/** These commands have buttons elsewhere on the page. */
const withoutButton: ReadonlySet<string> = new Set(["look", "first", "last", "link", "meanwhile"]);

/** True for commands under More, which would crowd the toolbar. The review has its own button for a retry. */
function isSeldom({ id, seldom }: ActivityCommand, { scene }: PlayProps): boolean {
  const isPast = scene.headline.sign === "past";
  const crowding = isPast ? ["rules", "mistake"] : isEnding(scene) ? ["undo", "rules"] : [];
  return seldom || ["retry", ...crowding].includes(id);
}

/** Commands that are typed or answer a notice have no button. Neither do disabled ones after a puzzle. */
function hasButton({ id, keys, seldom, argument, off }: ActivityCommand, scene: Scene): boolean {
  if (isEnding(scene) && scene.players === null && off !== null) return false;
  return argument === null && (keys.length > 0 || seldom) && !withoutButton.has(id);
}

export function onPage(commands: readonly ActivityCommand[]): readonly ActivityCommand[] {
  return commands.filter(({ id, hidden }) => !hidden && !ownWays.has(id));
}

type CommandLooks = Pick<ButtonProps, "brass" | "closes" | "look">;
type CommandProps = PageProps & CommandLooks & { readonly command: ActivityCommand };

/** An offer made with a button needs no confirmation. Keys are easily pressed by mistake, but buttons aren't. */
function CommandButton({ page, command: { id, label, off }, ...looks }: CommandProps) {
  const press = () => {
    page.put({ kind: "run", id });
    if (shownActivity(page.state.value)?.state.question === "offer") page.put({ kind: "decide", yes: true });
  };
  return (
    <Button
      {...looks}
      icon={icons[label] ?? icons[id] ?? "forward"}
      text={capital(texts[id] ?? label)}
      off={off !== null}
      press={press}
    />
  );
}
