import type { Address, Profile, RailMembership, Telephone } from "@specwright/travel-expense/travel-profile";
import type { Attributes } from "../identity/user-members.js";
import type { ElementScope } from "../scopes.js";
import type { Warnings } from "./warnings.js";

/** Elements of a profile that a caller sees only with a scope, by the names of the contract. */
export const scopedElements: Readonly<Partial<Record<keyof Profile, ElementScope>>> = {
  CostCenter: "Company Details",
  CompanyEmployeeID: "Company Details",
  Division: "Company Details",
  AccountTerminationDate: "Company Details",
  HasOpenBooking: "Supplier-linking user permission",
  CompanyID: "Company Details",
  MedicalAlerts: "Medical Alerts",
  GDSProfileName: "TMC-specific",
  ExternalGdsProfileId: "TMC-specific",
  UUID: "TMC-specific",
  EmergencyContact: "Emergency Contact Information",
  HasNoPassport: "Passport Visa Information",
  Passports: "Passport Visa Information",
  Visas: "Passport Visa Information",
  CustomFields: "Company Details",
  TSAInfo: "TSA information",
  UnusedTickets: "Unused tickets",
};

/** Elements that are no longer returned, by the type that has them. */
export const retiredElements = {
  Address: ["Longitude", "Latitude"],
  Telephone: ["MobileDevice", "MobileName"],
  RailMembership: ["RailCardClass", "RailCardType"],
} as const satisfies {
  readonly Address: readonly (keyof Address)[];
  readonly Telephone: readonly (keyof Telephone)[];
  readonly RailMembership: readonly (keyof RailMembership)[];
};

/** The part of a profile that a caller with these scopes sees; a password is seen by nobody. */
export function visiblePart(profile: Profile, scopes: readonly string[]): Profile {
  const visible = Object.entries(withoutRetired(profile)).filter(
    ([name]) => name !== "Password" && isAllowed(name as keyof Profile, scopes),
  );
  return Object.fromEntries(visible);
}

/** The elements of a call for which its token has the scopes; a warning names each of the others. */
export function allowedElements(sent: Attributes, scopes: readonly string[], warnings: Warnings): Attributes {
  const allowed = Object.entries(sent).filter(([name]) => {
    const isWritable = isAllowed(name as keyof Profile, scopes);
    if (!isWritable) warnings.other(`The token has no scope for ${name}, which is unchanged.`);
    return isWritable;
  });
  return Object.fromEntries(allowed);
}

/** A profile without the elements of addresses and telephones that are retired. */
export function withoutRetired({ Addresses, Telephones, ...others }: Profile): Profile {
  return {
    ...others,
    ...(Addresses && {
      Addresses: { ...Addresses, ...(Addresses.Address && { Address: Addresses.Address.map(withoutCoordinates) }) },
    }),
    ...(Telephones && {
      Telephones: {
        ...Telephones,
        ...(Telephones.Telephone && { Telephone: Telephones.Telephone.map(withoutDevice) }),
      },
    }),
  };
}

function isAllowed(name: keyof Profile, scopes: readonly string[]): boolean {
  const scope = scopedElements[name];
  return scope === undefined || scopes.includes(scope);
}

const withoutCoordinates = (address: Address): Address => without(address, retiredElements.Address);
const withoutDevice = (telephone: Telephone): Telephone => without(telephone, retiredElements.Telephone);

/** Returns a value without optional properties. */
function without<T extends object>(value: T, names: readonly (keyof T & string)[]): T {
  const kept = Object.entries(value).filter(([name]) => !names.some((otherName) => otherName === name));
  return Object.fromEntries(kept) as T;
}
