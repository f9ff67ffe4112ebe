interface ChoicesProps<T extends string> {
  readonly name: string;
  readonly choices: readonly { readonly value: T; readonly words: string }[];
  readonly chosen: string;
  readonly choose: (value: T) => void;
  readonly tiles?: boolean;
}

export function Choices<T extends string>({ name, choices, chosen, choose, tiles = false }: ChoicesProps<T>) {
  return (
    <div class={tiles ? "tiles" : "choices"}>
      {choices.map(({ value, words }) => (
        <label key={words} class={tiles ? "choice tile" : "choice"}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => choose(value)}
          />
          <span>{words}</span>
        </label>
      ))}
    </div>
  );
}
