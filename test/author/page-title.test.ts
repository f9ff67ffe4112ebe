import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { placePage, renamePage } from "../../src/author/page-contents.ts";

test("a title with HTML and JSON characters appears unchanged in the page", () => {
  const title = 'Tom & "Jerry" <3 \\ $&';
  const manifest = "manifest.webmanifest";
  const contents = new Map([
    ["index.html", readFileSync("src/page/index.html")],
    [manifest, readFileSync(`src/page/public/${manifest}`)],
  ]);
  renamePage(contents, title);
  const html = String(contents.get("index.html"));
  const written = /<title>(.*)<\/title>/.exec(html)?.[1] ?? "";
  const read = written.replaceAll(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
  expect(read).toBe(title);
  expect(written).not.toMatch(/[<>"]|&(?!#)/);
  expect(html).not.toContain("Switchyard");
  expect(JSON.parse(String(contents.get(manifest)))).toMatchObject({ name: title, short_name: title });
});

test("the preview picture has an absolute address if the page's address is known", () => {
  for (const address of ["https://play.example.org/yard", "https://play.example.org/yard/"]) {
    const contents = new Map([["index.html", readFileSync("src/page/index.html")]]);
    placePage(contents, address);
    expect(String(contents.get("index.html"))).toContain(
      'property="og:image" content="https://play.example.org/yard/preview.png"',
    );
  }
});
