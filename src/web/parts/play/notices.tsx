import { useEffect, useRef } from "preact/hooks";
import { findCommand } from "../../../activity/command.ts";
import type { Notice as SceneNotice } from "../../../activity/scene.ts";
import { capital } from "../../../words/values.ts";
import { focusBoard } from "../board/board-input.ts";
import { Button } from "../button.tsx";
import { NoticeBox } from "../notice-box.tsx";
import type { PlayProps } from "../props.ts";
import { isMessage } from "./message.ts";

export function Notices(props: PlayProps) {
  const { scene, commands, table, page } = props;
  const standing = scene.notices.filter((notice) => !isMessage(notice));
  // Problems with typed text appear beside its field.
  const problems = scene.problems.filter((text) => table.typed === "" || text !== table.problem);
  const reconnect = findCommand(commands, "reconnect");
  const held = useRef(false);
  // An answered notice disappears with the keyboard focus, which goes to the board.
  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    held.current = false;
    focusBoard();
  }, [standing.length]);
  return (
    <div
      class="notices"
      onFocusIn={() => {
        held.current = true;
      }}
      onFocusOut={(event) => {
        if (event.relatedTarget !== null) held.current = false;
      }}
    >
      {problems.map((text, index) => (
        <NoticeBox key={text} alarm text={text}>
          {reconnect === undefined || index > 0 ? null : (
            <Button
              text={capital(reconnect.label)}
              press={() => page.put({ kind: "run", id: "reconnect" })}
            />
          )}
        </NoticeBox>
      ))}
      {standing.map((notice) => (
        <StandingNotice key={notice.text} {...props} notice={notice} />
      ))}
    </div>
  );
}

function StandingNotice({ page, commands, notice }: PlayProps & { readonly notice: SceneNotice }) {
  const { tone, text, answers = [], rest = [""] } = notice;
  const buttons = answers.flatMap((id) => {
    const found = findCommand(commands, id);
    return found === undefined ? [] : rest.map((about) => ({ ...found, about }));
  });
  return (
    <NoticeBox alarm={tone === "alarm"} text={text}>
      {buttons.length === 0 ? null : (
        <div class="button-row">
          {buttons.map(({ id, label, about, off }, index) => (
            <Button
              key={`${id} ${about}`}
              brass={index === 0}
              text={capital(rest.length > 1 ? `${label} ${about}` : label)}
              off={off !== null}
              press={() => page.put({ kind: "run", id, rest: about })}
            />
          ))}
        </div>
      )}
    </NoticeBox>
  );
}
