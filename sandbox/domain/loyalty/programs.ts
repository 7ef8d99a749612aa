import type { LoyaltyMembershipUpdate } from "@specwright/travel-expense/loyalty";
import type { Row } from "../../store/rows.js";
import type { applications } from "../../store/schema.js";

/** A membership as it is sent. */
export type SentMembership = LoyaltyMembershipUpdate["Membership"][number];

/** The reason why an update is refused: the row of the contract's table of errors. */
export type LoyaltyFault =
  | "userMissing"
  | "neitherSupplierNorTmc"
  | "notReviewed"
  | "programOfAnother"
  | "vendorCodeMissing"
  | "vendorTypeMissing"
  | "programRepeated";

/** A loyalty program by the vendor that runs it. */
export interface Program {
  readonly vendorCode: string;
  /** The kind of travel, by the word of the contract. */
  readonly vendorType: string;
}

type Application = Row<typeof applications>;

/** The reason why an application may not update memberships at all; undefined for one that may. */
export function refusalOf(application: Application | undefined): LoyaltyFault | undefined {
  if (application === undefined || application.kind === "partner") return "neitherSupplierNorTmc";
  return application.kind === "supplier" && application.conditions.includes("notReviewed") ? "notReviewed" : undefined;
}

/** Returns the program of a membership: a supplier's own one in every case, and the named one for a TMC. */
export function programOf(
  { kind, vendorCode, vendorType }: Application,
  { VendorCode, VendorType }: SentMembership,
): Program | LoyaltyFault {
  if (kind === "supplier")
    return vendorCode === null || vendorType === null ? "neitherSupplierNorTmc" : { vendorCode, vendorType };
  if (VendorCode === undefined || VendorCode === "") return "vendorCodeMissing";
  return VendorType === undefined ? "vendorTypeMissing" : { vendorCode: VendorCode, vendorType: VendorType };
}

/** True for the same program. */
export function isSameProgram(one: Program, other: Program): boolean {
  return one.vendorCode === other.vendorCode && one.vendorType === other.vendorType;
}
