/** The page's own letters. They are on their way before its script is. */

/** Milliseconds. A page in other letters is better than none. */
const patience = 800;

/** Settles when they can be drawn, so that no line breaks anew after the first sight of it. */
export function lettersLoaded(): Promise<unknown> {
  const family = getComputedStyle(document.documentElement).fontFamily.split(",")[0];
  const late = new Promise((done) => setTimeout(done, patience));
  return Promise.race([document.fonts.load(`1em ${family}`).catch(() => []), late]);
}
