import { describe, expect, it } from "vitest";
import { compileXmlSchema, type CompiledXmlSchema } from "../../../../generator/index.js";

type Working = Extract<CompiledXmlSchema, { readonly ok: true }>;

async function compiled(body: string): Promise<Working> {
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">${body}</xs:schema>`;
  const result = await compileXmlSchema({ path: "s.xsd", text }, { name: "s" });
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

const root = (content: string): string =>
  `<xs:element name="r"><xs:complexType>${content}</xs:complexType></xs:element>`;

function typesOf({ code }: Working): string {
  return code.find(({ path }) => path === "types.ts")?.text ?? "";
}

describe("xs:all with counts and wildcards, as XSD 1.1 has it", () => {
  it("has a list for an element that repeats, in any order of the document", async () => {
    const made = await compiled(
      root(`<xs:all><xs:element name="a" type="xs:int"/>
        <xs:element name="b" type="xs:int" minOccurs="0" maxOccurs="3"/>
        <xs:element name="c" type="xs:int" minOccurs="2" maxOccurs="unbounded"/></xs:all>`),
    );
    expect(typesOf(made)).toMatch(/a: number;[^]*b\?: number\[\];[^]*c: /);
    const value = { element: "r", value: { a: 1, b: [1, 2], c: [5, 6] } };
    const read = made.decode("<r><c>5</c><b>1</b><a>1</a><b>2</b><c>6</c></r>");
    expect(read).toEqual({ ok: true, value });
    expect(made.encode(value)).toBe("<r><a>1</a><b>1</b><b>2</b><c>5</c><c>6</c></r>");
    expect(made.validate(value).ok).toBe(true);
    const problems = (text: string): unknown => {
      const result = made.decode(text);
      return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
    };
    expect(problems("<r><c>1</c><a>1</a></r>")).toEqual(["/r cvc-complex-type.2.4.b"]);
    expect(problems("<r><a>1</a><c>1</c><a>1</a><c>1</c></r>")).toEqual(["/r/a[2] cvc-complex-type.2.4.d"]);
    expect(problems("<r><a>1</a><b>1</b><b>1</b><b>1</b><c>1</c><c>1</c><b>1</b></r>")).toHaveLength(1);
    expect(problems("<r><a>1</a><c>1</c><c>1</c><z/></r>")).toHaveLength(1);
    const wrong = { element: "r", value: { a: 1, b: [1, 2, 3, 4], c: [5, 6] } };
    expect(made.validate(wrong).ok).toBe(false);
  });

  it("accepts elements by wildcards where no declaration does", async () => {
    const made = await compiled(
      root(`<xs:all><xs:any processContents="skip" minOccurs="0" maxOccurs="2"/>
        <xs:element name="a" type="xs:int"/></xs:all>`),
    );
    const read = made.decode('<r><x n="1"/><a>1</a><y/></r>');
    if (!read.ok) throw new Error(read.problems[0]?.message);
    expect(read.value).toMatchObject({ value: { a: 1, anyElements: [{ name: "x" }, { name: "y" }] } });
    expect(made.encode(read.value)).toBe('<r><a>1</a><x n="1"/><y/></r>');
    const twice = made.decode("<r><a>1</a><a/></r>");
    expect(twice).toMatchObject({ value: { value: { a: 1, anyElements: [{ name: "a" }] } } });
    expect(made.encode((twice as typeof read).value)).toBe("<r><a>1</a><a/></r>");
    expect(made.decode("<r><a>x</a></r>").ok).toBe(false);
    expect(made.decode("<r><a>1</a><x/><y/><z/></r>").ok).toBe(false);
  });

  it("contains the elements of groups and of its base type", async () => {
    const made = await compiled(
      `<xs:group name="G"><xs:all><xs:element name="g" type="xs:int" maxOccurs="2"/></xs:all></xs:group>
      <xs:complexType name="Base"><xs:all><xs:element name="a" type="xs:int"/><xs:group ref="G"/></xs:all></xs:complexType>
      <xs:complexType name="More"><xs:complexContent><xs:extension base="Base"><xs:all>
        <xs:element name="m" type="xs:int" minOccurs="0" maxOccurs="2"/></xs:all></xs:extension></xs:complexContent></xs:complexType>
      <xs:element name="base" type="Base"/><xs:element name="more" type="More"/>`,
    );
    expect(made.decode("<base><g>1</g><a>2</a><g>3</g></base>")).toEqual({
      ok: true,
      value: { element: "base", value: { a: 2, g: [1, 3] } },
    });
    const more = { element: "more", value: { a: 2, g: [1, 3], m: [4, 5] } };
    expect(made.decode("<more><m>4</m><g>1</g><a>2</a><m>5</m><g>3</g></more>")).toEqual({ ok: true, value: more });
    expect(made.encode(more)).toBe("<more><a>2</a><g>1</g><g>3</g><m>4</m><m>5</m></more>");
  });

  it("may be empty if the group is optional, and complete otherwise", async () => {
    const made = await compiled(
      root(`<xs:all minOccurs="0"><xs:element name="a" type="xs:int"/>
        <xs:element name="b" type="xs:int" minOccurs="2" maxOccurs="2"/></xs:all>`),
    );
    const isValid = (text: string): boolean => made.decode(text).ok;
    expect(["<r/>", "<r><b>1</b><a>1</a><b>1</b></r>"].map(isValid)).toEqual([true, true]);
    expect(["<r><a>1</a></r>", "<r><b>1</b><b>1</b></r>", "<r><a>1</a><b>1</b></r>"].map(isValid)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it("accepts what a count of each element accepts", async () => {
    const bounds: readonly (readonly [string, number, number])[] = [
      ["a", 0, 2],
      ["b", 1, 1],
      ["c", 2, Infinity],
    ];
    const elements = bounds.map(([name, min, max]) => {
      const most = max === Infinity ? "unbounded" : max;
      return `<xs:element name="${name}" type="xs:int" minOccurs="${min}" maxOccurs="${most}"/>`;
    });
    const made = await compiled(root(`<xs:all>${elements.join("")}</xs:all>`));
    for (let number = 0; number < 3 ** 6; number++) {
      const word = [...number.toString(3)].map((digit) => "abc"[Number(digit)] ?? "");
      const isValid = bounds.every(([name, min, max]) => {
        const count = word.filter((other) => other === name).length;
        return count >= min && count <= max;
      });
      const text = `<r>${word.map((name) => `<${name}>1</${name}>`).join("")}</r>`;
      expect([text, made.decode(text).ok]).toEqual([text, isValid]);
    }
  });
});
