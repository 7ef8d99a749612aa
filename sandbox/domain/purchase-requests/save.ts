import type { CompanyCaller, UserCaller } from "../caller.js";
import { isCurrency } from "../currencies.js";
import { canonicalAddress } from "../identity/canonical.js";
import type { World } from "../world.js";
import { and, eq, inArray, or } from "../../store/query.js";
import type { Row, Rows } from "../../store/rows.js";
import { policies, purchaseRequests, userGroups, users, vendors } from "../../store/schema.js";
import type { RequestFault } from "./faults.js";
import { headerWithDefaults, lineWithDefaults } from "./defaults.js";
import type { SentLine, SentPurchaseRequest } from "./sent.js";

/** The outcome of saving a purchase request: its id, or every fault that the world finds. */
export type RequestOutcome =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly faults: readonly RequestFault[] };

/** Stores a purchase request with its defaults, unless its user, currency, policy or vendors are not right. */
export async function savePurchaseRequest(
  world: World,
  caller: CompanyCaller | UserCaller,
  sent: SentPurchaseRequest,
): Promise<RequestOutcome> {
  return world.store.transaction(async (store) => {
    const rows = store.ofCompany(caller.companyId);
    const user = await findRequester(rows, caller, sent);
    const group = await rows.first(userGroups, eq(userGroups.id, user?.groupId ?? ""));
    const policyId = sent.policyExternalId ?? group?.defaultPolicy;
    const policy = policyId === undefined ? undefined : await rows.first(policies, eq(policies.externalId, policyId));
    const found = await findVendors(rows, sent.lineItems);
    const vendorOf = (line: SentLine) => found.get(pairKey(line.vendorCode, line.vendorAddressCode));

    const wrong = [
      ...fault(user === undefined, "invalidUserInfo", `/${identityOf(sent)}`),
      ...fault(!isCurrency(sent.currencyCode), "invalidCurrencyCode", "/currencyCode"),
      ...fault(sent.policyExternalId !== undefined && !policy, "invalidPolicyInformation", "/policyExternalId"),
      ...sent.lineItems.flatMap((line, index) => [
        ...fault(vendorOf(line) === undefined, "invalidVendor", `/lineItems/${index}/vendorCode`),
        ...fault(spellsTwice(line), "invalidRequestBody", `/lineItems/${index}/uomCode`),
      ]),
    ];
    if (user === undefined || wrong.length > 0) return { ok: false, faults: wrong };

    const id = world.identifiers.uuid();
    await rows.insert(purchaseRequests, {
      id,
      applicationId: caller.applicationId,
      userId: user.id,
      queueStatus: "PENDING_CREATION",
      header: headerWithDefaults(sent, user, policy),
      lineItems: sent.lineItems.map((line) => lineWithDefaults(line, vendorOf(line))),
      createdAt: world.clock.timestamp,
    });
    return { ok: true, id };
  });
}

/** The active employee whom one of the three identifications names; a user's own token names nobody else. */
async function findRequester(
  rows: Rows<"company">,
  caller: CompanyCaller | UserCaller,
  { userId, userEmail, userLoginId }: SentPurchaseRequest,
): Promise<Row<typeof users> | undefined> {
  const named =
    userId !== undefined
      ? eq(users.id, userId.toLowerCase())
      : userEmail !== undefined
        ? inArray(users.email, [userEmail, canonicalAddress(userEmail)])
        : eq(users.loginKey, (userLoginId ?? "").toLowerCase());
  const user = await rows.first(users, and(named, eq(users.isActive, true)));
  return user?.conditions.length === 0 && (caller.kind === "company" || caller.userId === user.id) ? user : undefined;
}

function identityOf({ userId, userEmail }: SentPurchaseRequest): string {
  return userId !== undefined ? "userId" : userEmail !== undefined ? "userEmail" : "userLoginId";
}

/** The vendors of all lines by their pair of codes, with one query. */
async function findVendors(
  rows: Rows<"company">,
  lines: readonly SentLine[],
): Promise<ReadonlyMap<string, Row<typeof vendors>>> {
  const codes = [...new Set(lines.map(({ vendorCode }) => vendorCode))];
  if (codes.length === 0) return new Map();
  const found = await rows.find(vendors, or(inArray(vendors.vendorCode, codes)));
  return new Map(found.map((vendor) => [pairKey(vendor.vendorCode, vendor.addressCode), vendor]));
}

function pairKey(vendorCode: string, addressCode: string): string {
  return JSON.stringify([vendorCode, addressCode]);
}

function fault(isThere: boolean, row: RequestFault["row"], path: string): readonly RequestFault[] {
  return isThere ? [{ row, path }] : [];
}

/** True for a line that spells the unit of measure in both ways, with two values. */
function spellsTwice({ uoMCode, uomCode }: SentLine): boolean {
  return uoMCode !== undefined && uomCode !== undefined && uoMCode !== uomCode;
}
