import type { ComponentChildren } from "preact";
import { formatRoute } from "../state/route.ts";
import { Button, LinkButton } from "./button.tsx";
import type { Page } from "./props.ts";

interface SheetProps {
  readonly title: string;
  readonly lead: string;
  readonly children?: ComponentChildren;
}

export function Sheet({ title, lead, children }: SheetProps) {
  return (
    <div class="problem sheet">
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{lead}</p>
      {children}
    </div>
  );
}

export function HomeLink({ brass = false }: { readonly brass?: boolean }) {
  return <LinkButton brass={brass} text="To the games" href={formatRoute({ view: "home" })} />;
}

export function Problem({ message, page }: { readonly message: string; readonly page: Page }) {
  const back = () => page.dispatch({ kind: "visit", route: { view: "play" } });
  return (
    <Sheet title="This link does not work" lead={message}>
      <p>Your games are safe.</p>
      <div class="button-row">
        <HomeLink brass />
        {page.state.value.places.game.activity === null ? null : (
          <Button text="Back to your game" press={back} />
        )}
      </div>
    </Sheet>
  );
}
