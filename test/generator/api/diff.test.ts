import { describe, expect, it } from "vitest";
import { fails } from "../../../generator/report/fails.js";
import { bumpText } from "../../../generator/report/counts.js";
import { diff, UsageError } from "../../../generator/index.js";
import { ordersUpTo } from "../../support/orders-spec.js";
import { tempFolder } from "../../support/temp-folder.js";

describe("diff()", () => {
  it("gives the changes of two versions", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
    const { report, diagnostics, failOn } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
    expect([diagnostics, failOn]).toEqual([[], "breaking"]);
    expect(report).toMatchObject({ bump: "major", changes: [{ id: "schema/maximum-lowered", level: "breaking" }] });
  });

  it("gives the diagnostics of specs that cannot be read, and no report", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": "openapi: [\n" });
    const { report, diagnostics } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
    expect(report).toBeUndefined();
    expect(diagnostics.map(({ origin }) => origin.file.path)).toContain("new.yaml");
  });

  describe("of specs with faults", () => {
    const withPattern = (pattern: string, maximum: number): string =>
      ordersUpTo(maximum).replace("maximum:", `pattern: "${pattern}", maximum:`);

    it("compares everything else, and notes a fault that says the same in both versions", async () => {
      const cwd = tempFolder({ "old.yaml": withPattern("(", 100), "new.yaml": withPattern("(", 50) });
      const { report, diagnostics } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
      expect(diagnostics.map(({ severity }) => severity)).not.toContain("error");
      expect(report?.changes.map(({ id }) => id)).toEqual(["schema/maximum-lowered"]);
      expect(report?.notes.join()).toMatch(
        /has unreadable parts that are the same in both versions: the keyword at "#.*pattern"\.$/,
      );
    });

    it("notes the file and line of a fault that an overlay brings", async () => {
      const action = `- target: $.paths['/orders'].get.responses\n  update: { "404": { description: None., content: { text json: {} } } }`;
      const overlay = `overlay: 1.0.0\ninfo: { title: A, version: "1" }\nactions:\n${action}\n`;
      const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50), "mend.yaml": overlay });
      const { report } = await diff({ cwd, before: "old.yaml", after: "new.yaml", overlays: ["mend.yaml"] });
      expect(report?.notes.join()).toMatch(
        /: the media type at "#\/actions\/0\/update\/404\/content\/text json" of mend.yaml:5:\d+\.$/,
      );
    });

    it.each([
      ["(", ")"],
      ["(", "^[0-9]+$"],
      ["^[0-9]+$", "("],
    ])(
      "says that a place with the pattern %s and then %s is not compared, and advises at least a version",
      async (old, now) => {
        const cwd = tempFolder({ "old.yaml": withPattern(old, 100), "new.yaml": withPattern(now, 100) });
        const { report } = await diff({ cwd, before: "old.yaml", after: "new.yaml" });
        expect(report?.changes).toMatchObject([{ id: "compare/not-compared", level: "warning" }]);
        expect(report && bumpText(report)).toBe("at least patch, 1 part not compared");
        expect(report?.changes.some((change) => fails(change, "breaking"))).toBe(true);
      },
    );

    it("lets such places pass where they are ignored", async () => {
      const cwd = tempFolder({ "old.yaml": withPattern("(", 100), "new.yaml": withPattern(")", 100) });
      const { report } = await diff({ cwd, before: "old.yaml", after: "new.yaml", unreadable: "ignore" });
      expect(report?.changes).toMatchObject([{ id: "compare/not-compared", level: "info" }]);
      expect(report?.changes.some((change) => fails(change, "breaking"))).toBe(false);
    });

    const xsd = (code: string, line: string, sku: string): string =>
      [
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
        '<xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="Code" type="Code"/>',
        '<xs:element name="Line" type="Line"/></xs:sequence></xs:complexType></xs:element>',
        `<xs:simpleType name="Code"><xs:restriction base="xs:string"><xs:pattern value="${code}"/></xs:restriction></xs:simpleType>`,
        `<xs:complexType name="Line"><xs:sequence><xs:element name="Sku" type="Sku"/></xs:sequence>${line}`,
        '<xs:attribute name="id"/><xs:attribute name="id"/></xs:complexType>',
        `<xs:simpleType name="Sku"><xs:restriction base="${sku}"/></xs:simpleType>`,
        "</xs:schema>",
      ].join("\n");
    const [code, line] = ["#/simpleType/Code", "#/complexType/Line"];

    it.each([
      ["say the same", xsd("[a-", "", "xs:string"), []],
      ["differ in prose", xsd("[a-", "<!-- -->", "xs:string"), []],
      ["say something else", xsd("[b-", "", "xs:string"), [code]],
      ["can be read in one version", xsd("[a]", "", "xs:string"), [code]],
      ["name a type that says something else", xsd("[a-", "", "xs:int"), [line]],
    ])("looks at components of XSDs that cannot be read: those that %s", async (_, now, told) => {
      const cwd = tempFolder({ "old.xsd": xsd("[a-", "", "xs:string"), "new.xsd": now });
      const { report } = await diff({ cwd, before: "old.xsd", after: "new.xsd" });
      const unreadable = report?.changes.filter(({ id }) => id === "compare/not-compared") ?? [];
      expect(unreadable.map(({ subject }) => subject)).toEqual(told);
    });

    const checked = (test: string, parts = ""): string =>
      [
        '<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">',
        `<xs:complexType name="Line"><xs:attribute name="id"/><xs:assert test="${test}"/></xs:complexType>`,
        '<xs:simpleType name="Code"><xs:restriction base="xs:int"><xs:assertion test="$value gt 0"/></xs:restriction></xs:simpleType>',
        `${parts}</xs:schema>`,
      ].join("\n");
    const another = '<xs:complexType name="Other"><xs:attribute name="id"/><xs:assert test="@id"/></xs:complexType>';

    it.each([
      ["say the same", checked("@id"), [], 2],
      ["are laid out otherwise", checked("@id").replace(" test=", "  test="), [], 2],
      ["say something else", checked("@id gt 1"), ['complexType "Line"'], 1],
      ["stand in a new component", checked("@id", another), [], 2],
      ["are gone", checked("@id").replace(/<xs:assertion.*?>/, ""), ['simpleType "Code" / restriction'], 1],
    ])("looks at checks of XSD 1.1, which are passed over: those that %s", async (_, now, told, same) => {
      const cwd = tempFolder({ "old.xsd": checked("@id"), "new.xsd": now });
      const { report } = await diff({ cwd, before: "old.xsd", after: "new.xsd" });
      const unreadable = report?.changes.filter(({ id }) => id === "compare/not-compared") ?? [];
      expect(unreadable.map(({ subject }) => subject)).toEqual(told);
      expect(report?.notes.join().match(/the element "xs:assert/g) ?? []).toHaveLength(same);
    });

    it("refuses them where reading is strict by a setting", async () => {
      const cwd = tempFolder({ "old.yaml": withPattern("(", 100), "new.yaml": withPattern("(", 50) });
      const { report } = await diff({ cwd, before: "old.yaml", after: "new.yaml", strictness: "strict" });
      expect(report).toBeUndefined();
    });
  });

  it("evaluates the days of accepted changes by the given day", async () => {
    const cwd = tempFolder({ "old.yaml": ordersUpTo(100), "new.yaml": ordersUpTo(50) });
    const sides = { cwd, before: "old.yaml", after: "new.yaml" };
    const [change] = (await diff(sides)).report?.changes ?? [];
    const accept = { fingerprints: [change?.fingerprint ?? ""], reason: "Agreed.", until: "2027-01-31" };
    expect((await diff({ ...sides, accept, today: "2026-01-01" })).report?.changes).toEqual([]);
    expect((await diff({ ...sides, today: "2027-01-31" })).report?.accepted).toHaveLength(1);
    expect((await diff({ ...sides, today: "2027-02-01" })).report).toMatchObject({
      expired: [{ until: "2027-01-31" }],
    });
  });

  it("throws a usage error on options that make no sense", async () => {
    await expect(diff({ before: "old.yaml" })).rejects.toThrow(UsageError);
  });
});
