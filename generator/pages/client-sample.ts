import type { JsonValue } from "../model/json-schema/schema.js";
import { methodPath } from "../plan/plan.js";
import { parameterGroups } from "../plan/message-schemas.js";
import { clientText } from "../package/examples/client-text.js";
import { objectLiteral, sampleLiteral } from "../package/samples/sample-literal.js";
import { stringLiteral } from "../text/literals.js";
import type { SampleCall } from "./sample-call.js";
import { exampleOrigin } from "./sent-request.js";
import type { SentField } from "./sent-form.js";
import type { CodeSample } from "./site-model.js";

/** The body of a call as an expression. */
interface BodyCode {
  /** The value after "body: ". */
  readonly expression: string;
  /** Modules and the names that the lines need of them. */
  readonly imports: readonly (readonly [name: string, from: string])[];
  /** Lines before the call. */
  readonly lines: readonly string[];
}

/** A call with the generated client. */
export function clientSample(call: SampleCall): CodeSample | undefined {
  const { plan, named, values, importPath, sent } = call;
  // JSON is not a literal of values that are dates or bigints in memory.
  if (plan.forms !== undefined) return undefined;
  // A file has all parts; packages have one for each.
  const from = (part: string): string => (importPath.startsWith(".") ? importPath : `${importPath}/${part}`);
  const body = sent && bodyCode(call, sent, from("codecs"));
  if (sent !== undefined && body === undefined) return undefined;
  const groups = Object.entries(parameterGroups).flatMap(([location, group]): [string, JsonValue][] => {
    const members = [...values].filter(([parameter]) => parameter.in === location);
    return members.length === 0 ? [] : [[group, Object.fromEntries(members.map(([{ name }, value]) => [name, value]))]];
  });
  const isFirst = sent?.media === named.operation.requestBody?.content[0];
  const isRange = sent?.media.mediaType.includes("*") === true;
  const chosen = sent === undefined || (isFirst && !isRange) ? [] : [["contentType", sent.body.contentType] as const];
  const input = objectLiteral(
    [...groups, ...chosen, ...(body === undefined ? [] : [["body", null] as const])],
    body === undefined ? {} : { body: body.expression },
  );
  const imports = [[`create${plan.pascalName}Client`, from("client")] as const, ...(body?.imports ?? [])];
  const lines = [
    ...imports.map(([name, path]) => `import { ${name} } from ${stringLiteral(path)};`),
    "",
    ...clientText({ api: { plan }, named }, exampleOrigin(plan)),
    ...(body?.lines ?? []),
    `const result = await client.${methodPath(named)}(${input === "{}" ? "" : input});`,
    "console.log(result.status);",
  ];
  return { title: "TypeScript client", language: "ts", code: lines.join("\n") };
}

function bodyCode(
  { plan }: SampleCall,
  { media, body }: NonNullable<SampleCall["sent"]>,
  codecs: string,
): BodyCode | undefined {
  const fileImport = ["openAsBlob", "node:fs"] as const;
  switch (body.kind) {
    case "file":
      return { expression: fileCode(body.file, body.contentType), imports: [fileImport], lines: [] };
    case "parts": {
      const hasFiles = [...body.fields.values()].some(({ parts }) => parts.some(({ isFile }) => isFile));
      return { expression: formCode(body.fields), imports: hasFiles ? [fileImport] : [], lines: [] };
    }
    case "text": {
      if (body.value !== undefined) return { expression: sampleLiteral(body.value, 2), imports: [], lines: [] };
      const element = media.payload.kind === "xml" ? plan.xmlElementName(media.payload.element) : undefined;
      if (element === undefined) return undefined;
      const lines = [
        `const document = ${element.decodeName}(${stringLiteral(body.text)});`,
        "if (!document.ok) throw new Error(document.problems[0]?.message);",
      ];
      return { expression: "document.value", imports: [[element.decodeName, codecs]], lines };
    }
  }
}

/** The expression of a file's content. */
export function fileCode(file: string, contentType: string): string {
  return `await openAsBlob(${stringLiteral(file)}, { type: ${stringLiteral(contentType)} })`;
}

function formCode(fields: ReadonlyMap<string, SentField>): string {
  const expressions = [...fields].map(([name, field]) => [name, fieldCode(field)] as const);
  return objectLiteral(
    expressions.map(([name]) => [name, null] as const),
    Object.fromEntries(expressions),
    2,
  );
}

function fieldCode({ value, parts, isList, hasHeaders }: SentField): string {
  if (value !== undefined && !hasHeaders) return sampleLiteral(value, 4);
  const items = parts.map(({ content, isFile, contentType = "" }) => {
    const item = isFile
      ? `{ data: ${fileCode(content, contentType)}, filename: ${stringLiteral(content)} }`
      : sampleLiteral(value ?? content, 4);
    return hasHeaders ? `{ value: ${item} }` : item;
  });
  return isList ? `[${items.join(", ")}]` : (items[0] ?? "undefined");
}
