import { isDeepStrictEqual } from "node:util";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expandedName } from "../../generator/model/xml-schema/components.js";
import type { InterfacePlan } from "../../generator/plan/plan.js";
import { isXmlSyntaxError } from "../../templates/runtime/xml/errors.js";
import { decodeXmlBytes } from "../../templates/runtime/xml/encoding.js";
import { createXmlReader } from "../../templates/runtime/xml/reader.js";
import { planOfXsdFiles, runCodecs, XsdRefused, type Codecs } from "../support/codecs.js";
import type { Suite, SuiteGroup } from "./xsd-suite.js";

export interface InstanceGroup extends SuiteGroup {
  readonly instances: readonly { readonly id: string; readonly doc: string; readonly valid: boolean }[];
}

/** The outcome of one instance. "unsupported": the schema or the document needs what we refuse by design. */
export interface Outcome {
  readonly id: string;
  readonly verdict: "agree" | "wrong" | "unsupported";
  readonly reason: string;
}

/** Decodes the instances of one group whose schema the suite calls valid. */
export async function runGroup(suite: Suite, group: InstanceGroup): Promise<readonly Outcome[]> {
  const unsupported = (reason: string): readonly Outcome[] =>
    group.instances.map(({ id }) => ({ id, verdict: "unsupported", reason }));
  let plan: InterfacePlan;
  try {
    plan = await planOfXsdFiles(group.schema?.docs ?? [], suite.files);
  } catch (error) {
    if (error instanceof XsdRefused) return unsupported(`schema: ${error.findings[0] ?? ""}`);
    throw error;
  }
  const codecs = plan.xmlElements.length === 0 ? undefined : runCodecs<string>(plan);
  return group.instances.map((instance) => {
    const { verdict, reason } = runInstance(join(suite.files, instance.doc), instance.valid, plan, codecs);
    return { id: instance.id, verdict, reason };
  });
}

function runInstance(
  path: string,
  expected: boolean,
  plan: InterfacePlan,
  codecs: Codecs<string> | undefined,
): Omit<Outcome, "id"> {
  const bytes = readFileSync(path);
  const root = rootName(bytes);
  if ("fault" in root) {
    if (root.fault === "xml/doctype" || root.fault === "xml/unsupported-encoding")
      return { verdict: "unsupported", reason: root.fault };
    return { verdict: expected ? "wrong" : "agree", reason: root.fault };
  }
  const named = plan.xmlElements.find(({ element }) => expandedName(element.name) === root.name);
  const decode = named === undefined ? undefined : codecs?.[named.decodeName as `decode${string}`];
  if (named === undefined || decode === undefined) {
    return { verdict: expected ? "wrong" : "agree", reason: `no element ${root.name}` };
  }
  const result = decode(bytes);
  if (!result.ok) {
    const reasons = result.problems.map(({ code, path: place, message }) => `${code} ${place}: ${message}`);
    if (reasons.every((reason) => reason.startsWith("xml/doctype")))
      return { verdict: "unsupported", reason: "xml/doctype" };
    return { verdict: expected ? "wrong" : "agree", reason: reasons.slice(0, 3).join(" | ") };
  }
  if (!expected) return { verdict: "wrong", reason: "accepted" };
  const ending = named.decodeName.slice("decode".length);
  const trip = roundTrip(result.value, decode, codecs?.[`encode${ending}`], codecs?.[`validate${ending}`]);
  return { verdict: trip === undefined ? "agree" : "wrong", reason: trip ?? "" };
}

/** A value that was read passes validation, and is read again the same after it was written. */
function roundTrip(
  value: unknown,
  decode: Codecs<string>[`decode${string}`],
  encode: Codecs<string>[`encode${string}`] | undefined,
  validate: Codecs<string>[`validate${string}`] | undefined,
): string | undefined {
  const checked = validate?.(value);
  if (checked?.ok !== true) return `round trip: not valid: ${JSON.stringify(checked?.problems[0])}`;
  const text = encode?.(value) ?? "";
  const again = decode(text);
  if (!again.ok) return `round trip: ${JSON.stringify(again.problems[0])} in ${text.slice(0, 300)}`;
  return isDeepStrictEqual(again.value, value) ? undefined : `round trip: another value: ${text.slice(0, 300)}`;
}

function rootName(bytes: Uint8Array): { readonly name: string } | { readonly fault: string } {
  const text = decodeXmlBytes(bytes);
  if (!text.ok) return { fault: text.problems[0]?.code ?? "" };
  const reader = createXmlReader(text.value);
  try {
    reader.next();
    return { name: expandedName({ namespace: reader.namespace, local: reader.localName }) };
  } catch (error) {
    if (isXmlSyntaxError(error)) return { fault: error.code };
    throw error;
  }
}
