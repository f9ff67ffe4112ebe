import type { Dispatch } from "../state/update.ts";

export async function copyText(dispatch: Dispatch, text: string, done: string): Promise<void> {
  const copied = (await copyToClipboard(text)) || copySelected(text);
  dispatch({ kind: "flash", text: copied ? done : `Couldn't copy this: ${text}` });
}

/** False if the browser refuses. Without HTTPS, a page has no clipboard. */
async function copyToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Browsers allow this older way even without HTTPS. */
function copySelected(text: string): boolean {
  const area = document.createElement("textarea");
  const focused = document.activeElement;
  area.value = text;
  document.body.append(area);
  area.select();
  const copied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

export function saveFile(name: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: "application/octet-stream" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** If the browser can't share, saves the picture and copies the link. */
export async function sharePicture(dispatch: Dispatch, picture: Blob, text: string, url: string) {
  const files = [new File([picture], "game.png", { type: picture.type })];
  if (navigator.canShare?.({ files, text, url })) {
    await navigator.share({ files, text, url }).catch(() => {});
    return;
  }
  saveFile("game.png", picture);
  await copyText(dispatch, url, "Saved the picture and copied the link.");
}
