import { Dialog } from "../play/questions.tsx";
import type { GameProps } from "../props.ts";

export function ResignQuestion({ page, desk }: GameProps) {
  if (desk.question !== "resign") return null;
  const leave = () => page.dispatch({ kind: "ask", question: null });
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
