import { ofSeat, seats } from "../../../core/seat.ts";
import { levelHelp, levelNames } from "../../../players/level-names.ts";
import { clockChoices, isClockChoice, type OnlineForm, readChance } from "../../state/setup/online-form.ts";
import type { FormProps } from "../props.ts";
import { Choices } from "./option-field.tsx";

/** What a game by link asks for: the own name and seat, who sits across, and the clock. */
export function OnlineFields({ form, change }: FormProps) {
  const { online, game } = form;
  const set = (part: Partial<OnlineForm>) => change({ ...form, online: { ...online, ...part } });
  return (
    <>
      <div class="field">
        <label class="field-label" for="online-name">
          Your name
        </label>
        <input
          id="online-name"
          class="input"
          value={online.name}
          placeholder="may stay empty"
          maxLength={40}
          autocomplete="nickname"
          onInput={(event) => set({ name: event.currentTarget.value })}
        />
      </div>
      <Choices
        legend="Your seat"
        choices={[
          ...seats.map((seat) => [String(seat), ofSeat(game.seatNames, seat)] as const),
          ["random", "draw lots"],
        ]}
        value={String(online.seat)}
        choose={(value) => set({ seat: readChance(value) })}
      />
      <OpponentField form={form} change={change} />
      <Choices
        legend="Clock"
        choices={Object.entries(clockChoices)}
        value={online.clock}
        choose={(value) => {
          if (isClockChoice(value)) set({ clock: value });
        }}
      />
      {online.clock === "own" ? <OwnClock form={form} change={change} /> : null}
    </>
  );
}

const byLink = "link";

function OpponentField({ form, change }: FormProps) {
  const { online } = form;
  const choose = (text: string) =>
    change({ ...form, online: { ...online, vs: levelNames.find((name) => name === text) ?? null } });
  return (
    <div class="field">
      <label class="field-label" for="online-vs">
        The other player
      </label>
      <select
        id="online-vs"
        class="input"
        value={online.vs ?? byLink}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value={byLink}>whoever gets the link</option>
        {levelNames.map((name) => (
          <option key={name} value={name}>
            computer, {name}
          </option>
        ))}
      </select>
      {online.vs === null ? null : <p class="field-help">It {levelHelp[online.vs]}.</p>}
    </div>
  );
}

function OwnClock({ form, change }: FormProps) {
  const { online } = form;
  const fields = [
    ["minutes", "Minutes for each player", online.minutes],
    ["seconds", "Seconds added for each move", online.seconds],
  ] as const;
  return (
    <>
      {fields.map(([name, label, value]) => (
        <div key={name} class="field">
          <label class="field-label" for={`online-${name}`}>
            {label}
          </label>
          <input
            id={`online-${name}`}
            class="input input-number"
            inputMode="decimal"
            value={value}
            aria-describedby="setup-problem"
            onInput={(event) => change({ ...form, online: { ...online, [name]: event.currentTarget.value } })}
          />
        </div>
      ))}
    </>
  );
}
