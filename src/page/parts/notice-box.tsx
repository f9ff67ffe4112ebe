import type { ComponentChildren } from "preact";

interface NoticeProps {
  readonly text: string;
  readonly alarm?: boolean;
  readonly children?: ComponentChildren;
}

export function NoticeBox({ text, alarm = false, children }: NoticeProps) {
  return (
    <div class="notice" data-kind={alarm ? "alarm" : "news"}>
      <p>{text}</p>
      {children}
    </div>
  );
}
