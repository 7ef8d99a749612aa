import type { JsonSchema, JsonValue } from "../../model/json-schema/schema.js";
import type { ValueDirection } from "../kind-of-change.js";
import { isList, isRecord } from "../../model/json-schema/json-kinds.js";
import type { SchemaSession } from "./schema-session.js";
import type { ChangeStep } from "./step.js";

/** The documents that examples are put into. */
export interface Placing {
  readonly direction: ValueDirection;
  /** The version that accepts the example. */
  readonly side: "before" | "after";
  readonly session: SchemaSession;
}

/**
 * A document that a schema accepts, with a value put where a way leads to; undefined where there is no place for it.
 * The caller still has to ask the schema whether it accepts the document with it.
 */
export function placedIn(
  schema: JsonSchema,
  value: JsonValue,
  steps: readonly ChangeStep[],
  placing: Placing,
): JsonValue | undefined {
  return placed(placing.session.instance(schema, placing.direction), steps, value, placing);
}

function placed(
  holder: JsonValue | undefined,
  [step, ...rest]: readonly ChangeStep[],
  value: JsonValue,
  placing: Placing,
): JsonValue | undefined {
  if (step === undefined) return value;
  const put = (inside: JsonValue | undefined): JsonValue | undefined => placed(inside, rest, value, placing);
  switch (step.kind) {
    case "member":
      return withMember(holder, step.name, put);
    case "others":
      return withMember(holder, "extra", put);
    case "item":
      return withItem(holder, 0, put);
    case "position":
      return withItem(holder, step.index, put);
    case "branch": {
      // Another branch has other members.
      const branch = step.versions?.[placing.side];
      return put(branch === undefined ? holder : placing.session.instance(branch, placing.direction));
    }
    case "pattern":
      return undefined;
  }
}

type Put = (inside: JsonValue | undefined) => JsonValue | undefined;

function withMember(holder: JsonValue | undefined, name: string, put: Put): JsonValue | undefined {
  const members = holder !== undefined && isRecord(holder) ? holder : {};
  const inner = put(Object.hasOwn(members, name) ? members[name] : undefined);
  if (inner === undefined) return undefined;
  return Object.fromEntries([...Object.entries(members).filter(([otherName]) => otherName !== name), [name, inner]]);
}

function withItem(holder: JsonValue | undefined, at: number, put: Put): JsonValue | undefined {
  const items = holder !== undefined && isList(holder) ? holder : [];
  if (items.length < at) return undefined;
  const inner = put(items[at]);
  return inner === undefined ? undefined : [...items.slice(0, at), inner, ...items.slice(at + 1)];
}
