/** Whether the page comes from a server that knows online play, or from a mere folder. */

const advice =
  "This page comes from a plain web server, so there is no online play here; everything else works. To play online, run the “serve” command and open the page at its address.";

export const keepsNothing =
  "This browser doesn't let the page store anything, so your games will be gone when you close it. Save the ones you want as files.";

export const missingPart = "Part of the page did not load. Reload to try again.";

/** Why there is no online play here; null if there is, or if the server doesn't respond and it isn't known. */
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
