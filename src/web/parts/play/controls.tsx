import type { ComponentChildren } from "preact";
import { findCommand } from "../../../activity/command.ts";
import { Control } from "../button.tsx";
import type { PlayProps } from "../props.ts";
import { capitalised, hasButton, iconOf } from "./icons.ts";
import { More, MoreControl } from "./more.tsx";

/** What can be done now, as buttons: the obvious thing in brass, and what is seldom needed under More. */
export function Controls({ children, ...props }: PlayProps & { readonly children?: ComponentChildren }) {
  const { page, commands, scene } = props;
  const main = findCommand(commands, scene.main);
  const others = commands.filter((each) => each.id !== main?.id && hasButton(each) && !each.seldom);
  return (
    <>
      {/* Other buttons take the place of these; none of them moves to another place. */}
      <div key={scene.main} class="controls" role="toolbar" aria-label="Commands">
        {[...(main === undefined ? [] : [main]), ...others].map(({ id, label, off }) => (
          <Control
            key={id}
            brass={id === main?.id}
            icon={iconOf(id)}
            text={capitalised(label)}
            off={off !== null}
            press={() => page.put({ kind: "run", id })}
          />
        ))}
        {children}
        <MoreControl />
      </div>
      <More {...props} />
    </>
  );
}
