import { chmodSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { junitTestReport } from "../../../../generator/api/contract-tests/report/junit.js";
import { testContracts } from "../../../../generator/api/contract-tests/test-contracts.js";
import { fixtureCatalog } from "../../../../generator/diagnostics/catalog/fixture.js";
import { cli } from "../../../support/run-cli.js";
import { tempFolder } from "../../../support/temp-folder.js";

const orders = `openapi: 3.1.0
info: { title: Orders, version: "1" }
servers: [{ url: "https://orders.example/v1" }]
security: [{ login: [] }]
paths:
  /orders/{id}:
    put:
      operationId: putOrder
      parameters:
        - { name: id, in: path, required: true, schema: { type: string, maxLength: 4 } }
        - { name: tags, in: query, explode: false, schema: { type: array, items: { enum: [a, b] } } }
        - { name: trace, in: header, schema: { type: integer } }
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: "#/components/schemas/Order" } }
          application/xml: { x-xsd-element: "bill.xsd#bill" }
          multipart/form-data:
            schema: { type: object, required: [scan], properties: { scan: {}, note: { type: string } } }
      responses:
        "200":
          description: The order.
          headers: { etag: { schema: { type: string, pattern: "^v" } } }
          content: { application/json: { schema: { $ref: "#/components/schemas/Order" } } }
components:
  securitySchemes: { login: { type: http, scheme: basic } }
  schemas:
    Order:
      type: object
      required: [sku]
      properties: { sku: { type: string, pattern: "^(a|a)*$" }, count: { type: integer, minimum: 1 } }
`;

const bill = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="bill"><xs:complexType><xs:sequence>
    <xs:element name="total" type="xs:int"/>
  </xs:sequence></xs:complexType></xs:element>
</xs:schema>
`;

const valid = `
- name: every part
  request:
    path: { id: "7" }
    query: { tags: [a, b] }
    headers: { trace: 5 }
    body: { sku: a, count: 2 }
  expect: valid
- name: XML
  request: { path: { id: "7" }, contentType: application/xml, text: "<bill><total>4</total></bill>" }
  expect: valid
- name: a form with a file
  request:
    path: { id: "7" }
    contentType: multipart/form-data
    body: { scan: { $base64: AQID, contentType: image/png }, note: small }
  expect: valid
- name: a total that is text
  request: { path: { id: "7" }, contentType: application/xml, file: text-total.xml }
  expect: { invalid: [{ code: cvc-datatype-valid.1.2.1, path: /bill/total }] }
- name: two problems
  request: { path: { id: "12345" }, body: { count: 0 } }
  expect:
    invalid:
      - { code: maxLength, path: /path/id }
- name: a body of two faults
  request: { path: { id: "7" }, body: { count: 0 } }
  expect:
    invalid:
      - { code: minimum, path: /count }
      - { code: required, path: "", expected: '"sku"' }
- name: text that is not JSON
  request: { path: { id: "7" }, text: "{" }
  expect: { invalid: [{ code: json/syntax }] }
- name: the stored order
  response: { status: 200, headers: { etag: v7 }, body: { sku: a } }
  expect: valid
- name: a header that is not valid
  response: { status: 200, headers: { etag: "7" }, body: { sku: a } }
  expect: { invalid: [{ code: pattern, path: /headers/etag }] }
- name: an undeclared status
  response: { status: 404 }
  expect: { invalid: [{ code: http/status }] }
`;

const documents = `
- { name: a bill, text: "<bill><total>4</total></bill>", expect: valid }
- { name: without a total, text: "<bill/>", expect: { invalid: [{ code: cvc-complex-type.2.4.b, path: /bill }] } }
`;

const schemas = `
- { name: a value, value: { sku: a }, expect: valid }
- { name: a name twice, text: '{"sku": "a", "sku": "a"}', expect: { invalid: [{ code: json/duplicate-key }] }, differs: "ajv reads the last value." }
`;

/** A project that has the packages of this repository. */
function project(files: Readonly<Record<string, string>>): string {
  const folder = tempFolder({
    "specs/orders/openapi.yaml": orders,
    "specs/orders/bill.xsd": bill,
    ...Object.fromEntries(Object.entries(files).map(([path, text]) => [`specs/orders/fixtures/${path}`, text])),
  });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"), "dir");
  return folder;
}

const told = ({ code, message }: { readonly code: string; readonly message: string }): string => `${code}: ${message}`;

describe("fixtures", () => {
  it("are checked by generated code, and by ajv and libxml2", async () => {
    const cwd = project({
      "putOrder/requests.yaml": valid,
      "putOrder/text-total.xml": "<bill><total>four</total></bill>",
      "bill/documents.yaml": documents,
      "Order/values.yaml": schemas,
    });
    const { code, stdout, stderr } = await cli(["test", "--allow-backtracking"], { cwd });
    expect({ code, stdout, stderr }).toEqual({
      code: 0,
      stdout: "orders  14 of 14 fixtures pass, ajv checks 11, libxml2 checks 4\n",
      stderr: "",
    });
  });

  it("leave parts of the spec that they do not exercise, with their places", async () => {
    const cwd = project({ "putOrder/requests.yaml": valid, "putOrder/text-total.xml": "<bill/>" });
    const { apis } = await testContracts({ cwd, allowBacktracking: true, coverage: true });
    const coverage = apis[0]!.coverage!;
    const shown = ({ what, line }: { readonly what: string; readonly line: number }): string => `${line}: ${what}`;
    expect(coverage.statuses).toEqual({ total: 1, missing: [] });
    expect(coverage.errorRows).toEqual({ total: 0, missing: [] });
    expect(coverage.constraints.total).toBe(16);
    expect(coverage.constraints.missing.map(shown)).toEqual([
      ...["10: type", "11: type", "11: enum", "12: type", "19: type", '19: required "scan"', "19: type", "23: type"],
      ...["29: type", "31: type", "31: pattern", "31: type"],
    ]);
  });

  it("exercise statuses of operations whose id is no identifier, or absent", async () => {
    const responses = { "2XX": { description: "Done." }, default: { description: "Failed." } };
    const document = {
      openapi: "3.1.0",
      info: { title: "Jobs", version: "1" },
      paths: { "/a-b": { get: { operationId: "read-all", responses }, delete: { responses } } },
    };
    const cwd = tempFolder({
      "jobs.json": JSON.stringify(document),
      "fixtures/read-all/a.yaml": "- { name: done, response: { status: 204 }, expect: valid }",
      "fixtures/deleteAB/a.yaml": "- { name: failed, response: { status: 404 }, expect: valid }",
    });
    const { apis } = await testContracts({ cwd, files: ["jobs.json"], coverage: true });
    expect(apis[0]?.fixtures.map(({ name, ok }) => [name, ok])).toEqual([
      ["deleteAB: failed", true],
      ["read-all: done", true],
    ]);
    const { total, missing } = apis[0]!.coverage!.statuses;
    expect([total, ...missing.map(({ what }) => what)]).toEqual([4, "read-all default", "DELETE /a-b 2XX"]);
  });

  it("are checked by xmllint if the project has no libxml2", async () => {
    const cwd = tempFolder({
      "specs/orders/openapi.yaml": orders,
      "specs/orders/bill.xsd": bill,
      "specs/orders/fixtures/bill/a.yaml": `${documents}- { name: another, text: "<!-- > --><!DOCTYPE b [<!ENTITY e 'x'>]><b/>", expect: { invalid: [{ code: xml/doctype }] } }\n`,
      "bin/xmllint": `#!/bin/sh\nexec ${process.execPath} ${resolve("test/support/xmllint.mjs")} "$@"\n`,
    });
    chmodSync(join(cwd, "bin/xmllint"), 0o755);
    vi.stubEnv("PATH", `${join(cwd, "bin")}:${process.env["PATH"]}`);
    const { diagnostics, apis } = await testContracts({ cwd, allowBacktracking: true });
    vi.unstubAllEnvs();
    expect([diagnostics.map(told), apis[0]?.judged]).toEqual([[], { ajv: 0, libxml2: 3 }]);
  });

  it("are reported if they fail, each code of the family at its place", async () => {
    const cwd = project({
      "putOrder/a.yaml": `
- { name: one, request: { path: { id: "7" }, body: { sku: b } }, expect: valid }
- { name: one, request: { path: { id: "7" }, body: { sku: a } }, expect: { invalid: [{ code: pattern, path: /sku }] } }
- { name: other code, request: { path: { id: "7" }, body: {} }, expect: { invalid: [{ code: pattern, path: /sku }] } }
- { name: slow, request: { path: { id: "7" }, body: { sku: "${"a".repeat(40)}!" } }, expect: { invalid: [{ code: pattern }] } }
- { name: after it, request: { path: { id: "7" }, body: { sku: a } }, expect: valid, differs: They agree. }
- { name: outside, request: { path: { id: "7" }, file: ../../openapi.yaml }, expect: valid }
- { name: absent, request: { path: { id: "7" }, file: absent.xml }, expect: valid }
- { name: a value, value: 1, expect: valid }
`,
      "putOrder/b.yaml": `- { name: misspelled, rquest: { body: 1 }, expect: invalid }\n`,
      "Ordr/a.yaml": `- { name: a, value: 1, expect: valid }\n`,
      "Order/a.yaml": `- { name: twice, text: '{"sku": "a", "sku": "a"}', expect: { invalid: [{ code: json/duplicate-key }] } }\n`,
      "../../empty/bill.xsd": bill,
    });
    const result = await testContracts({ cwd, allowBacktracking: true, timeout: 1000 });
    expect(result.diagnostics.map(told)).toEqual([
      'fixture/none: The API "empty" has no fixtures.',
      'fixture/disagreement: "Order: twice": According to ajv the message is valid, but the fixture expects it to be not valid.',
      'fixture/unknown-subject: The API "orders" has no operation, schema or XML element "Ordr".',
      'fixture/disagreement: "putOrder: one": According to ajv the message is not valid, but the fixture expects it to be valid.',
      'fixture/failed: "putOrder: one": The server rejects the request.',
      'fixture/disagreement: "putOrder: one": According to ajv the message is valid, but the fixture expects it to be not valid.',
      'fixture/failed: "putOrder: one": The server accepts the request.',
      'fixture/repeated-name: The name "one" is already used in this folder.',
      'fixture/failed: "putOrder: other code": The expected problem pattern at "/sku" is not reported.',
      'fixture/timed-out: "putOrder: slow": The check was stopped after 1 s.',
      'fixture/agreement: "putOrder: after it": ajv agrees with the fixture, although "differs" states a disagreement.',
      'fixture/unreadable-file: The file "../../openapi.yaml" cannot be read: it is outside the folder "specs/orders/fixtures".',
      'fixture/unreadable-file: The file "absent.xml" cannot be read: it does not exist.',
      'fixture/malformed: A fixture of an operation has one of request, response, not "value".',
      'fixture/malformed: Unknown property "rquest"; did you mean "request"?',
      'fixture/malformed: The value must be "valid", but is "invalid"; type object is also allowed.',
    ]);
    expect(new Set(result.diagnostics.map(({ code }) => code))).toEqual(new Set(Object.keys(fixtureCatalog)));
    expect(result.ok).toBe(false);
    const junit = junitTestReport(result);
    expect(junit).toContain('<testsuite name="orders" tests="6" failures="6" errors="0" skipped="0">');
    expect(junit).toContain('<testcase classname="orders" name="putOrder: slow">');
  });

  it("are checked without programs of the project if it is not trusted", async () => {
    const cwd = project({ "Order/values.yaml": `- { name: a value, value: { sku: a }, expect: valid }\n` });
    const { stdout } = await cli(["test", "--untrusted", "--allow-backtracking", "--format", "json"], { cwd });
    expect(JSON.parse(stdout)).toEqual({
      version: 1,
      ok: true,
      apis: [
        {
          name: "orders",
          fixtures: [{ name: "Order: a value", path: "specs/orders/fixtures/Order/values.yaml", line: 1, ok: true }],
          judged: { ajv: 0, libxml2: 0 },
        },
      ],
      diagnostics: [],
    });
  });

  it("notice changes of constraints, and list the others with their places", async () => {
    const cwd = tempFolder({
      "specs/jobs/openapi.yaml": `openapi: 3.1.0
info: { title: Jobs, version: "1" }
paths:
  /jobs:
    post:
      operationId: addJob
      requestBody: { required: true, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } } } }
      responses: { "204": { description: Done. } }
components:
  schemas:
    Job:
      type: object
      properties:
        rank: { type: integer, maximum: 9, allOf: [{ maximum: 20 }] }
        __proto__: { type: string, pattern: "^(a|a)*$" }
`,
      "specs/jobs/fixtures/addJob/a.yaml": `
- { name: the last rank, request: { body: { rank: 9 } }, expect: valid }
- { name: above, request: { body: { rank: 11 } }, expect: { invalid: [{ code: maximum }] } }
- { name: no number, request: { body: { rank: a } }, expect: { invalid: [{ code: type }] } }
- { name: a half, request: { body: { rank: 0.5 } }, expect: { invalid: [{ code: type }] } }
- { name: no object, request: { body: 1 }, expect: { invalid: [{ code: type, path: "" }] } }
- { name: no body, request: {}, expect: { invalid: [{ code: http/body-required }] } }
- { name: a long text, request: { body: { __proto__: ${"a".repeat(30)} } }, expect: valid }
`,
    });
    const options = ["test", "--mutate", "--allow-backtracking"];
    const { code, stdout } = await cli([...options, "--min-score", "90"], { cwd });
    expect(stdout.split("\n")).toEqual([
      "specs/jobs/openapi.yaml:14:41: not noticed: maximum 9 became 10",
      'specs/jobs/openapi.yaml:15:28: not noticed: type "string" was removed',
      'specs/jobs/openapi.yaml:15:45: not noticed: pattern "^(a|a)*$" was removed',
      "jobs  7 of 7 fixtures pass, mutation score 80.0 % (12 of 15 mutants killed, 4 equivalent, 1 not valid)",
      "",
    ]);
    expect(code).toBe(1);
    const drawn = await cli([...options, "--max-mutants", "2", "--format", "junit"], { cwd });
    expect(drawn.stdout).toContain('<testsuite name="jobs mutants"');
    const scored = await cli([...options, "--max-mutants", "3", "--min-score", "0", "--format", "json"], { cwd });
    expect(scored.code).toBe(0);
    const { ok, apis } = JSON.parse(scored.stdout) as { ok: boolean; apis: readonly { mutation: object }[] };
    expect([ok, apis[0]?.mutation]).toMatchObject([true, { total: 20, run: 3 }]);
  });

  it("notice changes of an XSD with entities", async () => {
    const cwd = tempFolder({
      "specs/bills/bill.xsd": `<!DOCTYPE xs:schema [<!ENTITY limit "9">]>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="total"><xs:simpleType><xs:restriction base="xs:int">
    <xs:maxInclusive value="&limit;"/>
  </xs:restriction></xs:simpleType></xs:element>
</xs:schema>
`,
      "specs/bills/fixtures/total/a.yaml": `
- { name: the last, text: <total>9</total>, expect: valid }
- { name: a word, text: <total>a</total>, expect: { invalid: [{ code: cvc-datatype-valid.1.2.1 }] } }
`,
    });
    const { stdout } = await cli(["test", "--mutate"], { cwd });
    expect(stdout.split("\n")).toEqual([
      "specs/bills/bill.xsd:4:5: not noticed: maxInclusive 9 was removed",
      'specs/bills/bill.xsd:4:5: not noticed: maxInclusive 9: value="9" became value="10"',
      "bills  2 of 2 fixtures pass, mutation score 33.3 % (1 of 3 mutants killed, 1 not valid)",
      "",
    ]);
  });

  it("of an operation that servers omit check only the client", async () => {
    const cwd = tempFolder({
      "orders.yaml": `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    post:
      operationId: addOrder
      parameters: [{ $ref: "#/components/parameters/None" }]
      responses: { "204": { description: Done. } }
`,
      "fixtures/addOrder/a.yaml": `
- { name: order, request: {}, expect: valid }
- { name: done, response: { status: 204 }, expect: valid }
- { name: failed, response: { status: 500 }, expect: { invalid: [{ code: http/status }] } }
`,
    });
    const { diagnostics, apis } = await testContracts({ cwd, files: ["orders.yaml"] });
    expect(diagnostics.map(told)).toEqual([
      'fixture/failed: "addOrder: order": Servers omit the operation, because a check of it was skipped.',
      expect.stringMatching(/^openapi\/unknown-ref: /),
    ]);
    expect(apis[0]?.fixtures.map(({ ok }) => ok)).toEqual([false, true, true]);
  });

  it("are missed: a project without any fails", async () => {
    const { code, stdout } = await cli(["test", "--allow-backtracking"], { cwd: project({}) });
    expect(code).toBe(1);
    expect(stdout).toContain('warning fixture/none: The API "orders" has no fixtures.');
  });
});
