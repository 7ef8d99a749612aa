import { streamItems } from "../payload-encoding.js";
import type { Contract } from "../../model/contract.js";
import { allocateNames } from "../name-allocator.js";
import { nameRank, schemaView } from "../json-names.js";
import type { MessageSchemas } from "../message-schemas.js";
import { originKey } from "../origin-key.js";
import type { FormatLevel } from "../../settings/format-levels.js";
import { viewFor, type AnswerPlan, type NamedSchema } from "../plan.js";
import { schemaUses } from "../reachable.js";
import { loosenSchemas } from "./loosen-schemas.js";

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
  const bodies = schemaUses(contract).flatMap(({ schema, direction }) => (direction === "response" ? [schema] : []));
  const roots = [...bodies, ...[...messages].flatMap(({ responseHeaders }) => [...responseHeaders.values()])];
  const loose = loosenSchemas(roots, formats);
  const differing = schemas.filter(({ schema }) => loose.of(schema) !== schema);
  const requests = differing.map((owner) => {
    const wish = `${viewFor(owner, "response").typeName}Answer`;
    return { owner, wish, rank: nameRank.message, key: originKey(owner.schema.origin) };
  });
  const names = allocateNames(requests, taken);
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
  };
}

/** A copy only validates values; it never parses strings. */
function looseCopy(named: NamedSchema, schema: NamedSchema["schema"], name: string): NamedSchema {
  const { kind, typeName } = viewFor(named, "response");
  const { isTypeOnly } = named;
  const views = [{ ...schemaView(kind, name), typeName }];
  return { schema, views, isMessagePart: true, isLoose: true, ...(isTypeOnly === true && { isTypeOnly }) };
}
