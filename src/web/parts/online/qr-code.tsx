import { encode } from "uqr";

/** The link as a picture for the camera of a phone, made on the spot. */
export function QrCode({ text }: { readonly text: string }) {
  const { data, size } = encode(text, { border: 2 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg class="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label="QR code of the link">
      <path d={dark.join("")} />
    </svg>
  );
}
