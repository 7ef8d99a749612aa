import type { World } from "../control/generated/control/types.js";
import { canonicalUser } from "../domain/identity/canonical.js";
import { type StoredUser, userDocument } from "../domain/identity/stored-user.js";
import type { AnyRow, TableName } from "../store/tables.js";

/** A record as in files and the control API: undefined properties are omitted, octets are base64. */
export type AnyRecord = Readonly<Record<string, unknown>>;

/** The records of a world, by kind. */
export type Seed = World;

/** Times that are now unless a record gives them, by kind. */
const filledTimes: Readonly<Partial<Record<TableName, readonly string[]>>> = {
  connections: ["connectedAt"],
  users: ["createdAt", "changedAt"],
  sessions: ["createdAt"],
  events: ["occurredAt"],
  notifications: ["sentAt"],
  legacyTokens: ["createdAt"],
  requestTokens: ["createdAt"],
  connectionRequests: ["createdAt"],
  authTokens: ["createdAt"],
  refreshTokens: ["createdAt"],
  vendors: ["createdAt"],
  purchaseRequests: ["createdAt"],
  invoiceDigests: ["createdAt"],
  receiptImages: ["createdAt"],
  travelProfiles: ["changedAt"],
  subscriptions: ["createdAt"],
};

/** The rows of records. */
export function toRows(kind: TableName, records: readonly AnyRecord[], now: string): readonly AnyRow[] {
  const times = Object.fromEntries((filledTimes[kind] ?? []).map((name) => [name, now]));
  if (kind === "users") return records.map((record) => userRow({ ...times, ...record }));
  return records.map((record) => ({
    ...times,
    ...record,
    ...(kind === "receiptFiles" && { content: Buffer.from(String(record["content"]), "base64") }),
  }));
}

/** Columns that are computed from others, or by the database. */
const inner: ReadonlySet<string> = new Set(["claimedUntil", "isHeld", "loginKey", "place"]);

/** The row of a user: the attributes of the identity profile are those of the record, completed and in their canonical form. */
function userRow(record: AnyRecord): AnyRow {
  const { loginId, isActive = true, employeeNumber = null, identity = {} } = record;
  const stored = { ...record, isActive, employeeNumber, identity } as unknown as StoredUser;
  return {
    ...record,
    loginKey: String(loginId).toLowerCase(),
    identity: canonicalUser(userDocument(stored)),
  };
}

/** The record of a row. */
export function toRecord(row: AnyRow): AnyRecord {
  const members = Object.entries(row).filter(([name, value]) => value !== null && !inner.has(name));
  return Object.fromEntries(
    members.map(([name, value]) => [name, value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value]),
  );
}
