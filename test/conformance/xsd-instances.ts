import { isDeepStrictEqual } from "node:util";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { compileXmlSchema, type CompiledXmlSchema } from "../../generator/index.js";
import type { Suite, SuiteGroup } from "./xsd-suite.js";

export interface InstanceGroup extends SuiteGroup {
  readonly instances: readonly { readonly id: string; readonly doc: string; readonly valid: boolean }[];
}

/** The outcome of one instance. "unsupported": the schema or the document uses a feature that we reject by design. */
export interface Outcome {
  readonly id: string;
  readonly verdict: "agree" | "wrong" | "unsupported";
  readonly reason: string;
  /** True if an accepted instance survived a round trip; undefined for rejected ones. */
  readonly cameThrough?: boolean;
}

type Working = Extract<CompiledXmlSchema, { readonly ok: true }>;

/** Decodes the instances of one group whose schema the suite calls valid. */
export async function runGroup(suite: Suite, group: InstanceGroup): Promise<readonly Outcome[]> {
  const docs = group.schema?.docs ?? [];
  const compiled = await compileXmlSchema(docs, { cwd: suite.files, allowRoots: [suite.files] });
  if (!compiled.ok) {
    const reason = `schema: ${compiled.diagnostics.map(({ code, message }) => `${code}: ${message}`)[0] ?? ""}`;
    return group.instances.map(({ id }) => ({ id, verdict: "unsupported", reason }));
  }
  return group.instances.map(({ id, doc, valid }) => ({ id, ...runInstance(join(suite.files, doc), valid, compiled) }));
}

function runInstance(path: string, expected: boolean, schema: Working): Omit<Outcome, "id"> {
  const result = schema.decode(readFileSync(path));
  if (!result.ok) {
    const reason = result.problems
      .slice(0, 3)
      .map(({ code, path: place, message }) => `${code} ${place}: ${message}`)
      .join(" | ");
    if (result.problems.every(({ code }) => refusedByDesign.has(code))) return { verdict: "unsupported", reason };
    return { verdict: expected ? "wrong" : "agree", reason };
  }
  const trip = roundTrip(result.value, schema);
  if (!expected) return { verdict: "wrong", reason: "accepted", cameThrough: trip === undefined };
  return { verdict: trip === undefined ? "agree" : "wrong", reason: trip ?? "", cameThrough: trip === undefined };
}

const refusedByDesign: ReadonlySet<string> = new Set(["xml/doctype", "xml/unsupported-encoding"]);

/** A document that was read passes validation, and is read again the same after it was written. */
function roundTrip(document: Parameters<Working["encode"]>[0], schema: Working): string | undefined {
  const checked = schema.validate(document);
  if (!checked.ok) return `round trip: not valid: ${JSON.stringify(checked.problems[0])}`;
  const text = schema.encode(document);
  const again = schema.decode(text);
  if (!again.ok) return `round trip: ${JSON.stringify(again.problems[0])} in ${text.slice(0, 300)}`;
  return isDeepStrictEqual(again.value, document) ? undefined : `round trip: another value: ${text.slice(0, 300)}`;
}
