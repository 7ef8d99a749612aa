import { addTo } from "../../model/grouped.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import type { DateForm, Int64Form } from "../../settings/shape-settings.js";
import type { FormRef, FormRow, ValueForms } from "./forms.js";
import { reachableSchemas } from "../reachable.js";
import { createPlaces, type Place } from "./places.js";
import { describedDates, describedLongs, describesIntegers } from "./described.js";

/** The settings for values that are not in memory as they are in JSON. */
export interface FormSettings {
  readonly int64: Int64Form;
  readonly dates: DateForm;
}

/**
 * The forms of values, decided for all schemas that speak of one value together: a value has one form, whichever of them
 * reads it. A place is converted where each schema that may stand for it alone says so; where one says less, it stays as it is.
 * `fixed` are schemas of values that stay as they travel.
 */
export function planValueForms(
  roots: readonly JsonSchema[],
  fixed: readonly JsonSchema[],
  settings: FormSettings,
): ValueForms | undefined {
  if (settings.int64 === "number" && settings.dates === "string") return undefined;
  const places = createPlaces(roots, reachableSchemas([...roots, ...fixed]));
  const blocked = new Set([...reachableSchemas(fixed)].map(places.placeOf));
  const leaves = new Map<Place, LeafForms>();
  for (const formPlace of places.all) {
    const leaf = blocked.has(formPlace) ? {} : leafForms(formPlace.typed, settings);
    if (leaf.integers !== undefined || leaf.dates !== undefined) leaves.set(formPlace, leaf);
  }
  const isConverted = (formPlace: Place): boolean => {
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
  /** The form of integers, "whole" for numbers that a double must hold; absent where there are none. */
  readonly integers?: "bigint" | "string" | "whole";
  /** True where texts are dates or times; absent where they stay texts. */
  readonly dates?: true;
}

function leafForms(typed: readonly JsonSchema[], { int64, dates }: FormSettings): LeafForms {
  const saysLong = int64 !== "number" && agree(typed.map(describedLongs)) && (int64 === "bigint" || hasNoTexts(typed));
  const integers = saysLong ? int64 : int64 !== "number" && typed.some(describesIntegers) ? "whole" : undefined;
  const isDate = dates === "Date" && agree(typed.map(describedDates));
  return { ...(integers !== undefined && { integers }), ...(isDate && { dates: true }) };
}

/** True where some say yes, and none says no. */
function agree(said: readonly ("yes" | "no" | "none")[]): boolean {
  return said.includes("yes") && !said.includes("no");
}

/** True where no text may stand beside integers that are texts in memory. */
function hasNoTexts(typed: readonly JsonSchema[]): boolean {
  return typed.every((schema) => describedDates(schema) === "none");
}

/** The places with something converted in them, at any depth. */
function holdersOf(all: readonly Place[], isConverted: (formPlace: Place) => boolean): ReadonlySet<Place> {
  const users = new Map<Place, Place[]>();
  for (const formPlace of all) {
    for (const inner of formPlace.inner()) addTo(users, inner, formPlace);
  }
  const found = new Set(all.filter(isConverted));
  for (const formPlace of found) for (const user of users.get(formPlace) ?? []) found.add(user);
  return found;
}

function createTable(
  all: readonly Place[],
  leaves: ReadonlyMap<Place, LeafForms>,
  reaching: ReadonlySet<Place>,
  placeOf: (schema: JsonSchema) => Place,
): Pick<ValueForms, "rows" | "refOf"> {
  const numbers = new Map<Place, number>();
  const hasForms = (formPlace: Place): boolean => [...formPlace.inner()].some((inner) => reaching.has(inner));
  const needsRow = (formPlace: Place): boolean => {
    const leaf = leaves.get(formPlace);
    return hasForms(formPlace) || (leaf?.integers !== undefined && leaf.dates !== undefined);
  };
  // Without recursion: places may be nested without limit.
  const rest = all.filter((formPlace) => reaching.has(formPlace)).reverse();
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    if (numbers.has(next) || !needsRow(next)) continue;
    numbers.set(next, numbers.size);
    for (const inner of innerInOrder(next).reverse()) rest.push(inner);
  }
  const refOf = (formPlace: Place): FormRef => {
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

/** The places inside of one, in the order of their rows. */
function innerInOrder(formPlace: Place): Place[] {
  const { members, others, first, items } = formPlace.parts();
  return [others, ...members.values(), ...first, items].filter((inner) => inner !== undefined);
}

function innerForms(formPlace: Place, refOf: (startPlace: Place) => FormRef): FormRow {
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
  leaves: ReadonlyMap<Place, LeafForms>,
  placeOf: (schema: JsonSchema) => Place,
): Pick<ValueForms, "integersOf" | "hasDates"> {
  return {
    integersOf(schema) {
      const form = leaves.get(placeOf(schema))?.integers;
      return form === "whole" ? undefined : form;
    },
    hasDates: (schema) => leaves.get(placeOf(schema))?.dates === true,
  };
}
