import { describe, expect, it } from "vitest";
import { diff } from "../../../../generator/api/diff.js";
import { excerptOf, type Excerpt, type ExcerptLine } from "../../../../generator/report/pages/excerpt.js";
import { tempFolder } from "../../../support/temp-folder.js";

const yaml = (maximum: number): string => `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths:
  /orders:
    get:
      operationId: listOrders
      parameters:
        - name: limit
          in: query
          schema:
            type: integer
            maximum: ${maximum}
      responses: { 204: { description: Done. } }
`;

describe("excerpts", () => {
  it("show the lines around an edit of YAML, with the edit marked", async () => {
    expect(await excerptText({ "a.yaml": yaml(100) }, { "a.yaml": yaml(50) })).toEqual([
      "  9     in: query",
      " 10     schema:",
      " 11       type: integer",
      "-12       maximum: [100]",
      "+12       maximum: [50]",
      " 13 responses: { 204: { description: Done. } }",
    ]);
  });

  it("show a removed part and the lines where it was", async () => {
    const after = yaml(100).replace(/ {6}parameters:[^]*maximum: 100\n/, "");
    expect(await excerptText({ "a.yaml": yaml(100) }, { "a.yaml": after })).toEqual([
      "  5 get:",
      "  6   operationId: listOrders",
      "- 7   parameters:",
      "- 8     - name: limit",
      "- 9       in: query",
      "-10       schema:",
      "-11         type: integer",
      "-12         maximum: 100",
      "  7   responses: { 204: { description: Done. } }",
    ]);
    expect(await excerptText({ "a.yaml": after }, { "a.yaml": yaml(100) }, "parameter/optional-added")).toContain(
      "+ 8     - name: limit",
    );
  });

  it("show the part of a long line around the edit, as in JSON on one line", async () => {
    const json = (maximum: number): string =>
      JSON.stringify({
        openapi: "3.1.0",
        info: { title: "Orders", version: "1", description: "x".repeat(1_000) },
        paths: {
          "/orders": {
            get: {
              operationId: "listOrders",
              parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum } }],
              responses: { 204: { description: "y".repeat(1_000) } },
            },
          },
        },
      });
    const [before = "", after = ""] = await excerptText({ "a.json": json(100) }, { "a.json": json(50) });
    expect(before).toContain('"maximum":[100]}');
    expect(after).toContain('"maximum":[50]}');
    expect(before.length).toBeLessThan(300);
  });

  it("show indented JSON", async () => {
    const json = (maximum: number): string =>
      JSON.stringify(
        {
          openapi: "3.1.0",
          info: { title: "Orders", version: "1" },
          paths: {
            "/orders": {
              get: {
                parameters: [{ name: "limit", in: "query", schema: { type: "integer", maximum } }],
                responses: { 204: { description: "Done." } },
              },
            },
          },
        },
        undefined,
        2,
      );
    expect(await excerptText({ "a.json": json(100) }, { "a.json": json(50) })).toEqual(
      expect.arrayContaining(['-16       "maximum": [100]', '+16       "maximum": [50]']),
    );
  });

  it("show XSD", async () => {
    const xsd = (length: number): string => `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="Order" type="Code"/>
  <xs:simpleType name="Code">
    <xs:restriction base="xs:string">
      <xs:maxLength value="${length}"/>
    </xs:restriction>
  </xs:simpleType>
</xs:schema>
`;
    expect(await excerptText({ "a.xsd": xsd(20) }, { "a.xsd": xsd(10) })).toEqual([
      '  2   <xs:element name="Order" type="Code"/>',
      '  3   <xs:simpleType name="Code">',
      '  4     <xs:restriction base="xs:string">',
      '- 5       <xs:maxLength value="[20]"/>',
      '+ 5       <xs:maxLength value="[10]"/>',
      "  6     </xs:restriction>",
      "  7   </xs:simpleType>",
      "  8 </xs:schema>",
    ]);
  });

  it("show the object around an edit in a referenced file, and nothing else of it", async () => {
    const root = yaml(100).replace(
      / {12}type: integer\n {12}maximum: 100\n/,
      '            $ref: "types.yaml#/Limit"\n',
    );
    const types = (maximum: number): string => `Before: { type: string }
Limit:
  type: integer
  maximum: ${maximum}
After: { type: string }
`;
    expect(
      await excerptText({ "a.yaml": root, "types.yaml": types(100) }, { "a.yaml": root, "types.yaml": types(50) }),
    ).toEqual(["  3 type: integer", "- 4 maximum: [100]", "+ 4 maximum: [50]"]);
  });

  it("count the lines that they leave out", async () => {
    const enumOf = (name: string): string =>
      yaml(1).replace(
        "maximum: 1\n",
        `enum:\n${Array.from({ length: 40 }, (_, at) => `              - ${at}${name}\n`).join("")}`,
      );
    const { rows, omitted } = await excerptOfFirst({ "a.yaml": enumOf("0") }, { "a.yaml": enumOf("1") });
    expect([rows.length, omitted]).toEqual([24, 19]);
  });
});

type Files = Readonly<Record<string, string>>;

/** The excerpt of the first change, or of that with this id. */
async function excerptOfFirst(before: Files, after: Files, id?: string): Promise<Excerpt> {
  const below = (folder: string, files: Files): Files =>
    Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));
  const [root = ""] = Object.keys(before);
  const cwd = tempFolder({ ...below("old", before), ...below("new", after) });
  const { report } = await diff({ cwd, before: `old/${root}`, after: `new/${root}` });
  return excerptOf(report!.changes.find((one) => id === undefined || one.id === id)!)!;
}

/** The same as lines: "-12 maximum: [100]". */
async function excerptText(before: Files, after: Files, id?: string): Promise<readonly string[]> {
  const { rows } = await excerptOfFirst(before, after, id);
  return rows.flatMap((row) =>
    row.isSame ? line(" ", row.after) : [...line("-", row.before), ...line("+", row.after)],
  );
}

function line(sign: string, shown: ExcerptLine | undefined): readonly string[] {
  if (shown === undefined) return [];
  const { number, start, marked, end } = shown;
  return [`${sign}${String(number).padStart(2)} ${start}${marked === "" ? "" : `[${marked}]`}${end}`];
}
