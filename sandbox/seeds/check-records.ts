import { validateSubscriptionRequest } from "@specwright/travel-expense/event-subscriptions/validators";
import { validateUser } from "@specwright/travel-expense/identity/validators";
import { validateInvoiceDigest } from "@specwright/travel-expense/invoice-digests/validators";
import { validateMessageContext } from "@specwright/travel-expense/notifications/validators";
import { validateLineItem, validatePurchaseRequest } from "@specwright/travel-expense/purchase-requests/validators";
import { validateVendor, validateVendorBank } from "@specwright/travel-expense/vendors/validators";
import { userSchemas } from "../domain/identity/attributes.js";
import { type StoredUser, userDocument } from "../domain/identity/stored-user.js";
import { isAttributes, type Attributes } from "../domain/identity/user-members.js";
import { membershipProblems, profileProblems } from "./travel-problems.js";
import { type RecordCheck, placedProblems, type RecordProblem, withoutFound } from "./record-problems.js";
import type { AnyRecord, Seed } from "./records.js";

/** The first problems that the schemas of the APIs find in the records of a world, each with a JSON pointer from the world. */
export function checkRecords(world: Seed): readonly RecordProblem[] {
  const problems: RecordProblem[] = [];
  for (const [kind, records] of Object.entries(world)) {
    const check = checks[kind as keyof Seed];
    for (const [index, record] of (check === undefined ? [] : (records as readonly AnyRecord[])).entries()) {
      const found = check?.(record) ?? [];
      problems.push(...found.map((problem) => ({ ...problem, path: `/${kind}/${index}${problem.path}` })));
      if (problems.length >= maxRecordProblems) return problems.slice(0, maxRecordProblems);
    }
  }
  return problems;
}

/** Problems that are reported at most. */
export const maxRecordProblems = 100;

/** THE list of kinds of records whose values an API describes. */
const checks: Readonly<Partial<Record<keyof Seed, RecordCheck>>> = {
  users: userProblems,
  notifications: ({ context = {} }) =>
    placedProblems(validateMessageContext(context, withoutFound), { "": "/context" }),
  vendors: vendorProblems,
  vendorBanks: vendorBankProblems,
  purchaseRequests: purchaseRequestProblems,
  invoiceDigests: invoiceDigestProblems,
  travelProfiles: profileProblems,
  memberships: membershipProblems,
  subscriptions: ({ id, topic, filter, endpoint }) =>
    placedProblems(validateSubscriptionRequest({ id, topic, filter, webHookConfig: { endpoint } }, withoutFound), {
      "": "",
      "/webHookConfig/endpoint": "/endpoint",
    }),
};

/** A user as reads return one: first the attributes that columns have, then those of the identity as it is written. */
function userProblems(record: AnyRecord): readonly RecordProblem[] {
  const { id, isActive = true, employeeNumber = null, identity = {} } = record;
  if (!isAttributes(identity)) return [];
  const columns = userDocument({ ...record, isActive, employeeNumber, identity } as unknown as StoredUser);
  const document = id === undefined ? columns : { ...columns, id };
  const parts = ["name", enterprise].map((name) => [name, filled(identity[name], document[name])] as const);
  const written = { ...document, ...identity, ...Object.fromEntries(parts) };
  const inColumns =
    identity["emails"] === undefined ? { ...userColumnPlaces, "/emails/0/value": "/email" } : userColumnPlaces;
  const isOfIdentity = ({ path }: RecordProblem): boolean => path.startsWith("/identity");
  return [
    ...placedProblems(validateUser(document, withoutFound), { "": "/identity", ...inColumns }).filter(
      (problem) => !isOfIdentity(problem),
    ),
    ...placedProblems(validateUser(written, withoutFound), {
      "": "/identity",
      ...columnsLeftOut(identity, inColumns),
    }).filter(isOfIdentity),
  ];
}

const enterprise = userSchemas.enterprise.id;

/** The columns of users by the paths of their attributes. */
const userColumnPlaces: Readonly<Record<string, string>> = {
  "/id": "/id",
  "/userName": "/loginId",
  "/active": "/isActive",
  "/name/givenName": "/givenName",
  "/name/familyName": "/familyName",
  [`/${enterprise}/companyId`]: "/companyId",
  [`/${enterprise}/employeeNumber`]: "/employeeNumber",
};

/** Columns whose attributes an identity does not have. */
function columnsLeftOut(
  identity: Attributes,
  places: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const isLeftOut = ([pointer]: readonly [string, string]): boolean => {
    const [name = "", inner] = pointer.slice(1).split("/");
    const value = identity[name];
    return inner === undefined || !isAttributes(value) ? value === undefined : value[inner] === undefined;
  };
  return Object.fromEntries(Object.entries(places).filter(isLeftOut));
}

/** Merges properties from columns into an object of a record; returns other values unchanged. */
function filled(fromRecord: unknown, fromColumns: unknown): unknown {
  if (fromRecord === undefined) return fromColumns;
  return isAttributes(fromRecord) && isAttributes(fromColumns) ? { ...fromColumns, ...fromRecord } : fromRecord;
}

function vendorProblems({
  vendorCode,
  addressCode,
  name,
  expenseType,
  details = {},
}: AnyRecord): readonly RecordProblem[] {
  if (!isAttributes(details)) return [];
  const columns = {
    VendorCode: vendorCode,
    AddressCode: addressCode,
    VendorName: name,
    DefaultExpenseTypeName: expenseType,
  };
  const places = {
    "/VendorCode": "/vendorCode",
    "/AddressCode": "/addressCode",
    "/VendorName": "/name",
    "/DefaultExpenseTypeName": "/expenseType",
  };
  const missing = Object.entries(places).filter(([pointer]) => details[pointer.slice(1)] === undefined);
  return placedProblems(validateVendor(withValues({ StatusList: [], ...columns, ...details }), withoutFound), {
    "": "/details",
    ...Object.fromEntries(missing),
  });
}

function vendorBankProblems({ details = {} }: AnyRecord): readonly RecordProblem[] {
  if (!isAttributes(details)) return [];
  // The codes are those of the vendor.
  return placedProblems(validateVendorBank({ VendorCode: "V", AddressCode: "A", ...details }, withoutFound), {
    "": "/details",
  });
}

/** A purchase request as it was sent: the header may leave its user and the lines to the record. */
function purchaseRequestProblems({ userId, header, lineItems = [] }: AnyRecord): readonly RecordProblem[] {
  const lines = Array.isArray(lineItems) ? (lineItems as readonly unknown[]) : [];
  const problems = lines.flatMap((line, index) =>
    placedProblems(validateLineItem(line, withoutFound), { "": `/lineItems/${index}` }),
  );
  if (!isAttributes(header)) return problems;
  const namesUser = ["userId", "userEmail", "userLoginId"].some((name) => header[name] !== undefined);
  const sent = { ...(!namesUser && { userId }), ...header, lineItems: lines };
  const inHeader = placedProblems(validatePurchaseRequest(sent, withoutFound), {
    "": "/header",
    "/userId": "/userId",
    "/lineItems": "",
  });
  return [...problems, ...inHeader.filter(({ path }) => path.startsWith("/header") || path === "/userId")];
}

function invoiceDigestProblems({ digest = {} }: AnyRecord): readonly RecordProblem[] {
  if (!isAttributes(digest)) return [];
  // Reads fill in the addresses.
  return placedProblems(
    validateInvoiceDigest({ PaymentRequestUri: "http://sandbox.invalid", ...digest }, withoutFound),
    { "": "/digest" },
  );
}

function withValues(members: Attributes): Attributes {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}
