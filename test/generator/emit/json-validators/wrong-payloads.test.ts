import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format, resolveConfig } from "prettier";
import { expect, it } from "vitest";
import type { JsonValue } from "../../../../generator/model/json-schema/schema.js";
import { validatorsOf } from "../../../support/validators.js";

type Told = readonly (readonly [place: string, text: string])[];

const root = join(import.meta.dirname, "../../../..");
const folder = join(root, "test/bench/messages");
const page = join(root, "docs/reference/wrong-payloads.md");

const { schemas, payloads } = (await import(pathToFileURL(join(folder, "payloads.mjs")).href)) as {
  readonly schemas: Readonly<Record<string, JsonValue>>;
  readonly payloads: readonly { readonly what: string; readonly schema: string; readonly value: unknown }[];
};

/** The results of other validators, in the order of the payloads. */
const others = JSON.parse(readFileSync(join(folder, "others.json"), "utf8")) as readonly {
  readonly what: string;
  readonly ajv: Told;
  readonly zod: Told;
  readonly typia: Told;
}[];

it("wrong payloads are reported as in docs/reference/wrong-payloads.md, 25 of them", async () => {
  const validators = validatorsOf<string>(schemas);
  const rows = payloads.map(({ what, schema, value }, index) => {
    const result = validators[`validate${schema}`]!(value);
    const ours = result.ok ? [] : result.problems.map(({ path, message }): Told[number] => [path, message]);
    const other = others[index]!;
    expect(other.what, "node test/bench/messages.mjs asks the others about new payloads").toBe(what);
    return `| ${[what, ...[ours, other.ajv, other.zod, other.typia].map(cell)].join(" | ")} |`;
  });
  const before = readFileSync(page, "utf8");
  const start = before.indexOf("| fault");
  const head = before.slice(start).split("\n").slice(0, 2);
  const options = { ...(await resolveConfig(page)), filepath: page };
  const after = await format([before.slice(0, start) + head[0]!, head[1]!, ...rows, ""].join("\n"), options);
  if (process.env["ACCEPT"] === "1") writeFileSync(page, after);
  expect(rows).toHaveLength(25);
  expect(readFileSync(page, "utf8")).toBe(after);
});

function cell(told: Told): string {
  const lines = told.map(([place, text]) => `\`${place === "" ? '""' : place}\` ${shown(text)}`);
  return lines.length === 0 ? "nothing" : lines.join("<br>");
}

function shown(text: string): string {
  return text.replace(/[|*<>_[\]\\`]/g, (found) =>
    /[<>]/.test(found) ? (found === "<" ? "&lt;" : "&gt;") : `\\${found}`,
  );
}
