/** What the keys do at an online table, where it is something else than at a local one. */

import { type OnlineWord, parseOnlineCommand } from "../online/commands.ts";
import { claimWait, isOn, offerToAnswer } from "../online/standing.ts";
import { waitingText } from "../online/words.ts";
import { linksPage, onlineHelpPage } from "./pages.ts";
import { type OnlineScene, type ScreenState, type Step, show, step, type TableScene } from "./state.ts";
import { isOver } from "./table.ts";

/** The words of the plain dialogue that a key stands for here. */
const wordKeys: Readonly<Partial<Record<OnlineWord, string>>> = {
  help: "?",
  rules: "r",
  draw: "d",
  takeback: "u",
  accept: "y",
  decline: "n",
  claim: "c",
  resign: "g",
  rematch: "n",
  link: "l",
  quit: "q",
};

export function onlineWordKey(text: string): string | undefined {
  const command = parseOnlineCommand(text.replace(/^:/, ""));
  return command === undefined ? undefined : wordKeys[command.word];
}

export function sendMove(state: ScreenState, scene: TableScene, { view }: OnlineScene, move: unknown): Step {
  const done = { ...scene, typed: "", problem: "", said: "" };
  if (view.seat === null) return show(state, { ...done, problem: "You are watching this game." });
  if (!isOn(view) || scene.match.game.toMove(scene.match.positions.at(-1)) !== view.seat)
    return show(state, { ...done, problem: waitingText(view) });
  return show(state, done, { kind: "act", act: { do: "move", move: scene.match.game.formatMove(move) } });
}

/** Undefined where the key means what it always does. */
export function onlineKey(
  state: ScreenState,
  scene: TableScene,
  online: OnlineScene,
  name: string,
): Step | undefined {
  switch (name) {
    case "?":
    case "h":
      return show(state, onlineHelpPage(scene));
    case "l":
      return show(state, linksPage(scene, online.links));
    case "p":
      return step(state);
    case "i":
    case "v":
      return isOver(scene)
        ? step(state)
        : show(state, { ...scene, problem: "There are no hints in an online game." });
    case "u":
    case "y":
    case "n":
    case "d":
    case "c":
    case "g":
      return online.view.seat === null ? step(state) : playerKey(state, scene, online, name);
    default:
      return undefined;
  }
}

function playerKey(state: ScreenState, scene: TableScene, online: OnlineScene, name: string): Step {
  if (name === "y" || (name === "n" && !isOver(scene))) return respond(state, scene, online, name === "y");
  if (name === "n") return again(state, scene, online);
  if (isOver(scene)) return step(state);
  if (!isOn(online.view)) return show(state, { ...scene, problem: waitingText(online.view) });
  switch (name) {
    case "u":
      return act(state, scene, { do: "offer", what: "takeback" });
    case "d":
      return act(state, scene, { do: "offer", what: "draw" });
    case "g":
      return show(state, { ...scene, question: "resign", problem: "", said: "" });
    default:
      return claim(state, scene, online);
  }
}

function act(
  state: ScreenState,
  scene: TableScene,
  what: Extract<Parameters<typeof show>[2], { readonly kind: "act" }>["act"],
): Step {
  return show(state, { ...scene, problem: "", said: "" }, { kind: "act", act: what });
}

function respond(state: ScreenState, scene: TableScene, { view }: OnlineScene, accept: boolean): Step {
  const what = offerToAnswer(view);
  return what === undefined ? step(state) : act(state, scene, { do: "answer", what, accept });
}

function again(state: ScreenState, scene: TableScene, { view }: OnlineScene): Step {
  const offered = view.seat !== null && view.online.offers.rematch === view.seat;
  return offered ? step(state) : act(state, scene, { do: "offer", what: "rematch" });
}

function claim(state: ScreenState, scene: TableScene, { view, now }: OnlineScene): Step {
  const wait = claimWait(view, now);
  if (wait === 0) return show(state, { ...scene, question: "claim", problem: "", said: "" });
  const problem = wait === null ? "There is nothing to claim: the other player is here." : "";
  return show(state, { ...scene, problem });
}
