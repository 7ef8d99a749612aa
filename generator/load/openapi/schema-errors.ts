import { addTo, grouped } from "../../model/grouped.js";
import { isArray, isObject, type JsonObject } from "./cursor.js";
import type { SchemaError } from "./meta-schema.js";

/** Keywords that only say that others below them failed. */
const summaries = new Set(["oneOf", "anyOf", "allOf", "not", "if", "$ref", "dependentSchemas"]);

/** The errors that tell a cause: of several alternatives, those of the one that was most likely meant. */
export function chooseErrors(errors: readonly SchemaError[]): readonly SchemaError[] {
  const missing = errors.filter(({ params }) => params["missingProperty"] === "$ref");
  const withoutReference = new Set(missing.map(branchKey));
  const chosen = chooseAlternatives(
    errors.filter((error) => !isNoise(error) && !withoutReference.has(branchKey(error))),
    withoutReference,
  );
  const specific = chosen.filter((error) => !summaries.has(error.keyword));
  const pointers = specific.map((error) => error.instancePath).sort();
  const lonely = chosen.filter((error) => summaries.has(error.keyword) && !hasAtOrBelow(pointers, error.instancePath));
  return mergeEnums([...specific, ...lonely]);
}

/** Errors that say nothing by themselves: what is wrong with a name ("propertyNames" tells it). */
function isNoise({ keyword, propertyName }: SchemaError): boolean {
  return propertyName !== undefined && keyword !== "propertyNames";
}

/** A value and the schema that it does not fit: what a Reference Object is told to lack is meant as something else. */
function branchKey({ instancePath, schemaPointer }: SchemaError): string {
  return `${instancePath} ${schemaPointer}`;
}

/** True when a sorted list has the pointer, or one below it. */
function hasAtOrBelow(sorted: readonly string[], pointer: string): boolean {
  return firstFrom(sorted, pointer) === pointer || (firstFrom(sorted, `${pointer}/`) ?? "").startsWith(`${pointer}/`);
}

/** The first text of a sorted list that is not before `text`. */
function firstFrom(sorted: readonly string[], text: string): string | undefined {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < text) low = middle + 1;
    else high = middle;
  }
  return sorted[low];
}

/**
 * Keeps the errors of the nearest schema where one of several had to match: one with errors only deeper in the value, then a fitting
 * type, then few errors. `others` has the keys of branches that need a reference.
 */
function chooseAlternatives(errors: readonly SchemaError[], others: ReadonlySet<string>): readonly SchemaError[] {
  const dropped = new Set<SchemaError>();
  const byPointer = new Map<string, SchemaError[]>();
  for (const error of errors) {
    for (const pointer of [error.instancePath, parentOf(error.instancePath)]) {
      addTo(byPointer, pointer, error);
    }
  }
  for (const summary of errors.filter(isOfAlternatives)) {
    const around = (byPointer.get(summary.instancePath) ?? []).filter((error) => !summaries.has(error.keyword));
    const ownErrors = around.filter((error) => holderOf(error) === summary.schemaPointer);
    const near = ownErrors.length > 0 ? ownErrors : around.filter((error) => holderOf(error) === undefined);
    // Several alternatives fit, so that those that do not fit are not at fault.
    if (isArray(summary.params["passingSchemas"] as never)) {
      ownErrors.forEach((error) => dropped.add(error));
      continue;
    }
    if (hasDeepBranch(summary, byPointer.get(summary.instancePath) ?? [], others)) {
      near.forEach((error) => dropped.add(error));
      continue;
    }
    const [best] = [...grouped(near, branchOf).values()].sort(
      (a, b) => mismatches(a) - mismatches(b) || a.length - b.length,
    );
    const fits = best !== undefined && mismatches(best) === 0;
    const kept = new Set(best);
    // The member that should tell alternatives apart is the wrong one where none fits.
    near.filter((error) => (fits ? !kept.has(error) : !isMismatch(error))).forEach((error) => dropped.add(error));
  }
  return errors.filter((error) => !dropped.has(error));
}

/** True if an alternative that is a reference has no error `around` the value, so that its errors are deeper. */
function hasDeepBranch(summary: SchemaError, around: readonly SchemaError[], others: ReadonlySet<string>): boolean {
  const isHere = (error: SchemaError): boolean => error !== summary && error.instancePath === summary.instancePath;
  const failed = new Set(around.filter((error) => isHere(error) || !summaries.has(error.keyword)).map(branchOf));
  const alternatives = summary.parentSchema[summary.keyword] as readonly JsonObject[];
  return alternatives.some(({ $ref: ref }) => {
    if (typeof ref !== "string") return false;
    const branch = ref.replace(/^#/, "");
    return !failed.has(branch) && !others.has(`${summary.instancePath} ${branch}`);
  });
}

/** True for the error of "oneOf" or "anyOf", unless it is the implication of `lenientSchema`, which has one alternative. */
function isOfAlternatives({ keyword, parentSchema }: SchemaError): boolean {
  if (keyword !== "oneOf" && keyword !== "anyOf") return false;
  const [first] = parentSchema[keyword] as readonly JsonObject[];
  return !isObject(first?.["not"]);
}

/** The schema in which the alternative is written out that an error is about; undefined for one that is referred to. */
function holderOf({ schemaPointer }: SchemaError): string | undefined {
  return /^(.*)\/(?:oneOf|anyOf)\/\d+/.exec(schemaPointer)?.[1];
}

function branchOf({ schemaPointer }: SchemaError): string {
  return /^\/(?:definitions|\$defs)\/[^/]+(?:.*\/(?:oneOf|anyOf)\/\d+)?/.exec(schemaPointer)?.[0] ?? "";
}

/** The number of errors that say that a branch is not the one that was meant. */
function mismatches(group: readonly SchemaError[]): number {
  return group.filter(isMismatch).length;
}

function isMismatch({ keyword }: SchemaError): boolean {
  return keyword === "enum" || keyword === "const";
}

/** Several lists of allowed values at one place are one list. */
function mergeEnums(errors: readonly SchemaError[]): readonly SchemaError[] {
  const allowed = new Map<string, Set<unknown>>();
  for (const { keyword, instancePath, params } of errors) {
    const values =
      keyword === "enum" ? params["allowedValues"] : keyword === "const" ? [params["allowedValue"]] : undefined;
    if (!isArray(values as never)) continue;
    const known = allowed.get(instancePath) ?? new Set();
    (values as readonly unknown[]).forEach((value) => known.add(value));
    allowed.set(instancePath, known);
  }
  return errors.map((error) =>
    error.keyword === "enum" || error.keyword === "const"
      ? { ...error, keyword: "enum", params: { allowedValues: [...(allowed.get(error.instancePath) ?? [])] } }
      : error,
  );
}

function parentOf(pointer: string): string {
  return pointer.slice(0, Math.max(0, pointer.lastIndexOf("/")));
}
