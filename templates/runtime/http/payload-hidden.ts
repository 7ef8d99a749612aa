import type { Check, PayloadReader, PayloadWriter, ReadOptions, TextReader } from "./payload.js";
import { withoutMembers, type Hidden } from "./hidden-members.js";
import { setOwnProperty } from "../base/own-property.js";
import { limitedFailure } from "../base/problem-limits.js";
import type { Result } from "../base/problem.js";

/**
 * Reasons why properties of a request are hidden: a keyword of JSON Schema, or the view of an XSD that the schema is
 * derived from.
 */
export type HiddenBy = "readOnly" | "cannotCreate" | "cannotUpdate";

const messages: Readonly<Record<HiddenBy, string>> = {
  readOnly: "The property is read-only.",
  cannotCreate: "The property cannot be created.",
  cannotUpdate: "The property cannot be updated.",
};

/**
 * Returns a reader whose values have no read-only property: such properties are dropped, or are problems with
 * `readOnly: "refuse"` (for a view, `cannotUpdate: "refuse"`). The rest is validated again, since a limit may count
 * properties. OpenAPI, Schema Object, readOnly.
 */
export function withoutReadOnly<T>(
  reader: PayloadReader<T>,
  hidden: Hidden,
  check?: Check<T>,
  by: HiddenBy = "readOnly",
  partsWithHeaders: readonly string[] = [],
): PayloadReader<T> {
  const dropFrom = (result: Result<T>, options: ReadOptions): Result<T> => {
    if (!result.ok) return result;
    const found: string[] = [];
    const value = withoutMembersInParts(result.value, hidden, found, partsWithHeaders);
    if (found.length === 0) return result;
    if ((by === "readOnly" ? options.readOnly : options.cannotUpdate) === "refuse") {
      const problems = found.map((path) => ({ code: by, message: messages[by], path }));
      return limitedFailure(problems, false, options.maxProblems);
    }
    const again = options.validate ? check?.(value) : undefined;
    // `required` may be in a schema other than `readOnly`.
    const isFine = again?.ok !== false || again.problems.every(({ code }) => code === "required");
    return isFine ? { ok: true, value: value as T } : again;
  };
  const dropping: PayloadReader<T> = {
    ...reader,
    read: (payload: never, options: ReadOptions) => dropFrom(reader.read(payload, options), options),
  };
  if (reader.wants !== "text" || reader.readInTurns === undefined) return dropping;
  const readInTurns = reader.readInTurns.bind(reader);
  return {
    ...(dropping as TextReader<T>),
    readInTurns: async (text, options, turn) => dropFrom(await readInTurns(text, options, turn), options),
  };
}

/**
 * Returns a writer that omits write-only properties (OpenAPI, Schema Object), and properties that a view does not
 * contain.
 */
export function withoutWriteOnly<T>(
  writer: PayloadWriter<T>,
  hidden: Hidden,
  partsWithHeaders: readonly string[] = [],
): PayloadWriter<T> {
  return {
    ...writer,
    write: (value, contentType) =>
      writer.write(withoutMembersInParts(value, hidden, [], partsWithHeaders) as T, contentType),
  };
}

/**
 * `withoutMembers` for a form whose parts of these names are next to their headers: schemas describe only the parts.
 */
function withoutMembersInParts(form: unknown, hidden: Hidden, found: string[], names: readonly string[]): unknown {
  if (names.length === 0 || typeof form !== "object" || form === null) return withoutMembers(form, hidden, found);
  const formParts = form as Readonly<Record<string, unknown>>;
  const wrapped = names.filter((name) => Object.hasOwn(formParts, name));
  const bare = { ...formParts };
  for (const name of wrapped)
    setOwnProperty(
      bare,
      name,
      changedParts(formParts[name], ({ value }) => value),
    );
  const seen = withoutMembers(bare, hidden, found) as Record<string, unknown>;
  const copy = { ...seen };
  for (const name of wrapped) {
    const inner = seen[name];
    // Properties that the whole form hides stay hidden.
    if (!Object.hasOwn(seen, name)) continue;
    const value = (part: Wrapped, index: number | undefined): Wrapped => ({
      ...part,
      value: index === undefined ? inner : (inner as readonly unknown[])[index],
    });
    setOwnProperty(copy, name, changedParts(formParts[name], value));
  }
  return copy;
}

interface Wrapped {
  /** The value of the part, apart from its file name and headers. */
  readonly value: unknown;
}

/** The outcome of a part, or of each of several. */
function changedParts(parts: unknown, become: (part: Wrapped, index: number | undefined) => unknown): unknown {
  if (Array.isArray(parts)) return parts.map((part, index) => become(part as Wrapped, index));
  return parts === undefined ? undefined : become(parts as Wrapped, undefined);
}
