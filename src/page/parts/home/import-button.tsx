import { useRef, useState } from "preact/hooks";
import { openRecordText } from "../../effects/wants.ts";
import { Button } from "../button.tsx";
import type { PageProps } from "../props.ts";

export function ImportButton({ page }: PageProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const read = async (files: FileList | null) => {
    const text = await files?.item(0)?.text();
    if (input.current !== null) input.current.value = "";
    if (text === undefined) return;
    const result = await openRecordText(page, text);
    setProblem(result.ok ? null : result.problem.message);
    if (!result.ok) page.dispatch({ kind: "say", text: result.problem.message });
  };
  return (
    <div class="import">
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
      {problem === null ? null : <p class="complaint">{problem}</p>}
    </div>
  );
}
