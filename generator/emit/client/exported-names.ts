import {
  clientEndings,
  clientFunctions,
  eventFunctions,
  hasEvents,
  runtimeFunctions,
} from "../../plan/message-names.js";
import type { InterfacePlan } from "../../plan/plan.js";
import { served, type PlannedOperation } from "../messages/named-operations.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds } from "../structures.js";
import { serversName } from "./servers.js";

const errorTypes = [
  "ApiError",
  "RequestValidationError",
  "ResponseValidationError",
  "UnexpectedStatusError",
  "NetworkError",
  "TimeoutError",
];

const errorNames = errorTypes.flatMap((name) => [{ name, isTypeOnly: true }, { name: `is${name}` }]);

/** The arguments of functions that callers pass to functions of the runtime. */
const argumentTypes: Readonly<Record<string, string>> = {
  logHooks: "AttemptRecord",
  reportProgress: "TransferProgress",
};

/** The types of hooks, and of their argument. */
const hookTypes = ["ClientHooks", "HookContext"].map((name) => ({ name, isTypeOnly: true }));

/** The names that the client module of an API exports. */
export function declaredNames(plan: InterfacePlan, named: readonly PlannedOperation[]): readonly string[] {
  const { pascalName, methodGroups, tokenFunctions } = plan;
  const functions = [
    `create${pascalName}Client`,
    `create${pascalName}ClientWith`,
    `create${pascalName}Webhooks`,
    `connect${pascalName}`,
  ];
  const operations = named.flatMap(
    ({ messages: { functionName, operationName, inputName, resultName, pagesName } }) => {
      return [functionName, operationName, inputName, resultName, ...(pagesName === undefined ? [] : [pagesName])];
    },
  );
  return [
    ...clientEndings.map((ending) => pascalName + ending),
    ...methodGroups.map(({ typeName }) => typeName),
    serversName(pascalName),
    ...tokenFunctions.map(({ functionName }) => functionName),
    ...functions,
    ...operations,
    ...[...errorNames, ...hookTypes].map(({ name }) => name),
    ...Object.values(argumentTypes),
    ...runtimeFunctions(named),
  ];
}

/** Exports functions and types of the runtime from the client module. */
export function addRuntimeExports(plan: InterfacePlan, module: ModuleBuilder): void {
  if (served(plan).some(hasEvents)) {
    const namedExports = eventFunctions.map((name) => ({ name }));
    module.add({ kind: kinds.exports, namedExports, moduleSpecifier: "runtime/client/reconnect.ts" });
  }
  module.add({ kind: kinds.exports, namedExports: errorNames, moduleSpecifier: "runtime/client/errors.ts" });
  module.add({ kind: kinds.exports, namedExports: hookTypes, moduleSpecifier: "runtime/client/hooks.ts" });
  for (const [name, moduleSpecifier] of Object.entries(clientFunctions)) {
    const argument = argumentTypes[name];
    const namedExports = [...(argument === undefined ? [] : [{ name: argument, isTypeOnly: true }]), { name }];
    module.add({ kind: kinds.exports, namedExports, moduleSpecifier });
  }
}
