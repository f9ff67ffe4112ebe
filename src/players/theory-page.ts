/** A game's theory as every face shows it: sections of text, positions with their boards, and a table. No solver is needed. */

import type { Value } from "../core/analysis.ts";
import type { Game } from "../core/game.ts";
import type { Options } from "../core/options.ts";
import { ofSeat } from "../core/seat.ts";
import { setUp } from "../core/setup.ts";
import type { Example, Theory } from "../core/theory.ts";
import { dialogueOf } from "../words/simple-dialogue.ts";
import { describeValue } from "../words/values.ts";
import { howItIsCounted } from "./sharpness-words.ts";

export interface TheoryPage {
  readonly sections: readonly PageSection[];
}

export interface PageSection {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly examples: readonly PageExample[];
  readonly figures: readonly (readonly [size: string, share: string])[];
}

export interface PageExample {
  readonly position: unknown;
  readonly from: string;
  readonly options: Options;
  readonly value: Value;
  /** The position as the plain dialogue shows it. */
  readonly board: readonly string[];
  /** "Player 1 to move: wins in 7 moves." */
  readonly verdict: string;
  readonly caption: string;
  readonly command: string;
}

/** Without sections for a game that brings no theory. */
export async function theoryPage(game: Game): Promise<TheoryPage> {
  const theory = await game.theory?.();
  if (theory === undefined) return { sections: [] };
  const sections = theory.sections.map(({ title, paragraphs, examples = [] }) => ({
    title,
    paragraphs: paragraphs.map(({ text }) => text),
    examples: examples.map((example) => showExample(game, example)),
    figures: [],
  }));
  return { sections: [...sections, decisions(theory), ...sources(theory)] };
}

function decisions({ shares }: Theory): PageSection {
  return {
    title: "How much there is to decide",
    paragraphs: [howItIsCounted],
    examples: [],
    figures: shares.map(({ options, share }) => [describeOptions(options), share]),
  };
}

function sources({ sources: paragraphs }: Theory): readonly PageSection[] {
  return paragraphs.length === 0 ? [] : [{ title: "Sources", paragraphs, examples: [], figures: [] }];
}

function showExample(game: Game, { from, options = {}, value, caption }: Example): PageExample {
  const setup = setUp(game, { options, from });
  if (!setup.ok) throw new Error(setup.problem.message);
  const { start } = setup.value;
  const flags = Object.entries(options).map(([name, given]) => ` --${name} ${given}`);
  return {
    position: start,
    from,
    options,
    value,
    board: dialogueOf(game).standing(start),
    verdict: `${ofSeat(game.seatNames, game.toMove(start))} to move: ${describeValue(value)}.`,
    caption: caption.text,
    command: `switchyard analyze ${game.id}${flags.join("")} --from ${from}`,
  };
}

function describeOptions(options: Options): string {
  const parts = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  return parts.join(", ");
}
