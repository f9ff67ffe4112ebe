import { useEffect, useState } from "preact/hooks";
import { type TheoryExample, type TheorySection, theorySections } from "../../computer/theory.ts";
import type { Game } from "../../core/game.ts";
import { setUp } from "../../core/setup.ts";
import { formatRoute } from "../state/route.ts";
import { newForm } from "../state/setup/setup-form.ts";
import { missingPart } from "../state/spoken.ts";
import { isPlayedOnline } from "../state/state.ts";
import { StartPicture } from "./board/board-picture.tsx";
import { Button, LinkButton } from "./button.tsx";
import type { GameViewProps, Page } from "./props.ts";
import { WayOn } from "./rules.tsx";

export function Theory({ game, page }: GameViewProps) {
  return (
    <article class="rules theory sheet">
      <h1 tabIndex={-1}>{game.title}: who wins and why</h1>
      {isPlayedOnline(page.state.value, game) ? (
        <p class="lead">You're playing this game online. Come back when it's over.</p>
      ) : (
        <Contents key={game.id} game={game} page={page} />
      )}
      <div class="button-row">
        <WayOn game={game} page={page} />
        <LinkButton text="Rules" href={formatRoute({ view: "rules", game })} />
      </div>
    </article>
  );
}

function Contents({ game, page }: GameViewProps) {
  const [sections, setSections] = useState<readonly TheorySection[]>([]);
  const [failed, setFailed] = useState(false);
  const [known, setKnown] = useState<readonly string[]>(["Working it out…"]);
  useEffect(() => {
    theorySections(game).then(setSections, () => setFailed(true));
    void page.advisor.ask({ kind: "known", game: game.id }).then((answer) => {
      if (answer.ok) setKnown(answer.value.sentences);
    });
  }, []);
  return (
    <>
      {failed ? <p class="lead">{missingPart}</p> : null}
      {sections.map(({ title, paragraphs, examples }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{keepPairs(paragraph)}</p>
          ))}
          {examples.map((example) => (
            <ExamplePart key={example.from} example={example} game={game} page={page} />
          ))}
        </section>
      ))}
      <h2>What the solver finds at the standard size</h2>
      <ul class="known">
        {known.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

/** Keeps a pair such as 9-10 on one line. */
function keepPairs(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, "\u2011");
}

function ExamplePart({ example, game, page }: GameViewProps & { readonly example: TheoryExample }) {
  const { from, options, kind, board, verdict, caption } = example;
  const setup = setUp(game, { options, from });
  return (
    <figure class="example">
      <StartPicture setup={setup} />
      <figcaption>
        <p class="visually-hidden">{board.join(" ")}</p>
        <p class="example-verdict" data-value={kind}>
          {verdict}
        </p>
        <p>{keepPairs(caption)}</p>
        <Button text="Play from here" press={() => setUpExample(page, game, example)} />
      </figcaption>
    </figure>
  );
}

function setUpExample({ state, dispatch }: Page, game: Game, { from, options }: TheoryExample): void {
  const { texts } = newForm(game, state.value.preferences);
  const given = Object.entries({ ...options, from }).map(([name, value]) => [name, String(value)]);
  const form = { game, texts: { ...texts, ...Object.fromEntries(given) } };
  dispatch({ kind: "set", values: { form } });
  dispatch({ kind: "visit", route: { view: "setup", game } });
}
