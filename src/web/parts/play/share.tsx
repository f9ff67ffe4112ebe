import { Button } from "../button.tsx";
import { ImportButton } from "../home/import-button.tsx";
import type { TableProps } from "../props.ts";

export function Share({ page }: TableProps) {
  const { flash } = page.state.value;
  return (
    <section class="share" aria-label="Keep and share">
      <div class="button-row">
        <Button text="Copy link" icon="link" press={page.actions.copyLink} />
        <Button text="Save as a file" icon="save" press={page.actions.exportRecord} />
        <ImportButton page={page} />
      </div>
      <p class="flash">{flash}</p>
    </section>
  );
}
