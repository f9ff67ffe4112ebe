/**
 * Compares what every server receives and sends with the disk: servers send only what is stored, answer every command once,
 * and open one seat per token.
 */

import { ofSeat, otherSeat, type Seat, seats } from "../../src/core/seat.ts";
import { closeCodes } from "../../src/online/codes.ts";
import type { OnlineEvent, OpenedEvent } from "../../src/online/events.ts";
import type {
  ClientMessage,
  Command,
  EnterMessage,
  PresenceState,
  ServerMessage,
} from "../../src/online/messages.ts";
import type { Snapshot } from "../../src/online/online-match.ts";
import { defaultLimits } from "../../src/server/limits.ts";
import type { Disk } from "./disk.ts";
import { isStored } from "./history.ts";
import type { ServerEnd } from "./network.ts";
import { faultOfClosing, faultOfSending, faultOfWords } from "./promises/reading.ts";
import { Stopping } from "./promises/stopping.ts";

interface Asked {
  readonly command: Command;
  times: number;
  answers: number;
  /** The version of the last event that answered the command. */
  version: number;
}

/** One connection, from the server's side. */
interface Line {
  match: string;
  token: string | undefined;
  seat: Seat | null;
  /** True if the client has entered, and is still there. */
  isIn: boolean;
  /** The version that the client had when it entered, and the one stored at that time. */
  seen: number;
  due: number;
  /** The version that the client last heard of, and the match's time then. */
  last: number;
  now: number;
  /** The presence that the client last heard. */
  presence: PresenceState | undefined;
  readonly asked: Map<string, Asked>;
}

export interface Court {
  readonly disk: Disk;
  /** What the store's clock showed when the world began. */
  readonly clock: number;
  readonly now: () => number;
  readonly tell: (line: string) => void;
  readonly accuse: (what: string) => void;
  /** True if the store's clock has been shifted, so it can't measure absence. */
  readonly wasPut: () => boolean;
}

const claimMs = defaultLimits["claim-seconds"] * 1_000;
/** A player may connect at the very moment of the claim. */
const slackMs = 3_000;

export class Witness {
  readonly #court: Court;
  readonly lines = new Map<ServerEnd, Line>();
  /** For each match, the events that any client heard of. */
  readonly told = new Map<string, string[]>();
  /** For each match, the snapshots that any client was sent, by version. */
  readonly snapshots = new Map<string, Map<number, Snapshot>>();
  readonly #seatOf = new Map<string, Seat>();
  readonly #tokenOf = new Map<string, string>();
  readonly stopping = new Stopping<ServerEnd>();
  /** How many clients are in each seat, since when, and when the last one left. */
  readonly #present = new Map<string, { count: number; since: number; left: number }>();

  constructor(court: Court) {
    this.#court = court;
  }

  heard(end: ServerEnd, text: string): void {
    const message: ClientMessage = JSON.parse(text);
    const line = this.#lineOf(end);
    this.#court.tell(`#${end.number} > ${text}`);
    if (message.type === "ping") return;
    if (message.type === "enter") {
      if (line.match === "") line.match = message.match;
      if (line.match === message.match) this.#entering(line, message);
      return;
    }
    if (this.stopping.ignores(end)) return;
    const asked = line.asked.get(message.id);
    if (asked === undefined)
      line.asked.set(message.id, { command: message, times: 1, answers: 0, version: 0 });
    else asked.times++;
  }

  #entering(line: Line, { token, version = 0 }: EnterMessage): void {
    line.token = token ?? line.token;
    line.seen = version;
    line.due = this.#court.disk.matches.get(line.match)?.events.length ?? 0;
  }

  said(end: ServerEnd, text: string): void {
    this.#court.tell(`#${end.number} < ${text}`);
    this.#accuse(faultOfSending(end));
    const message: ServerMessage = JSON.parse(text);
    const line = this.#lineOf(end);
    if ("now" in message) this.#dated(line, message.now);
    if ("presence" in message) line.presence = message.presence;
    if (message.type === "event") this.#event(line, message.event, message.reply);
    else if (message.type === "missed") this.#missed(line, message.events, message.seat);
    else if (message.type === "match") this.#match(line, message.match, message.seat);
    else if (message.type === "seated") this.#seated(line, message.id, message.seat);
    else if (message.type === "accepted") this.#accepted(line, message.id);
    else if (message.type === "refused") this.#refused(line, message.id, message.message);
  }

  /** A match's own time never goes back while a client is there, whatever happens to the store's clock. */
  #dated(line: Line, now: number): void {
    if (line.isIn && now < line.now)
      this.#court.accuse(`the time of ${line.match} goes back by ${line.now - now} ms`);
    line.now = now;
  }

  #refused(line: Line, id: string | null, message: string): void {
    this.#accuse(faultOfWords(message));
    if (id !== null) this.#answer(line, id);
  }

  closed(end: ServerEnd, code: number, reason: string): void {
    const { match, token } = this.#lineOf(end);
    this.#accuse(faultOfWords(reason));
    this.#court.tell(`#${end.number} < close ${code}`);
    this.#accuse(faultOfClosing(end, code));
    this.#accuse(this.stopping.faultOf(end, code, this.#court.now(), this.unanswered(end)));
    if (code === closeCodes.unknownMatch && this.#court.disk.matches.has(match))
      this.#court.accuse(`${match} is said to be unknown`);
    if (code === closeCodes.badToken && this.#seatOf.has(`${match} ${token}`))
      this.#court.accuse(`a player's own token is refused in ${match}`);
  }

  ended(end: ServerEnd): void {
    const line = this.lines.get(end);
    if (line === undefined) return;
    this.#leave(line);
    line.isIn = false;
  }

  #accuse(fault: string | undefined): void {
    if (fault !== undefined) this.#court.accuse(fault);
  }

  /** The seat that a token got from the server that opened the match. */
  gave(match: string, seat: Seat, token: string): void {
    this.#own(match, seat, token);
  }

  /** True if the client heard a wrong presence. Computers are always present. */
  isWrongAboutPeople(end: ServerEnd): boolean {
    const { match, presence } = this.#lineOf(end);
    const [first = "{}"] = this.#court.disk.matches.get(match)?.events ?? [];
    const { record }: Partial<OpenedEvent> = JSON.parse(first);
    const isThere = (seat: Seat) =>
      record?.players[seat - 1]?.level !== undefined ||
      (this.#present.get(`${match} ${seat}`)?.count ?? 0) > 0;
    const watching = [...this.lines.values()].filter(
      (line) => line.isIn && line.match === match && line.seat === null,
    );
    if (presence === undefined) return false;
    return (
      presence.watchers !== watching.length ||
      seats.some((seat) => ofSeat(presence.present, seat) !== isThere(seat))
    );
  }

  /** Commands that were never answered, although the connection stayed. */
  unanswered(end: ServerEnd): readonly string[] {
    const asked = this.lines.get(end)?.asked ?? new Map<string, Asked>();
    return [...asked].filter(([, { times, answers }]) => answers < times).map(([id]) => id);
  }

  #lineOf(end: ServerEnd): Line {
    const known = this.lines.get(end);
    if (known !== undefined) return known;
    const line: Line = {
      match: "",
      token: undefined,
      seat: null,
      isIn: false,
      seen: 0,
      due: 0,
      last: 0,
      now: 0,
      presence: undefined,
      asked: new Map(),
    };
    this.lines.set(end, line);
    return line;
  }

  #event(line: Line, event: OnlineEvent, reply: string | undefined): void {
    this.#isStored(line, event);
    if (event.version !== line.last + 1)
      this.#court.accuse(`${line.match} tells of version ${event.version} after ${line.last}`);
    line.last = event.version;
    if (!this.#court.wasPut() && event.at > this.#court.clock + this.#court.now())
      this.#court.accuse(`${line.match} tells of version ${event.version} before its time has come`);
    if (event.type === "ended" && event.reason === "abandoned") this.#wasGone(line, event);
    if (reply === undefined) return;
    const asked = line.asked.get(reply);
    const goesOn = asked !== undefined && asked.answers > 0 && asked.version === event.version - 1;
    if (!goesOn) this.#answer(line, reply);
    if (asked !== undefined) asked.version = event.version;
    if (event.command !== `${line.seat}.${reply}`)
      this.#court.accuse(`command ${reply} of seat ${line.seat} is answered by an event of ${event.command}`);
  }

  #isStored({ match }: Line, event: OnlineEvent): void {
    const told = this.told.get(match) ?? [];
    this.told.set(match, told);
    if (isStored(told[event.version - 1], event)) return;
    const stored = this.#court.disk.matches.get(match)?.events[event.version - 1];
    if (!isStored(stored, event))
      this.#court.accuse(`${match} tells of ${JSON.stringify(event)}, and stored is ${stored}`);
    told[event.version - 1] = stored ?? JSON.stringify(event);
  }

  #match(line: Line, snapshot: Snapshot, seat: Seat | null): void {
    const known = this.snapshots.get(line.match);
    if (known === undefined) this.snapshots.set(line.match, new Map([[snapshot.version, snapshot]]));
    else known.set(snapshot.version, snapshot);
    this.#arrive(line, snapshot.version, seat);
  }

  #missed(line: Line, events: readonly OnlineEvent[], seat: Seat | null): void {
    for (const [index, event] of events.entries()) {
      if (event.version !== (events[0]?.version ?? 0) + index)
        this.#court.accuse(`${line.match} tells of version ${event.version} out of its order`);
      this.#isStored(line, event);
    }
    this.#arrive(line, events.at(-1)?.version ?? line.seen, seat);
  }

  /** A client that enters gets at least everything that was stored when it asked. */
  #arrive(line: Line, version: number, seat: Seat | null): void {
    if (version < line.due)
      this.#court.accuse(`${line.match} is at version ${line.due}, and one who enters is sent ${version}`);
    line.isIn = true;
    line.last = version;
    this.#sit(line, seat);
  }

  #seated(line: Line, id: string, seat: Seat): void {
    const join = line.asked.get(id)?.command;
    if (join?.type === "join") line.token = join.token;
    this.#answer(line, id);
    this.#sit(line, seat);
  }

  /** Called when the client learns that it has the seat. */
  #sit(line: Line, seat: Seat | null): void {
    if (line.seat === seat) return;
    if (line.seat !== null) this.#court.accuse(`one connection has both seats of ${line.match}`);
    this.#leave(line);
    line.seat = seat;
    if (seat === null) return;
    if (line.token === undefined) this.#court.accuse(`a watcher of ${line.match} gets seat ${seat}`);
    else this.#own(line.match, seat, line.token);
    const key = `${line.match} ${seat}`;
    const present = this.#present.get(key) ?? { count: 0, since: 0, left: 0 };
    if (present.count++ === 0) present.since = this.#court.now();
    this.#present.set(key, present);
  }

  #own(match: string, seat: Seat, token: string): void {
    const seatBefore = this.#seatOf.get(`${match} ${token}`) ?? seat;
    const tokenBefore = this.#tokenOf.get(`${match} ${seat}`) ?? token;
    if (seatBefore !== seat) this.#court.accuse(`one token opens both seats of ${match}`);
    if (tokenBefore !== token) this.#court.accuse(`a second token opens seat ${seat} of ${match}`);
    this.#seatOf.set(`${match} ${token}`, seat);
    this.#tokenOf.set(`${match} ${seat}`, token);
  }

  #leave(line: Line): void {
    const present = line.seat === null ? undefined : this.#present.get(`${line.match} ${line.seat}`);
    line.seat = null;
    if (present === undefined) return;
    present.count--;
    present.left = this.#court.now();
  }

  #wasGone({ match }: Line, { command }: OnlineEvent): void {
    const seat = command?.startsWith("1.") ? 1 : 2;
    const other = this.#present.get(`${match} ${otherSeat(seat)}`);
    if (other === undefined || this.#court.wasPut()) return;
    const now = this.#court.now();
    const isHere = other.count > 0 && now - other.since > slackMs;
    if (isHere || now - other.left < claimMs - slackMs)
      this.#court.accuse(`${match} is claimed from a player who was there`);
  }

  #accepted(line: Line, id: string): void {
    this.#answer(line, id);
    const command = line.asked.get(id)?.command;
    if (command?.type !== "move") return;
    const events = this.#court.disk.matches.get(line.match)?.events ?? [];
    const isThere = events.some((text) => {
      const event: OnlineEvent = JSON.parse(text);
      return event.type === "moved" && event.ply === command.ply && event.move === command.move;
    });
    if (!isThere) this.#court.accuse(`move ${command.move} of ${line.match} is accepted, and not stored`);
  }

  #answer({ match, asked }: Line, id: string): void {
    const one = asked.get(id);
    if (one === undefined) this.#court.accuse(`${match} answers ${id}, which nobody asked for`);
    else if (++one.answers > one.times) this.#court.accuse(`${match} answers command ${id} twice`);
  }
}
