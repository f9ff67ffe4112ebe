import { useEffect, useRef } from "preact/hooks";
import { capital } from "../../../core/words/values.ts";
import { commandForKey, findCommand } from "../../../play/command.ts";
import type { Scene } from "../../../play/scene.ts";
import { focusBoard } from "../board/board-input.ts";
import { Button } from "../button.tsx";
import type { PlayProps } from "../props.ts";

/** The commands' names for the browser's keys. Keys that scroll the page aren't here. */
const names: Readonly<Record<string, string>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  Enter: "return",
  Escape: "escape",
  h: "?",
};

const signs: Readonly<Record<string, string>> = { left: "←", right: "→", return: "Enter", escape: "Esc" };

export function Keys({ page, scene, commands }: PlayProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (isTyped(event)) return;
      if ((names[event.key] ?? event.key) === "?") return void list.current?.togglePopover();
      answerKey(event, { page, scene, commands });
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  return (
    <div class="more keys" id="keys" popover="auto" role="dialog" aria-label="Keys" ref={list}>
      <h2>Keys</h2>
      <dl>
        {keysIn(commands).map(([name, words]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <Button closes="keys" text="Close" press={() => {}} />
    </div>
  );
}

function answerKey(event: KeyboardEvent, { page, scene, commands }: Omit<PlayProps, "table">): void {
  const found = commandOf(event, commands, scene.main);
  const isToBoard = scene.asks === "move" && event.key.startsWith("Arrow") && !isWithin(event, stepped);
  if (found === undefined && !isToBoard) return;
  event.preventDefault();
  if (found === undefined) focusBoard();
  else page.put({ kind: "run", id: found.id });
}

function keysIn(commands: PlayProps["commands"]): readonly (readonly [name: string, words: string])[] {
  const named = commands.flatMap(({ help, keys, off }) => {
    const key = off === null ? keys.find(isOnPage) : undefined;
    return key === undefined ? [] : [[signs[key] ?? key, capital(help)] as const];
  });
  const words = "Choose a move, then press Enter to play it";
  return [...named, ["arrow keys", words], ["?", "Show this list"]];
}

/** These parts of the page use the arrow keys. Elsewhere, arrow keys lead to the board. */
const stepped = ".board, .register";

function isOnPage(key: string): boolean {
  return key.length === 1 || key in signs;
}

function isWithin({ target }: Event, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}

/** True if the key belongs to a field, a dialog, a popover or the browser. */
function isTyped(event: KeyboardEvent): boolean {
  const { ctrlKey, altKey, metaKey } = event;
  return ctrlKey || altKey || metaKey || isWithin(event, "input, select, textarea, dialog, [popover]");
}

/** Letters work only with the focus in the game, because they may come from dictation or by accident. */
function commandOf(event: KeyboardEvent, commands: PlayProps["commands"], main: Scene["main"]) {
  const key = names[event.key] ?? event.key;
  if (/^[a-z]$/i.test(event.key) && !isWithin(event, ".play")) return undefined;
  if ((key === "left" || key === "right") && isWithin(event, stepped)) return undefined;
  if (key === "return" && isWithin(event, "a, button, summary")) return undefined;
  const found = key === "return" ? findCommand(commands, main) : undefined;
  return found ?? (isOnPage(key) ? commandForKey(commands, key) : undefined);
}
