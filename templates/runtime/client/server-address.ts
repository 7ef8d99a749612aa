import { withoutTrailing } from "../base/trailing.js";
import { hasMembers } from "../json/object-members.js";
import { readAddress, shownAddress } from "./address.js";

/** A server of an API: OpenAPI, Server Object. */
export interface ServerTable {
  /** With the names of variables in braces: "https://{region}.example.com/v1". */
  readonly url: string;
  /** Variables by name. Undefined if the address has none. */
  readonly variables?: Readonly<Record<string, ServerVariable>>;
}

/** OpenAPI, Server Variable Object. */
export interface ServerVariable {
  /** Used if the caller sets no value. */
  readonly default: string;
  /** All allowed values. Undefined if the API does not restrict them. */
  readonly values?: readonly string[];
}

/** An address for `baseUrl`, from an API or a configuration. */
export interface ServerAddress {
  readonly url: string;
  /**
   * Returns the address of an operation with servers of its own: the server of the same name, or the first. Undefined
   * if every operation uses `url`.
   */
  readonly ownAddress?: (servers: Readonly<Record<string, ServerTable>>) => string;
}

type VariableValues = Readonly<Record<string, string | undefined>>;

/**
 * Returns the address of a server, with values for its variables; a missing value has its default. `origin` precedes an
 * address without a host. Throws a TypeError for a value that the API does not list, or that would change the host of
 * the address.
 */
export function serverAddress(
  name: string,
  server: ServerTable,
  values: VariableValues = {},
  origin?: string,
): ServerAddress {
  if (!hasMembers(values))
    throw new TypeError(`"variables" is ${kindOf(values)}, but must be an object with the value of each variable.`);
  const url = filledAddress(server, values, origin);
  return {
    url,
    ownAddress: (servers) => {
      const chosenServer = Object.hasOwn(servers, name) ? servers[name] : Object.values(servers)[0];
      return chosenServer === undefined
        ? url
        : filledAddress(chosenServer, takenValues(chosenServer, values), new URL(url).origin);
    },
  };
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${typeof value}`;
}

/** The values that a server's variables may have. */
function takenValues({ variables = {} }: ServerTable, values: VariableValues): VariableValues {
  const kept = Object.entries(variables).filter(
    ([name, { values: listed }]) =>
      Object.hasOwn(values, name) && (listed === undefined || listed.includes(values[name] ?? "")),
  );
  return Object.fromEntries(kept.map(([name]) => [name, values[name]]));
}

function filledAddress(
  { url: template, variables = {} }: ServerTable,
  values: VariableValues,
  origin: string | undefined,
): string {
  let filled = "";
  // The template filled up to here, with a letter instead of each value: values must not affect the position of the
  // next one.
  let before = "";
  const parts = template.split(/\{([^{}]*)\}/);
  for (let index = 0; index < parts.length; index += 2) {
    filled += parts[index] ?? "";
    before += parts[index] ?? "";
    const name = parts[index + 1];
    if (name === undefined) continue;
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    const chosenValue = Object.hasOwn(values, name) ? values[name] : undefined;
    const value = chosenValue ?? variable?.default;
    const isListed = variable?.values === undefined || (value !== undefined && variable.values.includes(value));
    const text = value === undefined || !isListed ? undefined : partText(partAt(before, parts[index + 2] ?? ""), value);
    if (text === undefined)
      throw new TypeError(`"${name}" is ${shownAddress(value)}, which this variable of the server does not accept.`);
    filled += text;
    before += "x";
  }
  return withoutTrailing(wholeAddress(filled, template, origin), "/");
}

/** Returns the absolute address; an address without a host follows the origin. */
function wholeAddress(filled: string, template: string, origin: string | undefined): string {
  if (/[\0- \\\x7f]|^\/\//.test(template)) throw new TypeError("The server address is invalid.");
  if (/^[a-z][a-z\d+.-]*:/i.test(filled)) return readAddress("server", filled, /[?#]/).href;
  if (origin === undefined) throw new TypeError("The address of the server has no host: it needs an origin.");
  const base = readAddress("origin", origin);
  const found = readAddress("server", new URL(filled, `${base.origin}/`).href, /[?#]/);
  if (found.origin !== base.origin) throw new TypeError("The address of the server has another host than its origin.");
  return found.href;
}

type AddressPart = "address" | "scheme" | "authority" | "host" | "port" | "path";

/**
 * Returns the part of an address that a variable fills, from the characters before and after it (RFC 3986, section 3).
 */
function partAt(before: string, behind: string): AddressPart {
  if (before === "") return behind.startsWith("://") ? "scheme" : "address";
  if (!/^[^/]*:\/\/[^/]*$/.test(before)) return "path";
  const isAtEnd = behind === "" || behind.startsWith("/");
  if (before.endsWith("://")) return isAtEnd ? "authority" : "host";
  return /:$/.test(before) ? "port" : "host";
}

/** A value as it travels; undefined for one that would change other parts of the address than its own. */
function partText(part: AddressPart, value: string): string | undefined {
  if (typeof value !== "string") return undefined;
  if (part !== "path") return partForms[part].test(value) ? value : undefined;
  if (/[\uD800-\uDFFF]/u.test(value)) return undefined;
  const segments = value.split("/");
  return segments.some((segment) => /^\.\.?$/.test(segment)) ? undefined : segments.map(encodeURIComponent).join("/");
}

const partForms = {
  address: /^https?:\/\/[^\0- \\\x7f?#@]+$/i,
  scheme: /^https?$/i,
  authority: /^(?:[a-z\d](?:[\w.-]*[a-z\d])?|\[[a-f\d:.]+\])(?::\d{1,5})?$/i,
  host: /^[a-z\d](?:[\w.-]*[a-z\d])?$/i,
  port: /^\d{1,5}$/,
} as const;
