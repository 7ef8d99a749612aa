import { addTo } from "../../model/grouped.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { DateForm, Int64Form } from "../../settings/shape-settings.js";
import type { FormRef, FormRow, ValueForms } from "./forms.js";
import { reachableSchemas } from "../reachable.js";
import { createPlaces, type ValuePosition } from "./places.js";
import { describedDates, describedLongs, describesIntegers } from "./described.js";

/** The settings for values that are not in memory as they are in JSON. */
export interface FormSettings {
  readonly int64: Int64Form;
  readonly dates: DateForm;
}

/**
 * Plans the forms of values for all schemas of one value together: a value has one form, regardless of the schema that
 * reads it. A position is converted if each schema that can describe it alone requires it; otherwise it is unchanged.
 * `fixed` are schemas of values that keep their serialized form.
 */
export function planValueForms(
  roots: readonly JsonSchema[],
  fixed: readonly JsonSchema[],
  settings: FormSettings,
): ValueForms | undefined {
  if (settings.int64 === "number" && settings.dates === "string") return undefined;
  const places = createPlaces(roots, reachableSchemas([...roots, ...fixed]));
  const blocked = new Set([...reachableSchemas(fixed)].map(places.placeOf));
  const leaves = new Map<ValuePosition, LeafForms>();
  for (const formPlace of places.all) {
    const leaf = blocked.has(formPlace) ? {} : leafForms(formPlace.typed, settings);
    if (leaf.integers !== undefined || leaf.dates !== undefined) leaves.set(formPlace, leaf);
  }
  const isConverted = (formPlace: ValuePosition): boolean => {
    const leaf = leaves.get(formPlace);
    return leaf?.dates === true || (leaf?.integers ?? "whole") !== "whole";
  };
  const reaching = holdersOf(places.all, isConverted);
  return {
    isExact: settings.int64 !== "number",
    ...createTable(places.all, leaves, reaching, places.placeOf),
    ...lookups(leaves, places.placeOf),
  };
}

interface LeafForms {
  /** The form of integers, "whole" for numbers that a double must represent; undefined if none exist. */
  readonly integers?: "bigint" | "string" | "whole";
  /** True if strings are dates or times; undefined if they remain strings. */
  readonly dates?: true;
}

function leafForms(typed: readonly JsonSchema[], { int64, dates }: FormSettings): LeafForms {
  const saysLong = int64 !== "number" && agree(typed.map(describedLongs)) && (int64 === "bigint" || hasNoTexts(typed));
  const integers = saysLong ? int64 : int64 !== "number" && typed.some(describesIntegers) ? "whole" : undefined;
  const isDate = dates === "Date" && agree(typed.map(describedDates));
  return { ...(integers !== undefined && { integers }), ...(isDate && { dates: true }) };
}

/** True if at least one is "yes" and none is "no". */
function agree(said: readonly ("yes" | "no" | "none")[]): boolean {
  return said.includes("yes") && !said.includes("no");
}

/** True if no other string is allowed where integers are strings in memory. */
function hasNoTexts(typed: readonly JsonSchema[]): boolean {
  return typed.every((schema) => describedDates(schema) === "none");
}

/** Returns the positions that contain a converted value at any depth. */
function holdersOf(
  all: readonly ValuePosition[],
  isConverted: (formPlace: ValuePosition) => boolean,
): ReadonlySet<ValuePosition> {
  const users = new Map<ValuePosition, ValuePosition[]>();
  for (const formPlace of all) {
    for (const inner of formPlace.inner()) addTo(users, inner, formPlace);
  }
  const found = new Set(all.filter(isConverted));
  for (const formPlace of found) for (const user of users.get(formPlace) ?? []) found.add(user);
  return found;
}

function createTable(
  all: readonly ValuePosition[],
  leaves: ReadonlyMap<ValuePosition, LeafForms>,
  reaching: ReadonlySet<ValuePosition>,
  placeOf: (schema: JsonSchema) => ValuePosition,
): Pick<ValueForms, "rows" | "refOf"> {
  const numbers = new Map<ValuePosition, number>();
  const hasForms = (formPlace: ValuePosition): boolean => [...formPlace.inner()].some((inner) => reaching.has(inner));
  const needsRow = (formPlace: ValuePosition): boolean => {
    const leaf = leaves.get(formPlace);
    return hasForms(formPlace) || (leaf?.integers !== undefined && leaf.dates !== undefined);
  };
  // Without recursion: positions may be nested without limit.
  const rest = all.filter((formPlace) => reaching.has(formPlace)).reverse();
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (numbers.has(next) || !needsRow(next)) continue;
    numbers.set(next, numbers.size);
    for (const inner of innerInOrder(next).reverse()) rest.push(inner);
  }
  const refOf = (formPlace: ValuePosition): FormRef => {
    const leaf = leaves.get(formPlace);
    return numbers.get(formPlace) ?? (leaf?.dates === true ? "Date" : (leaf?.integers ?? "plain"));
  };
  return {
    rows: [...numbers.keys()].map((formPlace) => ({
      ...leaves.get(formPlace),
      ...(hasForms(formPlace) && innerForms(formPlace, refOf)),
    })),
    refOf: (schema) => (reaching.has(placeOf(schema)) ? refOf(placeOf(schema)) : undefined),
  };
}

function innerInOrder(formPlace: ValuePosition): ValuePosition[] {
  const { members, others, first, items } = formPlace.parts();
  return [others, ...members.values(), ...first, items].filter((inner) => inner !== undefined);
}

function innerForms(formPlace: ValuePosition, refOf: (startPlace: ValuePosition) => FormRef): FormRow {
  const { members, others, first, items } = formPlace.parts();
  const otherForm = others && refOf(others);
  const named = [...members].map(([name, inner]) => [name, refOf(inner)] as const);
  const kept = named.filter(([, form]) => form !== "plain" || (otherForm ?? "plain") !== "plain");
  const firstForms = first.map((inner) => (inner === undefined ? "plain" : refOf(inner)));
  return {
    ...(kept.length > 0 && { members: new Map(kept) }),
    ...(otherForm !== undefined && otherForm !== "plain" && { others: otherForm }),
    ...(firstForms.some((form) => form !== "plain") && { first: firstForms }),
    ...(items !== undefined && refOf(items) !== "plain" && { items: refOf(items) }),
  };
}

function lookups(
  leaves: ReadonlyMap<ValuePosition, LeafForms>,
  placeOf: (schema: JsonSchema) => ValuePosition,
): Pick<ValueForms, "integersOf" | "hasDates"> {
  return {
    integersOf(schema) {
      const form = leaves.get(placeOf(schema))?.integers;
      return form === "whole" ? undefined : form;
    },
    hasDates: (schema) => leaves.get(placeOf(schema))?.dates === true,
  };
}
