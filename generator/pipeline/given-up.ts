import { placeOf, writtenOrigin } from "../diagnostics/origin.js";
import type { Contract, Loss } from "../model/contract.js";
import type { GivenUp, GivenUpOperation, GivenUpPart } from "../project-types.js";
import { lossText, lossesByOperation } from "./operation-losses.js";

/** The parts of a contract that lenient reading gave up, by operation. */
export function givenUpOf(contract: Contract): GivenUp {
  const { name, losses = [], unserved } = contract;
  const parts = new Map(losses.map((loss) => [loss, partOf(loss)]));
  const inOperations = lossesByOperation(contract, losses);
  const lossesOf = new Map(inOperations.map(({ operation, all }) => [operation, all]));
  const touched = new Set([...lossesOf.keys(), ...(unserved?.keys() ?? [])]);
  const operations = [...touched].map((operation): GivenUpOperation => ({
    operation: `${operation.method.toUpperCase()} ${operation.path}`,
    isServed: unserved?.has(operation) !== true,
    hasUnreadableSecurity: operation.hasUnreadableSecurity === true,
    parts: (lossesOf.get(operation) ?? []).flatMap((loss) => parts.get(loss) ?? []),
  }));
  const inside = new Set(inOperations.flatMap(({ all }) => all));
  return {
    name,
    operations,
    elsewhere: losses.filter((loss) => !inside.has(loss)).flatMap((loss) => parts.get(loss) ?? []),
  };
}

function partOf(loss: Loss): GivenUpPart {
  const { kind, origin, cause } = loss;
  const { path, line, column } = placeOf(cause?.origin ?? origin);
  const why = cause && { code: cause.code, message: cause.message };
  return { part: lossText(loss), kind, pointer: writtenOrigin(origin).pointer, path, line, column, ...why };
}
