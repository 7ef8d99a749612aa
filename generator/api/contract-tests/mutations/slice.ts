import type { RunSubject } from "../../../../templates/contract-tests/fixture-run.js";
import { escapePointerPart } from "../../../diagnostics/origin.js";
import type { Contract, MediaTypeObject, Operation } from "../../../model/contract.js";
import type { InterfacePlan } from "../../../plan/plan.js";
import type { MutatedPart } from "./reach.js";

/** The part of an API that an alteration concerns. */
export interface Slice {
  /** True if the alteration can change the result of fixtures of a subject. */
  concerns(subject: RunSubject): boolean;
  /** The contract without its other operations and schemas. */
  of(contract: Contract): Contract;
}

/** The slice of some operations and schemas; undefined for an alteration of an XSD, which concerns everything that has XML. */
export function sliceOf(plan: InterfacePlan, reached: readonly MutatedPart[] | undefined): Slice {
  const all = [...plan.operations, ...plan.webhooks];
  const names = new Set(reached?.map(({ kind, name }) => `${kind} ${name}`));
  const concerned = all.filter(({ operation, name }) =>
    reached === undefined ? hasXml(operation) : names.has(`operation ${name}`),
  );
  const operationNames = new Set(concerned.map(({ name }) => name));
  const keys = new Set(concerned.map(({ operation }) => keyOf(operation)));
  const isKept = (operation: Operation): boolean => keys.has(keyOf(operation));
  const hasSchemas = reached === undefined || reached.some(({ kind }) => kind === "schema");
  const isReached = (name: string): boolean =>
    reached?.some(({ parts }) => parts.has(`/components/schemas/${escapePointerPart(name)}`)) === true;
  return {
    concerns({ kind, name }) {
      if (kind === "operation") return operationNames.has(name);
      return kind === "element" ? reached === undefined : names.has(`schema ${name}`);
    },
    of: (contract) => ({
      ...contract,
      operations: contract.operations.filter(isKept),
      webhooks: contract.webhooks.filter(isKept),
      // Fixtures of a schema name its functions, which other schemas may have a part in.
      schemas: hasSchemas ? contract.schemas : new Map([...contract.schemas].filter(([name]) => isReached(name))),
      errorTables: [],
    }),
  };
}

function keyOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}

function hasXml({ requestBody, responses }: Operation): boolean {
  const isXml = ({ payload }: MediaTypeObject): boolean =>
    payload.kind === "xml" || (payload.kind === "json" && payload.derivedFrom !== undefined);
  return [requestBody?.content ?? [], ...responses.map(({ content }) => content)].some((content) =>
    content.some(isXml),
  );
}
