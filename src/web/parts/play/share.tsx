import { useLayoutEffect, useRef } from "preact/hooks";
import { currentPosition } from "../../../core/match.ts";
import { drawEnding, pictureSize } from "../../effects/picture.ts";
import { sharePicture } from "../../effects/share.ts";
import { share } from "../../effects/wants.ts";
import { formatLink } from "../../state/link.ts";
import { formatRoute } from "../../state/route.ts";
import { Button } from "../button.tsx";
import type { PlayProps } from "../props.ts";
import { Dialog } from "./dialogs.tsx";

export function ShareDialog({ page, scene, table, leave }: PlayProps & { readonly leave: () => void }) {
  const { match } = table;
  const { title, headline, line } = scene;
  const canvas = useRef<HTMLCanvasElement>(null);
  const address = page.world.address();
  const link = address + formatRoute({ view: "play" }, formatLink(match));
  const words = `${title}: ${headline.text}`;
  useLayoutEffect(() => {
    if (canvas.current === null) return;
    const board = match.game.board(currentPosition(match));
    const told = { title, sign: headline.sign, result: headline.text, line, board };
    drawEnding(canvas.current, { ...told, address: address.replace(/^\w+:\/\//, "") });
  }, []);
  const send = () =>
    canvas.current?.toBlob((picture) => {
      leave();
      if (picture !== null) void sharePicture(page.dispatch, picture, words, link);
    });
  const copy = () => {
    leave();
    return share(page, link, "Link copied.");
  };
  return (
    <Dialog text="Share this game" leave={leave}>
      <canvas
        ref={canvas}
        class="share-picture"
        {...pictureSize}
        role="img"
        aria-label={`${words}. ${line}`}
      />
      <Button brass text="Share the picture" press={send} />
      <Button text="Copy the link" press={copy} />
      <Button text="Close" press={leave} />
    </Dialog>
  );
}
