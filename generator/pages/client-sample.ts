import type { JsonValue } from "../model/json-schema/schema.js";
import { methodPath } from "../plan/plan.js";
import { parameterGroups } from "../plan/message-schemas.js";
import { clientText } from "../package/examples/client-text.js";
import { objectLiteral } from "../package/samples/sample-literal.js";
import { stringLiteral } from "../text/literals.js";
import type { SampleCall } from "./sample-call.js";
import { exampleOrigin } from "./sent-request.js";
import type { CodeSample } from "./site-model.js";

/** The code that makes the body of a call. */
interface SampleBody {
  /** The body itself; undefined if `lines` make it. */
  readonly value?: JsonValue;
  /** The function that reads a document, and the lines that call it. */
  readonly document?: { readonly decodeName: string; readonly lines: readonly string[] };
}

/** A call with the generated client; undefined if a value for its body is unknown. */
export function clientSample(call: SampleCall): CodeSample | undefined {
  const { plan, named, values, importPath, media } = call;
  const body = sampleBody(call);
  // JSON is not a literal of values that are dates or bigints in memory.
  if (body === undefined || plan.forms !== undefined) return undefined;
  const groups = Object.entries(parameterGroups).flatMap(([location, group]): [string, JsonValue][] => {
    const members = [...values].filter(([parameter]) => parameter.in === location);
    return members.length === 0 ? [] : [[group, Object.fromEntries(members.map(([{ name }, value]) => [name, value]))]];
  });
  const { value, document } = body;
  const hasBody = value !== undefined || document !== undefined;
  const expressions: Record<string, string> = document === undefined ? {} : { body: "document.value" };
  const isFirst = media === named.operation.requestBody?.content[0];
  const chosen = media === undefined || isFirst ? [] : [["contentType", media.mediaType] as const];
  const input = objectLiteral(
    [...groups, ...chosen, ...(hasBody ? [["body", value ?? null] as const] : [])],
    expressions,
  );
  // A file has all parts; packages have one for each.
  const from = (part: string): string =>
    stringLiteral(importPath.startsWith(".") ? importPath : `${importPath}/${part}`);
  const lines = [
    `import { create${plan.pascalName}Client } from ${from("client")};`,
    ...(document === undefined ? [] : [`import { ${document.decodeName} } from ${from("codecs")};`]),
    "",
    ...clientText({ api: { plan }, named }, exampleOrigin(plan)),
    ...(document?.lines ?? []),
    `const result = await client.${methodPath(named)}(${input === "{}" ? "" : input});`,
    "console.log(result.status);",
  ];
  return { title: "TypeScript client", language: "ts", code: lines.join("\n") };
}

function sampleBody({ plan, media, samples }: SampleCall): SampleBody | undefined {
  if (media === undefined) return {};
  const { payload } = media;
  if (payload.kind !== "xml") {
    const value = samples.payloadValue(media, "request");
    return value === undefined ? undefined : { value };
  }
  const element = plan.xmlElementName(payload.element);
  const text = samples.xml.document(payload.element, payload.view?.schema ?? plan.contract.xml);
  if (element === undefined || text === undefined) return undefined;
  const lines = [
    `const document = ${element.decodeName}(${stringLiteral(text)});`,
    "if (!document.ok) throw new Error(document.problems[0]?.message);",
  ];
  return { document: { decodeName: element.decodeName, lines } };
}
