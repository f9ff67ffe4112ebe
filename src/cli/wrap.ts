/** Lines that fit a terminal. */

/** Breaks a sentence into lines of at most `width` columns, each behind `indent`. */
export function wrap(text: string, width: number, indent: string): readonly string[] {
  const lines: string[] = [];
  let line = indent;
  for (const word of text.split(" ")) {
    const longer = line === indent ? line + word : `${line} ${word}`;
    if (longer.length <= width || line === indent) line = longer;
    else {
      lines.push(line);
      line = indent + word;
    }
  }
  return [...lines, line];
}
