import type { ComponentChildren } from "preact";
import { findCommand } from "../../../activity/command.ts";
import { AfterBoard } from "../after-board.tsx";
import type { PlayProps } from "../props.ts";
import { CommandButton, hasButton, isSeldom } from "./command-button.tsx";
import { More, MoreControl } from "./more.tsx";

/** What can be done now, as buttons: the obvious thing in brass, and what is seldom needed under More. */
export function Controls({ children, ...props }: PlayProps & { readonly children?: ComponentChildren }) {
  const { page, commands, scene } = props;
  const main = findCommand(commands, scene.main);
  const others = commands.filter((each) => each.id !== main?.id && hasButton(each) && !isSeldom(each));
  return (
    <>
      {/* Other buttons take the place of these; none of them moves to another place. */}
      <div key={scene.main} class="controls" role="toolbar" aria-label="Commands">
        {[...(main === undefined ? [] : [main]), ...others].map((each) => (
          <CommandButton key={each.id} look="control" page={page} command={each} brass={each === main} />
        ))}
        {children}
        <MoreControl />
      </div>
      <AfterBoard>
        <More {...props} />
      </AfterBoard>
    </>
  );
}
