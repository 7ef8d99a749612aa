import type { JournalEntry } from "../control/generated/control/types.js";
import type { ConsoleApi } from "./console-api.js";

/** Headers that a client sends on its own. */
const usual =
  /^(?:host|connection|content-length|transfer-encoding|accept-encoding|accept-language|user-agent|sec-.*|sandbox-.*)$/i;

/** The call as a command of curl. Hidden values stay hidden. */
export function curlOfEntry(
  { world, request: { method = "GET", target = "/", headers, body } }: JournalEntry,
  origin: string,
): string {
  const sent = Object.entries(headers).filter(([name]) => !usual.test(name));
  const lines = [
    `curl -i -X ${quotedWord(method)} ${quotedWord(origin + target)}`,
    ...sent.map(([name, value]) =>
      name === "authorization" ? '  -H "Authorization: Bearer $TOKEN"' : `  -H ${quotedWord(`${name}: ${value}`)}`,
    ),
    ...(world === "default" ? [] : [`  -H ${quotedWord(`Sandbox-World: ${world}`)}`]),
    ...(body === undefined || body === "" ? [] : [`  --data-raw ${quotedWord(body)}`]),
  ];
  return lines.join(" \\\n");
}

function quotedWord(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

/** The call as code with the generated client of its API. */
export function clientCodeOfEntry(entry: JournalEntry, api: ConsoleApi | undefined): string {
  const creator = `create${pascalName(entry.interface)}Client`;
  return [
    `import { ${creator} } from "@specwright/travel-expense/${entry.interface}/client";`,
    "",
    `const client = ${creator}({ baseUrl, auth });`,
    `const result = ${callOfEntry(entry, api)};`,
  ].join("\n");
}

/** The call as a test, which expects the response that it had. */
export function testOfEntry(entry: JournalEntry, api: ConsoleApi | undefined): string {
  const { status, body } = entry.response;
  const value = parsed(body);
  return [
    'import { expect, it } from "vitest";',
    "",
    `it(${JSON.stringify(`${entry.operationId ?? "the call"} has status ${status ?? 0}`)}, async () => {`,
    `  const result = ${callOfEntry(entry, api)};`,
    `  expect(result.status).toBe(${status ?? 0});`,
    ...(value === undefined ? [] : [`  expect(result.data).toMatchObject(${indented(value)});`]),
    "});",
  ].join("\n");
}

function callOfEntry(
  { operationId = "unknown", request: { target = "/", body } }: JournalEntry,
  api: ConsoleApi | undefined,
): string {
  const [path = "", query = ""] = target.split(/\?(.*)/s, 2);
  const template = api?.operations.find((operation) => operation.operationId === operationId)?.path ?? "";
  const values = {
    ...filledPart("path", pathValues(template, path)),
    ...filledPart("query", Object.fromEntries(new URLSearchParams(query))),
  };
  const value = parsed(body);
  const input = { ...values, ...((value ?? body) === undefined || body === "" ? {} : { body: value ?? body }) };
  return `await client.${operationId}(${Object.keys(input).length === 0 ? "" : indented(input)})`;
}

function filledPart(name: string, values: Readonly<Record<string, string>>): object {
  return Object.keys(values).length === 0 ? {} : { [name]: values };
}

/** The variables of a path template in a path. */
function pathValues(template: string, path: string): Readonly<Record<string, string>> {
  const values = path.split("/");
  const pairs = template.split("/").map((part, index) => [/^\{(\w+)\}$/.exec(part)?.[1], values[index]] as const);
  return Object.fromEntries(
    pairs.flatMap(([name, value]) => (name && value ? [[name, decodeURIComponent(value)]] : [])),
  );
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : (JSON.parse(text) as unknown);
  } catch {
    return undefined;
  }
}

function indented(value: unknown): string {
  return JSON.stringify(value, undefined, 2).replaceAll("\n", "\n  ");
}

function pascalName(name: string): string {
  return name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
