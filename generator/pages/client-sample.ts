import type { JsonValue } from "../model/json-schema/schema.js";
import { idempotencyHeader } from "../plan/idempotency-header.js";
import { methodPath } from "../plan/plan.js";
import { parameterGroups } from "../plan/message-schemas.js";
import { clientText } from "../package/examples/client-text.js";
import { objectLiteral, sampleLiteral } from "../package/samples/sample-literal.js";
import { stringLiteral, templateLiteral } from "../text/literals.js";
import type { SampleCall } from "./sample-call.js";
import { exampleOrigin } from "./sent-request.js";
import type { SentField, SentForm } from "./sent-form.js";
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
  const keyHeader = idempotencyHeader(named.operation);
  const groups = Object.entries(parameterGroups).flatMap(([location, group]): [string, JsonValue][] => {
    const members = [...values].filter(([parameter]) => parameter.in === location && parameter !== keyHeader);
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
      const hasFiles = body.form.fields.some(({ parts }) => parts.some(({ isFile }) => isFile));
      return { expression: formCode(body.form), imports: hasFiles ? [fileImport] : [], lines: [] };
    }
    case "text": {
      if (body.value !== undefined) return { expression: sampleLiteral(body.value, 2), imports: [], lines: [] };
      const element = media.payload.kind === "xml" ? plan.xmlElementName(media.payload.element) : undefined;
      if (element === undefined) return undefined;
      const lines = [
        `const document = ${element.decodeName}(${templateLiteral(body.text)});`,
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

function formCode({ fields, isList }: SentForm): string {
  if (isList) return `[\n${fields.map((field) => `    ${fieldsCode([field], 4)},\n`).join("")}  ]`;
  return fieldsCode(fields, 2);
}

function fieldsCode(fields: readonly SentField[], indent: number): string {
  return objectLiteral(
    fields.map(({ name }) => [name, null] as const),
    Object.fromEntries(fields.map((field) => [field.name, fieldCode(field)])),
    indent,
  );
}

function fieldCode({ value, parts, isList, headers }: SentField): string {
  if (value !== undefined && headers === undefined) return sampleLiteral(value, 4);
  const items = parts.map(({ content, isFile, contentType = "" }, index) => {
    const single = isList && Array.isArray(value) ? (value as readonly JsonValue[])[index]! : value;
    const item = isFile
      ? `{ data: ${fileCode(content, contentType)}, filename: ${stringLiteral(content)} }`
      : sampleLiteral(single ?? content, 4);
    if (headers === undefined) return item;
    const lines =
      Object.keys(headers).length === 0 ? "" : `, headers: ${objectLiteral(Object.entries(headers), {}, 4)}`;
    return `{ value: ${item}${lines} }`;
  });
  return isList ? `[${items.join(", ")}]` : (items[0] ?? "undefined");
}
