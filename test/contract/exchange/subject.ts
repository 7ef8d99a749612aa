import type { Subject } from "./checks.js";
import type { OpenApiDocument } from "./document.js";
import type { Fixture, OperationFixtures } from "./fixture.js";

/** An operation with the first of its valid fixtures of each side. */
export function subjectOf(document: OpenApiDocument, { operation: id, fixtures }: OperationFixtures): Subject {
  const operation = document.operations.get(id);
  if (operation === undefined) throw new Error(`${document.name} has no operation "${id}".`);
  const first = (side: Fixture["side"]): Fixture | undefined =>
    fixtures.find((fixture) => fixture.side === side && fixture.valid);
  return { operation, usualReply: first("response"), usualRequest: first("request") };
}
