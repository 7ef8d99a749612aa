import { memberOrigin, type Origin } from "../diagnostics/origin.js";
import type { JsonSchema } from "../model/json-schema/schema.js";
import type { Operation } from "../model/contract.js";
import type { ElementDeclaration } from "../model/xml-schema/components.js";
import type { ChangeId } from "./catalog.js";
import type { FoundChange, Affected } from "./change.js";
import type { Carrier } from "./witness-message.js";
import type { WireForm } from "./json-schema/texts/wire-form.js";
import type { ChangeData, ValueDirection, Levels } from "./kind-of-change.js";
import type { Versions } from "./versions.js";

/**
 * The result of comparing operations: changes, and pairs of schemas that are compared when all their uses are known.
 */
export type Finding = ChangeFinding | SerializationChange | SchemaPair | ElementPair;

/** A change that was found, with the messages that it is met in. */
export interface ChangeFinding {
  readonly kind: "change";
  readonly change: FoundChange;
  /** None: the change is of no message, and its levels count for all directions. */
  readonly uses: readonly Affected[];
}

/** A change of the serialized form of values. Its levels depend on the values. */
export interface SerializationChange {
  readonly kind: "serialization";
  readonly finding: ChangeFinding;
  /** The values with both forms, for each use. */
  readonly pairs: readonly SchemaPair[];
  /** The part of a form whose form has changed; undefined for a whole value. */
  readonly part?: string;
  /** True if the text of every value changes, such as by the mark of a path style. Readers may accept the old text all the same. */
  readonly changesEveryText?: boolean;
}

/** Two versions of a JSON schema, at one place where it is used. */
export interface SchemaPair extends Versions<JsonSchema> {
  readonly kind: "schemas";
  /** The name of the schema where it has none of its own. */
  readonly subject: string;
  /** The same for sentences. */
  readonly where: string;
  /** The message in which the schema travels. */
  readonly use: Affected;
  /** The form of values that are not JSON: texts in parameters, headers and forms, elements and attributes of an XML document. */
  readonly form?: "texts" | "document";
  /** The serialized form of the values; undefined for sequences. */
  readonly wire?: Wire | undefined;
  /** The operations whose messages contain the values. */
  readonly operations?: Position["operations"];
}

/** The serialized form of both versions. */
export interface Wire extends Versions<WireForm> {
  /** The part of the message that contains the values, in both versions. */
  readonly carriers: Versions<Carrier>;
  /** The form of lists, if a single string may become one or the reverse. */
  readonly lists?: ListWriting | undefined;
}

/** The serialized form of a list of texts. OpenAPI, "Style Values". */
export interface ListWriting {
  /** The character between two items; undefined if each item repeats the name. */
  readonly separator: string | undefined;
  /** True if the sender escapes a separator inside of a text, so that readers distinguish the two. */
  readonly isEscaped: boolean;
}

/** Two versions of an XML element, at one place where it is used. */
export interface ElementPair extends Versions<ElementDeclaration> {
  readonly kind: "elements";
  /** The name under which the element is told. */
  readonly subject: string;
  /** The message in which the element travels. */
  readonly use: Affected;
}

/** The place at which a comparison stands. */
export interface Position {
  /** For fingerprints: "createOrder/query/limit". */
  readonly subject: string;
  /** For sentences: `the query parameter "limit" of "createOrder"`. */
  readonly where: string;
  /** Payloads that the changes touch. */
  readonly uses: readonly Affected[];
  /** Both versions of the operation; undefined for other positions. */
  readonly operations?: Versions<Operation> | undefined;
}

/** Both sides of what changed; one of them is undefined if a thing came or went. */
export type Sides = Partial<Versions<{ readonly origin: Origin } | undefined>>;

/** Effects that were proved for one change, in place of the catalogue's. */
export interface ProvedLevels {
  /** The harm on the wire. */
  readonly levels?: Levels;
  /** The harm to code that is compiled. */
  readonly codeLevels?: Levels;
  /** True if the change weakens security. */
  readonly weakensSecurity?: boolean;
}

/** A change at a place. */
export function changeAt(
  { subject, where, uses }: Position,
  id: ChangeId,
  { before, after }: Sides,
  data: ChangeData = {},
  proved: ProvedLevels = {},
): ChangeFinding {
  return {
    kind: "change",
    change: { id, data, words: { where }, subject, before: before?.origin, after: after?.origin, ...proved },
    uses,
  };
}

/** The place of a keyword on both sides; where it is absent, the schema that it would belong to. */
export function keywordOf({ before, after }: Sides, keyword: string): Sides {
  return {
    before: before && { origin: memberOrigin(before.origin, keyword) },
    after: after && { origin: memberOrigin(after.origin, keyword) },
  };
}

type Flags<Name extends string> = { readonly origin: Origin } & { readonly [name in Name]: boolean };

/** The changes of keywords that are true or false. A row has the ids for both new values. */
export function flagChanges<Name extends string>(
  sides: Versions<Flags<NoInfer<Name>>>,
  rows: { readonly [name in Name]: readonly [isTrue: ChangeId, isFalse: ChangeId] },
  position: Position,
  data: ChangeData = {},
): readonly ChangeFinding[] {
  return (Object.keys(rows) as Name[])
    .filter((name) => sides.before[name] !== sides.after[name])
    .map((name) => changeAt(position, rows[name][sides.after[name] ? 0 : 1], keywordOf(sides, name), data));
}

/** A place inside another: `of` says what it is. */
export function within(changePlace: Position, part: string, of?: string): Position {
  const subject = changePlace.subject === "" ? part : `${changePlace.subject}/${part}`;
  return {
    subject,
    where: of === undefined ? changePlace.where : `${of} of ${changePlace.where}`,
    uses: changePlace.uses,
    operations: changePlace.operations,
  };
}

/** Two versions of a schema at a place, once for each use. */
export function schemaPairs(
  before: JsonSchema,
  after: JsonSchema,
  { subject, where, uses, operations }: Position,
  form?: SchemaPair["form"],
  wire?: Wire,
): readonly SchemaPair[] {
  return uses.map((use) => ({
    kind: "schemas",
    before,
    after,
    subject,
    where,
    use,
    ...(form && { form }),
    wire,
    operations,
  }));
}

/** The same place, of messages that travel one way. */
export function usedAs(changePlace: Position, direction: ValueDirection, text: string, status?: string): Position {
  const part = changePlace.uses[0]?.part;
  return {
    ...changePlace,
    uses: [{ direction, text, ...(part && { part: { ...part, ...(status && { status }) } }) }],
  };
}

/** The key that two findings of one change share, however it was met. */
export function changeKey({ id, subject, data }: FoundChange): string {
  const values = Object.keys(data)
    .sort()
    .map((key) => [key, data[key]]);
  return JSON.stringify([id, subject, values]);
}
