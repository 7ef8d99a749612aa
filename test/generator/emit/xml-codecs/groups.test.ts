import { describe, expect, it } from "vitest";
import { compileXmlSchema } from "../../../../generator/index.js";

type Compiled = Extract<Awaited<ReturnType<typeof compileXmlSchema>>, { readonly ok: true }>;

const optional = ["b", "c", "d", "e", "f", "g"].map(
  (name) => `<xs:element name="${name}" type="xs:int" minOccurs="0"/>`,
);

/** The contents of named groups, which types take by reference or have written out. */
const groups: Readonly<Record<string, string>> = {
  Plain: `<xs:sequence><xs:element name="a" type="xs:string"/>${optional.join("")}
    <xs:element name="many" type="xs:int" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>`,
  Odd: `<xs:sequence><xs:element name="constructor" type="xs:string" minOccurs="0" maxOccurs="unbounded"/><xs:element name="__proto__" type="xs:string" minOccurs="0" maxOccurs="unbounded"/>
    <xs:element name="toString" type="xs:int" minOccurs="0"/>
    <xs:choice><xs:sequence><xs:element name="left" type="xs:int"/><xs:element name="left2" type="xs:int" minOccurs="0"/></xs:sequence><xs:element name="right" type="xs:date"/></xs:choice>
    <xs:element name="twice" type="xs:int" minOccurs="2" maxOccurs="3"/><xs:element name="within"><xs:complexType><xs:sequence><xs:element name="deep" type="xs:int"/></xs:sequence></xs:complexType></xs:element>
    <xs:choice minOccurs="0" maxOccurs="unbounded"><xs:element name="red" type="xs:int"/><xs:element name="blue" type="xs:int"/></xs:choice>
    <xs:any namespace="##other" processContents="lax" minOccurs="0"/></xs:sequence>`,
  Outer: `<xs:sequence><xs:element name="before" type="xs:int"/><xs:group ref="Plain"/><xs:element name="behind" type="xs:int" minOccurs="2" maxOccurs="4"/></xs:sequence>`,
  Any: `<xs:all><xs:element name="a" type="xs:int"/>${optional.join("")}<xs:element name="z" type="xs:int"/></xs:all>`,
  Either: `<xs:choice><xs:element name="one" type="xs:int"/><xs:element name="two" type="xs:int"/><xs:sequence>${optional.join("")}<xs:element name="end" type="xs:int"/></xs:sequence></xs:choice>`,
};

const attributeGroup = `<xs:attribute name="id" type="xs:NCName" use="required"/><xs:attribute name="kind" type="xs:string" fixed="k"/>
  ${["p", "q", "r", "s", "t", "u"].map((name) => `<xs:attribute name="${name}" type="xs:int"/>`).join("")}<xs:attribute name="mark" type="xs:string" default="m"/>`;

const types: Readonly<Record<string, string>> = {
  First: `<xs:sequence><xs:element name="own" type="xs:int"/><xs:group ref="Plain"/><xs:element name="last" type="xs:int"/></xs:sequence><xs:attributeGroup ref="Marks"/><xs:attribute name="more" type="xs:int" use="required"/>`,
  Second: `<xs:sequence><xs:group ref="Plain"/><xs:group ref="Odd"/><xs:element name="count" type="xs:int" minOccurs="2" maxOccurs="5"/></xs:sequence><xs:attribute name="more" type="xs:int"/><xs:attributeGroup ref="Marks"/><xs:anyAttribute processContents="lax"/>`,
  Third: `<xs:sequence><xs:element name="Odd" type="xs:int" minOccurs="2" maxOccurs="4"/><xs:group ref="Odd"/></xs:sequence>`,
  Fourth: `<xs:group ref="Outer"/>`,
  Fifth: `<xs:sequence><xs:group ref="Outer"/><xs:element name="last" type="xs:int"/></xs:sequence>`,
  Sixth: `<xs:group ref="Any"/>`,
  Seventh: `<xs:group ref="Any"/><xs:attribute name="x" type="xs:int"/>`,
  Eighth: `<xs:sequence><xs:group ref="Either"/><xs:element name="last" type="xs:int"/></xs:sequence>`,
  Ninth: `<xs:group ref="Either"/>`,
  Clash: `<xs:sequence><xs:group ref="Plain"/><xs:element xmlns:o="urn:other" ref="o:a"/></xs:sequence>`,
  Optional: `<xs:sequence><xs:group ref="Plain" minOccurs="0"/><xs:element name="last" type="xs:int"/></xs:sequence>`,
  Repeated: `<xs:sequence><xs:group ref="Plain" minOccurs="0" maxOccurs="unbounded"/></xs:sequence>`,
  Text: `<xs:simpleContent><xs:extension base="xs:int"><xs:attributeGroup ref="Marks"/></xs:extension></xs:simpleContent>`,
  Again: `<xs:sequence/><xs:attributeGroup ref="MarksAgain"/>`,
  Longer: `<xs:complexContent><xs:extension base="FirstType"><xs:sequence><xs:group ref="Odd"/></xs:sequence></xs:extension></xs:complexContent>`,
};

const other = {
  path: "other.xsd",
  text: `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:other"><xs:element name="a" type="xs:int"/></xs:schema>`,
};

/** The schema with its groups by reference, or with each written where it is taken. */
function schema(isWrittenOut: boolean): { path: string; text: string } {
  const declared = Object.entries(types).map(
    ([
      name,
      content,
    ]) => `<xs:complexType name="${name}Type">${isWrittenOut ? writtenOut(content) : content}</xs:complexType><xs:element name="${name}" type="${name}Type">
      <xs:unique name="${name}Marks"><xs:selector xpath="."/><xs:field xpath="@mark"/></xs:unique></xs:element>`,
  );
  const named = Object.entries(groups).map(([name, content]) => `<xs:group name="${name}">${content}</xs:group>`);
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:import namespace="urn:other" schemaLocation="other.xsd"/>
    ${isWrittenOut ? "" : `${named.join("")}<xs:attributeGroup name="Marks">${attributeGroup}</xs:attributeGroup><xs:attributeGroup name="MarksAgain"><xs:attributeGroup ref="Marks"/></xs:attributeGroup>`}${declared.join("")}</xs:schema>`;
  return { path: "groups.xsd", text };
}

function writtenOut(content: string): string {
  const outer = content.replaceAll(/<xs:group ref="(\w+)"([^/]*)\/>/g, (_, name: string, occurs: string) => {
    const inner = writtenOut(groups[name] ?? "");
    return inner.replace(/^<xs:(\w+)/, `<xs:$1${occurs}`);
  });
  return outer.replaceAll(/<xs:attributeGroup ref="Marks(?:Again)?"\/>/g, attributeGroup);
}

async function compiled(isWrittenOut: boolean): Promise<Compiled> {
  const result = await compileXmlSchema([schema(isWrittenOut), other]);
  if (!result.ok) throw new Error(result.diagnostics.map(({ message }) => message).join(" "));
  return result;
}

const [shared, plain] = await Promise.all([compiled(false), compiled(true)]);

const plainBody = `<a>x</a><c>1</c><many>1</many><many>2</many>`;
const oddBody = `<constructor>x</constructor><constructor>y</constructor><__proto__>p</__proto__><toString>1</toString><left>1</left><left2>2</left2><twice>1</twice><twice>2</twice><within><deep>1</deep></within><blue>1</blue><red>2</red><other xmlns="urn:strange"/>`;
const oddShort = `<right>2020-02-02</right><twice>1</twice><twice>2</twice><twice>3</twice><within><deep>1</deep></within>`;

const sound: readonly string[] = [
  `<First id="i" more="1"><own>1</own>${plainBody}<last>1</last></First>`,
  `<First id="i" kind="k" p="1" u="2" mark="n" more="1"><own>1</own><a/><last>1</last></First>`,
  `<Second id="i" strange="1">${plainBody}${oddBody}<count>1</count><count>2</count></Second>`,
  `<Second id="i">${plainBody}${oddShort}${"<count>1</count>".repeat(5)}</Second>`,
  `<Third><Odd>1</Odd><Odd>1</Odd>${oddShort}</Third>`,
  `<Fourth><before>1</before>${plainBody}<behind>1</behind><behind>1</behind></Fourth>`,
  `<Fifth><before>1</before><a/>${"<behind>1</behind>".repeat(4)}<last>1</last></Fifth>`,
  `<Sixth><z>1</z><a>1</a><d>2</d></Sixth>`,
  `<Seventh x="1"><a>1</a><z>1</z></Seventh>`,
  `<Eighth><two>1</two><last>1</last></Eighth>`,
  `<Eighth><b>1</b><g>1</g><end>1</end><last>1</last></Eighth>`,
  `<Ninth><end>1</end></Ninth>`,
  `<Clash>${plainBody}<o:a xmlns:o="urn:other">5</o:a></Clash>`,
  `<Optional><last>1</last></Optional>`,
  `<Optional>${plainBody}<last>1</last></Optional>`,
  `<Repeated>${plainBody}${plainBody}</Repeated>`,
  `<Text id="i" q="4">7</Text>`,
  `<Again id="i" q="4"/>`,
  `<Longer id="i" more="1"><own>1</own>${plainBody}<last>1</last>${oddBody}</Longer>`,
];

/** Documents with one thing taken away, doubled or changed. */
function broken(text: string): readonly string[] {
  const pieces = [...text.matchAll(/<(\w+)(?: [^>]*)?>[^<]*<\/\1>|<\w+\/>| \w+="[^"]*"/g)];
  return pieces.flatMap(({ 0: piece, index }) => {
    const [before, after] = [text.slice(0, index), text.slice(index + piece.length)];
    const changed = piece.startsWith("<")
      ? [`${piece}${piece}`, piece.replace(/>[^<]*</, ">?<")]
      : [piece.replace(/"[^"]*"/, '"?"')];
    return ["", ...changed, piece.startsWith("<") ? "<strange/>" : ' oddity="1"'].map(
      (put) => `${before}${put}${after}`,
    );
  });
}

/** The value, or the problems, that a compiled schema makes of a document. */
function outcome(codec: Compiled, document: string): unknown {
  const result = codec.decode(document);
  if (!result.ok) return { problems: result.problems };
  const written = codec.encode(result.value);
  return {
    value: result.value,
    written,
    again: codec.decode(written),
    validated: codec.validate(result.value).ok,
  };
}

describe("named groups that several types take", () => {
  it.each(sound)("reads, writes and checks %s as if its groups were written out", (document) => {
    expect(shared.decode(document)).toMatchObject({ ok: true });
    expect(outcome(shared, document)).toEqual(outcome(plain, document));
  });

  it("tells the same problems of wrong documents", () => {
    const wrong = sound.flatMap(broken);
    expect(wrong.length).toBeGreaterThan(400);
    expect(wrong.map((document) => outcome(shared, document))).toEqual(
      wrong.map((document) => outcome(plain, document)),
    );
  });

  it("writes each group once", () => {
    const textOf = ({ code }: Compiled): string => code.map(({ text }) => text).join("\n");
    // Properties and content models: of the group, and of types that may leave it out or repeat it.
    expect(textOf(shared).match(/name: "many"/g)).toHaveLength(6);
    expect(textOf(plain).match(/name: "many"/g)).toHaveLength(14);
    expect(textOf(shared).match(/name: "id"/g)).toHaveLength(1);
  });

  it("writes as much more for a type more as the text of the type is longer, and not its groups again", async () => {
    const [few, many] = await Promise.all([family(30), family(60)]);
    expect(many.output - few.output).toBeLessThan(6 * (many.input - few.input));
    expect(many.output).toBeLessThan(8 * many.input);
  });
});

/** The characters of a schema with some types that take a group of 60 elements and one of 20 attributes, and of its code. */
async function family(count: number): Promise<{ readonly input: number; readonly output: number }> {
  const numbers = (length: number): readonly number[] => Array.from({ length }, (_, index) => index);
  const members = numbers(60).map((index) => `<xs:element name="member${index}" type="xs:int" minOccurs="0"/>`);
  const marks = numbers(20).map((index) => `<xs:attribute name="mark${index}" type="xs:string"/>`);
  const kinds = numbers(count).map(
    (
      index,
    ) => `<xs:complexType name="Kind${index}"><xs:sequence><xs:group ref="Members"/><xs:element name="of${index}" type="xs:int" minOccurs="0"/></xs:sequence>
      <xs:attributeGroup ref="Marks"/></xs:complexType>`,
  );
  const children = numbers(count).map((index) => `<xs:element name="kind${index}" type="Kind${index}" minOccurs="0"/>`);
  const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
    <xs:group name="Members"><xs:sequence>${members.join("")}</xs:sequence></xs:group>
    <xs:attributeGroup name="Marks">${marks.join("")}</xs:attributeGroup>${kinds.join("")}
    <xs:element name="all"><xs:complexType><xs:sequence>${children.join("")}</xs:sequence></xs:complexType></xs:element></xs:schema>`;
  const { ok, code } = await compileXmlSchema({ path: "family.xsd", text });
  expect(ok).toBe(true);
  const files = code.filter(({ path }) => !path.includes("runtime/"));
  return { input: text.length, output: files.reduce((sum, file) => sum + file.text.length, 0) };
}
