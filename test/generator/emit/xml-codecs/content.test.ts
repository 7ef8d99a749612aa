import { describe, expect, it } from "vitest";
import { complaints, valueIn } from "../../../support/codec-problems.js";
import { codecsOf, schemaText } from "../../../support/codecs.js";
import type { Result } from "../../../../templates/runtime/base/problem.js";

describe("a sequence", async () => {
  const order = await codecsOf<"Order">(
    schemaText(`
      <xs:element name="Order"><xs:complexType><xs:sequence>
        <xs:element name="Id" type="xs:string"/>
        <xs:element name="Note" type="xs:string" minOccurs="0"/>
        <xs:element name="Line" type="xs:string" minOccurs="0" maxOccurs="3"/>
        <xs:element name="Total" type="xs:decimal"/>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("is an object with a property for each element", () => {
    const xml = "<Order><Id>7</Id><Line>a</Line><Line>b</Line><Total>1.50</Total></Order>";
    const value = { Id: "7", Line: ["a", "b"], Total: "1.50" };
    expect(valueIn(order.decodeOrder(xml))).toEqual(value);
    expect(order.encodeOrder(value)).toBe(xml);
    expect(order.validateOrder(value)).toEqual({ ok: true, value });
  });

  it("leaves an optional list out when nothing of it is there", () => {
    expect(valueIn(order.decodeOrder("<Order><Id/><Total>0</Total></Order>"))).toEqual({ Id: "", Total: "0" });
  });

  it("writes the elements in the order of the schema, whatever the order of the properties", () => {
    expect(order.encodeOrder({ Total: "1", Line: ["a"], Id: "7" })).toBe(
      "<Order><Id>7</Id><Line>a</Line><Total>1</Total></Order>",
    );
  });

  it("names the missing element once and goes on behind it", () => {
    const missing = ["cvc-complex-type.2.4.a /Order/Line[1]"];
    expect(complaints(order.decodeOrder("<Order><Line>a</Line><Line>b</Line><Total>1</Total></Order>"))).toEqual(
      missing,
    );
    expect(complaints(order.validateOrder({ Line: ["a", "b"], Total: "1" }))).toEqual(missing);
  });

  it("names what is missing at the end", () => {
    expect(order.decodeOrder("<Order><Id/></Order>")).toMatchObject({
      problems: [{ code: "cvc-complex-type.2.4.b", path: "/Order", expected: '"Total"' }],
    });
  });

  it("refuses elements at the wrong place, unknown ones, and one too many, and reads on", () => {
    const xml =
      "<Order><Id/><Line/><Line/><Line/><Line/><Note/><Nonsense><Id/></Nonsense><Total>x</Total><Total>1</Total></Order>";
    expect(complaints(order.decodeOrder(xml))).toEqual([
      "cvc-complex-type.2.4.d /Order/Line[4]",
      "cvc-complex-type.2.4.a /Order/Note",
      "cvc-complex-type.2.4.a /Order/Nonsense",
      "cvc-datatype-valid.1.2.1 /Order/Total",
      "cvc-complex-type.2.4.d /Order/Total[2]",
    ]);
  });

  it("tells an element that is misspelt, or of another namespace, and not that the right one is missing", () => {
    for (const wrong of ["<Totl>1</Totl>", '<Total xmlns="urn:x">1</Total>', "<total>1</total><Note/>"]) {
      const found = complaints(order.decodeOrder(`<Order><Id/>${wrong}</Order>`));
      expect(found.slice(0, 1), wrong).toEqual([expect.stringMatching(/^cvc-complex-type\.2\.4\.a \/Order\/tot/i)]);
      expect(found, wrong).not.toContain("cvc-complex-type.2.4.b /Order");
    }
    expect(complaints(order.decodeOrder("<Order><Idd/><Total>1</Total></Order>"))).toEqual([
      "cvc-complex-type.2.4.a /Order/Idd",
    ]);
    expect(complaints(order.decodeOrder("<Order><Totl>1</Totl></Order>"))).toEqual([
      "cvc-complex-type.2.4.a /Order/Totl",
      "cvc-complex-type.2.4.b /Order",
    ]);
  });

  it("refuses text between elements, once for each element", () => {
    expect(complaints(order.decodeOrder("<Order>a<Id/>b<Total>1</Total></Order>"))).toEqual([
      "cvc-complex-type.2.3 /Order",
    ]);
  });

  it("refuses objects that are no such order", () => {
    expect(complaints(order.validateOrder({ Id: 7, Line: "a", Total: "1", Extra: true, Note: undefined }))).toEqual([
      "cvc-datatype-valid.1.2.1 /Order/Id",
      "xml/list-expected /Order",
      "xml/unknown-property /Order",
    ]);
    expect(complaints(order.validateOrder({ Id: "", Line: [], Total: "1" }))).toEqual(["xml/empty-list /Order"]);
    for (const value of [null, undefined, 1, "x", [], () => 1]) {
      expect(order.validateOrder(value).ok, String(value)).toBe(false);
    }
  });

  it("can be indented, and begin with a declaration", () => {
    expect(order.encodeOrder({ Id: "7", Line: ["a"], Total: "1" }, { indent: 2, declaration: true })).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        "<Order>",
        "  <Id>7</Id>",
        "  <Line>a</Line>",
        "  <Total>1</Total>",
        "</Order>",
      ].join("\n"),
    );
  });
});

describe("a choice", async () => {
  const contact = await codecsOf<"Contact">(
    schemaText(`
      <xs:element name="Contact"><xs:complexType><xs:sequence>
        <xs:choice>
          <xs:element name="Mail" type="xs:string"/>
          <xs:sequence><xs:element name="Prefix" type="xs:int"/><xs:element name="Number" type="xs:string"/></xs:sequence>
        </xs:choice>
        <xs:element name="Hours" type="xs:string" minOccurs="0"/>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("takes one branch", () => {
    const mail = { Mail: "a@b.c", Hours: "9-5" };
    const phone = { Prefix: 49, Number: "123" };
    for (const value of [mail, phone]) {
      expect(contact.validateContact(value)).toEqual({ ok: true, value });
      expect(valueIn(contact.decodeContact(contact.encodeContact(value)))).toEqual(value);
    }
  });

  it("refuses none, both and half a branch", () => {
    expect(complaints(contact.validateContact({}))).toEqual(["cvc-complex-type.2.4.b /Contact"]);
    expect(complaints(contact.validateContact({ Mail: "", Prefix: 1, Number: "" }))).toEqual([
      "cvc-complex-type.2.4.a /Contact/Prefix",
      "cvc-complex-type.2.4.a /Contact/Number",
    ]);
    expect(complaints(contact.decodeContact("<Contact><Prefix>1</Prefix></Contact>"))).toEqual([
      "cvc-complex-type.2.4.b /Contact",
    ]);
  });
});

describe("xs:all", async () => {
  const parts = await codecsOf<"Parts">(
    schemaText(`
      <xs:element name="Parts"><xs:complexType><xs:all>
        <xs:element name="A" type="xs:string"/><xs:element name="B" type="xs:string" minOccurs="0"/>
      </xs:all></xs:complexType></xs:element>`),
  );

  it("takes any order, and writes that of the schema", () => {
    expect(valueIn(parts.decodeParts("<Parts><B>2</B><A>1</A></Parts>"))).toEqual({ A: "1", B: "2" });
    expect(parts.encodeParts({ B: "2", A: "1" })).toBe("<Parts><A>1</A><B>2</B></Parts>");
  });

  it("takes each element once, and misses what is required", () => {
    expect(complaints(parts.decodeParts("<Parts><B/><B/></Parts>"))).toEqual([
      "cvc-complex-type.2.4.d /Parts/B[2]",
      "cvc-complex-type.2.4.b /Parts",
    ]);
  });
});

describe("repeated groups", async () => {
  const page = await codecsOf<"Page">(
    schemaText(`
      <xs:element name="Page"><xs:complexType><xs:sequence>
        <xs:element name="Title" type="xs:string"/>
        <xs:choice minOccurs="0" maxOccurs="unbounded">
          <xs:element name="Text" type="xs:string"/><xs:element name="Image" type="xs:anyURI"/>
        </xs:choice>
      </xs:sequence></xs:complexType></xs:element>`),
  );

  it("are one list of tagged items that keeps the order", () => {
    const xml = "<Page><Title>t</Title><Image>i.png</Image><Text>a</Text><Text>b</Text><Image>j.png</Image></Page>";
    const items = [
      { tag: "Image", value: "i.png" },
      { tag: "Text", value: "a" },
      { tag: "Text", value: "b" },
      { tag: "Image", value: "j.png" },
    ];
    expect(valueIn(page.decodePage(xml))).toEqual({ Title: "t", items });
    expect(page.encodePage({ Title: "t", items })).toBe(xml);
    expect(valueIn(page.decodePage("<Page><Title>t</Title></Page>"))).toEqual({ Title: "t" });
  });

  it("are checked item by item", () => {
    const items = [{ tag: "Image", value: "%" }, { tag: "Sound", value: "x" }, "text", null, { tag: "Text", value: 1 }];
    expect(complaints(page.validatePage({ Title: "t", items }))).toEqual([
      "cvc-datatype-valid.1.2.1 /Page/Image[1]",
      "xml/unknown-item /Page",
      "xml/unknown-item /Page",
      "xml/unknown-item /Page",
      "cvc-datatype-valid.1.2.1 /Page/Text[1]",
    ]);
  });

  it("count exactly, without being written out", async () => {
    const { decodeMany, encodeMany, validateMany } = await codecsOf<"Many">(
      schemaText(`
        <xs:element name="Many"><xs:complexType><xs:sequence minOccurs="2" maxOccurs="1000000">
          <xs:element name="A" type="xs:int"/><xs:element name="B" type="xs:int" minOccurs="2" maxOccurs="2"/>
        </xs:sequence></xs:complexType></xs:element>`),
    );
    const item = (tag: string, value: number) => ({ tag, value });
    const round = [item("A", 1), item("B", 2), item("B", 3)];
    expect(validateMany({ items: [...round, ...round] }).ok).toBe(true);
    expect(valueIn(decodeMany(encodeMany({ items: [...round, ...round] })))).toEqual({ items: [...round, ...round] });
    expect(complaints(validateMany({ items: round }))).toEqual(["cvc-complex-type.2.4.b /Many"]);
    expect(complaints(validateMany({ items: [...round, item("B", 4), ...round] }))).toEqual([
      "cvc-complex-type.2.4.d /Many/B[3]",
    ]);
  });

  it("are done when their element is, whatever comes after it", async () => {
    const { decodeRoot, validateRoot } = await codecsOf<"Root">(
      schemaText(`
        <xs:complexType name="Text"><xs:simpleContent><xs:extension base="xs:string"><xs:attribute name="u"/></xs:extension></xs:simpleContent></xs:complexType>
        <xs:complexType name="Pair"><xs:sequence><xs:element name="A" type="xs:int" minOccurs="2" maxOccurs="3"/></xs:sequence></xs:complexType>
        <xs:complexType name="Rounds"><xs:sequence minOccurs="2" maxOccurs="2"><xs:element name="P" type="Pair"/><xs:element name="T" type="Text" minOccurs="2" maxOccurs="2"/></xs:sequence></xs:complexType>
        <xs:complexType name="Both"><xs:sequence><xs:element name="A" type="xs:int"/><xs:element name="B" type="xs:int"/></xs:sequence></xs:complexType>
        <xs:complexType name="Mark"><xs:attribute name="u"/></xs:complexType>
        <xs:element name="Root"><xs:complexType><xs:sequence>
          <xs:element name="Pair" type="Pair" minOccurs="0"/><xs:element name="Text" type="Text" minOccurs="0"/>
          <xs:element name="Rounds" type="Rounds" minOccurs="0"/><xs:element name="Both" type="Both" minOccurs="0"/>
          <xs:element name="Mark" type="Mark" minOccurs="0"/><xs:element name="Last" type="Text" minOccurs="0"/>
        </xs:sequence></xs:complexType></xs:element>`),
    );
    const pair = "<A>1</A><A>2</A>";
    const round = `<P>${pair}</P><T>a</T><T u="b"/>`;
    const xml = `<Root><Pair>${pair}</Pair><Text>x</Text><Rounds>${round}${round}</Rounds><Both><A>1</A><B>2</B></Both><Mark/><Last>y</Last></Root>`;
    const value = valueIn(decodeRoot(xml));
    expect(validateRoot(value)).toEqual({ ok: true, value });
    // A missing child is reported once, at its element.
    expect(complaints(validateRoot({ Both: { A: 1 }, Mark: {}, Last: { value: "x" } }))).toEqual([
      "cvc-complex-type.2.4.b /Root/Both",
    ]);
    expect(complaints(validateRoot({ Pair: { A: [1] }, Text: { value: "x" } }))).toEqual([
      "cvc-complex-type.2.4.b /Root/Pair",
    ]);
  });

  it("may be the whole content when one element has two places", async () => {
    const { decodeEcho, encodeEcho } = await codecsOf<"Echo">(
      schemaText(`
        <xs:element name="Echo"><xs:complexType><xs:sequence>
          <xs:element name="A" type="xs:int"/><xs:element name="B" type="xs:int"/><xs:element name="A" type="xs:int"/>
        </xs:sequence></xs:complexType></xs:element>`),
    );
    const xml = "<Echo><A>1</A><B>2</B><A>3</A></Echo>";
    const items = [
      { tag: "A", value: 1 },
      { tag: "B", value: 2 },
      { tag: "A", value: 3 },
    ];
    expect(valueIn(decodeEcho(xml))).toEqual({ items });
    expect(encodeEcho({ items })).toBe(xml);
  });
});

describe("a problem without an expected element", () => {
  const messages = ({ ok, ...result }: Result<unknown>): readonly string[] =>
    ok || !("problems" in result) ? [] : result.problems.map(({ path, message }) => `${path} ${message}`);
  const pair = '<xs:element name="a" type="xs:int"/><xs:element name="b" type="xs:int"/>';
  const rounds = (after: string): string =>
    schemaText(
      `<xs:element name="r"><xs:complexType><xs:sequence><xs:sequence maxOccurs="2">${pair}</xs:sequence>${after}</xs:sequence></xs:complexType></xs:element>`,
    );
  const two = "<a>1</a><b>1</b><a>1</a><b>1</b>";

  it("states the limit of the repetition that has ended", async () => {
    const { decodeR, validateR } = await codecsOf<"R">(rounds(""));
    const told = 'Element "b" is not allowed here; the content ends after 2 rounds.';
    expect(messages(decodeR(`<r>${two}<b>2</b></r>`))).toEqual([`/r/b[3] ${told}`]);
    expect(messages(decodeR(`<r>${two}<a>1</a><b>2</b></r>`))).toEqual([
      '/r/a[3] Element "a" appears too often.',
      `/r/b[3] ${told}`,
    ]);
    expect(messages(decodeR(`<r>${two}<c/></r>`))).toEqual(['/r/c Element "c" is not allowed here.']);
    expect(messages(validateR({ items: [] })).join()).not.toMatch(/ {2}/);
  });

  it("does not begin another round in place of the element that follows", async () => {
    const { decodeR } = await codecsOf<"R">(rounds('<xs:element name="c" type="xs:int"/>'));
    expect(messages(decodeR(`<r>${two}<b>2</b><c>1</c></r>`))).toEqual([
      '/r/b[3] Element "b" is not allowed here; expected is "c".',
    ]);
  });

  it("states that no element can complete a choice of none", async () => {
    const { decodeR } = await codecsOf<"R">(
      schemaText('<xs:element name="r"><xs:complexType><xs:choice/></xs:complexType></xs:element>'),
    );
    expect(messages(decodeR("<r/>"))).toEqual(["/r The content is incomplete, and no element can complete it."]);
  });
});
