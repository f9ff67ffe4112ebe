/** `solve` and `analyze` write certificates with `--out FILE`. */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newDataFolder } from "../support/cli.ts";
import { run } from "../support/program.ts";

const newFile = () => join(newDataFolder(), "certificate.json");

function readCertificate(file: string) {
  return JSON.parse(readFileSync(file, "utf8"));
}

test("solve writes a certificate and says where it is", async () => {
  const file = newFile();
  const { code, out } = await run(["solve", "tower-switch", "--out", file]);
  expect(code).toBe(0);
  expect(out).toMatch(/Wrote the proof to ".+"\. Check it with examples\/check_certificate\.py\.\n$/);
  expect(readCertificate(file)).toEqual({
    certificate: 1,
    game: "tower-switch",
    options: { blocks: 10 },
    counts: { positions: "18", wins: "10", losses: "8", draws: "0" },
    position: { key: "10/0", value: "win", plies: 7 },
    proof: {
      plies: [
        [0, 0, 0],
        [1, 1, 1],
        [1, 1, 2],
      ],
      gain: 2,
    },
  });
});

test("analyze writes a proof of one position", async () => {
  const file = newFile();
  const args = ["analyze", "factor-frenzy", "--max", "16", "--start", "2,3,4,8/16", "--out", file];
  const { code, out } = await run(args);
  expect([code, out]).toEqual([0, expect.stringContaining("Wrote the proof to")]);
  expect(readCertificate(file)).toEqual({
    certificate: 1,
    game: "factor-frenzy",
    options: { max: 16 },
    position: { key: "2,3,4,8/16", value: "loss" },
    proof: { pairs: [[2, 3]], barrier: [3] },
  });
});

test("--json names the file of the certificate", async () => {
  const [solved, analyzed] = [newFile(), newFile()];
  const one = await run(["solve", "tower-switch", "--json", "--out", solved]);
  expect(JSON.parse(one.out)).toMatchObject({ wins: 10, certificate: solved });
  const other = await run(["analyze", "tower-switch", "--json", "--out", analyzed]);
  expect(JSON.parse(other.out)).toMatchObject({ key: "10/0", certificate: analyzed });
});

const commands = [["solve"], ["analyze"]];

test.each(commands)("%s never overwrites a file", async (command) => {
  const file = newFile();
  writeFileSync(file, "mine");
  const { code, out, err } = await run([command, "tower-switch", "--out", file]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^switchyard: ".+" already exists\. Choose another name\.\n$/);
  expect(readFileSync(file, "utf8")).toBe("mine");
});

test.each(commands)("%s says why it can't write a certificate", async (command) => {
  const file = join(newDataFolder(), "no-such-folder", "certificate.json");
  const { code, out, err } = await run([command, "tower-switch", "--out", file]);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toMatch(/^switchyard: Couldn't write ".+": the folder doesn't exist\.\n$/);
});

const refused: readonly (readonly [string, readonly string[], string])[] = [
  [
    "solving 1,001 switches",
    ["solve", "switch-battle", "--switches", "1001"],
    "Certificates only go up to 1,000 switches.",
  ],
  [
    "analyzing a finished game",
    ["analyze", "tower-switch", "--start", "0/1"],
    "The game is already over here, so there's nothing to prove.",
  ],
];

test.each(refused)("%s is refused together with --out", async (_name, args, sentence) => {
  const file = newFile();
  const { code, err } = await run([...args, "--out", file]);
  expect([code, err]).toEqual([2, `switchyard: ${sentence}\n`]);
  expect(existsSync(file)).toBe(false);
});

test("examples/certificates.md shows what the program writes", async () => {
  const page = readFileSync("examples/certificates.md", "utf8");
  const position = ["analyze", "factor-frenzy", "--max", "16", "--start", "2,3,4,8,10,16/5"];
  for (const args of [position, ["solve", "tower-switch"]]) {
    const file = newFile();
    await run([...args, "--out", file]);
    expect(page).toContain(JSON.stringify(readCertificate(file).proof));
  }
  const [twins, file] = [newFile(), newFile()];
  await run(["solve", "switch-and-capture", "--switches", "14", "--out", twins]);
  expect(page).toContain(`"proof":${JSON.stringify(readCertificate(twins).proof)}`);
  await run(["solve", "switch-and-capture", "--switches", "9", "--out", file]);
  const { proof } = readCertificate(file);
  expect(page).toContain(`"blocks":${JSON.stringify(proof.blocks)}`);
  const examples = page.matchAll(/\{"plies":\d+,"size":"\d+","switches":.*?\}/g);
  const found = [...examples].map(([text]) => JSON.parse(text));
  expect(found).toHaveLength(2);
  for (const example of found) expect(proof.decided).toContainEqual(example);
});
