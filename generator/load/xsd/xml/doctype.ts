import { isXmlName } from "../../../../templates/runtime/base/xml-names.js";

/** The declarations in the DOCTYPE of a schema document that matter. XML 1.0, section 2.8. */
export interface Doctype {
  readonly start: number;
  readonly end: number;
  /** Internal general entities, by name: what a reference to them stands for. */
  readonly entities: ReadonlyMap<string, string>;
  /** Names of general entities that stand outside of the document, which is never read. */
  readonly externals: ReadonlySet<string>;
  /** Attributes with a value of their own, by the name of their element. */
  readonly defaults: ReadonlyMap<string, ReadonlyMap<string, string>>;
}

/** A fault in a DOCTYPE, at an offset of the text. */
export class DoctypeFault extends Error {
  constructor(
    readonly offset: number,
    message: string,
  ) {
    super(message);
  }
}

/** A literal, a quoted string of any kind, is no longer than that. */
const maxLiteralLength = 65_536;
/** More declarations than that are refused. */
const maxDeclarations = 10_000;

/**
 * Reads the DOCTYPE of a document; undefined where it has none. External identifiers are passed over and never fetched. Parameter
 * entities may be declared, and are refused where they are referred to.
 */
export function readDoctype(text: string): Doctype | undefined {
  const prolog = prologEnd(text);
  return text.startsWith("<!DOCTYPE", prolog) ? new DoctypeReader(text, prolog).read() : undefined;
}

/** The end of the declaration, comments and instructions that a document begins with. */
function prologEnd(text: string): number {
  for (let at = 0; ;) {
    while (/\s/.test(text[at] ?? "")) at += 1;
    const mark = text.startsWith("<?", at) ? "?>" : text.startsWith("<!--", at) ? "-->" : undefined;
    const end = mark === undefined ? -1 : text.indexOf(mark, at + 2);
    if (mark === undefined || end < 0) return at;
    at = end + mark.length;
  }
}

class DoctypeReader {
  readonly #text: string;
  readonly #start: number;
  #at: number;
  readonly #entities = new Map<string, string>();
  readonly #externals = new Set<string>();
  readonly #defaults = new Map<string, Map<string, string>>();

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
    this.#at = start + "<!DOCTYPE".length;
  }

  read(): Doctype {
    this.#space();
    this.#name();
    this.#space();
    this.#externalId();
    if (this.#take("[")) this.#subset();
    this.#space();
    if (!this.#take(">")) this.#fail('the DOCTYPE is not closed with ">"');
    return {
      start: this.#start,
      end: this.#at,
      entities: this.#entities,
      externals: this.#externals,
      defaults: this.#defaults,
    };
  }

  /** XML 1.0, section 2.8: declarations up to the closing bracket. */
  #subset(): void {
    for (let count = 0; ; count++) {
      if (count > maxDeclarations) this.#fail(`more than ${maxDeclarations} declarations`);
      this.#space();
      if (this.#take("]")) return;
      if (this.#take("<!--")) this.#skipPast("-->");
      else if (this.#take("<?")) this.#skipPast("?>");
      else if (this.#take("<!ENTITY")) this.#entity();
      else if (this.#take("<!ATTLIST")) this.#attributes();
      else if (this.#take("<!ELEMENT") || this.#take("<!NOTATION")) this.#skipDeclaration();
      else if (this.#text[this.#at] === "%") this.#fail("parameter entities are not expanded");
      else this.#fail("a declaration is expected");
    }
  }

  /** Section 4.2. The first declaration of a name counts. */
  #entity(): void {
    this.#space();
    const isParameter = this.#take("%");
    this.#space();
    const name = this.#name();
    this.#space();
    const isExternal = this.#externalId();
    const value = isExternal ? undefined : this.#literal();
    if (isExternal) this.#skipDeclaration();
    else this.#end();
    if (isParameter || this.#entities.has(name) || this.#externals.has(name)) return;
    if (value === undefined) {
      this.#externals.add(name);
      return;
    }
    if (namesParameterEntity(value)) this.#fail("parameter entities are not expanded");
    this.#entities.set(name, withCharacters(value));
  }

  /** Section 3.3. The first default of an attribute counts. */
  #attributes(): void {
    this.#space();
    const element = this.#name();
    for (this.#space(); !this.#take(">"); this.#space()) {
      const name = this.#name();
      this.#space();
      this.#attributeType();
      this.#space();
      if (this.#take("#REQUIRED") || this.#take("#IMPLIED")) continue;
      if (this.#take("#FIXED")) this.#space();
      const value = this.#literal();
      const known = this.#defaults.get(element) ?? new Map<string, string>();
      this.#defaults.set(element, known);
      if (!known.has(name)) known.set(name, value);
    }
  }

  #attributeType(): void {
    if (this.#text[this.#at] !== "(") {
      const type = this.#name();
      this.#space();
      if (type !== "NOTATION") return;
    }
    if (!this.#take("(")) this.#fail("a list of names is expected");
    this.#skipPast(")");
  }

  /** Section 4.2.2: SYSTEM "..." or PUBLIC "..." "...". True where there is one. */
  #externalId(): boolean {
    const isPublic = this.#take("PUBLIC");
    if (!isPublic && !this.#take("SYSTEM")) return false;
    this.#space();
    this.#literal();
    this.#space();
    if (isPublic && /["']/.test(this.#text[this.#at] ?? "")) this.#literal();
    this.#space();
    return true;
  }

  #literal(): string {
    const quote = this.#text[this.#at];
    if (quote !== '"' && quote !== "'") this.#fail("a quoted string is expected");
    const end = this.#text.indexOf(quote, this.#at + 1);
    if (end < 0) this.#fail("a quoted string is not closed");
    if (end - this.#at > maxLiteralLength) this.#fail(`a quoted string has more than ${maxLiteralLength} characters`);
    const value = this.#text.slice(this.#at + 1, end);
    this.#at = end + 1;
    return value;
  }

  /** The rest of a declaration, quoted texts included. */
  #skipDeclaration(): void {
    while (!this.#take(">")) {
      const next = this.#text[this.#at];
      if (next === undefined || next === "<") this.#fail("a declaration is not closed");
      if (next === '"' || next === "'") this.#literal();
      else this.#at += 1;
    }
  }

  #end(): void {
    this.#space();
    if (!this.#take(">")) this.#fail("a declaration is not closed");
  }

  #name(): string {
    const end = this.#at + (/[\s>[\](|)"'%;]/.exec(this.#text.slice(this.#at, this.#at + 1_000))?.index ?? 0);
    const name = this.#text.slice(this.#at, end);
    if (!isXmlName(name)) this.#fail("a name is expected");
    this.#at = end;
    return name;
  }

  #space(): void {
    while (/[ \t\r\n]/.test(this.#text[this.#at] ?? "")) this.#at += 1;
  }

  #take(word: string): boolean {
    if (!this.#text.startsWith(word, this.#at)) return false;
    this.#at += word.length;
    return true;
  }

  #skipPast(mark: string): void {
    const end = this.#text.indexOf(mark, this.#at);
    if (end < 0) this.#fail(`"${mark}" is missing`);
    this.#at = end + mark.length;
  }

  #fail(reason: string): never {
    throw new DoctypeFault(this.#at, `The DOCTYPE cannot be read: ${reason}.`);
  }
}

/** References to characters count where an entity is declared; those to entities where it is used. Section 4.5. */
function withCharacters(value: string): string {
  return value.replace(/&#(?:x([0-9A-Fa-f]{1,6})|([0-9]{1,7}));/g, (written, hex?: string, decimal?: string) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : written;
  });
}

/** True when a value has a reference to a parameter entity (section 4.1): a name between "%" and ";". */
function namesParameterEntity(value: string): boolean {
  // Taken apart first: an expression that looks for its end from each "%" takes the square of the time.
  const [, ...behind] = value.split("%");
  return behind.some((text) => /^[^;\s]*;/.test(text));
}
