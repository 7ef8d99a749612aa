import type { World } from "../domain/world.js";
import type { JournalEntry } from "./generated/control/types.js";
import { hidden } from "./secret-names.js";

/** A request of the journal, made again. */
export interface ReplayedCall {
  readonly method: string;
  /** The path and the query. */
  readonly target: string;
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Undefined if it has none. */
  readonly body: string | undefined;
}

/** Headers that belong to a connection, or that a new request gets anew. */
const dropped = /^(?:host|connection|content-length|transfer-encoding|cookie|accept-encoding|sandbox-.*)$/i;

/**
 * Returns the request of an exchange with a new token of its caller. Returns the reason as a string if the journal does
 * not have all of it.
 */
export async function replayOf(entry: JournalEntry, { tokens, store }: World): Promise<ReplayedCall | string> {
  const { method = "GET", target = "/", headers, body } = entry.request;
  if (target.includes(hidden) || body?.includes(hidden) === true)
    return "The journal hides a secret of this call, so it cannot be repeated.";
  const sent = Object.entries(headers).filter(([name, value]) => !dropped.test(name) && value !== hidden);
  const isAuthorized = headers["authorization"] !== undefined;
  if (isAuthorized && entry.caller === undefined)
    return "The credential of this call was not accepted, so it cannot be repeated.";
  const token = entry.caller && (await tokenOf(entry, { tokens, store }));
  return {
    method,
    target,
    headers: { ...Object.fromEntries(sent), ...(isAuthorized && { authorization: token ?? "" }) },
    body,
  };
}

/** A new token of a caller: of the legacy service where the interface accepts no other. */
async function tokenOf(
  { caller, interface: name }: JournalEntry,
  { tokens, store }: Pick<World, "tokens" | "store">,
): Promise<string> {
  const { applicationId = "", companyId, userId } = caller ?? {};
  if (name === "loyalty" || name === "travel-profile") {
    const rows = await store.everyone.find("legacyTokens");
    const found = rows.find((row) => row["applicationId"] === applicationId && (row["userId"] ?? undefined) === userId);
    const token = typeof found?.["token"] === "string" ? found["token"] : "";
    return `OAuth ${token}`;
  }
  const application = (await store.everyone.find("applications")).find(({ id }) => id === applicationId);
  const scopes = (application?.["scopes"] ?? []) as readonly string[];
  const token =
    companyId === undefined
      ? await tokens.forApplication(applicationId, scopes)
      : await tokens.forCompany({ applicationId, companyId, scopes, ...(userId !== undefined && { userId }) });
  return `Bearer ${token}`;
}
