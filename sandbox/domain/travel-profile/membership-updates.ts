import { eq } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { type applications, memberships } from "../../store/schema.js";
import type { Identifiers } from "../identifiers.js";
import { isAttributes, objectsIn, type Attributes, withMember } from "../identity/user-members.js";
import { kindsOfTravel, maySee } from "./memberships.js";

type Application = Row<typeof applications>;

/** The memberships of one kind of travel in a call; an empty list deletes the existing ones. */
export interface SentMemberships {
  /** The kind of travel, by the word of the contract. */
  readonly vendorType: string;
  /** Properties of an item that are stored in addition to its key. */
  readonly details: readonly string[];
  /** The memberships as they were sent. */
  readonly items: readonly Attributes[];
  /** The one program that the caller may write; undefined for every program. */
  readonly program: string | undefined;
}

/** The memberships of a call that its caller may write: every program a TMC, its own a supplier, none anybody else. */
export function partedMemberships(
  sent: Attributes,
  application: Application | undefined,
): { readonly sent: Attributes; readonly memberships: readonly SentMemberships[] } {
  let others = sent;
  const lists: SentMemberships[] = [];
  for (const { type, at, details } of kindsOfTravel) {
    const [travel, list, item] = at;
    const preferences = sent[travel];
    if (!isAttributes(preferences) || preferences[list] === undefined) continue;
    const rest = withMember(preferences, list, undefined);
    others = withMember(others, travel, Object.keys(rest).length === 0 ? undefined : rest);
    if (!maySee(application, type)) continue;
    const program = application?.kind === "supplier" ? (application.vendorCode ?? "") : undefined;
    const items = isAttributes(preferences[list]) ? objectsIn(preferences[list], item) : [];
    lists.push({ vendorType: type, details, items, program });
  }
  return { sent: others, memberships: lists };
}

/** Stores memberships that a call sends. A membership is known by its vendor, and the last one of a vendor is kept. */
export async function saveMemberships(
  rows: Rows<"company">,
  identifiers: Identifiers,
  userId: string,
  lists: readonly SentMemberships[],
): Promise<void> {
  if (lists.length === 0) return;
  const stored = await rows.find(memberships, eq(memberships.userId, userId));
  for (const { vendorType, details, items, program } of lists) {
    const matchingEntries = stored.filter(
      (item) => item.vendorType === vendorType && (program ?? item.vendorCode) === item.vendorCode,
    );
    if (items.length === 0)
      for (const { id } of matchingEntries) await rows.delete(memberships, eq(memberships.id, id));
    const byVendor = new Map(items.map((item) => [String(item["VendorCode"]), item]));
    for (const [vendorCode, item] of byVendor) {
      if (program !== undefined && vendorCode !== program) continue;
      const before = matchingEntries.find((item) => item.vendorCode === vendorCode);
      const accountNo = String(item["AccountNo"]);
      const row = { accountNo, details: changedDetails(before?.details ?? {}, item, details) };
      if (before === undefined)
        await rows.insert(memberships, { id: identifiers.uuid(), userId, vendorType, vendorCode, ...row });
      else await rows.update(memberships, row, eq(memberships.id, before.id));
    }
  }
}

function changedDetails(before: Attributes, item: Attributes, names: readonly string[]): Attributes {
  const namesInItem = names.filter((name) => item[name] !== undefined);
  return namesInItem.reduce((all, name) => {
    const value = item[name];
    return withMember(all, name, value === "" || value === null ? undefined : value);
  }, before);
}
