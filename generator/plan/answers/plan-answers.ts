import { streamItems } from "../payload-encoding.js";
import type { Contract } from "../../model/contract.js";
import { allocateNames } from "../name-allocator.js";
import { nameRank, schemaView } from "../json-names.js";
import type { MessageSchemas } from "../message-schemas.js";
import { originKey } from "../origin-key.js";
import type { FormatLevel } from "../../settings/format-levels.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { viewFor, type AnswerPlan, type Direction, type NamedSchema } from "../plan.js";
import { reachableSchemas, schemaUses } from "../reachable.js";
import { loosenSchemas, type LooseSchemas } from "./loosen-schemas.js";

/**
 * Plans the lenient checks of responses: each named schema that they relax has a copy with its own functions. The
 * copies are named last, so that no other name depends on them.
 */
export function planAnswers(
  contract: Contract,
  messages: Iterable<MessageSchemas>,
  schemas: readonly NamedSchema[],
  taken: Set<string>,
  formats: FormatLevel,
): AnswerPlan {
  const uses = schemaUses(contract);
  const usedIn = (wanted: Direction): readonly JsonSchema[] =>
    uses.flatMap(({ schema, direction }) => (direction === wanted ? [schema] : []));
  const roots = [
    ...usedIn("response"),
    ...[...messages].flatMap(({ responseHeaders }) => [...responseHeaders.values()]),
  ];
  const loose = loosenSchemas(roots, formats);
  const differing = schemas.filter(({ schema }) => loose.of(schema) !== schema);
  const requests = differing.map((owner) => {
    const wish = `${viewFor(owner, "response").typeName}Answer`;
    return { owner, wish, rank: nameRank.message, key: originKey(owner.schema.origin) };
  });
  const names = allocateNames(requests, taken);
  const sentTypes = nameSentTypes(schemas, loose, usedIn("request"), taken);
  const looseOf = new Map(
    differing.map((named) => [named, looseCopy(named, loose.of(named.schema), names.get(named) ?? "")]),
  );
  const used = new Set(
    [...roots, ...streamItems(contract)].flatMap((schema) => [
      schema,
      ...(schema.ref === undefined ? [] : [schema.ref.target]),
    ]),
  );
  return {
    named: [...looseOf.values()],
    roots: [...looseOf].flatMap(([{ schema }, copy]) => (used.has(schema) ? [copy] : [])),
    looseOf: (named) => looseOf.get(named),
    reaches: (schema) => loose.reaches(schema),
    opens: (schema) => loose.opens(schema),
    sentType: (named) => sentTypes.get(named),
  };
}

/** Names the types of requests whose enumerations accept other values in responses. Views already distinguish both. */
function nameSentTypes(
  schemas: readonly NamedSchema[],
  loose: LooseSchemas,
  sentRoots: readonly JsonSchema[],
  taken: Set<string>,
): ReadonlyMap<NamedSchema, string> {
  const sent = reachableSchemas(sentRoots);
  const requests = schemas
    .filter(({ schema, views }) => views[0]?.kind === "both" && sent.has(schema) && loose.opensWithin(schema))
    .map((owner) => {
      const wish = `${viewFor(owner, "request").typeName}Request`;
      return { owner, wish, fallback: `${wish}View`, rank: nameRank.view, key: originKey(owner.schema.origin) };
    });
  return allocateNames(requests, taken);
}

/** A copy only validates values; it never parses strings. */
function looseCopy(named: NamedSchema, schema: JsonSchema, name: string): NamedSchema {
  const { kind, typeName } = viewFor(named, "response");
  const { isTypeOnly } = named;
  const views = [{ ...schemaView(kind, name), typeName }];
  return { schema, views, isMessagePart: true, isLoose: true, ...(isTypeOnly === true && { isTypeOnly }) };
}
