import { createServer } from "./create-server.js";
import { checkOptions, type ServerDefinition, type ServerOptions } from "./options.js";
import { needObject } from "./need-object.js";
import type { Server } from "./server-types.js";

/** Settings of a receiver: the path of each webhook, by its name. */
export interface ReceiverOptions extends ServerOptions {
  /** Paths by the names of webhooks; emitted code narrows it to these names. */
  readonly paths: object;
}

/** Creates a server of webhooks and callbacks, whose paths you choose. Throws a TypeError if one is missing. */
export function createReceiver(definition: ServerDefinition, options: ReceiverOptions): Server {
  checkOptions(definition, options);
  needObject(options.paths, 'an object of "paths"', definition.name);
  const paths = options.paths as Readonly<Record<string, unknown>>;
  const operations = definition.operations.map((operation) => {
    const { table } = operation;
    const path = Object.hasOwn(paths, table.id) ? paths[table.id] : undefined;
    if (typeof path !== "string" || !path.startsWith("/")) {
      throw new TypeError(`"paths" of "${definition.name}" must have a path for "${table.id}" that begins with "/".`);
    }
    return { ...operation, table: { ...table, path } };
  });
  return createServer({ ...definition, operations }, options);
}
