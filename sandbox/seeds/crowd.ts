import type { Copies } from "../store/replacement.js";
import { type AnyRecord, toRows } from "./records.js";

/**
 * Variants of the default seed with additional users in its first company: the number of users by the name of the seed.
 */
export const crowds: Readonly<Record<string, number>> = { thousand: 1000, large: 100_000 };

/** A user of a crowd, with its number instead of `{n}`. */
export const crowdUser: AnyRecord = {
  id: "00000000-0000-4000-8000-000000{n}",
  companyId: "0a1b6a4e-50c5-4a5e-9d3b-6f4f2b8d1c01",
  loginId: "user-{n}@crowd.example",
  email: "user-{n}@crowd.example",
  givenName: "Robin",
  familyName: "Number {n}",
  employeeNumber: "E-{n}",
  groupId: "group-1",
  identity: {
    title: "Rider",
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User": { costCenter: "CC-{n}", department: "Workshop" },
  },
  createdAt: "2029-07-01T08:00:00.000Z",
  changedAt: "2029-07-01T08:00:00.000Z",
};

/** The copies that make a crowd. */
export function crowdOf(count: number, now: string): Copies {
  const [row = {}] = toRows("users", [crowdUser], now);
  return { table: "users", row, count };
}
