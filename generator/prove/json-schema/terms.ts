import { canonicalText } from "../../../templates/runtime/json/unique.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import { nothingHidden, type HiddenNames, type SchemaView } from "../../model/json-schema/schema-view.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import { lowerToAssertions, type TermSource } from "./lower-to-assertions.js";
import { everyName } from "./name-set.js";
import { Term, type Assertion } from "./term.js";

/** The terms of one view. The same schema always has the same term, and so do equal constants and patterns. */
export class Terms implements TermSource {
  readonly anything: Term;
  readonly nothing: Term;
  readonly text: Term;
  readonly #bySchema = new WeakMap<JsonSchema, Map<string, Term>>();
  readonly #byText = new Map<string, Term>();
  #count = 0;

  constructor(readonly view: SchemaView) {
    this.anything = this.make(() => []);
    this.nothing = this.make(() => [{ kind: "never" }]);
    this.text = this.make(() => [{ kind: "type", types: new Set(["string"]) }]);
  }

  make(assertions: () => readonly Assertion[]): Term {
    this.#count += 1;
    return new Term(this.#count, assertions);
  }

  /** `around`: properties around this branch that are hidden, and therefore not required. */
  of(schema: JsonSchema, around: HiddenNames = nothingHidden): Term {
    const target = behindReferences(schema);
    const key = target !== schema || around.size === 0 ? "" : JSON.stringify([...around].sort());
    const known = this.#bySchema.get(target) ?? new Map<string, Term>();
    this.#bySchema.set(target, known);
    const term = known.get(key) ?? this.#lower(target, key === "" ? nothingHidden : around);
    known.set(key, term);
    return term;
  }

  #lower(schema: JsonSchema, around: HiddenNames): Term {
    if (schema.boolean !== undefined) return schema.boolean ? this.anything : this.nothing;
    const term: Term = this.make(() => lowerToAssertions(schema, around, this, term));
    return term;
  }

  pattern(pattern: string): Term {
    return this.#shared(`~${pattern}`, () => [{ kind: "pattern", pattern }]);
  }

  values(values: readonly JsonValue[]): Term {
    return this.#shared(canonicalText(values), () => [{ kind: "values", values }]);
  }

  /** Returns the term for one value; arrays and objects by their parts. */
  constant(value: JsonValue): Term {
    return this.#shared(`=${canonicalText(value)}`, () => {
      if (isList(value)) {
        return [
          { kind: "type", types: new Set(["array"]) },
          { kind: "size", of: "array", min: value.length, max: value.length },
          ...value.map((value, at): Assertion => ({ kind: "items", from: at, to: at + 1, item: this.constant(value) })),
        ];
      }
      if (!isRecord(value)) return [{ kind: "values", values: [value] }];
      const names = Object.keys(value);
      return [
        { kind: "type", types: new Set(["object"]) },
        ...names.map((name): Assertion => ({ kind: "has", name })),
        ...Object.entries(value).map(([name, member]): Assertion => {
          return { kind: "members", names: { kind: "name", name }, member: this.constant(member) };
        }),
        { kind: "members", names: { ...everyName, names: new Set(names) }, member: this.nothing },
      ];
    });
  }

  having(names: readonly string[]): Term {
    return this.#shared(`has ${canonicalText(names)}`, () => [
      { kind: "type", types: new Set(["object"]) },
      ...names.map((name): Assertion => ({ kind: "has", name })),
    ]);
  }

  any(of: readonly Term[]): Term {
    const [only] = of;
    return of.length === 1 && only !== undefined ? only : this.make(() => [{ kind: "any", of }]);
  }

  #shared(text: string, assertions: () => readonly Assertion[]): Term {
    const known = this.#byText.get(text) ?? this.make(assertions);
    this.#byText.set(text, known);
    return known;
  }
}

/** Returns the target of a reference without siblings. */
function behindReferences(schema: JsonSchema): JsonSchema {
  const seen = new Set<JsonSchema>();
  let target = schema;
  while (
    target.ref !== undefined &&
    !seen.has(target) &&
    Object.keys(target).every((key) => key === "ref" || isAnnotation(key))
  ) {
    seen.add(target);
    target = target.ref.target;
  }
  return target;
}
