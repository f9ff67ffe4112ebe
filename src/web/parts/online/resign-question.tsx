import { Dialog } from "../play/questions.tsx";
import type { GameProps } from "../props.ts";

export function ResignQuestion({ page, table }: GameProps) {
  if (table.question !== "resign") return null;
  const leave = () => page.dispatch({ kind: "decide", yes: false });
  const resign = () => {
    leave();
    page.actions.online.resign();
  };
  return (
    <Dialog
      asked={{
        text: "Do you give this game up?",
        yes: { text: "Resign", act: resign },
        no: { text: "Play on", act: leave },
      }}
    />
  );
}
