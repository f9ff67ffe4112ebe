import type { ComponentChildren, RenderableProps } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { HeadlineSign, Scene } from "../../play/scene.ts";
import { openRecordText } from "../effects/wants.ts";
import { foldText } from "../state/words.ts";
import { Button } from "./button.tsx";
import type { PageProps } from "./props.ts";

type NoticeProps = RenderableProps<{ readonly text: string; readonly alarm?: boolean }>;

export function NoticeBox({ text, alarm = false, children }: NoticeProps) {
  return (
    <div class="notice" data-kind={alarm ? "alarm" : "news"}>
      <p>{text}</p>
      {children}
    </div>
  );
}

export function Folded({ text }: { readonly text: string }) {
  const { head, rest } = foldText(text);
  if (rest === "") return <span>{text}</span>;
  return (
    <details class="fold">
      <summary>{head}</summary>
      {rest}
    </details>
  );
}

/** Draws everything else after the board, so a press shows right away. */
export function AfterBoard({ children }: { readonly children: ComponentChildren }) {
  const [drawn, setDrawn] = useState(children);
  // The state may change again before this draws, so this draws the latest.
  const latest = useRef(children);
  latest.current = children;
  useEffect(() => void setTimeout(() => setDrawn(latest.current)), [children]);
  return drawn;
}

interface ChoicesProps<T extends string> {
  readonly name: string;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  readonly chosen: string;
  readonly choose: (value: T) => void;
  readonly tiles?: boolean;
}

export function Choices<T extends string>({ name, choices, chosen, choose, tiles = false }: ChoicesProps<T>) {
  return (
    <div class={tiles ? "tiles" : "choices"}>
      {choices.map(({ value, words }) => (
        <label key={words} class={tiles ? "choice tile" : "choice"}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}

export function ImportButton({ page }: PageProps) {
  const input = useRef<HTMLInputElement>(null);
  const read = async (files: FileList | null) => {
    const text = await files?.item(0)?.text();
    if (input.current !== null) input.current.value = "";
    if (text !== undefined) await openRecordText(page, text);
  };
  return (
    <>
      <Button text="Open a saved game" icon="load" press={() => input.current?.click()} />
      <input
        ref={input}
        class="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label="Saved game file"
        tabIndex={-1}
        onChange={(event) => void read(event.currentTarget.files)}
      />
    </>
  );
}

export function Status({ scene }: { readonly scene: Scene }) {
  const { headline, rule, line, told } = scene;
  const over = isEnding(scene);
  // Later in a game, the last move is news, and the goal isn't.
  const last = over || told === "" ? line : told;
  return (
    <div key={headline.text} class={over ? "status status-over" : "status"} data-sign={headline.sign}>
      <p class="status-head">{headline.text}</p>
      {rule === "" ? null : (
        <p key={`rule ${rule}`} class="status-rule">
          {rule}
        </p>
      )}
      <p key={`line ${last}`} class="status-line">
        {last}
      </p>
    </div>
  );
}

const endings: ReadonlySet<HeadlineSign> = new Set(["won", "lost", "drawn"]);

export function isEnding({ headline }: Scene): boolean {
  return endings.has(headline.sign);
}
