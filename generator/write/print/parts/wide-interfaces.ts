import type { ts } from "ts-morph";
import { invariant } from "../../../diagnostics/invariant.js";
import { pascalCase } from "../../../text/identifiers.js";
import { compareText } from "../../../text/in-order.js";
import { parseText, readDeclarations, type Declaration } from "./declarations.js";
import { grouped } from "../../../model/grouped.js";
import { byteSize, partsByName } from "./parts-by-name.js";
import { morph } from "../ts-morph.js";

/** Makes names that a module does not have yet: the wish, or the wish with a number. */
type FreeName = (wish: string) => string;

/**
 * The declarations with each interface of more than `limit` bytes as several: its members go to others, by their names,
 * and it extends those. A member that is too large by itself gets an interface for its type. `known` are the names of the
 * module; it gets the new ones.
 */
export function withoutWideInterfaces(
  declarations: readonly Declaration[],
  limit: number,
  known: Set<string>,
): readonly Declaration[] {
  const narrow: Declaration[] = [];
  const open = [...declarations].reverse();
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const isWide = next.kind === "type" && byteSize(next.text) > limit;
    const texts = isWide ? narrowTexts(next.text, limit, freeName) : undefined;
    narrow.push(...(texts?.narrow.map(read) ?? [next]));
    open.push(...(texts?.inner.map(read) ?? []));
  }
  return narrow;

  function freeName(wish: string): string {
    let name = wish;
    for (let number = 2; known.has(name); number += 1) name = `${wish}${number}`;
    known.add(name);
    return name;
  }

  function read(text: string): Declaration {
    const [declaration] = readDeclarations(text, known) ?? [];
    invariant(declaration !== undefined, "parts of an interface are interfaces");
    return declaration;
  }
}

interface Member {
  /** Undefined for an index signature. */
  readonly name: string | undefined;
  /** With the line feed and the comment before it. */
  readonly text: string;
}

interface NarrowTexts {
  /** Texts of interfaces that together have the members of the wide one, the one of its name first. */
  readonly narrow: readonly string[];
  /** The interfaces of large properties, which may be wide too. */
  readonly inner: readonly string[];
}

function narrowTexts(text: string, limit: number, freeName: FreeName): NarrowTexts | undefined {
  const file = parseText(text);
  const [node] = file.statements;
  if (node === undefined || !morph.ts.isInterfaceDeclaration(node)) return undefined;
  const inner: string[] = [];
  const members = node.members.map((member): Member => {
    const name = member.name?.getText(file);
    const whole = text.slice(member.pos, member.end);
    const literal = byteSize(whole) > limit ? literalType(member) : undefined;
    if (literal === undefined || node.typeParameters !== undefined) return { name, text: whole };
    const type = freeName(node.name.text + pascalCase(name ?? ""));
    inner.push(`interface ${type} {${text.slice(literal.members.pos, literal.members.end)}\n}`);
    return { name, text: `${text.slice(member.pos, literal.pos)} ${type}${text.slice(literal.end, member.end)}` };
  });
  const groups = groupsByName(members, limit);
  const head = text.slice(0, node.members.pos - 1).trimEnd();
  if (groups.length < 2) return inner.length === 0 ? undefined : { narrow: [`${head} {${textOf(members)}\n}`], inner };
  const unnamed = members.filter(({ name }) => name === undefined);
  const bases = groups.map((group) => baseInterface(node, file, group, freeName));
  const parents = bases.map(({ reference }) => reference).join(", ");
  const main = `${head}${node.heritageClauses === undefined ? " extends" : ","} ${parents} {${textOf(unnamed)}\n}`;
  return { narrow: [main, ...bases.map((base) => base.text)], inner };
}

function literalType(member: ts.TypeElement): ts.TypeLiteralNode | undefined {
  const type = morph.ts.isPropertySignature(member) ? member.type : undefined;
  return type !== undefined && morph.ts.isTypeLiteralNode(type) ? type : undefined;
}

interface MemberGroup {
  /** The first letters of the names of its properties; "" for the rest. */
  readonly start: string;
  readonly members: readonly Member[];
}

function groupsByName(members: readonly Member[], limit: number): readonly MemberGroup[] {
  const named = grouped(members, ({ name }) => name);
  named.delete(undefined);
  const sized = [...named].map(([name = "", overloads]) => ({ name, label: name, size: byteSize(textOf(overloads)) }));
  const parts = partsByName(sized, limit);
  const groups = grouped([...named.values()].flat(), ({ name = "" }) => parts.get(name) ?? "");
  return [...groups].sort(([a], [b]) => compareText(a, b)).map(([start, group]) => ({ start, members: group }));
}

/** An interface with these properties, and with the type parameters that they use. */
function baseInterface(
  { name, typeParameters = morph.ts.factory.createNodeArray() }: ts.InterfaceDeclaration,
  file: ts.SourceFile,
  { start, members }: MemberGroup,
  freeName: FreeName,
): { readonly reference: string; readonly text: string } {
  const nameOfPart = freeName(name.text + (start === "" ? "Others" : pascalCase(start)));
  const body = `{${textOf(members)}\n}`;
  const used = namesUsedIn(
    `interface ${nameOfPart} ${body}`,
    new Set(typeParameters.map((parameter) => parameter.name.text)),
  );
  const parameters = typeParameters.filter((parameter) => used.has(parameter.name.text));
  const list = (texts: readonly string[]): string => (texts.length === 0 ? "" : `<${texts.join(", ")}>`);
  return {
    reference: nameOfPart + list(parameters.map((parameter) => parameter.name.text)),
    text: `interface ${nameOfPart}${list(parameters.map((parameter) => parameter.getText(file)))} ${body}`,
  };
}

function textOf(members: readonly Member[]): string {
  return members.map(({ text }) => text).join("");
}

function namesUsedIn(text: string, known: ReadonlySet<string>): ReadonlySet<string> {
  return new Set(readDeclarations(text, known)?.flatMap(({ used }) => [...used.all]));
}
