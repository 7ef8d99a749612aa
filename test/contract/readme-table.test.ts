import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { placeAt, readDocument, schemesOf, type DocumentOperation, type OpenApiDocument } from "./exchange/document.js";
import { readMarkedSpecs } from "./facts/marked-specs.js";
import { interfacesOf } from "./facts/specs.js";

/** A row of a table of APIs, its cells by the words above them. */
type Row = Readonly<Record<string, string>>;

const page = readFileSync("docs/reference/apis.md", "utf8");
const specs = readMarkedSpecs();
const names = interfacesOf(specs);

function readRows(text: string): readonly Row[] {
  const [, table = ""] = /\n(\| API +\|[^]*?)\n\n/.exec(text) ?? [];
  const [head = [], , ...body] = table.split("\n").map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return body.map((cells) => Object.fromEntries(cells.map((cell, index) => [head[index]!, cell])));
}

const titleOf = ({ root }: OpenApiDocument): string => (root["info"] as { readonly title: string }).title;
const anchorOf = (document: OpenApiDocument): string => titleOf(document).toLowerCase().replaceAll(" ", "-");

/** The expected cells of both tables. */
function rowOf(document: OpenApiDocument): Row {
  const info = document.root["info"] as { readonly description: string };
  const operations = [...document.operations.values()];
  const webhooks = operations.filter(({ isWebhook }) => isWebhook).length;
  return {
    operations: [
      String(operations.length - webhooks),
      ...(webhooks === 0 ? [] : [`${webhooks} ${webhooks === 1 ? "webhook" : "webhooks"}`]),
    ].join(" + "),
    format: formatsOf(document).join(", "),
    status: statusOf(operations, info.description),
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
  // A scheme that no operation requires declares tokens for other APIs.
  const isIssued = (id: string, scheme: object): boolean => !used.includes(id) && "x-token-request" in scheme;
  const required = Object.entries(schemesOf(document)).filter(([id, scheme]) => !isIssued(id, scheme));
  return required.map(([id, { type, scheme, name }]) => {
    expect(used).toContain(id);
    if (type === "mutualTLS") return "client certificate";
    if (type === "apiKey") return `\`${String(name)}\``;
    return `\`${{ basic: "Basic", bearer: "Bearer" }[String(scheme)] ?? String(scheme)}\``;
  });
}

function statusOf(operations: readonly DocumentOperation[], description: string): string {
  if (!operations.some(({ node }) => node["deprecated"] === true)) return "current";
  const [, since] = /deprecated\s+since\s+([\d/]+)/.exec(description) ?? [];
  const [, until] = /decommissioned\s+on\s+([\d/]+)/.exec(description) ?? [];
  return `deprecated since ${since}${until === undefined ? "" : `, decommissioned on ${until}`}`;
}

/** The parts of a section of the page: "Sign in", "Errors", ... with their sentences. */
function partsOf(document: OpenApiDocument): Readonly<Record<string, string>> {
  const [, section = ""] = page.split(`\n## ${titleOf(document)}\n`);
  const [text = ""] = section.split("\n## ");
  const parts = [...text.matchAll(/^- \*\*(.+?):\*\* ((?:.|\n(?! *- |\n))+)/gm)];
  return { whole: text, ...Object.fromEntries(parts.map(([, name, sentences]) => [name!, sentences!])) };
}

/** The text of all files of an API's spec. */
const specOf = (name: string): string =>
  [...specs].flatMap(([file, text]) => (file.startsWith(`${name}/`) ? [text] : [])).join("\n");

describe("the table of README.md", () => {
  it("has the operations, formats and status of each spec, and links to its section", () => {
    const expected = names.map(readDocument).map((document) => ({
      API: `[${titleOf(document)}](docs/reference/apis.md#${anchorOf(document)})`,
      ...rowOf(document),
    }));
    expect(readRows(readFileSync("README.md", "utf8"))).toEqual(expected);
  });
});

describe("docs/reference/apis.md", () => {
  const rows = readRows(page);

  it("has a row and a section for each API, in one order", () => {
    const titles = names.map((name) => titleOf(readDocument(name)));
    expect(rows.map((row) => /\[(.*)\]/.exec(row["API"] ?? "")?.[1])).toEqual(titles);
    expect([...page.matchAll(/^## (.*)$/gm)].map(([, title]) => title)).toEqual(titles);
  });

  it.each(names)("states in the row of %s what its spec states", (name) => {
    const document = readDocument(name);
    const { "base path": basePaths = "", ...row } = rows.find((each) => each["API"]?.includes(titleOf(document)))!;
    expect(row).toEqual({
      API: `[${titleOf(document)}](#${anchorOf(document)})`,
      version: (document.root["info"] as { readonly version: string }).version,
      "sign in": authenticationsOf(document).join(", "),
      ...rowOf(document),
    });
    const bases = [...basePaths.matchAll(/`([^`]*)`/g)].map(([, base]) => `${base}/`);
    const paths = [...document.operations.values()]
      // A path that only a sandbox has is not a path of the API.
      .filter(({ isWebhook, node }) => !isWebhook && !/have this path/.test(String(node["x-sandbox-choice"])))
      .map(({ path }) => bases.find((base) => path.startsWith(base)) ?? path);
    expect(new Set(paths)).toEqual(new Set(bases));
  });

  it.each(names)("uses in the section of %s only names, questions and dates of its spec", (name) => {
    const spec = specOf(name);
    const { whole = "", ...parts } = partsOf(readDocument(name));
    expect(Object.keys(parts)).toEqual(["Sign in", "Errors", "Limits", "Deprecations", "Open question"]);
    const words = [
      ...[
        ...Object.values(parts)
          .join("\n")
          .matchAll(/`([^`]+)`/g),
      ].map(([, word]) => word!),
      ...(whole.match(/\d\d\/\d\d\/\d{4}|W\d+/g) ?? []),
    ];
    expect(words.filter((word) => !spec.includes(word))).toEqual([]);
    const questions = new Set(spec.match(/Q-\d+(?:\.\d+)?/g));
    expect((whole.match(/Q-\d+(?:\.\d+)?/g) ?? []).filter((id) => !questions.has(id))).toEqual([]);
    const [, id = "", anchor] =
      /^\[(Q-[\d.]+)\]\(\.\.\/\.\.\/specs\/open-questions\.md#(.+?)\): /.exec(parts["Open question"]!) ?? [];
    expect(anchor).toBe(id.toLowerCase().replace(".", ""));
  });

  it.each(names)("states the scopes, failures, page sizes and deprecations of %s", (name) => {
    const document = readDocument(name);
    const parts = partsOf(document);
    const operations = [...document.operations.values()];
    const scopes = new Set(
      operations.flatMap(({ security }) => security.flatMap((each) => Object.values(each).flat())),
    );
    const isStated = [...scopes].map((scope) => parts["Sign in"]?.includes(`\`${String(scope)}\``));
    // The page names only examples of the many scopes of identity.
    expect(isStated.length > 3 ? isStated.filter(Boolean).length > 1 : isStated.every(Boolean)).toBe(true);
    const failures = new Set(
      operations.flatMap(({ node }) =>
        Object.keys(node["responses"] as object).filter((status) => /^[45]/.test(status)),
      ),
    );
    expect([...failures].filter((status) => !parts["Errors"]?.includes(status))).toEqual([]);
    const sizes = operations.flatMap(({ parameters }) =>
      parameters.flatMap(({ node: { name: parameter, schema } }) => {
        const { default: usual, maximum } = schema as { readonly default?: unknown; readonly maximum?: unknown };
        return parameter === "limit" || parameter === "count" ? [usual, maximum] : [];
      }),
    );
    const numbers = parts["Limits"]?.match(/\d+/g)?.map(Number) ?? [];
    const isMissing = (size: unknown): boolean => size !== undefined && !numbers.includes(size as number);
    expect(sizes.filter(isMissing)).toEqual([]);
    const retired = [...specOf(name).matchAll(/name="(\w+)"[^>]*mark:retired="(.+?)"/g)];
    expect(
      retired
        .flatMap(([, element, month]) => [`\`${element}\``, month!])
        .filter((word) => !parts["Deprecations"]?.includes(word)),
    ).toEqual([]);
    const isDeprecated = operations.some(({ node }) => node["deprecated"] === true);
    if (isDeprecated) expect(parts["Deprecations"]).toContain(/\d.*/.exec(rowOf(document)["status"] ?? "")?.[0]);
    else if (retired.length === 0) expect(parts["Deprecations"]).toMatch(/^none/);
  });

  it("states that the sandbox implements all operations", () => {
    const isPartial = (name: string): boolean =>
      readFileSync(`sandbox/interfaces/${name}/server.ts`, "utf8").includes("unimplemented");
    expect([page.includes("implements all operations"), names.filter(isPartial)]).toEqual([true, []]);
  });
});
