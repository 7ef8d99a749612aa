import type { Contract, Operation, Server } from "../model/contract.js";
import { unusableServer } from "../model/unusable-server.js";
import type { ShapeSettings } from "../settings/shape-settings.js";
import { camelCase, wordsOf } from "../text/identifiers.js";
import { compareText } from "../text/in-order.js";
import type { NamedServer } from "./plan.js";

/** Servers of a contract by name, with the environments of a configuration in the place of those of the same name. */
export function nameServers(
  { name, openapi }: Contract,
  environments: ShapeSettings["servers"] = {},
): readonly NamedServer[] {
  const contractServers = named(openapi?.servers ?? []);
  const environmentAddresses = addressesFor(name, environments);
  const kept = contractServers.filter((server) => !environmentAddresses.has(server.name));
  return [...kept, ...[...environmentAddresses].map(([name, url]): NamedServer => ({ name, url }))];
}

/** The servers of an operation, or of its path; undefined where it has those of the whole contract. */
export function serversOfOperation({ servers }: Operation): readonly NamedServer[] | undefined {
  const contractServers = named(servers ?? []);
  return contractServers.length === 0 ? undefined : contractServers;
}

/** The addresses that a configuration gives for all interfaces, then those for one. */
function addressesFor(name: string, environments: ShapeSettings["servers"]): ReadonlyMap<string, string> {
  const forAll = Object.entries(environments).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  const forOne = Object.hasOwn(environments, name) ? environments[name] : undefined;
  return new Map([...forAll, ...(typeof forOne === "object" ? Object.entries(forOne) : [])]);
}

/** Those that a client can call, by name; of two equal names, the one whose address comes later in order gets a number. */
function named(servers: readonly Server[]): readonly NamedServer[] {
  const usable = servers.filter((server) => unusableServer(server) === undefined);
  const names = new Map<Server, string>();
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

/** A description of so many words is a name; a longer one is a sentence. */
const mostWords = 4;

const kindsOfPlace: ReadonlySet<string> = new Set(["server", "environment", "env", "api", "endpoint", "url", "host"]);

/** "Production server" -> "production"; "server" where nothing short is said. */
function nameFor({ description = "" }: Server): string {
  const words = wordsOf(description.length > 80 ? "" : description);
  if (words.length === 0 || words.length > mostWords) return "server";
  const telling = words.filter((word) => !kindsOfPlace.has(word.toLowerCase()));
  return telling.length === 0 ? "server" : camelCase(telling.join(" "));
}
