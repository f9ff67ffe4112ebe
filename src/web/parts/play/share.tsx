import { ImportButton } from "../home/import-button.tsx";
import { Icon } from "../icon.tsx";
import type { TableProps } from "../props.ts";

export function Share({ page }: TableProps) {
  const { flash } = page.state.value;
  return (
    <section class="share" aria-label="Keep and share">
      <div class="button-row">
        <button type="button" class="button" onClick={() => void page.actions.copyLink()}>
          <Icon name="link" /> Copy link
        </button>
        <button type="button" class="button" onClick={page.actions.exportRecord}>
          <Icon name="save" /> Save as a file
        </button>
        <ImportButton page={page} />
      </div>
      <p class="flash">{flash}</p>
    </section>
  );
}
