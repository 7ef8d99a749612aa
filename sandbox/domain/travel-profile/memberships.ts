import type { Profile } from "@specwright/travel-expense/travel-profile";
import { validateProfile } from "@specwright/travel-expense/travel-profile/codecs";
import type { Row } from "../../store/rows.js";
import type { applications, memberships } from "../../store/schema.js";

type Application = Pick<Row<typeof applications>, "kind" | "vendorType">;
type Membership = Row<typeof memberships>;

const totals = ["Status", "StatusBenefits", "PointTotal", "SegmentTotal"];
const next = ["NextStatus", "PointsUntilNextStatus", "SegmentsUntilNextStatus"];

/**
 * THE list of kinds of travel: the type of vendor, the elements with its memberships, and their details in addition to
 * vendor and account.
 */
export const kindsOfTravel = [
  { type: "A", at: ["Air", "AirMemberships", "AirMembership"], details: [...totals, ...next, "IsSenator"] },
  {
    type: "R",
    at: ["Rail", "RailMemberships", "RailMembership"],
    details: [...totals, ...next, "IsSenator", "Expiration"],
  },
  { type: "C", at: ["Car", "CarMemberships", "CarMembership"], details: [...totals, ...next, "Expiration"] },
  { type: "H", at: ["Hotel", "HotelMemberships", "HotelMembership"], details: [...totals, "Expiration"] },
] as const;

/** A profile with the memberships that an application may see: those of its own kind of travel a supplier, all of them a TMC. */
export function withMemberships(
  profile: Profile,
  application: Application | undefined,
  stored: readonly Membership[],
): Profile {
  let whole = profile;
  for (const { type, at, details } of kindsOfTravel) {
    const [travel, list, item] = at;
    const items = maySee(application, type)
      ? stored.filter(({ vendorType }) => vendorType === type).map((row) => membershipElement(row, details))
      : [];
    // The platform's loyalty API accepts strings of any length, and a profile does not.
    const fitting = items.filter(
      (fittingItem) => validateProfile({ [travel]: { [list]: { [item]: [fittingItem] } } }).ok,
    );
    const { [list]: _stored, ...preferences } = (profile[travel] ?? {}) as Readonly<Record<string, unknown>>;
    const preferencesKept = { ...preferences, ...(fitting.length > 0 && { [list]: { [item]: fitting } }) };
    const { [travel]: _before, ...others } = whole;
    whole = Object.keys(preferencesKept).length === 0 ? others : { ...others, [travel]: preferencesKept };
  }
  return whole;
}

/** True for an application that sees memberships of a kind of travel: a supplier of it, and every TMC. */
export function maySee(application: Application | undefined, type: string): boolean {
  if (application?.kind === "tmc") return true;
  return application?.kind === "supplier" && application.vendorType === type;
}

function membershipElement({ vendorCode, accountNo, details }: Membership, names: readonly string[]): object {
  const namedEntries = Object.entries(details).filter(([name]) => names.includes(name));
  return { VendorCode: vendorCode, AccountNo: accountNo ?? "", ...Object.fromEntries(namedEntries) };
}
