import { foldText } from "../state/words.ts";

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
