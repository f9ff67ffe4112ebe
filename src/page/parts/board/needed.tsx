import type { NeededPart } from "../../../core/needed.ts";
import type { Scene } from "../../../play/scene.ts";

interface NeededProps {
  readonly scene: Scene;
  readonly parts: readonly NeededPart[];
}

/** The list next to the board. A preview shows what the move adds or removes. */
export function NeededParts({ scene, parts }: NeededProps) {
  if (scene.needed === "") return null;
  return (
    <p class="needed" aria-hidden="true">
      {parts.map(({ text, look }) => (
        <span key={text} data-look={look}>
          {text}
        </span>
      ))}
    </p>
  );
}
