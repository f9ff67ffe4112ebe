/** A page from a plain folder of files has no online play. */

const advice =
  "This page comes from a plain web server, so there is no online play here; everything else works. To play online, run the “serve” command and open the page at its address.";

export const keepsNothing =
  "This browser doesn't let the page store anything, so your games will be gone when you close it. Save the ones you want as files.";

export const missingPart = "Part of the page did not load. Reload to try again.";

/** Null if there is online play, or if the server doesn't respond. */
export async function whyUnserved(folder: string): Promise<string | null> {
  if (!folder.startsWith("http")) return advice;
  try {
    const answer = await fetch(`${folder}health`, { cache: "no-store" });
    const page = answer.headers.get("content-type")?.includes("html") === true;
    return answer.status === 404 || page ? advice : null;
  } catch {
    return null;
  }
}
