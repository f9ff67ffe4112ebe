import type { ComponentChildren } from "preact";
import { shownPosition } from "../../../table/table.ts";
import { openTableOf } from "../../state/state.ts";
import { AfterBoard } from "../after-board.tsx";
import { Button } from "../button.tsx";
import { ImportButton } from "../home/import-button.tsx";
import { Icon } from "../icon.tsx";
import type { TableProps } from "../props.ts";
import { TypedMove } from "./typed-move.tsx";

/** Opens what is seldom needed. */
export function MoreControl() {
  return (
    <button type="button" class="control" popovertarget="more">
      <Icon name="more" />
      <span>More</span>
    </button>
  );
}

interface MoreProps extends TableProps {
  /** Whether moves can be typed here. */
  readonly typing: boolean;
  /** What else can be done, as buttons. */
  readonly children?: ComponentChildren;
}

/** What is seldom needed: it lies over the page, so that nothing moves when it opens. */
export function More(props: MoreProps) {
  return (
    <AfterBoard>
      <MorePart {...props} />
    </AfterBoard>
  );
}

function MorePart({ page, table, typing, children }: MoreProps) {
  const { match } = table;
  const position = shownPosition(table);
  const open = openTableOf(page.state.value) !== null;
  const enlarge = () => page.dispatch({ kind: "visit", route: { view: "play", large: true } });
  const setUp = () => page.actions.setUpFrom(match, position);
  return (
    <div class="more" id="more" popover="auto" role="dialog" aria-label="More">
      <div class="more-actions">
        {children}
        {open ? (
          <Button closes="more" text="Copy a link to this game" icon="link" press={page.actions.copyLink} />
        ) : null}
        {open ? (
          <Button closes="more" text="Save as a file" icon="save" press={page.actions.exportRecord} />
        ) : null}
        {open && match.game.outcome(position) === null ? (
          <Button closes="more" text="Set up a game from here" press={setUp} />
        ) : null}
        {open ? <ImportButton page={page} /> : null}
        {page.state.value.route.view === "play" ? (
          <Button closes="more" text="Large board" press={enlarge} />
        ) : null}
        {table.hand === "both" ? (
          <button type="button" class="button" popovertarget="keys">
            Keys
          </button>
        ) : null}
      </div>
      {typing ? <TypedMove page={page} table={table} /> : null}
      <p class="more-key">
        Position <code>{match.game.key(position)}</code>
      </p>
    </div>
  );
}
