import type { PlayerScene, Scene } from "../../../activity/scene.ts";
import { ofSeat, type Seat, seats } from "../../../core/seat.ts";
import type { PageProps, PlayProps } from "../props.ts";
import { Asides } from "./loaded-later.ts";

export function SeatPlates(props: PlayProps) {
  const { players } = props.scene;
  if (players === null) return null;
  return (
    <div class="seats">
      {seats.map((seat) => (
        <SeatPlate key={seat} {...props} seat={seat} players={players} />
      ))}
    </div>
  );
}

interface PlateProps extends PlayProps {
  readonly seat: Seat;
  readonly players: NonNullable<Scene["players"]>;
}

function SeatPlate({ page, scene, seat, players }: PlateProps) {
  const player = ofSeat(players, seat);
  const { name, level, won, score } = player;
  const toMove = player.toMove && scene.headline.sign !== "waiting";
  return (
    <div class="seat" data-seat={seat} data-lit={toMove || won}>
      <span class="lamp" aria-hidden="true" />
      <span class="seat-who">
        <span class="seat-name" dir="auto">
          {name}
        </span>
        {level === null ? null : <span class="seat-level">{`(${level})`}</span>}
      </span>
      <span class="visually-hidden">{won ? "won" : toMove ? "to move" : ""}</span>
      {score === null ? null : (
        <span class="seat-score">
          <span class="visually-hidden">games won: </span>
          {score}
        </span>
      )}
      <SeatExtra page={page} player={player} />
    </div>
  );
}

const presenceWords = { here: "online", away: "away", empty: "empty" } as const;

function SeatExtra({ page, player }: PageProps & { readonly player: PlayerScene }) {
  const { you, clock, presence } = player;
  if (presence === null && clock === null) return null;
  return (
    <span class="seat-extra">
      {you ? <span class="seat-you">you</span> : null}
      {you || presence === null ? null : (
        <span class="seat-presence" data-here={presence === "here"}>
          {presenceWords[presence]}
        </span>
      )}
      {clock === null ? null : (
        <Asides>{({ SeatClock }) => <SeatClock page={page} player={player} left={clock} />}</Asides>
      )}
    </span>
  );
}
