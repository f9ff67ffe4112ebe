/**
 * How many columns a text takes on a terminal. Nearly all that is drawn is one column a character, so that
 * is asked first; a full table of Unicode widths costs more time to load than the first frame may take.
 */

const simple = /^[\x20-\x7e\u00a1-\u02ff\u0370-\u058f\u2010-\u2027\u2190-\u21ff\u2500-\u25fc]*$/;
const invisible = /^[\p{Mn}\p{Me}\p{Cf}\p{Cc}]+$/u;
const wide =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97c\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6b\uff01-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u;

let segmenter: Intl.Segmenter | undefined;

/** The text in the pieces that a reader takes for one character each. */
export function charactersOf(text: string): readonly string[] {
  if (simple.test(text)) return Array.from(text);
  segmenter ??= new Intl.Segmenter();
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

export function columnsOf(text: string): number {
  if (simple.test(text)) return text.length;
  return charactersOf(text).reduce((sum, character) => sum + characterWidth(character), 0);
}

function characterWidth(character: string): number {
  if (invisible.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
