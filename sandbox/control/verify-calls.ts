import { isDeepStrictEqual } from "node:util";
import type { Expectation, JournalEntry, NearMiss, Verification } from "./generated/control/types.js";
import { isCalledBy } from "./journal-filter.js";
import { hidden } from "./secret-names.js";

/** Calls that are reported as near misses. */
export const maxNearMisses = 3;

type Difference = NearMiss["differences"][number];

/** Counts the calls with every value of an expectation, and compares the others with it value by value. */
export function verifyCalls(entries: readonly JournalEntry[], expectation: Expectation): Verification {
  const compared = entries.map((entry) => ({ id: entry.id, differences: differencesOf(entry, expectation) }));
  const others = compared.filter(({ differences }) => differences.length > 0);
  const count = compared.length - others.length;
  const {
    times,
    atLeast = times ?? (expectation.atMost === undefined ? 1 : 0),
    atMost = times ?? Infinity,
  } = expectation;
  const isMet = count >= atLeast && count <= atMost;
  // The newest of several calls with as many differences is the most interesting.
  const nearest = others.toReversed().toSorted((a, b) => weightOf(a.differences) - weightOf(b.differences));
  return { isMet, count, nearMisses: isMet || count > atMost ? [] : nearest.slice(0, maxNearMisses) };
}

/** A call of another operation is farther away than one with other values. */
function weightOf(differences: readonly Difference[]): number {
  const isElsewhere = differences.some(({ field }) => /^\/(?:operationId|method|path)$/.test(field));
  return differences.length + (isElsewhere ? 1000 : 0);
}

function differencesOf(entry: JournalEntry, expectation: Expectation): Difference[] {
  const { operationId, method, path, status, caller, query = {}, headers = {}, body } = expectation;
  const [calledPath = "", calledQuery = ""] = (entry.request.target ?? "").split(/\?(.*)/s, 2);
  const called = new URLSearchParams(calledQuery);
  return [
    ...different("/operationId", operationId, entry.operationId),
    ...different("/method", method, entry.request.method),
    ...different("/path", path, calledPath),
    ...different("/status", status, entry.response.status),
    ...(caller === undefined || isCalledBy(entry, caller) ? [] : different("/caller", caller, entry.caller)),
    ...Object.entries(query).flatMap(([name, value]) =>
      different(`/query/${pointerName(name)}`, value, called.getAll(name).includes(value) ? value : called.get(name)),
    ),
    ...Object.entries(headers).flatMap(([name, value]) =>
      different(`/headers/${pointerName(name)}`, value, entry.request.headers[name.toLowerCase()]),
    ),
    ...(body === undefined ? [] : differentBody(body, entry.request.body)),
  ];
}

function differentBody(expected: unknown, body: string | undefined): readonly Difference[] {
  if (typeof expected === "string" || body === undefined) return different("/body", expected, body);
  return differentParts("/body", expected, parsedBody(body));
}

/** The value of JSON, or the fields of a form. */
function parsedBody(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return /^[^\s<{[=]+=/.test(body) ? Object.fromEntries(new URLSearchParams(body)) : body;
  }
}

/** The properties of an expected value that differ. Other properties of an object do not matter. */
function differentParts(field: string, expected: unknown, found: unknown): readonly Difference[] {
  if (typeof expected !== "object" || expected === null) return different(field, expected, found);
  if (typeof found !== "object" || found === null || Array.isArray(expected) !== Array.isArray(found))
    return different(field, expected, found);
  if (Array.isArray(expected) && Array.isArray(found) && expected.length !== found.length)
    return different(`${field}/length`, expected.length, found.length);
  return Object.entries(expected).flatMap(([name, value]) =>
    differentParts(
      `${field}/${pointerName(name)}`,
      value,
      Object.hasOwn(found, name) ? found[name as never] : undefined,
    ),
  );
}

function different(field: string, expected: unknown, found: unknown): readonly Difference[] {
  if (expected === undefined || found === hidden || isDeepStrictEqual(expected, found)) return [];
  return [{ field, expected, ...(found !== undefined && found !== null && { found }) }];
}

/** A name in a JSON pointer. RFC 6901, section 3. */
function pointerName(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
