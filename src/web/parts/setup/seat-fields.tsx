import { ofSeat, type Seat, seats, withSeat } from "../../../core/seat.ts";
import { type LevelName, levelHelp, levelNames } from "../../../players/level-names.ts";
import { readChance } from "../../state/setup/online-form.ts";
import { seriesLengths } from "../../state/setup/setup-form.ts";
import type { FormProps } from "../props.ts";
import { OnlineFields } from "./online-fields.tsx";
import { Choices } from "./option-field.tsx";

export function SeatFields({ form, change }: FormProps) {
  const [one, two] = form.game.seatNames;
  const here = form.place === "here";
  return (
    <>
      <Choices
        legend="Where"
        choices={[
          ["here", "at this screen"],
          ["online", "online, by link"],
        ]}
        value={form.place}
        choose={(value) => change({ ...form, place: value === "online" ? "online" : "here" })}
      />
      {here ? (
        seats.map((seat) => <NameField key={seat} seat={seat} form={form} change={change} />)
      ) : (
        <OnlineFields form={form} change={change} />
      )}
      <Choices
        legend="Who opens"
        choices={[
          ["1", (here && form.names[0]) || one],
          ["2", (here && form.names[1]) || two],
          ["random", "toss a coin"],
        ]}
        value={String(form.first)}
        choose={(value) => change({ ...form, first: readChance(value) })}
      />
      <Choices
        legend="How many games"
        choices={seriesLengths.map((length) => [
          String(length),
          length === 1 ? "one game" : `best of ${length}`,
        ])}
        value={String(form.bestOf)}
        choose={(value) => change({ ...form, bestOf: Number(value) })}
      />
    </>
  );
}

function NameField({ seat, form, change }: FormProps & { readonly seat: Seat }) {
  const id = `seat-${seat}`;
  const title = ofSeat(form.game.seatNames, seat);
  const level = ofSeat(form.levels, seat);
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {title}
      </label>
      <select
        class="input"
        aria-label={`${title} is`}
        value={level ?? person}
        onChange={(event) =>
          change({ ...form, levels: withSeat(form.levels, seat, readLevel(event.currentTarget.value)) })
        }
      >
        <option value={person}>a person</option>
        {levelNames.map((name) => (
          <option key={name} value={name}>
            computer, {name}
          </option>
        ))}
      </select>
      {level === null ? null : <p class="field-help">It {levelHelp[level]}.</p>}
      <input
        id={id}
        class="input"
        value={form.names[seat - 1]}
        placeholder={level === null ? title : "Computer"}
        maxLength={40}
        autocomplete="off"
        onInput={(event) => change({ ...form, names: withSeat(form.names, seat, event.currentTarget.value) })}
      />
    </div>
  );
}

const person = "person";

function readLevel(text: string): LevelName | null {
  return levelNames.find((name) => name === text) ?? null;
}
