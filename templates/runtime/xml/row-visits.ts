import type { SchemaRows, SequenceRow } from "./rows.js";
import type { XmlVisit } from "./visitor.js";
import type { SimpleType } from "../xsd/simple-type.js";

/** The declarations of a schema that rows do not hold, for visitors. Names are "prefix:local", of the rows' prefixes, or "#name". */
export interface OtherVisits {
  /** Visits of types, by name. */
  readonly types: { readonly [name: string]: XmlVisit<never> };
  /** Simple types by the names that rows have for them. */
  readonly simple: { readonly [name: string]: SimpleType<unknown> };
}

/** Shows values of the types of a schema that is mostly rows. */
export interface RowVisits {
  /** The function for a type by its name: "prefix:local", or "#name". */
  visit<T>(name: string): XmlVisit<T>;
}

/** The functions that show values of the types of rows, and of `others`. */
export function rowVisits(rows: SchemaRows, others: () => OtherVisits): RowVisits {
  return new VisitsOfRows(rows, others);
}

class VisitsOfRows implements RowVisits {
  readonly #rows: SchemaRows;
  readonly #makeOthers: () => OtherVisits;
  #others: OtherVisits | undefined;
  #otherTypes: ReadonlyMap<string, XmlVisit<never>> | undefined;
  readonly #visits = new Map<string, XmlVisit<never>>();

  constructor(rows: SchemaRows, others: () => OtherVisits) {
    this.#rows = rows;
    this.#makeOthers = others;
  }

  visit<T>(name: string): XmlVisit<T> {
    return this.#visit(this.#rows.keyOf(name)) as XmlVisit<T>;
  }

  #told(): OtherVisits {
    return (this.#others ??= this.#makeOthers());
  }

  #visit(key: string): XmlVisit<never> {
    const known = this.#visits.get(key);
    if (known !== undefined) return known;
    const base = this.#rows.derived.get(key);
    const visit = base === undefined ? this.#makeVisit(key) : this.#visit(base);
    this.#visits.set(key, visit);
    return visit;
  }

  #makeVisit(key: string): XmlVisit<never> {
    const row = this.#rows.sequence(key);
    if (row !== undefined) return this.#sequenceVisit(row);
    this.#otherTypes ??= new Map(
      Object.entries(this.#told().types).map(([name, visit]) => [this.#rows.keyOf(name), visit]),
    );
    return this.#otherTypes.get(key)!;
  }

  #sequenceVisit({ children, model }: SequenceRow): XmlVisit<Shown> {
    let visits: readonly XmlVisit<Shown>[] | undefined;
    return (visitor, value) => {
      visits ??= children.map(({ tag, isList, type }) =>
        type.kind === "simple" ? this.#simpleVisit(tag, isList, type.name) : this.#complexVisit(tag, isList, type.key),
      );
      visitor.enter(model);
      for (const visit of visits) visit(visitor, value);
    };
  }

  #simpleVisit(tag: string, isList: boolean, name: string): XmlVisit<Shown> {
    const simple = this.#told().simple[name]!;
    if (isList) return (visitor, value) => visitor.simpleList(tag, simple, value[tag] as unknown[]);
    return (visitor, value) => visitor.simple(tag, simple, value[tag]);
  }

  #complexVisit(tag: string, isList: boolean, key: string): XmlVisit<Shown> {
    const visit = this.#visit(key);
    if (isList) return (visitor, value) => visitor.complexList(tag, visit, value[tag] as never[]);
    return (visitor, value) => visitor.complex(tag, visit, value[tag] as never);
  }
}

/** A value of a type that is a row: no child has the name of a member that objects inherit. */
type Shown = { readonly [tag: string]: unknown };
