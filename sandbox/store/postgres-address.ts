/** A PostgreSQL database as the driver connects to it. */
export interface PostgresAddress {
  /** A name, an IP address, or the folder of a socket. */
  readonly host: string;
  /** The TCP port, or the number in the name of the socket. */
  readonly port: number;
  /** The name of the database on the server. */
  readonly database: string;
  /** The role; empty for the account of this process. */
  readonly username: string;
  /** Undefined if the server needs none, or the variable PGPASSWORD has it. */
  readonly password: string | undefined;
  /** The encryption of the connection. */
  readonly ssl: false | "prefer" | "require" | "verify-full";
}

const modes = ["disable", "prefer", "require", "verify-full"] as const;

/**
 * Reads a URL such as postgres://user@host/name, with the parameters `host` (the folder of a socket) and `sslmode`. Throws
 * an `Error` for any other text, without that text: it may contain a password.
 */
export function readPostgresAddress(text: string): PostgresAddress {
  if (!/^postgres(?:ql)?:\/\//.test(text) || !URL.canParse(text)) throw new Error(wrongAddress);
  const { hostname, port, pathname, username, password, searchParams } = new URL(text);
  const unknown = [...searchParams.keys()].filter((name) => name !== "host" && name !== "sslmode");
  const mode = modes.find((known) => known === (searchParams.get("sslmode") ?? "prefer"));
  const name = decodeURIComponent(pathname.slice(1));
  if (unknown.length > 0 || mode === undefined || name === "" || name.includes("/")) throw new Error(wrongAddress);
  const socket = searchParams.get("host");
  return {
    host: socket ?? hostname.replace(/^\[|\]$/g, ""),
    port: port === "" ? 5432 : Number(port),
    database: name,
    username: decodeURIComponent(username),
    password: password === "" ? undefined : decodeURIComponent(password),
    ssl: mode === "disable" || socket?.startsWith("/") === true ? false : mode,
  };
}

const wrongAddress =
  "--database requires a URL such as postgres://user@host:5432/name; its parameters are host=FOLDER for a socket, and sslmode=disable, prefer, require or verify-full.";
