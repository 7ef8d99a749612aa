import type { Emitter } from "./emitter.js";
import { client } from "./client/client.js";
import { index } from "./index/index.js";
import { jsonValidators } from "./json-validators/json-validators.js";
import { operations } from "./operations/operations.js";
import { paths } from "./paths/paths.js";
import { server } from "./server/server.js";
import { types } from "./types/types.js";
import { xmlCodecs } from "./xml-codecs/xml-codecs.js";

/** Every emitter, in the order they run. Adding one means a folder here and a line. */
export const emitters: readonly Emitter[] = [
  types,
  paths,
  jsonValidators,
  xmlCodecs,
  operations,
  client,
  server,
  index,
];

/** What an emitter's output imports, directly or in turn. */
const needs: Readonly<Record<string, readonly string[]>> = {
  paths: ["types"],
  validators: ["types"],
  codecs: ["types"],
  operations: ["types", "validators", "codecs"],
  client: ["operations", "types", "validators", "codecs", "paths"],
  server: ["operations", "types", "validators", "codecs"],
};

/** The names of emitters with those that they need. */
export function withNeeded(names: Iterable<string>): ReadonlySet<string> {
  const all = new Set(names);
  for (const name of all) needs[name]?.forEach((needed) => all.add(needed));
  return all;
}
