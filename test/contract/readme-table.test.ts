import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeAt, readDocument, schemesOf, type DocumentOperation, type OpenApiDocument } from "./exchange/document.js";
import { interfacesOf, readSpecs } from "./facts/specs.js";

/** A row of the table of interfaces, its cells by the words above them. */
type Row = Readonly<Record<string, string>>;

const rows = readRows("docs/interfaces.md", "interface");
const interfaces = interfacesOf(readSpecs("specs"));

function readRows(page: string, firstHead: string): readonly Row[] {
  const [, table = ""] = new RegExp(`\\n(\\| ${firstHead} +\\|[^]*?)\\n\\n`).exec(readFileSync(page, "utf8")) ?? [];
  const [head = [], , ...body] = table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return body.map((cells) => Object.fromEntries(cells.map((cell, index) => [head[index]!, cell])));
}

/** The expected row of the README. */
function shortRowOf(document: OpenApiDocument): Row {
  const { operations, format, state } = rowOf(document);
  const { title } = document.root["info"] as { readonly title: string };
  const name = `[${title}](generated/${document.name}/README.md)`;
  return { API: name, operations: operations!, format: format!, status: state! };
}

/** The expected row, apart from the base paths. */
function rowOf(document: OpenApiDocument): Row {
  const { name, root } = document;
  const info = root["info"] as { readonly version: string; readonly description: string };
  const operations = [...document.operations.values()];
  const webhooks = operations.filter(({ isWebhook }) => isWebhook).length;
  return {
    interface: `[${name}](../specs/${name}/openapi.yaml)`,
    version: info.version,
    format: formatsOf(document).join(", "),
    authentication: authenticationsOf(document).join(", "),
    state: stateOf(operations, info.description),
    operations: [
      String(operations.length - webhooks),
      ...(webhooks === 0 ? [] : [`${webhooks} ${webhooks === 1 ? "webhook" : "webhooks"}`]),
    ].join(" + "),
    sandbox: readFileSync(`sandbox/interfaces/${name}/server.ts`, "utf8").includes("unimplemented")
      ? "in part"
      : "alive",
  };
}

const formatNames: Readonly<Record<string, string>> = {
  "application/json": "JSON",
  "application/xml": "XML",
  "application/x-www-form-urlencoded": "form",
  "multipart/form-data": "files",
  "image/*": "images",
  "text/html": "HTML",
};

function formatsOf({ root, operations }: OpenApiDocument): readonly string[] {
  const types = [...operations.values()].flatMap(({ node }) =>
    [node["requestBody"], ...Object.values(node["responses"] as object)].flatMap((part) => {
      const reference = (part as { $ref?: string } | undefined)?.$ref;
      const at = reference === undefined ? part : placeAt(root, reference.slice(1))?.node;
      return Object.keys((at as { content?: object } | undefined)?.content ?? {});
    }),
  );
  expect(Object.keys(formatNames)).toEqual(expect.arrayContaining(types));
  return Object.entries(formatNames).flatMap(([type, label]) => (types.includes(type) ? [label] : []));
}

function authenticationsOf(document: OpenApiDocument): readonly string[] {
  const used = [...document.operations.values()].flatMap(({ security }) => security.flatMap(Object.keys));
  return Object.entries(schemesOf(document)).map(([id, { type, scheme, name }]) => {
    expect(used).toContain(id);
    if (type === "mutualTLS") return "client certificate";
    if (type === "apiKey") return `\`${String(name)}\``;
    return `\`${{ basic: "Basic", bearer: "Bearer" }[String(scheme)] ?? String(scheme)}\``;
  });
}

function stateOf(operations: readonly DocumentOperation[], description: string): string {
  if (!operations.some(({ node }) => node["deprecated"] === true)) return "current";
  const [, since] = /deprecated\s+since\s+([\d/]+)/.exec(description) ?? [];
  const [, until] = /decommissioned\s+on\s+([\d/]+)/.exec(description) ?? [];
  return `deprecated since ${since}${until === undefined ? "" : `, decommissioned on ${until}`}`;
}

describe("the table of README.md", () => {
  it("has the title, operations, formats and status of each spec", () => {
    const expected = interfaces.map((name) => shortRowOf(readDocument(name)));
    expect(readRows("README.md", "API")).toEqual(expected);
  });
});

describe("the table of docs/interfaces.md", () => {
  it("has a row for each interface", () => {
    expect(rows.map((row) => /\[(.*)\]/.exec(row["interface"] ?? "")?.[1]).sort()).toEqual(interfaces);
  });

  it.each(interfaces)("says of %s what its contract says", (name) => {
    const document = readDocument(name);
    const { "base path": basePaths = "", ...row } = rows.find((each) => each["interface"]?.startsWith(`[${name}]`))!;
    expect(row).toEqual(rowOf(document));
    const bases = [...basePaths.matchAll(/`([^`]*)`/g)].map(([, base]) => `${base}/`);
    const paths = [...document.operations.values()]
      // A path that only a sandbox has is none of the interface's.
      .filter(({ isWebhook, node }) => !isWebhook && !/have this path/.test(String(node["x-sandbox-choice"])))
      .map(({ path }) => bases.find((base) => path.startsWith(base)) ?? path);
    expect(new Set(paths)).toEqual(new Set(bases));
  });
});
