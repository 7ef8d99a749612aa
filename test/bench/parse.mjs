// Reading JSON: `parseX` of a schema that accepts all values, next to JSON.parse, which checks neither numbers nor names.
import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { callsInTurn, figuresOf } from "./measure.mjs";
import { specwright } from "./sources.mjs";
import { bundle } from "./validators/ours.mjs";

const count = 150;
const list = (item) => JSON.stringify(Array.from({ length: count }, (_, index) => item(index)));
const words = "the flight was cancelled and the hotel was booked again ";
const order = (index) => ({
  id: 1000 + index,
  email: `user${index}@example.org`,
  createdAt: "2026-01-09T10:20:30Z",
  total: index * 12.5,
  isOpen: index % 2 === 0,
  note: null,
  lines: [1, 2, 3].map((quantity) => ({ sku: `ab-${index}-${quantity}`, quantity, price: quantity * 9.75 })),
});
const payloads = {
  orders: ["objects with short numbers", list(order)],
  indented: ["the same with white space", JSON.stringify(JSON.parse(list(order)), null, 2)],
  integers: ["lists of integers", list((index) => [index, index * 7, index * 1001, index * 31])],
  coordinates: ["lists of long fractions", list((index) => [Math.sqrt(index + 2) * 50, Math.cbrt(index + 3) * 20])],
  long: ["integers of 16 digits", list((index) => ({ id: 9007199254740000 + index, name: "Anna" }))],
  strings: ["long strings", list((index) => ({ id: index, text: words.repeat(20) }))],
  escapes: ["strings with escapes", list((index) => ({ id: index, text: `"${words}"\n${words}` }))],
  cyrillic: ["Cyrillic strings", list((index) => ({ id: index, text: "Рейс отменён, гостиница забронирована" }))],
};

export const groups = [
  {
    id: "parse",
    document: "test/bench/parse.mjs",
    against: "JSON.parse",
    rows: Object.fromEntries(
      Object.entries(payloads).flatMap(([name, [what]]) => [
        [name, { what: `parseX: ${what}`, unit: "CPU µs", bound: { ratio: 1.8 } }],
        [
          `${name}-bytes`,
          {
            what: `parseX, UTF-8 bytes: ${what}`,
            unit: "CPU µs",
            against: "TextDecoder and parseX",
            bound: { ratio: 1.1 },
          },
        ],
      ]),
    ),
    measure: measureParse,
  },
];

async function measureParse(work) {
  const { parseAnything } = await generateReader(work);
  const read = (text) => {
    if (!parseAnything(text).ok) throw new Error("A payload is not read.");
  };
  const rows = {};
  for (const [name, [, text]] of Object.entries(payloads)) {
    const bytes = new TextEncoder().encode(text);
    const figures = await callsInTurn({
      theirs: () => JSON.parse(text),
      ours: () => read(text),
      bytes: () => read(bytes),
      decoded: () => read(new TextDecoder("utf-8", { fatal: true }).decode(bytes)),
    });
    rows[name] = figuresOf(figures.ours, figures.theirs);
    rows[`${name}-bytes`] = figuresOf(figures.bytes, figures.decoded);
  }
  return rows;
}

/** Generates the reader of a schema without constraints. */
async function generateReader(work) {
  writeFileSync(join(work, "anything.schema.json"), JSON.stringify({ $id: "anything", title: "Anything" }));
  const args = ["generate", "anything.schema.json", "-o", "out", "--layout", "file", "--format", "none", "--quiet"];
  const { status, stdout, stderr } = spawnSync(process.execPath, [specwright, ...args], {
    cwd: work,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The reader was not generated:\n${stdout}${stderr}`);
  const outfile = join(work, "reader.mjs");
  await bundle({ outfile, contents: 'export { parseAnything } from "./out/anything-schema.ts";', resolveDir: work });
  return import(pathToFileURL(outfile).href);
}
