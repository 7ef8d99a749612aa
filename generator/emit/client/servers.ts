import type { ServerObject } from "../../model/contract.js";
import { hasHost, serverTable } from "../../model/unusable-server.js";
import type { InterfacePlan, NamedServer } from "../../plan/plan.js";
import { camelCase } from "../../text/identifiers.js";
import { jsonLiteral, memberKey, propertyKey, stringLiteral } from "../../text/literals.js";
import { objectLines } from "../body/expression-texts.js";
import { documented, jsDoc, memberJsDoc } from "../documented.js";
import type { ModuleBuilder } from "../module-builder.js";
import { constant, kinds, type MethodSignatureStructure, type ParameterDeclarationStructure } from "../structures.js";

/** Adds the servers of the contract, each as a function of its variables: `ordersServers.production({ region: "eu" })`. */
export function addServers({ servers, pascalName }: InterfacePlan, module: ModuleBuilder): void {
  if (servers.length === 0) return;
  const type = `${pascalName}Servers`;
  const address = module.runtimeType("client/server-address", "ServerAddress");
  module.add({
    kind: kinds.interface,
    name: type,
    ...jsDoc("The servers of the contract: what each returns is a `baseUrl` for clients."),
    isExported: true,
    methods: servers.map((named) => signature(named, address)),
  });
  const members = servers.map(({ name, url, server }) =>
    server === undefined
      ? `${propertyKey(name)}: () => ({ url: ${stringLiteral(url)} })`
      : `${propertyKey(name)}: ${addressFunction(name, server, module)}`,
  );
  module.add(constant({ name: serversName(pascalName), type, isExported: true, initializer: objectLines(members) }));
}

/** "ordersServers": the constant with the servers of a contract. */
export function serversName(pascalName: string): string {
  return `${camelCase(pascalName)}Servers`;
}

/** The table of an operation's own servers, as text; undefined where it has those of the contract. */
export function serversTable(servers: readonly NamedServer[] | undefined): string | undefined {
  if (servers === undefined) return undefined;
  return objectLines(
    servers.map(({ name, server }) => `${propertyKey(name)}: ${server === undefined ? "{}" : tableText(server)}`),
  );
}

function addressFunction(name: string, server: ServerObject, module: ModuleBuilder): string {
  const make = module.runtimeValue("client/server-address", "serverAddress");
  const hasVariables = server.variables.size > 0;
  const table = `${stringLiteral(name)}, ${tableText(server)}`;
  if (hasHost(server)) return hasVariables ? `(variables) => ${make}(${table}, variables)` : `() => ${make}(${table})`;
  return hasVariables
    ? `(origin, variables) => ${make}(${table}, variables, origin)`
    : `(origin) => ${make}(${table}, {}, origin)`;
}

function tableText(server: ServerObject): string {
  return jsonLiteral(serverTable(server));
}

function signature({ name, url, server }: NamedServer, address: string): MethodSignatureStructure {
  const origin: ParameterDeclarationStructure = { name: "origin", type: "string" };
  const needsOrigin = server !== undefined && !hasHost(server);
  const asked = needsOrigin ? "`origin` is the address of the host, which the contract does not say." : undefined;
  return {
    name: memberKey(name),
    ...memberJsDoc(documented([server?.description, url, asked])),
    parameters: [...(needsOrigin ? [origin] : []), ...variablesParameter(server)],
    returnType: address,
  };
}

function variablesParameter(server: ServerObject | undefined): readonly ParameterDeclarationStructure[] {
  if (server === undefined || server.variables.size === 0) return [];
  const members = [...server.variables].map(([name, { enum: values }]) => {
    const type = values === undefined ? "string" : values.map(stringLiteral).join(" | ");
    return `readonly ${memberKey(name)}?: ${type}`;
  });
  return [{ name: "variables", type: `{ ${members.join("; ")} }`, hasQuestionToken: true }];
}
