import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import type { Suggest } from "../../diagnostics/suggest.js";
import type { ServerObject, ServerVariable } from "../../model/contract.js";
import { unusableServer } from "../../model/unusable-server.js";
import { isObject, items, member, members, originOf, present, textOf, type Cursor } from "./cursor.js";

/** The surroundings of reading servers. */
export interface ServerContext {
  readonly diagnostics: Diagnostics;
  readonly suggest: Suggest;
}

/** OpenAPI, Server Objects, with the names in braces held against the variables. */
export function readServers(list: Cursor | undefined, context: ServerContext): readonly ServerObject[] {
  return items(list).flatMap((at) => {
    const url = textOf(at, "url");
    return url === undefined ? [] : [readServer(url, at, context)];
  });
}

function readServer(url: string, at: Cursor, context: ServerContext): ServerObject {
  const written = members(member(at, "variables")).filter((variable) => isObject(variable.at.value));
  const names = new Set([...url.matchAll(/\{([^{}]*)\}/g)].map((match) => match[1] ?? ""));
  const known = new Set(written.map((variable) => variable.key));
  for (const name of names) {
    if (known.has(name)) continue;
    const params = { name, near: context.suggest(name, known) };
    context.diagnostics.report("openapi/undefined-server-variable", originOf(member(at, "url") ?? at), params);
  }
  for (const { key: name, at: variable } of written) {
    if (!names.has(name))
      context.diagnostics.report("openapi/unused-server-variable", originOf(variable, "key"), { name });
  }
  const server: ServerObject = {
    origin: originOf(at),
    url,
    ...present("description", textOf(at, "description")),
    variables: new Map(written.map((variable) => [variable.key, readVariable(variable.key, variable.at, context)])),
  };
  const isTold = [...names].some((name) => !known.has(name)) || [...server.variables.values()].some(isUnlisted);
  if (!isTold && unusableServer(server) !== undefined) {
    context.diagnostics.report("openapi/unusable-server", originOf(member(at, "url") ?? at), {});
  }
  return server;
}

/** True for a default that is not one of the values. */
function isUnlisted({ default: value, enum: allowed }: ServerVariable): boolean {
  return allowed !== undefined && !allowed.includes(value);
}

/** OpenAPI, Server Variable Object. */
function readVariable(name: string, at: Cursor, context: ServerContext): ServerVariable {
  const value = textOf(at, "default") ?? "";
  const list = member(at, "enum");
  const allowed = items(list).flatMap((item) => (typeof item.value === "string" ? [item.value] : []));
  if (list !== undefined && isUnlisted({ default: value, enum: allowed })) {
    const origin = originOf(member(at, "default") ?? at);
    context.diagnostics.report("openapi/server-default-not-in-enum", origin, { name, value });
  }
  return {
    default: value,
    ...present("enum", list === undefined ? undefined : allowed),
    ...present("description", textOf(at, "description")),
  };
}
