import type { Contract, Operation, ServerObject } from "../model/contract.js";
import { unusableServer } from "../model/unusable-server.js";
import type { ShapeSettings } from "../settings/shape-settings.js";
import { camelCase, wordsOf } from "../text/identifiers.js";
import { compareText } from "../text/in-order.js";
import type { NamedServer } from "./plan.js";

/** Returns the servers of a spec by name; environments of the configuration replace servers of the same name. */
export function nameServers(
  { name, openapi }: Contract,
  environments: ShapeSettings["servers"] = {},
): readonly NamedServer[] {
  const contractServers = named(openapi?.servers ?? []);
  const environmentAddresses = addressesFor(name, environments);
  const kept = contractServers.filter((server) => !environmentAddresses.has(server.name));
  return [...kept, ...[...environmentAddresses].map(([name, url]): NamedServer => ({ name, url }))];
}

/** Returns the servers of an operation, or of its path; undefined if the document's apply. */
export function serversOfOperation({ servers }: Operation): readonly NamedServer[] | undefined {
  const contractServers = named(servers ?? []);
  return contractServers.length === 0 ? undefined : contractServers;
}

/** The addresses that a configuration gives for all APIs, then those for one. */
function addressesFor(name: string, environments: ShapeSettings["servers"]): ReadonlyMap<string, string> {
  const forAll = Object.entries(environments).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const forOne = Object.hasOwn(environments, name) ? environments[name] : undefined;
  return new Map([...forAll, ...(typeof forOne === "object" ? Object.entries(forOne) : [])]);
}

/** Returns the usable servers by name; if two names are equal, the one whose address sorts later gets a number. */
function named(servers: readonly ServerObject[]): readonly NamedServer[] {
  const usable = servers.filter((server) => unusableServer(server) === undefined);
  const names = new Map<ServerObject, string>();
  const taken = new Set<string>();
  for (const server of [...usable].sort((a, b) => compareText(a.url, b.url))) {
    const wish = nameFor(server);
    let name = wish;
    for (let number = 2; taken.has(name); number += 1) name = `${wish}${number}`;
    taken.add(name);
    names.set(server, name);
  }
  return usable.map((server) => ({ name: names.get(server) ?? "", url: server.url, server }));
}

/** Maximum number of words of a name; a longer description is a sentence. */
const maxWords = 4;

const kindsOfPlace: ReadonlySet<string> = new Set(["server", "environment", "env", "api", "endpoint", "url", "host"]);

/** "Production server" -> "production"; "server" if the description has no short name. */
function nameFor({ description = "" }: ServerObject): string {
  const words = wordsOf(description.length > 80 ? "" : description);
  if (words.length === 0 || words.length > maxWords) return "server";
  const telling = words.filter((word) => !kindsOfPlace.has(word.toLowerCase()));
  return telling.length === 0 ? "server" : camelCase(telling.join(" "));
}
