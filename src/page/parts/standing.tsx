import { useLayoutEffect, useRef } from "preact/hooks";
import type { ViewSlotName } from "../state/places.ts";
import { Asides, Play } from "./play/play.tsx";
import type { Page } from "./props.ts";

Asides.load().catch(() => {});

interface StandingProps {
  readonly page: Page;
  readonly place: ViewSlotName;
  readonly title: string;
  readonly waiting: string;
}

export function Standing({ page, place, title, waiting }: StandingProps) {
  const { activity, problem } = page.state.value.places[place];
  useTitleFocus(activity !== null);
  if (activity !== null) return <Play page={page} activity={activity} />;
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p class="lead">{problem === "" ? waiting : problem}</p>
    </>
  );
}

function useTitleFocus(there: boolean): void {
  const focused = useRef(false);
  focused.current = document.activeElement?.matches("main h1") === true;
  useLayoutEffect(() => {
    if (focused.current) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [there]);
}
