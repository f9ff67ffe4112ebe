/** The diagram above the levers: lines, turnouts and the lamps that show what is set. Only to look at. */
export function TrackDiagram() {
  return (
    <svg class="diagram" viewBox="0 0 420 132" aria-hidden="true" focusable="false">
      <rect class="diagram-board" x="1.500" y="1.500" width="417" height="129" rx="12" />
      <g class="diagram-lines">
        <path d="M20 84H400" />
        <path d="M20 48H150C176 48 184 84 210 84" />
        <path d="M250 84C276 84 284 48 310 48H400" />
        <path d="M110 84C130 84 138 108 158 108H300" />
        <path d="M296 102v12" />
      </g>
      <g class="diagram-set">
        <path d="M20 48H150C176 48 184 84 210 84H250C276 84 284 48 310 48H400" />
      </g>
      <g class="diagram-lamps">
        <circle cx="76" cy="34" r="6" data-lit="true" />
        <circle cx="76" cy="98" r="6" />
        <circle cx="230" cy="68" r="6" data-lit="true" />
        <circle cx="350" cy="34" r="6" data-lit="true" />
        <circle cx="350" cy="98" r="6" />
      </g>
    </svg>
  );
}
