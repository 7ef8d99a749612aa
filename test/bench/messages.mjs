// `node test/bench/messages.mjs`: what others say of the payloads of docs/reference/wrong-payloads.md, kept in messages/others.json.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { format } from "prettier";
import { payloads, schemas, types } from "./messages/payloads.mjs";
import { ajvMessages, typiaCode, zodMessages } from "./peers/messages.mjs";
import { bundle } from "./validators/ours.mjs";

const work = mkdtempSync(join(tmpdir(), "specwright-messages-"));

try {
  const outfile = join(work, "typia.mjs");
  await bundle({ outfile, contents: typiaCode(work, types) });
  const typia = await import(pathToFileURL(outfile).href);
  const [ajv, zod] = [await ajvMessages(schemas), await zodMessages(schemas)];
  const ofTypia = (name, value) =>
    typia[name](value).errors?.map(({ path, expected }) => [path, `expected ${expected}`]);
  const told = payloads.map(({ what, schema, value }) => ({
    what,
    ajv: ajv(schema, value),
    zod: zod(schema, value),
    typia: ofTypia(schema, value) ?? [],
  }));
  const file = join(import.meta.dirname, "messages/others.json");
  writeFileSync(file, await format(JSON.stringify(told), { filepath: file, printWidth: 120 }));
} finally {
  rmSync(work, { recursive: true, force: true });
}
