import { expect, it } from "vitest";
import { docs } from "../../generator/api/docs.js";
import type { ApiPages, PageHistory } from "../../generator/pages/site-model.js";
import { memo } from "../support/memo.js";
import { cli } from "../support/run-cli.js";
import { scratchRepository, type ScratchRepository } from "../support/scratch-repository.js";
import { browserPath, openSite, violationsOf } from "./support/browser.js";
import { openapi, siteFiles } from "./support/own-site.js";

/** A document whose operations and schemas depend on the release. */
function orders(maximum: number, schemas: readonly string[], more: object = {}): string {
  const line = { type: "object", properties: { quantity: { type: "integer", maximum } } };
  const body = { required: true, content: { "application/json": { schema: { $ref: "#/components/schemas/Line" } } } };
  const responses = { 204: { description: "Done." } };
  const paths = { "/lines": { post: { operationId: "addLine", requestBody: body, responses } }, ...more };
  const all = { Line: line, ...Object.fromEntries(schemas.map((name) => [name, { type: "string", minLength: 1 }])) };
  return JSON.stringify(openapi(paths, { components: { schemas: all } }));
}

function receipts(length: number, more = ""): string {
  return `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:r" xmlns="urn:r">
    <xs:element name="receipt" type="Receipt"/>
    <xs:complexType name="Receipt"><xs:sequence><xs:element name="note"><xs:simpleType>
      <xs:restriction base="xs:string"><xs:maxLength value="${length}"/></xs:restriction>
    </xs:simpleType></xs:element></xs:sequence></xs:complexType>${more}
  </xs:schema>`;
}

const id = { name: "id", in: "path", required: true, schema: { type: "string" } };
const getLine = {
  "/lines/{id}": { get: { operationId: "getLine", parameters: [id], responses: { 204: { description: "Done." } } } },
};
const refund = '<xs:element name="refund" type="Receipt"/>';

/** Releases 1.0.0, 1.1.0 and 2.0.0, and an edit after them. */
function released(): ScratchRepository {
  const files = (json: string, xsd: string): Readonly<Record<string, string>> => ({
    "specs/orders/openapi.json": json,
    "specs/receipts/receipts.xsd": xsd,
  });
  const repository = scratchRepository(files(orders(100, []), receipts(80)));
  repository.git("tag", "v1.0.0");
  repository.commit(files(orders(100, ["Note"], getLine), receipts(80, refund)));
  repository.git("tag", "v1.1.0");
  repository.commit(files(orders(50, ["Note"], getLine), receipts(40, refund)));
  repository.git("tag", "v2.0.0");
  repository.write(files(orders(50, ["Note", "Code"], getLine), receipts(40, refund)));
  return repository;
}

/** "since 1.0.0, changed in 2.0.0", by the names of pages. */
function textsOf({ operations, schemas, xml }: ApiPages): Readonly<Record<string, string>> {
  const pages: readonly { readonly name: string; readonly kind?: string; readonly history?: PageHistory }[] = [
    ...operations.map(({ name, history }) => ({ name, ...(history && { history }) })),
    ...schemas,
    ...xml,
  ];
  return Object.fromEntries(
    pages.map(({ name, kind = "", history }) => {
      const changes = history?.changes.map(({ version }) => version ?? "unreleased") ?? ["no history"];
      return [`${kind} ${name}`.trim(), [history?.since?.version ?? "unreleased", ...changes].join(", ")];
    }),
  );
}

const releasedModel = memo(async () => (await docs({ cwd: released().folder, history: true })).model!);

it("pages name the release since which a part exists, and those that changed it", async () => {
  const model = await releasedModel();
  const [json, xsd] = model.apis;
  expect(textsOf(json!)).toEqual({
    addLine: "1.0.0, 2.0.0",
    getLine: "1.1.0",
    Code: "unreleased",
    Line: "1.0.0, 2.0.0",
    Note: "1.1.0",
  });
  expect(textsOf(xsd!)).toEqual({
    "element receipt": "1.0.0",
    "element refund": "1.1.0",
    "complexType Receipt": "1.0.0, 2.0.0",
  });
  const line = json!.schemas.find(({ name }) => name === "Line");
  expect(line?.history?.changes[0]?.sentences).toEqual([
    { level: "breaking", sentence: "The maximum of `Line.quantity` was lowered from 100 to 50." },
  ]);
  const html = siteFiles(model).get("apis/orders/schemas/line.html") ?? "";
  expect(html.replace(/\s+/g, " ")).toMatch(/Since <strong>1\.0\.0<\/strong> .*changed in 2\.0\.0/);
  expect(html).toContain("The maximum of <code>Line.quantity</code> was lowered from 100 to 50.");
  expect(siteFiles(model).get("apis/orders/schemas/code.html")).toContain("Not in a release yet");
});

it.skipIf(browserPath() === undefined)("pages with their changes are accessible", async () => {
  const site = await openSite(browserPath()!, siteFiles(await releasedModel()));
  try {
    for (const name of [
      "apis/orders/schemas/line.html",
      "apis/orders/schemas/code.html",
      "apis/receipts/types/receipt.html",
    ])
      for (const colors of ["light", "dark"] as const) {
        const { page, requests, events } = await site.open(name, { width: 320, colors });
        expect([name, colors, await violationsOf(page), requests, events]).toEqual([name, colors, [], [], []]);
        await page.context().close();
      }
  } finally {
    await site.close();
  }
});

it("compares on request, and only in a project", async () => {
  const { folder } = released();
  const without = await cli(["docs", "--json"], { cwd: folder });
  expect(without.stdout).not.toContain('"since"');
  const json = await cli(["docs", "--json", "--history", "--tag-prefix", "v"], { cwd: folder });
  expect([json.code, json.stdout.includes('"since"')]).toEqual([0, true]);
  const file = await cli(["docs", "specs/orders/openapi.json", "--json", "--history"], { cwd: folder });
  expect([file.code, file.stderr]).toEqual([
    2,
    expect.stringContaining("--history compares the releases of a project"),
  ]);
});

it("takes the releases of each package, and skips one that cannot be read", async () => {
  const repository = scratchRepository({
    "specwright.config.json": JSON.stringify({
      package: { name: "@acme/apis", version: "1.0.0", packages: "per-api" },
    }),
    "specs/orders/openapi.json": orders(100, []),
  });
  repository.git("tag", "orders-v1.0.0");
  repository.commit({ "specs/orders/openapi.json": "{" });
  repository.git("tag", "orders-v1.0.1");
  repository.commit({ "specs/orders/openapi.json": orders(100, ["Note"]) });
  repository.git("tag", "orders-v1.1.0");
  repository.git("tag", "receipts-v9.0.0");
  const { model } = await docs({ cwd: repository.folder, history: true });
  expect(textsOf(model!.apis[0]!)).toEqual({ addLine: "1.0.0", Line: "1.0.0", Note: "1.1.0" });
});
