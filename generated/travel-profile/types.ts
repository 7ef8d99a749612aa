// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { XmlFragment } from "@specwright/runtime/xml";

/**
 * The parameters of `createProfile`.
 * @remarks `service-correlationid`: Open question: Q-137: The header is documented for all APIs together, but
 * not among the headers of this one.
 */
export interface CreateProfileParameters {
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `createProfile` is answered.
 * @remarks `service-correlationid`: Open question: Q-138: The header is documented for all APIs together, but
 * not among the headers of this one; its value without a header in the request is not specified.
 */
export interface CreateProfileResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `getProfile`.
 * @remarks `userid_type`: Open question: Q-168: The meaning of the parameter without userid_value and the origin
 * of a sync id are not specified (2 more in the spec).
 */
export interface GetProfileParameters {
  query?:
    | {
        /**
         * The kind of value in the parameter userid_value: a login id, a sync id or a UUID.
         * @example "login"
         */
        userid_type?: UserIdType;
        userid_value?: never;
      }
    | {
        /**
         * The kind of value in the parameter userid_value: a login id, a sync id or a UUID.
         * @example "login"
         */
        userid_type: UserIdType;
        /**
         * The login id, the sync id or the UUID of the user, depending on userid_type. It is valid only
         * together with userid_type.
         * @example "jane@example.com"
         */
        userid_value: string;
      };
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `getProfile` is answered.
 * @remarks `service-correlationid`: Open question: Q-138: The header is documented for all APIs together, but
 * not among the headers of this one; its value without a header in the request is not specified.
 */
export interface GetProfileResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/**
 * The parameters of `updateProfile`.
 * @remarks `service-correlationid`: Open question: Q-137: The header is documented for all APIs together, but
 * not among the headers of this one.
 */
export interface UpdateProfileParameters {
  headers?: {
    /**
     * An optional UUID (RFC 4122), chosen by the caller, that identifies the call for support.
     *
     * Format: uuid.
     * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
     */
    "service-correlationid"?: string;
  };
}

/**
 * Headers with which `updateProfile` is answered.
 * @remarks `service-correlationid`: Open question: Q-138: The header is documented for all APIs together, but
 * not among the headers of this one; its value without a header in the request is not specified.
 */
export interface UpdateProfileResponseHeaders {
  /**
   * The UUID (RFC 4122) that the service returns to identify the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
}

/** The kind of a value that identifies a user. */
export type UserIdType = "login" | "xmlsyncid" | "uuid";

/**
 * An address of the user.
 *
 * Rule address-as-typed: Returned values are as the user typed them, unformatted.
 * @remarks `Longitude`: Open question: Q-20: The documents no longer return the field, and do not state its
 * type; it is a string (1 more in the spec).
 */
export interface Address {
  /**
   * The kind of the address. It is required on create and on update.
   *
   * Create: required. Update: required.
   */
  Type: AddressType;
  /** The street, of any length. */
  Street?: string | null;
  /**
   * The city.
   *
   * Length: at most 30.
   */
  City?: Nvarchar30 | null;
  /**
   * The state or province.
   *
   * Length: at most 30.
   */
  StateProvince?: Nvarchar30 | null;
  /**
   * The code of the country.
   *
   * Empty. Or: Length: exactly 2.
   */
  CountryCode?: ClearableChar2 | null;
  /**
   * The postal code.
   *
   * Length: at most 20.
   */
  PostalCode?: Nvarchar20 | null;
  /**
   * The longitude of the address. It cannot be updated. It is retired: as of December 2021 it is no longer
   * returned.
   *
   * Update: not possible.
   * @deprecated Retired: December 2021.
   */
  Longitude?: string;
  /**
   * The latitude of the address. It cannot be updated. It is retired: as of December 2021 it is no longer
   * returned.
   *
   * Update: not possible.
   * @deprecated Retired: December 2021.
   */
  Latitude?: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The kind of an address. */
export type AddressType = "Home" | "Work";

/**
 * An address of the user.
 *
 * Rule address-as-typed: Returned values are as the user typed them, unformatted.
 */
export interface AddressUpdate {
  /**
   * The kind of the address. It is required on create and on update.
   *
   * Create: required. Update: required.
   */
  Type: AddressType;
  /** The street, of any length. */
  Street?: string | null;
  /**
   * The city.
   *
   * Length: at most 30.
   */
  City?: Nvarchar30 | null;
  /**
   * The state or province.
   *
   * Length: at most 30.
   */
  StateProvince?: Nvarchar30 | null;
  /**
   * The code of the country.
   *
   * Empty. Or: Length: exactly 2.
   */
  CountryCode?: ClearableChar2 | null;
  /**
   * The postal code.
   *
   * Length: at most 20.
   */
  PostalCode?: Nvarchar20 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The addresses of the user. */
export interface Addresses {
  /**
   * One address of the user.
   *
   * Rule last-address-of-type-saved: If there are several addresses of one type, the last is saved.
   */
  Address?: Address[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The addresses of the user. */
export interface AddressesUpdate {
  /**
   * One address of the user.
   *
   * Rule last-address-of-type-saved: If there are several addresses of one type, the last is saved.
   */
  Address?: AddressUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in an advantage program.
 * @remarks Open question: Q-192: The older fields for station codes are deprecated, but their names are not
 * specified, so they have no elements here (1 more in the spec).
 */
export interface AdvantageMembership {
  /**
   * The code of the vendor. It is required.
   *
   * Length: at most 2.
   *
   * Create: required. Update: required.
   */
  VendorCode: Varchar2;
  /**
   * The kind of the vendor. It is required.
   *
   * Create: required. Update: required.
   */
  VendorType: AdvantageVendorType;
  /**
   * The program number of the membership. It is required.
   *
   * Length: at most 20.
   *
   * Create: required. Update: required.
   */
  ProgramNumber: Varchar20;
  /**
   * The code of the program. It is required.
   *
   * Length: at most 20.
   *
   * Create: required. Update: required.
   */
  ProgramCode: Varchar20;
  /**
   * The code of the origin.
   *
   * Length: at most 12.
   */
  OriginCode?: Varchar12 | null;
  /**
   * The code of the destination.
   *
   * Length: at most 12.
   */
  DestinationCode?: Varchar12 | null;
  /**
   * The day when the membership ends.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  ExpirationDate?: ClearableDateFrom1900 | null;
  /**
   * The option code of the membership.
   *
   * Length: at most 20.
   */
  OptionCode?: Varchar20 | null;
  /**
   * The name of the program. It cannot be updated.
   *
   * Length: at most 20.
   *
   * Update: not possible.
   */
  ProgramName?: Varchar20;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in an advantage program.
 * @remarks Open question: Q-192: The older fields for station codes are deprecated, but their names are not
 * specified, so they have no elements here (1 more in the spec).
 */
export interface AdvantageMembershipUpdate {
  /**
   * The code of the vendor. It is required.
   *
   * Length: at most 2.
   *
   * Create: required. Update: required.
   */
  VendorCode: Varchar2;
  /**
   * The kind of the vendor. It is required.
   *
   * Create: required. Update: required.
   */
  VendorType: AdvantageVendorType;
  /**
   * The program number of the membership. It is required.
   *
   * Length: at most 20.
   *
   * Create: required. Update: required.
   */
  ProgramNumber: Varchar20;
  /**
   * The code of the program. It is required.
   *
   * Length: at most 20.
   *
   * Create: required. Update: required.
   */
  ProgramCode: Varchar20;
  /**
   * The code of the origin.
   *
   * Length: at most 12.
   */
  OriginCode?: Varchar12 | null;
  /**
   * The code of the destination.
   *
   * Length: at most 12.
   */
  DestinationCode?: Varchar12 | null;
  /**
   * The day when the membership ends.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  ExpirationDate?: ClearableDateFrom1900 | null;
  /**
   * The option code of the membership.
   *
   * Length: at most 20.
   */
  OptionCode?: Varchar20 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The memberships of the user in advantage programs.
 *
 * Rule duplicate-advantage-warns: Memberships with equal vendor type, vendor code, program code and card number
 * give a warning.
 * @remarks Open question: The warning for duplicates and the element of the card number are not
 * specified (1 more in the spec).
 */
export interface AdvantageMemberships {
  /** One membership. */
  AdvantageMembership?: AdvantageMembership[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The memberships of the user in advantage programs.
 *
 * Rule duplicate-advantage-warns: Memberships with equal vendor type, vendor code, program code and card number
 * give a warning.
 * @remarks Open question: The warning for duplicates and the element of the card number are not
 * specified (1 more in the spec).
 */
export interface AdvantageMembershipsUpdate {
  /** One membership. */
  AdvantageMembership?: AdvantageMembershipUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The kind of the vendor of an advantage program. */
export type AdvantageVendorType = "Air" | "Rail" | "Car" | "Hotel";

/** The flight preferences of the user. */
export interface Air {
  /**
   * The user's memberships in airline programs.
   *
   * Rule air-memberships-by-caller: Only a travel supplier for this travel type or a travel management company
   * (TMC) gets the memberships.
   */
  AirMemberships?: AirMemberships;
  /** The preferred seat of the user. */
  Seat?: AirSeat;
  /** The preferred meal of the user. */
  Meals?: Meals;
  /**
   * The home airport of the user.
   *
   * Length: at most 3.
   *
   * Rule home-airport-exists: The value is an existing IATA code.
   */
  HomeAirport?: Varchar3 | null;
  /** Other flight preferences of the user. */
  AirOther?: UnstatedText | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in an airline program.
 * @remarks `IsSenator`: Open question: Q-02: The airline of the flag is not specified; it is accepted for every
 * vendor code.
 */
export interface AirMembership {
  /**
   * The code of the vendor that runs the program. It is required.
   *
   * Length: at most 2.
   *
   * Create: required. Update: required.
   */
  VendorCode: Varchar2;
  /**
   * The number of the user's account in the program. It is required.
   *
   * Length: at most 60.
   *
   * Create: required. Update: required.
   */
  AccountNo: Varchar60;
  /**
   * The status of the user in the program.
   *
   * Length: at most 100.
   */
  Status?: Varchar100 | null;
  /** The benefits of the status. */
  StatusBenefits?: UnstatedText | null;
  /** The points of the user in the program. */
  PointTotal?: UnstatedText | null;
  /** The segments of the user in the program. */
  SegmentTotal?: UnstatedText | null;
  /** The status after the current one. */
  NextStatus?: UnstatedText | null;
  /** The number of points that the user needs for the next status. */
  PointsUntilNextStatus?: UnstatedText | null;
  /** The number of segments that the user needs for the next status. */
  SegmentsUntilNextStatus?: UnstatedText | null;
  /** An airline-specific flag of the membership. */
  IsSenator?: ClearableBoolean | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's memberships in airline programs.
 * @remarks `AirMembership`: Open question: The name of this element is not specified.
 */
export interface AirMemberships {
  /** One membership. */
  AirMembership?: AirMembership[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred seat of the user on a plane. */
export interface AirSeat {
  /** The position in the row. */
  InterRowPositionCode?: InterRowPosition | Cleared | null;
  /** The section of the cabin. */
  SectionPositionCode?: SectionPosition | Cleared | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * An airline unused ticket of the user.
 * @remarks `RecordLocator`: Open question: Q-190: It is not specified if a ticket created without a record
 * locator has one when it is read (2 more in the spec).
 */
export interface AirlineUnusedTicket {
  /**
   * The record locator of the booking. It is required on update.
   *
   * Create: optional. Update: required.
   */
  RecordLocator: string;
  /** The amount of the ticket. */
  TicketAmount?: UnstatedText | null;
  /**
   * The currency of the amount.
   *
   * Length: at most 3.
   */
  Currency?: Varchar3 | null;
  /** The time when the ticket expires. */
  ExpirationDate?: string | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * An airline unused ticket of the user.
 * @remarks `RecordLocator`: Open question: Q-190: It is not specified if a ticket created without a record
 * locator has one when it is read (2 more in the spec).
 */
export interface AirlineUnusedTicketCreate {
  /**
   * The record locator of the booking. It is required on update.
   *
   * Create: optional. Update: required.
   */
  RecordLocator?: string;
  /** The amount of the ticket. */
  TicketAmount?: UnstatedText | null;
  /**
   * The currency of the amount.
   *
   * Length: at most 3.
   */
  Currency?: Varchar3 | null;
  /** The time when the ticket expires. */
  ExpirationDate?: string | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The airline unused tickets of the user.
 * @remarks `AirlineUnusedTicket`: Open question: The name of this element is not specified.
 */
export interface AirlineUnusedTickets {
  /** One unused ticket. */
  AirlineUnusedTicket?: AirlineUnusedTicket[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The airline unused tickets of the user.
 * @remarks `AirlineUnusedTicket`: Open question: The name of this element is not specified.
 */
export interface AirlineUnusedTicketsCreate {
  /** One unused ticket. */
  AirlineUnusedTicket?: AirlineUnusedTicketCreate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred bed category of the user on a train. */
export type BedCategory = "WomenOnly" | "MenOnly" | "DontCare";

/** The preferred bed or berth of the user on a train. */
export type BedPosition = "Lower" | "Upper" | "Middle" | "DontCare";

/** The car rental preferences of the user. */
export interface Car {
  /** The smoking preference for cars. */
  CarSmokingCode?: Smoking | Cleared | null;
  /** True if the user prefers a car with GPS. */
  CarGPS?: ClearableBoolean | null;
  /** The preferred kind of car of the user. */
  CarType?: CarType | Cleared | null;
  /**
   * The user's memberships in car rental programs.
   *
   * Rule car-memberships-by-caller: The memberships are present only for a travel supplier or a travel
   * management company (TMC).
   */
  CarMemberships?: CarMemberships;
  /**
   * Other car rental preferences of the user.
   *
   * Length: at most 30.
   */
  CarOther?: Varchar30 | null;
  /** True if the user prefers a car with a ski rack. */
  CarSkiRack?: ClearableBoolean | null;
  /** The preferred transmission of the user. */
  CarTransmission?: CarTransmission | Cleared | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in a car rental program.
 * @remarks `VendorCode`: Open question: Q-185: No type or length is specified for this kind of membership; the
 * value is a string (3 more in the spec).
 */
export interface CarMembership {
  /**
   * The code of the vendor that runs the program. It is required.
   *
   * Create: required. Update: required.
   */
  VendorCode: string;
  /**
   * The number of the user's account in the program. It is required.
   *
   * Create: required. Update: required.
   */
  AccountNo: string;
  /** The status of the user in the program. */
  Status?: string | null;
  /** The benefits of the status. */
  StatusBenefits?: UnstatedText | null;
  /** The points of the user in the program. */
  PointTotal?: UnstatedText | null;
  /** The segments of the user in the program. */
  SegmentTotal?: UnstatedText | null;
  /** The end of the membership. */
  Expiration?: string | null;
  /** The status after the current one. */
  NextStatus?: UnstatedText | null;
  /** The number of points that the user needs for the next status. */
  PointsUntilNextStatus?: UnstatedText | null;
  /** The number of segments that the user needs for the next status. */
  SegmentsUntilNextStatus?: UnstatedText | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's memberships in car rental programs.
 * @remarks `CarMembership`: Open question: The name of this element is not specified.
 */
export interface CarMemberships {
  /** One membership. */
  CarMembership?: CarMembership[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred transmission of the user in a rental car. */
export type CarTransmission = "DontCare" | "Automatic" | "Manual";

/** The preferred kind of rental car of the user. */
export type CarType =
  | "DontCare"
  | "Mini"
  | "Economy"
  | "EconomyHybrid"
  | "Compact"
  | "CompactHybrid"
  | "Intermediate"
  | "IntermediateHybrid"
  | "Standard"
  | "StandardHybrid"
  | "FullSize"
  | "FullSizeHybrid"
  | "MiniVan"
  | "Luxury"
  | "Premium"
  | "StandardSUV"
  | "IntermediateSUV"
  | "FullSizeSUV"
  | "FullSizePickup"
  | "Specialized";

/**
 * A two-character code, char(2).
 *
 * Length: exactly 2.
 */
export type Char2 = string;

/** A boolean, or an empty string, which clears the element. */
export type ClearableBoolean = boolean | Cleared;

/**
 * A two-character code, or an empty string, which clears the element.
 *
 * Empty. Or: Length: exactly 2.
 */
export type ClearableChar2 = Char2 | Cleared;

/**
 * A date from January 1, 1753, to December 31, 9999, or an empty string, which clears the element.
 *
 * Empty. Or: At least 1753-01-01. At most 9999-12-31.
 */
export type ClearableDateFrom1753 = DateFrom1753 | Cleared;

/**
 * A date from January 1, 1900, to June 6, 2079, or an empty string, which clears the element.
 *
 * Empty. Or: At least 1900-01-01. At most 2079-06-06.
 */
export type ClearableDateFrom1900 = DateFrom1900 | Cleared;

/**
 * A date with a time from January 1, 1753, to December 31, 9999, or an empty string, which clears the element.
 *
 * Empty. Or: At least 1753-01-01T00:00:00. At most 9999-12-31T23:59:59.
 */
export type ClearableDateTimeFrom1753 = DateTimeFrom1753 | Cleared;

/**
 * A date from January 1, 1753, to December 31, 9999, written as YYYY-MM-DD, or an empty string, which clears the
 * element.
 *
 * Empty. Or: At least 1753-01-01. At most 9999-12-31. Pattern: \d{4}-\d{2}-\d{2}
 */
export type ClearableDayFrom1753 = DayFrom1753 | Cleared;

/**
 * A date from January 1, 1900, to June 6, 2079, written as YYYY-MM-DD, or an empty string, which clears the
 * element.
 *
 * Empty. Or: At least 1900-01-01. At most 2079-06-06. Pattern: \d{4}-\d{2}-\d{2}
 */
export type ClearableDayFrom1900 = DayFrom1900 | Cleared;

/**
 * An empty string, which clears the element.
 * @remarks Open question: Q-36: An empty string clears an element, but no boolean, date, code of two characters
 * or value of an enumeration is empty.
 */
export type Cleared = "";

/** The contingencies of the user on a train. */
export type Contingencies = "Bike" | "WomenOnly" | "WheelchairSpace" | "DontCare";

/** A custom field with its value. */
export interface CustomField {
  /**
   * The name of the field. It is required.
   *
   * Length: at most 255.
   *
   * Create: required. Update: required.
   */
  Name: Varchar255;
  /**
   * The text of the element.
   *
   * Length: at most 255.
   */
  value: Varchar255;
}

/** The custom fields of the user. */
export interface CustomFields {
  /** One custom field. */
  CustomField?: CustomField[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * A date from January 1, 1753, to December 31, 9999.
 *
 * At least 1753-01-01. At most 9999-12-31.
 */
export type DateFrom1753 = string;

/**
 * A date from January 1, 1900, to June 6, 2079.
 *
 * At least 1900-01-01. At most 2079-06-06.
 */
export type DateFrom1900 = string;

/**
 * A date with a time from January 1, 1753, to December 31, 9999.
 *
 * At least 1753-01-01T00:00:00. At most 9999-12-31T23:59:59.
 * @remarks Open question: Q-195: The bounds are days; all of the last day counts.
 */
export type DateTimeFrom1753 = string;

/**
 * A date written as YYYY-MM-DD.
 *
 * Pattern: \d{4}-\d{2}-\d{2}
 */
export type Day = string;

/**
 * A date from January 1, 1753, to December 31, 9999, written as YYYY-MM-DD.
 *
 * At least 1753-01-01. At most 9999-12-31. Pattern: \d{4}-\d{2}-\d{2}
 */
export type DayFrom1753 = string;

/**
 * A date from January 1, 1900, to June 6, 2079, written as YYYY-MM-DD.
 *
 * At least 1900-01-01. At most 2079-06-06. Pattern: \d{4}-\d{2}-\d{2}
 */
export type DayFrom1900 = string;

/** The preferred deck of the user on a train. */
export type Deck = "Lower" | "Upper" | "DontCare";

/**
 * A discount code of the user.
 * @remarks Open question: Q-181: The type of the code is not specified; it is a string (1 more in the spec).
 */
export interface DiscountCode {
  /** The vendor that grants the discount. */
  Vendor?: string;
  /** The text of the element. */
  value: string;
}

/** The discount codes of the user. */
export interface DiscountCodes {
  /**
   * One discount code. It can be neither created nor updated.
   *
   * Create: not possible. Update: not possible.
   */
  DiscountCode?: DiscountCode[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** A driver's license of the user. */
export interface DriversLicense {
  /**
   * The number of the license.
   *
   * Length: at most 100.
   *
   * Sensitive: no message shows it.
   */
  DriversLicenseNumber?: Nvarchar100 | null;
  /**
   * The country that issued the license.
   *
   * Length: at most 2.
   */
  IssuingCountry?: Varchar2 | null;
  /**
   * The state that issued the license.
   *
   * Length: at most 30.
   */
  IssuingState?: Nvarchar30 | null;
  /**
   * The day when the license expires.
   *
   * Empty. Or: At least 1753-01-01. At most 9999-12-31.
   */
  Expiration?: ClearableDateFrom1753 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The driver's license of the user.
 * @remarks `DriversLicense`: Open question: The name of this element is not specified.
 */
export interface DriversLicenses {
  /**
   * One driver's license.
   *
   * Rule one-drivers-license: One license is accepted; more give the warning W016 and no error.
   */
  DriversLicense?: DriversLicense[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** An email address of the user. */
export interface EmailAddress {
  /**
   * True if the address receives travel notifications.
   *
   * An xs:boolean.
   */
  Contact?: boolean;
  /**
   * The kind of the address. It is required.
   *
   * Create: required. Update: required.
   *
   * Rule fixed-email-types: An address of the type Supervisor or TravelArranger cannot be updated.
   */
  Type: EmailAddressType;
  /**
   * The text of the element.
   *
   * Length: at most 255.
   */
  value: Varchar255;
}

/** The kind of an email address. */
export type EmailAddressType =
  "Business" | "Personal" | "Supervisor" | "TravelArranger" | "Business2" | "Other1" | "Other2";

/** The email addresses of the user. */
export interface EmailAddresses {
  /**
   * One email address.
   *
   * Rule one-email-per-type: Each type has one address; a violation gives the warning W016 and no error.
   */
  EmailAddress?: EmailAddress[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The address of the emergency contact.
 *
 * Rule emergency-address-as-typed: Returned values are as the user typed them, unformatted.
 * @remarks Open question: Q-179: It is not specified if the retired coordinates, Longitude and Latitude, belong
 * to this address too; here only the addresses of the user have them.
 */
export interface EmergencyAddress {
  /** The street, of any length. */
  Street?: string | null;
  /**
   * The city.
   *
   * Length: at most 30.
   */
  City?: Nvarchar30 | null;
  /**
   * The state or province.
   *
   * Length: at most 30.
   */
  StateProvince?: Nvarchar30 | null;
  /**
   * The code of the country.
   *
   * Empty. Or: Length: exactly 2.
   */
  CountryCode?: ClearableChar2 | null;
  /**
   * The postal code.
   *
   * Length: at most 20.
   */
  PostalCode?: Nvarchar20 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The person to call in an emergency.
 * @remarks `Phones`: Open question: The name of the element that contains the list of phones is not
 * specified.
 */
export interface EmergencyContact {
  /**
   * The name of the person.
   *
   * Length: at most 255.
   */
  Name?: Nvarchar255 | null;
  /** The person's relation to the user. */
  Relationship?: Relationship | Cleared | null;
  /** The phone numbers of the person. */
  Phones?: EmergencyPhones;
  /** The address of the person. */
  Address?: EmergencyAddress;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** One phone of the emergency contact. */
export interface EmergencyPhone {
  /**
   * The time when the number is used. It is required on create and on update.
   *
   * Create: required. Update: required.
   */
  Type: EmergencyPhoneType;
  /**
   * The phone number.
   *
   * Length: at most 60. Pattern: \p{IsBasicLatin}*
   */
  PhoneNumber?: Nvarchar60NoUnicode | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The time when a phone number of the emergency contact is used. */
export type EmergencyPhoneType = "DayTime" | "Alternate";

/**
 * The phone numbers of the emergency contact.
 * @remarks `Phone`: Open question: The source mentions a Phone list with PhoneNumber and Type; the name
 * Phone of an item and its attribute are not specified.
 */
export interface EmergencyPhones {
  /**
   * One phone of the person.
   *
   * Rule last-phone-of-type-saved: If there are several phones of one type, only the last is saved.
   */
  Phone?: EmergencyPhone[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The response to a request with a malformed XML body.
 * @remarks Open question: The media type of this element is not specified; here it is application/xml (4
 * more in the spec).
 */
export interface Error {
  /** The error message. It is required. */
  Message: string;
  /** The time of the server. It is required. */
  "Server-Time": string;
  /** The id of the error. It is required. */
  Id: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred comfort class of the user on a train. */
export type FareSpaceComfort =
  "DedicatedBusiness" | "Business" | "IntermediateLeisure" | "Leisure" | "StandardLeisure" | "DontCare";

/** The gender of the user. */
export type Gender = "Male" | "Female";

/**
 * A GUID of 32 characters.
 *
 * Length: exactly 32.
 * @remarks Open question: 32 characters leave no room for the hyphens that a UUID has elsewhere.
 */
export type Guid = string;

/**
 * The hotel preferences of the user.
 * @remarks `PreferRestaraunt`: Open question: Q-24: The source spells the name of the element this way, and the
 * spec keeps it.
 */
export interface Hotel {
  /** The smoking preference for rooms. */
  SmokingCode?: Smoking | Cleared | null;
  /**
   * The user's memberships in hotel programs.
   *
   * Rule hotel-memberships-by-caller: The memberships are present only for a travel supplier or a travel
   * management company (TMC).
   */
  HotelMemberships?: HotelMemberships;
  /** The preferred kind of room of the user. */
  RoomType?: RoomType | Cleared | null;
  /**
   * Other hotel preferences of the user.
   *
   * Length: at most 30.
   */
  HotelOther?: Varchar30 | null;
  /** True if the user prefers foam pillows. */
  PreferFoamPillows?: ClearableBoolean | null;
  /** True if the user prefers a crib. */
  PreferCrib?: ClearableBoolean | null;
  /** True if the user prefers a rollaway bed. */
  PreferRollawayBed?: ClearableBoolean | null;
  /** True if the user prefers a gym. */
  PreferGym?: ClearableBoolean | null;
  /** True if the user prefers a pool. */
  PreferPool?: ClearableBoolean | null;
  /** True if the user prefers a restaurant. */
  PreferRestaraunt?: ClearableBoolean | null;
  /** True if the user prefers wheelchair access. */
  PreferWheelchairAccess?: ClearableBoolean | null;
  /** True if the user prefers access for the blind. */
  PreferAccessForBlind?: ClearableBoolean | null;
  /** True if the user prefers room service. */
  PreferRoomService?: ClearableBoolean | null;
  /** True if the user prefers an early check-in. */
  PreferEarlyCheckIn?: ClearableBoolean | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in a hotel program.
 * @remarks `VendorCode`: Open question: Q-185: No type or length is specified for this kind of membership; the
 * value is a string (3 more in the spec).
 */
export interface HotelMembership {
  /**
   * The code of the vendor that runs the program. It is required.
   *
   * Create: required. Update: required.
   */
  VendorCode: string;
  /**
   * The number of the user's account in the program. It is required.
   *
   * Create: required. Update: required.
   */
  AccountNo: string;
  /** The status of the user in the program. */
  Status?: string | null;
  /** The benefits of the status. */
  StatusBenefits?: UnstatedText | null;
  /** The points of the user in the program. */
  PointTotal?: UnstatedText | null;
  /** The segments of the user in the program. */
  SegmentTotal?: UnstatedText | null;
  /** The end of the membership. */
  Expiration?: string | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's memberships in hotel programs.
 * @remarks `HotelMembership`: Open question: The name of this element is not specified.
 */
export interface HotelMemberships {
  /** One membership. */
  HotelMembership?: HotelMembership[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred position of the user in a row of seats. */
export type InterRowPosition = "Window" | "Aisle" | "Middle" | "DontCare";

/**
 * A country by its ISO 3166-1 alpha-2 code.
 *
 * Length: exactly 2. Pattern: [A-Z]{2}
 */
export type IsoCountryCode = string;

/** A language, or a language and a country, from the canonical list of locales. */
export type Locale =
  | "bg"
  | "cs"
  | "da"
  | "de"
  | "el"
  | "en"
  | "es"
  | "fi"
  | "fr"
  | "hr"
  | "hu"
  | "id"
  | "it"
  | "ja"
  | "ko"
  | "nb"
  | "nl"
  | "nn"
  | "no"
  | "pl"
  | "pt"
  | "ro"
  | "ru"
  | "sk"
  | "sv"
  | "tr"
  | "zh"
  | "de-AT"
  | "de-CH"
  | "de-DE"
  | "de-LU"
  | "en-AU"
  | "en-CA"
  | "en-GB"
  | "en-IE"
  | "en-IN"
  | "en-NZ"
  | "en-US"
  | "en-ZA"
  | "es-AR"
  | "es-BO"
  | "es-CL"
  | "es-CO"
  | "es-CR"
  | "es-DO"
  | "es-EC"
  | "es-ES"
  | "es-GT"
  | "es-HN"
  | "es-MX"
  | "es-NI"
  | "es-PA"
  | "es-PE"
  | "es-PR"
  | "es-PY"
  | "es-SV"
  | "es-UY"
  | "es-VE"
  | "fr-BE"
  | "fr-CA"
  | "fr-CH"
  | "fr-FR"
  | "fr-LU"
  | "it-CH"
  | "it-IT"
  | "ja-JP"
  | "nl-BE"
  | "nl-NL"
  | "no-NO"
  | "pt-BR"
  | "pt-PT"
  | "sv-SE"
  | "zh-CN"
  | "zh-HK"
  | "zh-TW";

/**
 * The preferred meal of the user on a plane.
 * @remarks `MealCode`: Open question: Q-182: Neither the type of the code nor its values are specified, nor is
 * the default Regular Meal as the code itself; it is a string (1 more in the spec).
 */
export interface Meals {
  /**
   * The code of the meal. The default is Regular Meal.
   *
   * Rule meal-default: The default meal is Regular Meal.
   */
  MealCode?: string | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** A national id of the user. */
export interface NationalID {
  /**
   * The number of the id.
   *
   * Length: at most 100. Pattern: \p{IsBasicLatin}*
   *
   * Sensitive: no message shows it.
   */
  NationalIDNumber?: Nvarchar100NoUnicode | null;
  /**
   * The country that issued the id.
   *
   * Length: at most 2.
   */
  IssuingCountry?: Varchar2 | null;
  /**
   * The day when the id expires, as YYYY-MM-DD.
   *
   * Empty. Or: At least 1753-01-01. At most 9999-12-31. Pattern: \d{4}-\d{2}-\d{2}
   */
  Expiration?: ClearableDayFrom1753 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The national id of the user. */
export interface NationalIDs {
  /**
   * One national id.
   *
   * Rule one-national-id: One national id is accepted; more give the warning W016 and no error.
   */
  NationalID?: NationalID[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred noise level of the user on a train. */
export type NoiseComfort = "QuietSpace" | "MobileSpace" | "DontCare";

/** The kind of a sponsored user, who is not an employee. */
export type NonEmployeeUserType =
  | "Contractor"
  | "Student/Intern"
  | "Candidate for Hire"
  | "Invitational Traveler"
  | "Dependent/Spouse"
  | "Board Member"
  | "Other";

/**
 * A string of at most 100 characters, nvarchar(100).
 *
 * Length: at most 100.
 */
export type Nvarchar100 = string;

/**
 * A string of at most 100 characters, nvarchar(100) without Unicode.
 *
 * Length: at most 100. Pattern: \p{IsBasicLatin}*
 * @remarks Open question: Q-194: The characters that count as Unicode are not specified; those of ASCII are
 * accepted.
 */
export type Nvarchar100NoUnicode = string;

/**
 * A string of at most 20 characters, nvarchar(20).
 *
 * Length: at most 20.
 */
export type Nvarchar20 = string;

/**
 * A string of at most 25 characters, nvarchar(25).
 *
 * Length: at most 25.
 */
export type Nvarchar25 = string;

/**
 * A string of at most 255 characters, nvarchar(255).
 *
 * Length: at most 255.
 */
export type Nvarchar255 = string;

/**
 * A string of at most 30 characters, nvarchar(30).
 *
 * Length: at most 30.
 */
export type Nvarchar30 = string;

/**
 * A string of at most 48 characters, nvarchar(48).
 *
 * Length: at most 48.
 */
export type Nvarchar48 = string;

/**
 * A string of at most 60 characters, nvarchar(60).
 *
 * Length: at most 60.
 */
export type Nvarchar60 = string;

/**
 * A string of at most 60 characters, nvarchar(60) without Unicode.
 *
 * Length: at most 60. Pattern: \p{IsBasicLatin}*
 * @remarks Open question: Q-194: The characters that count as Unicode are not specified; those of ASCII are
 * accepted.
 */
export type Nvarchar60NoUnicode = string;

/** A passport of the user. */
export interface Passport {
  /**
   * The number of the passport. It is required on create and on update.
   *
   * Length: at most 100.
   *
   * Create: required. Update: required. Sensitive: no message shows it.
   */
  PassportNumber: Nvarchar100;
  /**
   * The nationality in the passport. It is required.
   *
   * Length: exactly 2.
   *
   * Create: required. Update: required.
   */
  PassportNationality: Char2;
  /**
   * The day when the passport expires.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  PassportExpiration?: ClearableDateFrom1900 | null;
  /**
   * The day when the passport was issued.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  PassportDateIssued?: ClearableDateFrom1900 | null;
  /**
   * The city where the passport was issued.
   *
   * Length: at most 60.
   */
  PassportCityIssued?: Nvarchar60 | null;
  /**
   * The country where the passport was issued.
   *
   * Empty. Or: Length: exactly 2.
   */
  PassportCountryIssued?: ClearableChar2 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The passports of the user.
 * @remarks `Passport`: Open question: The name of this element is not specified.
 */
export interface Passports {
  /**
   * One passport.
   *
   * Rule two-passports: A user has at most two passports; more give the warning W016 and no error.
   */
  Passport?: Passport[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * A canonical locale, or a string of at most 20 characters that the service replaces with an empty string.
 *
 * A value of Locale. Or: Length: at most 20.
 */
export type PreferredLanguage = Locale | (Varchar20 & {});

/**
 * The travel profile of one user: identity, contact data and travel preferences.
 *
 * Rule create-minimum: A new user has at least FirstName, LastName, TravelConfigID, LoginID and Password.
 *
 * Rule omitted-stays: On update, an omitted element is ignored.
 *
 * Rule empty-clears: An element that is sent as an empty string is cleared.
 *
 * Rule nil-clears: A nillable element is cleared if it is set nil.
 *
 * Rule scoped-data: A field behind a scope contains data only when that scope is enabled.
 *
 * Rule enabled-fields: Fields such as the cost center and the division are returned only when they are enabled
 * and populated.
 *
 * Rule excess-warns: More items than a kind of single value accepts, or repeated ones, give the warning W016 and
 * no error.
 *
 * Rule elements-may-be-added: The schema may gain elements, and clients must not break on an unknown element.
 * @remarks Open question: It is not specified if these elements are direct children of Profile, and in
 * which order; here they are, in any order (9 more in the spec).
 */
export interface Profile {
  /**
   * The prefix before the name of the user.
   *
   * Length: at most 60.
   */
  NamePrefix?: Nvarchar60 | null;
  /**
   * The first name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  FirstName?: Nvarchar60;
  /**
   * The middle name of the user.
   *
   * Length: at most 60.
   *
   * Rule middle-name-clears-flag: If a middle name is given, the NoMiddleName flag of TSAInfo becomes false.
   */
  MiddleName?: Nvarchar60 | null;
  /**
   * The last name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  LastName?: Nvarchar60;
  /**
   * The suffix after the name of the user.
   *
   * Length: at most 60.
   */
  NameSuffix?: Nvarchar60 | null;
  /**
   * The preferred name of the user.
   *
   * Length: at most 60.
   */
  PreferredName?: Nvarchar60 | null;
  /**
   * The job title of the user.
   *
   * Length: at most 255.
   */
  JobTitle?: Nvarchar255 | null;
  /**
   * The cost center of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 25.
   *
   * Scope: Company Details.
   *
   * Rule cost-center-enabled: The element is returned only when the field is enabled and populated.
   */
  CostCenter?: Nvarchar25 | null;
  /**
   * The employee id of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 48.
   *
   * Scope: Company Details.
   *
   * Rule employee-id-unique: The id is unique in the company.
   */
  CompanyEmployeeID?: Nvarchar48 | null;
  /**
   * The division of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 60.
   *
   * Scope: Company Details.
   *
   * Rule division-enabled: The element is returned only when the field is enabled and populated.
   *
   * Rule division-configured: The division exists in the configuration of the company.
   */
  Division?: Nvarchar60 | null;
  /**
   * The date when the account of the user ends. It cannot be updated. It returns data only when the scope
   * Company Details is enabled.
   *
   * An xs:date.
   *
   * Update: not possible. Scope: Company Details.
   */
  AccountTerminationDate?: string;
  /**
   * The preferred locale of the user, from the canonical list.
   *
   * A value of Locale. Or: Length: at most 20.
   *
   * Rule other-locale-writes-empty: A value that is not on the canonical list is no error; the service writes an
   * empty string instead.
   */
  PreferredLanguage?: PreferredLanguage | null;
  /** True if the user agrees to electronic receipts. */
  EReceiptOptIn?: ClearableBoolean | null;
  /**
   * True if the user has an open booking. It cannot be updated. It is returned only with the permission
   * Supplier-linking user.
   *
   * An xs:boolean.
   *
   * Update: not possible. Scope: Supplier-linking user permission.
   */
  HasOpenBooking?: boolean;
  /**
   * The country of the user as an ISO 3166-1 alpha-2 code. It cannot be updated.
   *
   * Length: exactly 2. Pattern: [A-Z]{2}
   *
   * Update: not possible.
   */
  CountryCode?: IsoCountryCode;
  /**
   * The name of the user's company. It cannot be updated.
   *
   * Length: at most 255.
   *
   * Update: not possible.
   */
  CompanyName?: Nvarchar255;
  /**
   * The id of the user's company. It cannot be updated. It returns data only when the scope Company Details is
   * enabled.
   *
   * Length: at most 255.
   *
   * Update: not possible. Scope: Company Details.
   */
  CompanyID?: Varchar255;
  /**
   * The rule class of the user.
   *
   * Length: at most 60.
   *
   * Rule rule-class-exists: The rule class exists in the company.
   *
   * Rule rule-class-default: If RuleClass is omitted on create, the user gets the default rule class.
   */
  RuleClass?: Nvarchar60 | null;
  /**
   * The id of the travel configuration of the user. It is required on create.
   *
   * Length: at most 255.
   *
   * Create: required.
   *
   * Rule travel-config-verifies-access: The id is used to verify the access of the agency and of the company.
   */
  TravelConfigID?: Varchar255;
  /**
   * The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
   *
   * Length: at most 255.
   *
   * Scope: Medical Alerts.
   */
  MedicalAlerts?: Nvarchar255 | null;
  /**
   * The agency IATA number of the travel configuration. It cannot be updated.
   *
   * Length: at most 255.
   *
   * Update: not possible.
   */
  AgencyNumber?: Varchar255;
  /**
   * A search id of the user.
   *
   * Length: at most 64.
   */
  SearchID?: Varchar64 | null;
  /**
   * The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  GDSProfileName?: Varchar60 | null;
  /**
   * The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  ExternalGdsProfileId?: Varchar60 | null;
  /**
   * The UUID of the user. It cannot be updated. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: exactly 32.
   *
   * Update: not possible. Scope: TMC-specific.
   */
  UUID?: Guid;
  /**
   * The login id of the user. It is required on create.
   *
   * Create: required.
   */
  LoginID?: string;
  /**
   * The password of the user.
   *
   * Sensitive: no message shows it.
   *
   * Rule password-generated: If the password is omitted on create, a random strong password is set.
   */
  Password?: string | null;
  /**
   * The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
   * enabled.
   *
   * Scope: Emergency Contact Information.
   */
  EmergencyContact?: EmergencyContact;
  /** The addresses of the user. */
  Addresses?: Addresses;
  /** The telephones of the user. */
  Telephones?: Telephones;
  /** The national id of the user. */
  NationalIDs?: NationalIDs;
  /** The driver's license of the user. */
  DriversLicenses?: DriversLicenses;
  /**
   * True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   *
   * Rule passport-clears-flag: The value becomes false when a passport is added.
   *
   * Rule false-needs-passport: The value false requires passport data in the profile or in the same call.
   *
   * Rule true-needs-no-passport: The value true requires that no passport exists.
   */
  HasNoPassport?: ClearableBoolean | null;
  /**
   * The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Passports?: Passports;
  /**
   * The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Visas?: Visas;
  /** The email addresses of the user. */
  EmailAddresses?: EmailAddresses;
  /** The preferred rates of the user. */
  RatePreferences?: RatePreferences;
  /**
   * The discount codes of the user, which are read only. It can be neither created nor updated.
   *
   * Create: not possible. Update: not possible.
   */
  DiscountCodes?: DiscountCodes;
  /** The flight preferences of the user. */
  Air?: Air;
  /** The train preferences of the user. */
  Rail?: Rail;
  /** The car rental preferences of the user. */
  Car?: Car;
  /** The hotel preferences of the user. */
  Hotel?: Hotel;
  /**
   * The custom fields of the user. It returns data only when the scope Company Details is enabled.
   *
   * Scope: Company Details.
   */
  CustomFields?: CustomFields;
  /** The people who arrange travel for the user or manage the user. */
  Roles?: Roles;
  /** The sponsors of the user. */
  Sponsors?: Sponsors;
  /**
   * The user's data for the TSA. It returns data only when the scope TSA information is enabled.
   *
   * Scope: TSA information.
   */
  TSAInfo?: TSAInfo;
  /**
   * The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
   *
   * Scope: Unused tickets.
   */
  UnusedTickets?: UnusedTickets;
  /** The airline unused tickets of the user. */
  AirlineUnusedTickets?: AirlineUnusedTickets;
  /** The memberships of the user in advantage programs. */
  AdvantageMemberships?: AdvantageMemberships;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The travel profile of one user: identity, contact data and travel preferences.
 *
 * Rule create-minimum: A new user has at least FirstName, LastName, TravelConfigID, LoginID and Password.
 *
 * Rule omitted-stays: On update, an omitted element is ignored.
 *
 * Rule empty-clears: An element that is sent as an empty string is cleared.
 *
 * Rule nil-clears: A nillable element is cleared if it is set nil.
 *
 * Rule scoped-data: A field behind a scope contains data only when that scope is enabled.
 *
 * Rule enabled-fields: Fields such as the cost center and the division are returned only when they are enabled
 * and populated.
 *
 * Rule excess-warns: More items than a kind of single value accepts, or repeated ones, give the warning W016 and
 * no error.
 *
 * Rule elements-may-be-added: The schema may gain elements, and clients must not break on an unknown element.
 * @remarks Open question: It is not specified if these elements are direct children of Profile, and in
 * which order; here they are, in any order (9 more in the spec).
 */
export interface ProfileCreate {
  /**
   * The prefix before the name of the user.
   *
   * Length: at most 60.
   */
  NamePrefix?: Nvarchar60 | null;
  /**
   * The first name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  FirstName: Nvarchar60;
  /**
   * The middle name of the user.
   *
   * Length: at most 60.
   *
   * Rule middle-name-clears-flag: If a middle name is given, the NoMiddleName flag of TSAInfo becomes false.
   */
  MiddleName?: Nvarchar60 | null;
  /**
   * The last name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  LastName: Nvarchar60;
  /**
   * The suffix after the name of the user.
   *
   * Length: at most 60.
   */
  NameSuffix?: Nvarchar60 | null;
  /**
   * The preferred name of the user.
   *
   * Length: at most 60.
   */
  PreferredName?: Nvarchar60 | null;
  /**
   * The job title of the user.
   *
   * Length: at most 255.
   */
  JobTitle?: Nvarchar255 | null;
  /**
   * The cost center of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 25.
   *
   * Scope: Company Details.
   *
   * Rule cost-center-enabled: The element is returned only when the field is enabled and populated.
   */
  CostCenter?: Nvarchar25 | null;
  /**
   * The employee id of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 48.
   *
   * Scope: Company Details.
   *
   * Rule employee-id-unique: The id is unique in the company.
   */
  CompanyEmployeeID?: Nvarchar48 | null;
  /**
   * The division of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 60.
   *
   * Scope: Company Details.
   *
   * Rule division-enabled: The element is returned only when the field is enabled and populated.
   *
   * Rule division-configured: The division exists in the configuration of the company.
   */
  Division?: Nvarchar60 | null;
  /**
   * The date when the account of the user ends. It cannot be updated. It returns data only when the scope
   * Company Details is enabled.
   *
   * An xs:date.
   *
   * Update: not possible. Scope: Company Details.
   */
  AccountTerminationDate?: string;
  /**
   * The preferred locale of the user, from the canonical list.
   *
   * A value of Locale. Or: Length: at most 20.
   *
   * Rule other-locale-writes-empty: A value that is not on the canonical list is no error; the service writes an
   * empty string instead.
   */
  PreferredLanguage?: PreferredLanguage | null;
  /** True if the user agrees to electronic receipts. */
  EReceiptOptIn?: ClearableBoolean | null;
  /**
   * True if the user has an open booking. It cannot be updated. It is returned only with the permission
   * Supplier-linking user.
   *
   * An xs:boolean.
   *
   * Update: not possible. Scope: Supplier-linking user permission.
   */
  HasOpenBooking?: boolean;
  /**
   * The country of the user as an ISO 3166-1 alpha-2 code. It cannot be updated.
   *
   * Length: exactly 2. Pattern: [A-Z]{2}
   *
   * Update: not possible.
   */
  CountryCode?: IsoCountryCode;
  /**
   * The name of the user's company. It cannot be updated.
   *
   * Length: at most 255.
   *
   * Update: not possible.
   */
  CompanyName?: Nvarchar255;
  /**
   * The id of the user's company. It cannot be updated. It returns data only when the scope Company Details is
   * enabled.
   *
   * Length: at most 255.
   *
   * Update: not possible. Scope: Company Details.
   */
  CompanyID?: Varchar255;
  /**
   * The rule class of the user.
   *
   * Length: at most 60.
   *
   * Rule rule-class-exists: The rule class exists in the company.
   *
   * Rule rule-class-default: If RuleClass is omitted on create, the user gets the default rule class.
   */
  RuleClass?: Nvarchar60 | null;
  /**
   * The id of the travel configuration of the user. It is required on create.
   *
   * Length: at most 255.
   *
   * Create: required.
   *
   * Rule travel-config-verifies-access: The id is used to verify the access of the agency and of the company.
   */
  TravelConfigID: Varchar255;
  /**
   * The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
   *
   * Length: at most 255.
   *
   * Scope: Medical Alerts.
   */
  MedicalAlerts?: Nvarchar255 | null;
  /**
   * The agency IATA number of the travel configuration. It cannot be updated.
   *
   * Length: at most 255.
   *
   * Update: not possible.
   */
  AgencyNumber?: Varchar255;
  /**
   * A search id of the user.
   *
   * Length: at most 64.
   */
  SearchID?: Varchar64 | null;
  /**
   * The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  GDSProfileName?: Varchar60 | null;
  /**
   * The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  ExternalGdsProfileId?: Varchar60 | null;
  /**
   * The UUID of the user. It cannot be updated. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: exactly 32.
   *
   * Update: not possible. Scope: TMC-specific.
   */
  UUID?: Guid;
  /**
   * The login id of the user. It is required on create.
   *
   * Create: required.
   */
  LoginID: string;
  /**
   * The password of the user.
   *
   * Sensitive: no message shows it.
   *
   * Rule password-generated: If the password is omitted on create, a random strong password is set.
   */
  Password?: string | null;
  /**
   * The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
   * enabled.
   *
   * Scope: Emergency Contact Information.
   */
  EmergencyContact?: EmergencyContact;
  /** The addresses of the user. */
  Addresses?: Addresses;
  /** The telephones of the user. */
  Telephones?: Telephones;
  /** The national id of the user. */
  NationalIDs?: NationalIDs;
  /** The driver's license of the user. */
  DriversLicenses?: DriversLicenses;
  /**
   * True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   *
   * Rule passport-clears-flag: The value becomes false when a passport is added.
   *
   * Rule false-needs-passport: The value false requires passport data in the profile or in the same call.
   *
   * Rule true-needs-no-passport: The value true requires that no passport exists.
   */
  HasNoPassport?: ClearableBoolean | null;
  /**
   * The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Passports?: Passports;
  /**
   * The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Visas?: Visas;
  /** The email addresses of the user. */
  EmailAddresses?: EmailAddresses;
  /** The preferred rates of the user. */
  RatePreferences?: RatePreferences;
  /** The flight preferences of the user. */
  Air?: Air;
  /** The train preferences of the user. */
  Rail?: Rail;
  /** The car rental preferences of the user. */
  Car?: Car;
  /** The hotel preferences of the user. */
  Hotel?: Hotel;
  /**
   * The custom fields of the user. It returns data only when the scope Company Details is enabled.
   *
   * Scope: Company Details.
   */
  CustomFields?: CustomFields;
  /** The people who arrange travel for the user or manage the user. */
  Roles?: Roles;
  /** The sponsors of the user. */
  Sponsors?: Sponsors;
  /**
   * The user's data for the TSA. It returns data only when the scope TSA information is enabled.
   *
   * Scope: TSA information.
   */
  TSAInfo?: TSAInfo;
  /**
   * The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
   *
   * Scope: Unused tickets.
   */
  UnusedTickets?: UnusedTickets;
  /** The airline unused tickets of the user. */
  AirlineUnusedTickets?: AirlineUnusedTicketsCreate;
  /** The memberships of the user in advantage programs. */
  AdvantageMemberships?: AdvantageMemberships;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The response of the sandbox to the creation or the update of a profile.
 * @remarks Open question: Neither the response to a create or an update nor the envelope of warnings is
 * specified.
 */
export interface ProfileResponse {
  /** A warning about data that was not stored as sent. */
  Warning?: ProfileWarning[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The travel profile of one user: identity, contact data and travel preferences.
 *
 * Rule create-minimum: A new user has at least FirstName, LastName, TravelConfigID, LoginID and Password.
 *
 * Rule omitted-stays: On update, an omitted element is ignored.
 *
 * Rule empty-clears: An element that is sent as an empty string is cleared.
 *
 * Rule nil-clears: A nillable element is cleared if it is set nil.
 *
 * Rule scoped-data: A field behind a scope contains data only when that scope is enabled.
 *
 * Rule enabled-fields: Fields such as the cost center and the division are returned only when they are enabled
 * and populated.
 *
 * Rule excess-warns: More items than a kind of single value accepts, or repeated ones, give the warning W016 and
 * no error.
 *
 * Rule elements-may-be-added: The schema may gain elements, and clients must not break on an unknown element.
 * @remarks Open question: It is not specified if these elements are direct children of Profile, and in
 * which order; here they are, in any order (8 more in the spec).
 */
export interface ProfileUpdate {
  /**
   * The prefix before the name of the user.
   *
   * Length: at most 60.
   */
  NamePrefix?: Nvarchar60 | null;
  /**
   * The first name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  FirstName?: Nvarchar60;
  /**
   * The middle name of the user.
   *
   * Length: at most 60.
   *
   * Rule middle-name-clears-flag: If a middle name is given, the NoMiddleName flag of TSAInfo becomes false.
   */
  MiddleName?: Nvarchar60 | null;
  /**
   * The last name of the user. It is required on create.
   *
   * Length: at most 60.
   *
   * Create: required.
   */
  LastName?: Nvarchar60;
  /**
   * The suffix after the name of the user.
   *
   * Length: at most 60.
   */
  NameSuffix?: Nvarchar60 | null;
  /**
   * The preferred name of the user.
   *
   * Length: at most 60.
   */
  PreferredName?: Nvarchar60 | null;
  /**
   * The job title of the user.
   *
   * Length: at most 255.
   */
  JobTitle?: Nvarchar255 | null;
  /**
   * The cost center of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 25.
   *
   * Scope: Company Details.
   *
   * Rule cost-center-enabled: The element is returned only when the field is enabled and populated.
   */
  CostCenter?: Nvarchar25 | null;
  /**
   * The employee id of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 48.
   *
   * Scope: Company Details.
   *
   * Rule employee-id-unique: The id is unique in the company.
   */
  CompanyEmployeeID?: Nvarchar48 | null;
  /**
   * The division of the user. It returns data only when the scope Company Details is enabled.
   *
   * Length: at most 60.
   *
   * Scope: Company Details.
   *
   * Rule division-enabled: The element is returned only when the field is enabled and populated.
   *
   * Rule division-configured: The division exists in the configuration of the company.
   */
  Division?: Nvarchar60 | null;
  /**
   * The preferred locale of the user, from the canonical list.
   *
   * A value of Locale. Or: Length: at most 20.
   *
   * Rule other-locale-writes-empty: A value that is not on the canonical list is no error; the service writes an
   * empty string instead.
   */
  PreferredLanguage?: PreferredLanguage | null;
  /** True if the user agrees to electronic receipts. */
  EReceiptOptIn?: ClearableBoolean | null;
  /**
   * The rule class of the user.
   *
   * Length: at most 60.
   *
   * Rule rule-class-exists: The rule class exists in the company.
   *
   * Rule rule-class-default: If RuleClass is omitted on create, the user gets the default rule class.
   */
  RuleClass?: Nvarchar60 | null;
  /**
   * The id of the travel configuration of the user. It is required on create.
   *
   * Length: at most 255.
   *
   * Create: required.
   *
   * Rule travel-config-verifies-access: The id is used to verify the access of the agency and of the company.
   */
  TravelConfigID?: Varchar255;
  /**
   * The medical alerts of the user. It returns data only when the scope Medical Alerts is enabled.
   *
   * Length: at most 255.
   *
   * Scope: Medical Alerts.
   */
  MedicalAlerts?: Nvarchar255 | null;
  /**
   * A search id of the user.
   *
   * Length: at most 64.
   */
  SearchID?: Varchar64 | null;
  /**
   * The name of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  GDSProfileName?: Varchar60 | null;
  /**
   * The external id of the user's GDS profile. It returns data only when the scope TMC-specific is enabled.
   *
   * Length: at most 60.
   *
   * Scope: TMC-specific.
   */
  ExternalGdsProfileId?: Varchar60 | null;
  /**
   * The login id of the user. It is required on create.
   *
   * Create: required.
   */
  LoginID?: string;
  /**
   * The password of the user.
   *
   * Sensitive: no message shows it.
   *
   * Rule password-generated: If the password is omitted on create, a random strong password is set.
   */
  Password?: string | null;
  /**
   * The person to call in an emergency. It returns data only when the scope Emergency Contact Information is
   * enabled.
   *
   * Scope: Emergency Contact Information.
   */
  EmergencyContact?: EmergencyContact;
  /** The addresses of the user. */
  Addresses?: AddressesUpdate;
  /** The telephones of the user. */
  Telephones?: TelephonesUpdate;
  /** The national id of the user. */
  NationalIDs?: NationalIDs;
  /** The driver's license of the user. */
  DriversLicenses?: DriversLicenses;
  /**
   * True if the user has no passport. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   *
   * Rule passport-clears-flag: The value becomes false when a passport is added.
   *
   * Rule false-needs-passport: The value false requires passport data in the profile or in the same call.
   *
   * Rule true-needs-no-passport: The value true requires that no passport exists.
   */
  HasNoPassport?: ClearableBoolean | null;
  /**
   * The passports of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Passports?: Passports;
  /**
   * The visas of the user. It returns data only when the scope Passport Visa Information is enabled.
   *
   * Scope: Passport Visa Information.
   */
  Visas?: Visas;
  /** The email addresses of the user. */
  EmailAddresses?: EmailAddresses;
  /** The preferred rates of the user. */
  RatePreferences?: RatePreferences;
  /** The flight preferences of the user. */
  Air?: Air;
  /** The train preferences of the user. */
  Rail?: RailUpdate;
  /** The car rental preferences of the user. */
  Car?: Car;
  /** The hotel preferences of the user. */
  Hotel?: Hotel;
  /**
   * The custom fields of the user. It returns data only when the scope Company Details is enabled.
   *
   * Scope: Company Details.
   */
  CustomFields?: CustomFields;
  /** The people who arrange travel for the user or manage the user. */
  Roles?: RolesUpdate;
  /** The sponsors of the user. */
  Sponsors?: SponsorsUpdate;
  /**
   * The user's data for the TSA. It returns data only when the scope TSA information is enabled.
   *
   * Scope: TSA information.
   */
  TSAInfo?: TSAInfo;
  /**
   * The unused tickets of the user. It returns data only when the scope Unused tickets is enabled.
   *
   * Scope: Unused tickets.
   */
  UnusedTickets?: UnusedTickets;
  /** The airline unused tickets of the user. */
  AirlineUnusedTickets?: AirlineUnusedTickets;
  /** The memberships of the user in advantage programs. */
  AdvantageMemberships?: AdvantageMembershipsUpdate;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * A warning in the response of the sandbox.
 * @remarks Open question: The codes of warnings other than W016 and their texts are not specified.
 */
export interface ProfileWarning {
  /** The code of the warning, such as W016. It is required. */
  Code: string;
  /** The message of the warning. */
  Message?: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The train preferences of the user. */
export interface Rail {
  /** The preferred seat of the user. */
  Seat?: TrainSeat | Cleared | null;
  /** The preferred coach of the user. */
  Coach?: TrainCoach | Cleared | null;
  /** The preferred noise level of the user. */
  NoiseComfort?: NoiseComfort | Cleared | null;
  /** The preferred bed of the user. */
  Bed?: BedPosition | Cleared | null;
  /** The preferred bed category of the user. */
  BedCategory?: BedCategory | Cleared | null;
  /** The preferred berth of the user. */
  Berth?: BedPosition | Cleared | null;
  /** The preferred deck of the user. */
  Deck?: Deck | Cleared | null;
  /** The preferred kind of space of the user. */
  SpaceType?: SpaceType | Cleared | null;
  /** The preferred comfort class of the user. */
  FareSpaceComfort?: FareSpaceComfort | Cleared | null;
  /** The preferred special meal of the user. */
  SpecialMeals?: SpecialMeals | Cleared | null;
  /** The contingencies of the user. */
  Contingencies?: Contingencies | Cleared | null;
  /** The user's memberships in railway programs. */
  RailMemberships?: RailMemberships;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in a railway program.
 * @remarks Open question: Q-184: A rail membership has the fields of an air membership, without a word about
 * IsSenator; it is accepted here too (3 more in the spec).
 */
export interface RailMembership {
  /**
   * The code of the vendor that runs the program. It is required.
   *
   * Length: at most 2.
   *
   * Create: required. Update: required.
   */
  VendorCode: Varchar2;
  /**
   * The number of the user's account in the program. It is required.
   *
   * Length: at most 60.
   *
   * Create: required. Update: required.
   */
  AccountNo: Varchar60;
  /**
   * The status of the user in the program.
   *
   * Length: at most 100.
   */
  Status?: Varchar100 | null;
  /** The benefits of the status. */
  StatusBenefits?: UnstatedText | null;
  /** The points of the user in the program. */
  PointTotal?: UnstatedText | null;
  /** The segments of the user in the program. */
  SegmentTotal?: UnstatedText | null;
  /** The status after the current one. */
  NextStatus?: UnstatedText | null;
  /** The number of points that the user needs for the next status. */
  PointsUntilNextStatus?: UnstatedText | null;
  /** The number of segments that the user needs for the next status. */
  SegmentsUntilNextStatus?: UnstatedText | null;
  /** An airline-specific flag of the membership. */
  IsSenator?: ClearableBoolean | null;
  /**
   * The end of the membership.
   *
   * Empty. Or: At least 1753-01-01T00:00:00. At most 9999-12-31T23:59:59.
   */
  Expiration?: ClearableDateTimeFrom1753 | null;
  /**
   * The class of a rail card. It cannot be updated. It is retired: as of April 2026 it is no longer returned.
   *
   * Update: not possible.
   *
   * Rule rail-card-class-moved: Such cards belong to the advantage programs.
   * @deprecated Retired: April 2026.
   */
  RailCardClass?: string;
  /**
   * The type of a rail card. It cannot be updated. It is retired: as of April 2026 it is no longer returned.
   *
   * Update: not possible.
   *
   * Rule rail-card-type-moved: Such cards belong to the advantage programs.
   * @deprecated Retired: April 2026.
   */
  RailCardType?: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's membership in a railway program.
 * @remarks Open question: Q-184: A rail membership has the fields of an air membership, without a word about
 * IsSenator; it is accepted here too (1 more in the spec).
 */
export interface RailMembershipUpdate {
  /**
   * The code of the vendor that runs the program. It is required.
   *
   * Length: at most 2.
   *
   * Create: required. Update: required.
   */
  VendorCode: Varchar2;
  /**
   * The number of the user's account in the program. It is required.
   *
   * Length: at most 60.
   *
   * Create: required. Update: required.
   */
  AccountNo: Varchar60;
  /**
   * The status of the user in the program.
   *
   * Length: at most 100.
   */
  Status?: Varchar100 | null;
  /** The benefits of the status. */
  StatusBenefits?: UnstatedText | null;
  /** The points of the user in the program. */
  PointTotal?: UnstatedText | null;
  /** The segments of the user in the program. */
  SegmentTotal?: UnstatedText | null;
  /** The status after the current one. */
  NextStatus?: UnstatedText | null;
  /** The number of points that the user needs for the next status. */
  PointsUntilNextStatus?: UnstatedText | null;
  /** The number of segments that the user needs for the next status. */
  SegmentsUntilNextStatus?: UnstatedText | null;
  /** An airline-specific flag of the membership. */
  IsSenator?: ClearableBoolean | null;
  /**
   * The end of the membership.
   *
   * Empty. Or: At least 1753-01-01T00:00:00. At most 9999-12-31T23:59:59.
   */
  Expiration?: ClearableDateTimeFrom1753 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's memberships in railway programs.
 * @remarks `RailMembership`: Open question: The name of this element is not specified.
 */
export interface RailMemberships {
  /** One membership. */
  RailMembership?: RailMembership[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's memberships in railway programs.
 * @remarks `RailMembership`: Open question: The name of this element is not specified.
 */
export interface RailMembershipsUpdate {
  /** One membership. */
  RailMembership?: RailMembershipUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The train preferences of the user. */
export interface RailUpdate {
  /** The preferred seat of the user. */
  Seat?: TrainSeat | Cleared | null;
  /** The preferred coach of the user. */
  Coach?: TrainCoach | Cleared | null;
  /** The preferred noise level of the user. */
  NoiseComfort?: NoiseComfort | Cleared | null;
  /** The preferred bed of the user. */
  Bed?: BedPosition | Cleared | null;
  /** The preferred bed category of the user. */
  BedCategory?: BedCategory | Cleared | null;
  /** The preferred berth of the user. */
  Berth?: BedPosition | Cleared | null;
  /** The preferred deck of the user. */
  Deck?: Deck | Cleared | null;
  /** The preferred kind of space of the user. */
  SpaceType?: SpaceType | Cleared | null;
  /** The preferred comfort class of the user. */
  FareSpaceComfort?: FareSpaceComfort | Cleared | null;
  /** The preferred special meal of the user. */
  SpecialMeals?: SpecialMeals | Cleared | null;
  /** The contingencies of the user. */
  Contingencies?: Contingencies | Cleared | null;
  /** The user's memberships in railway programs. */
  RailMemberships?: RailMembershipsUpdate;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred rates of the user. */
export interface RatePreferences {
  /** True if the user prefers the AAA rate. */
  AAARate?: ClearableBoolean | null;
  /** True if the user prefers the AARP rate. */
  AARPRate?: ClearableBoolean | null;
  /** True if the user prefers the government rate. */
  GovtRate?: ClearableBoolean | null;
  /** True if the user prefers the military rate. */
  MilitaryRate?: ClearableBoolean | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The emergency contact's relation to the user.
 * @remarks Open question: Another API of the platform writes Life Partner in two words; both spellings
 * stay, and nothing converts them.
 */
export type Relationship = "Spouse" | "Brother" | "Parent" | "Sister" | "LifePartner" | "Other";

/**
 * A person who arranges travel for the user or manages the user.
 * @remarks `FirstName`: Open question: Q-187: The note cannot be updated follows three names; it applies to each
 * of them, and their type is not specified, so they are strings (3 more in the spec).
 */
export interface Role {
  /**
   * The role of the person: arranger or manager. It is required.
   *
   * Create: required. Update: required.
   */
  Type: RoleType;
  /**
   * True if the person is the primary arranger. It applies only to arrangers.
   *
   * An xs:boolean.
   *
   * Rule primary-arranger: The value true marks the primary arranger.
   */
  PrimaryIndicatorFlag?: boolean;
  /**
   * The first name of the person. It cannot be updated.
   *
   * Update: not possible.
   */
  FirstName?: string;
  /**
   * The last name of the person. It cannot be updated.
   *
   * Update: not possible.
   */
  LastName?: string;
  /**
   * The email address of the person. It cannot be updated.
   *
   * Update: not possible.
   */
  EmailAddress?: string;
  /**
   * The login id of the person. It is required.
   *
   * Create: required. Update: required.
   */
  LoginId: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The roles of a person for the user. */
export type RoleType = "Arranger" | "Manager";

/**
 * A person who arranges travel for the user or manages the user.
 * @remarks `LoginId`: Open question: Q-188: Neither the type nor a length of the value is specified; it is a
 * string.
 */
export interface RoleUpdate {
  /**
   * The role of the person: arranger or manager. It is required.
   *
   * Create: required. Update: required.
   */
  Type: RoleType;
  /**
   * True if the person is the primary arranger. It applies only to arrangers.
   *
   * An xs:boolean.
   *
   * Rule primary-arranger: The value true marks the primary arranger.
   */
  PrimaryIndicatorFlag?: boolean;
  /**
   * The login id of the person. It is required.
   *
   * Create: required. Update: required.
   */
  LoginId: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The people who arrange travel for the user or manage the user.
 *
 * Rule roles-same-company: Arrangers and managers belong to the company of the user.
 *
 * Rule new-arrangers-travel: A new arranger becomes only a travel arranger.
 *
 * Rule one-primary-arranger: Several primary arrangers give the warning W016 and no error.
 *
 * Rule one-manager: Several managers give the warning W016 and no error.
 * @remarks `Role`: Open question: The name of this element is not specified.
 */
export interface Roles {
  /** One arranger or manager. */
  Role?: Role[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The people who arrange travel for the user or manage the user.
 *
 * Rule roles-same-company: Arrangers and managers belong to the company of the user.
 *
 * Rule new-arrangers-travel: A new arranger becomes only a travel arranger.
 *
 * Rule one-primary-arranger: Several primary arrangers give the warning W016 and no error.
 *
 * Rule one-manager: Several managers give the warning W016 and no error.
 * @remarks `Role`: Open question: The name of this element is not specified.
 */
export interface RolesUpdate {
  /** One arranger or manager. */
  Role?: RoleUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred kind of hotel room of the user. */
export type RoomType = "DontCare" | "King" | "Queen" | "Double" | "Twin" | "Single" | "Disability";

/** The preferred section of the cabin of the user. */
export type SectionPosition = "Bulkhead" | "Forward" | "Rear" | "ExitRow" | "DontCare";

/** The smoking preference of the user. */
export type Smoking = "DontCare" | "NonSmoking" | "Smoking";

/** The preferred kind of space of the user on a train. */
export type SpaceType =
  | "Panorama"
  | "SeatWithTable"
  | "Solo"
  | "Salon"
  | "Kiosk"
  | "InclineSeat"
  | "DuoSideBySide"
  | "DuoFaceToFace"
  | "Club6"
  | "Club4"
  | "Carre"
  | "DisabledCompanionSpace"
  | "DontCare";

/** The preferred special meal of the user on a train. */
export type SpecialMeals =
  | "LowFat"
  | "LowSalt"
  | "GlutenFree"
  | "Diabetic"
  | "Muslim"
  | "Kosher"
  | "Vegetarian"
  | "VegetarianLactoOvo"
  | "DontCare";

/**
 * The user's association with a sponsor.
 * @remarks `SponsorName`: Open question: Q-188: Neither the type nor a length of the value is specified; it is a
 * string (1 more in the spec).
 */
export interface Sponsor {
  /**
   * The kind of user who is not an employee. It is required.
   *
   * Create: required. Update: required.
   */
  NonEmployeeUserType: NonEmployeeUserType;
  /**
   * The name of the sponsor. It cannot be updated.
   *
   * Update: not possible.
   */
  SponsorName?: string;
  /**
   * The first day of the sponsorship, as YYYY-MM-DD. It is required.
   *
   * Pattern: \d{4}-\d{2}-\d{2}
   *
   * Create: required. Update: required.
   */
  SponsorshipStartDate: Day;
  /**
   * The last day of the sponsorship, as YYYY-MM-DD. It is required.
   *
   * Pattern: \d{4}-\d{2}-\d{2}
   *
   * Create: required. Update: required.
   *
   * Rule sponsorship-end-after-start: The end is after the start.
   */
  SponsorshipEndDate: Day;
  /**
   * The login id of the sponsor. It is required.
   *
   * Length: at most 255.
   *
   * Create: required. Update: required.
   */
  LoginID: Varchar255;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The user's association with a sponsor.
 * @remarks `LoginID`: Open question: Q-189: It is not specified if the login id is the sponsor's or the user's;
 * here it is the sponsor's.
 */
export interface SponsorUpdate {
  /**
   * The kind of user who is not an employee. It is required.
   *
   * Create: required. Update: required.
   */
  NonEmployeeUserType: NonEmployeeUserType;
  /**
   * The first day of the sponsorship, as YYYY-MM-DD. It is required.
   *
   * Pattern: \d{4}-\d{2}-\d{2}
   *
   * Create: required. Update: required.
   */
  SponsorshipStartDate: Day;
  /**
   * The last day of the sponsorship, as YYYY-MM-DD. It is required.
   *
   * Pattern: \d{4}-\d{2}-\d{2}
   *
   * Create: required. Update: required.
   *
   * Rule sponsorship-end-after-start: The end is after the start.
   */
  SponsorshipEndDate: Day;
  /**
   * The login id of the sponsor. It is required.
   *
   * Length: at most 255.
   *
   * Create: required. Update: required.
   */
  LoginID: Varchar255;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The sponsors of the user.
 *
 * Rule sponsored-users-allowed: The company allows sponsored users.
 *
 * Rule sponsor-role: The sponsor has the role Sponsor.
 *
 * Rule sponsor-same-company: The sponsor belongs to the same company.
 *
 * Rule existing-sponsor-updated: An association that already exists is updated.
 * @remarks `Sponsor`: Open question: The name of this element is not specified.
 */
export interface Sponsors {
  /** One sponsor. */
  Sponsor?: Sponsor[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The sponsors of the user.
 *
 * Rule sponsored-users-allowed: The company allows sponsored users.
 *
 * Rule sponsor-role: The sponsor has the role Sponsor.
 *
 * Rule sponsor-same-company: The sponsor belongs to the same company.
 *
 * Rule existing-sponsor-updated: An association that already exists is updated.
 * @remarks `Sponsor`: Open question: The name of this element is not specified.
 */
export interface SponsorsUpdate {
  /** One sponsor. */
  Sponsor?: SponsorUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The user's data for the TSA. */
export interface TSAInfo {
  /** The gender of the user. */
  Gender?: Gender | Cleared | null;
  /**
   * The day when the user was born, as YYYY-MM-DD.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06. Pattern: \d{4}-\d{2}-\d{2}
   *
   * Sensitive: no message shows it.
   */
  DateOfBirth?: ClearableDayFrom1900 | null;
  /**
   * True if the user has no middle name.
   *
   * Rule no-middle-name-forced: The value is forced to false if a middle name exists.
   */
  NoMiddleName?: ClearableBoolean | null;
  /**
   * The PreCheck number of the user.
   *
   * Length: at most 255.
   *
   * Sensitive: no message shows it.
   */
  PreCheckNumber?: Varchar255 | null;
  /**
   * The redress number of the user.
   *
   * Length: at most 255.
   *
   * Sensitive: no message shows it.
   */
  RedressNumber?: Varchar255 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * A telephone of the user.
 * @remarks `MobileDevice`: Open question: Q-20: The documents no longer return the field, and do not state its
 * type; it is a string (3 more in the spec).
 */
export interface Telephone {
  /**
   * The kind of the telephone. It is required.
   *
   * Create: required. Update: required.
   */
  Type: TelephoneType;
  /**
   * True if the user agrees to be contacted on this number. It applies only to the type Cell.
   *
   * An xs:boolean.
   *
   * Rule opt-in-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   */
  ContactOptIn?: boolean;
  /**
   * True if this is the primary mobile number of the user.
   *
   * An xs:boolean.
   */
  PrimaryMobile?: boolean;
  /**
   * The code of the country of the number.
   *
   * Empty. Or: Length: exactly 2.
   *
   * Rule country-code-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   */
  CountryCode?: ClearableChar2 | null;
  /**
   * The number.
   *
   * Length: at most 60.
   *
   * Rule cell-needs-number: The element is required for the type Cell.
   *
   * Rule cell-number-characters: A number of the type Cell contains only digits, dashes, parentheses and spaces.
   */
  PhoneNumber?: Nvarchar60 | null;
  /**
   * The extension of the number.
   *
   * Length: at most 60.
   *
   * Rule extension-work-only: Only the type Work uses the extension.
   */
  Extension?: Nvarchar60 | null;
  /**
   * The device of a mobile number. It cannot be updated. It is retired: as of December 2021 it is no longer
   * returned.
   *
   * Update: not possible.
   *
   * Rule device-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   * @deprecated Retired: December 2021.
   */
  MobileDevice?: string;
  /**
   * The name of a mobile device. It cannot be updated. It is retired: as of December 2021 it is no longer
   * returned.
   *
   * Update: not possible.
   *
   * Rule mobile-name-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   * @deprecated Retired: December 2021.
   */
  MobileName?: string;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The kind of a telephone.
 * @remarks `Work2`: Open question: Q-05: The value is missing from the list of types, but the rules for
 * telephones name it, so it is accepted.
 */
export type TelephoneType = "Home" | "Work" | "Fax" | "Pager" | "Other" | "Cell" | "Work2";

/** A telephone of the user. */
export interface TelephoneUpdate {
  /**
   * The kind of the telephone. It is required.
   *
   * Create: required. Update: required.
   */
  Type: TelephoneType;
  /**
   * True if the user agrees to be contacted on this number. It applies only to the type Cell.
   *
   * An xs:boolean.
   *
   * Rule opt-in-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   */
  ContactOptIn?: boolean;
  /**
   * True if this is the primary mobile number of the user.
   *
   * An xs:boolean.
   */
  PrimaryMobile?: boolean;
  /**
   * The code of the country of the number.
   *
   * Empty. Or: Length: exactly 2.
   *
   * Rule country-code-cell-only: The value is ignored for the types Other, Pager, Fax, Home, Work and Work2.
   */
  CountryCode?: ClearableChar2 | null;
  /**
   * The number.
   *
   * Length: at most 60.
   *
   * Rule cell-needs-number: The element is required for the type Cell.
   *
   * Rule cell-number-characters: A number of the type Cell contains only digits, dashes, parentheses and spaces.
   */
  PhoneNumber?: Nvarchar60 | null;
  /**
   * The extension of the number.
   *
   * Length: at most 60.
   *
   * Rule extension-work-only: Only the type Work uses the extension.
   */
  Extension?: Nvarchar60 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The telephones of the user.
 *
 * Rule one-telephone-per-type: Only one number of each of the types Other, Pager, Fax, Home, Work and Work2 is
 * kept; more give the warning W016.
 *
 * Rule cells-synced: The cell phones are synchronized with the list in the request: missing ones are deleted.
 *
 * Rule exactly-one-primary-mobile: If the cell phones that change do not contain exactly one PrimaryMobile, all
 * changes of cell phones are rejected.
 *
 * Rule single-cell-primary: A single cell phone is made the primary one.
 */
export interface Telephones {
  /** One telephone of the user. */
  Telephone?: Telephone[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The telephones of the user.
 *
 * Rule one-telephone-per-type: Only one number of each of the types Other, Pager, Fax, Home, Work and Work2 is
 * kept; more give the warning W016.
 *
 * Rule cells-synced: The cell phones are synchronized with the list in the request: missing ones are deleted.
 *
 * Rule exactly-one-primary-mobile: If the cell phones that change do not contain exactly one PrimaryMobile, all
 * changes of cell phones are rejected.
 *
 * Rule single-cell-primary: A single cell phone is made the primary one.
 */
export interface TelephonesUpdate {
  /** One telephone of the user. */
  Telephone?: TelephoneUpdate[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The preferred kind of coach of the user. */
export type TrainCoach = "Compartment" | "Coach" | "CoachWithTable" | "DontCare";

/** The preferred seat of the user on a train. */
export type TrainSeat = "Aisle" | "Window" | "DontCare";

/**
 * A value of unspecified type, as a string.
 * @remarks Open question: The type of the value is not specified; it is a string.
 */
export type UnstatedText = string;

/** A ticket that the user did not use. */
export interface UnusedTicket {
  /**
   * The carrier of the ticket. It is required.
   *
   * Length: at most 255.
   *
   * Create: required. Update: required.
   */
  Carrier: Varchar255;
  /**
   * The number of the ticket. It is required.
   *
   * Length: at most 255.
   *
   * Create: required. Update: required.
   */
  TicketNumber: Varchar255;
  /**
   * The record locator of the booking.
   *
   * Length: at most 6.
   */
  RecordLocator?: Varchar6 | null;
  /**
   * The base fare.
   *
   * Length: at most 255.
   */
  BaseFare?: Varchar255 | null;
  /**
   * The taxes.
   *
   * Length: at most 255.
   */
  Taxes?: Varchar255 | null;
  /**
   * The fees.
   *
   * Length: at most 255.
   */
  Fees?: Varchar255 | null;
  /**
   * The currency of the amounts.
   *
   * Length: at most 3.
   */
  Currency?: Varchar3 | null;
  /**
   * The type of the ticket.
   *
   * Length: at most 1.
   */
  TicketType?: Varchar1 | null;
  /**
   * The day when the ticket was issued.
   *
   * Empty. Or: At least 1753-01-01. At most 9999-12-31.
   */
  IssueDate?: ClearableDateFrom1753 | null;
  /**
   * The day when the ticket expires.
   *
   * Empty. Or: At least 1753-01-01. At most 9999-12-31.
   */
  ExpirationDate?: ClearableDateFrom1753 | null;
  /**
   * Notes about the ticket.
   *
   * Length: at most 255.
   */
  Notes?: Varchar255 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * The unused tickets of the user.
 * @remarks `UnusedTicket`: Open question: The name of this element is not specified.
 */
export interface UnusedTickets {
  /** One unused ticket. */
  UnusedTicket?: UnusedTicket[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/**
 * A string of at most one character, varchar(1).
 *
 * Length: at most 1.
 */
export type Varchar1 = string;

/**
 * A string of at most 100 characters, varchar(100).
 *
 * Length: at most 100.
 */
export type Varchar100 = string;

/**
 * A string of at most 12 characters, varchar(12).
 *
 * Length: at most 12.
 */
export type Varchar12 = string;

/**
 * A string of at most 2 characters, varchar(2).
 *
 * Length: at most 2.
 */
export type Varchar2 = string;

/**
 * A string of at most 20 characters, varchar(20).
 *
 * Length: at most 20.
 */
export type Varchar20 = string;

/**
 * A string of at most 255 characters, varchar(255).
 *
 * Length: at most 255.
 */
export type Varchar255 = string;

/**
 * A string of at most 3 characters, varchar(3).
 *
 * Length: at most 3.
 */
export type Varchar3 = string;

/**
 * A string of at most 30 characters, varchar(30).
 *
 * Length: at most 30.
 */
export type Varchar30 = string;

/**
 * A string of at most 6 characters, varchar(6).
 *
 * Length: at most 6.
 */
export type Varchar6 = string;

/**
 * A string of at most 60 characters, varchar(60).
 *
 * Length: at most 60.
 */
export type Varchar60 = string;

/**
 * A string of at most 64 characters, varchar(64).
 *
 * Length: at most 64.
 */
export type Varchar64 = string;

/** A visa of the user. */
export interface Visa {
  /**
   * The nationality in the visa. It is required.
   *
   * Length: exactly 2.
   *
   * Create: required. Update: required.
   */
  VisaNationality: Char2;
  /**
   * The number of the visa. It is required.
   *
   * Length: at most 100.
   *
   * Create: required. Update: required. Sensitive: no message shows it.
   */
  VisaNumber: Nvarchar100;
  /** The kind of the visa. */
  VisaType?: VisaType | Cleared | null;
  /**
   * The day when the visa was issued.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  VisaDateIssued?: ClearableDateFrom1900 | null;
  /**
   * The day when the visa expires.
   *
   * Empty. Or: At least 1900-01-01. At most 2079-06-06.
   */
  VisaExpiration?: ClearableDateFrom1900 | null;
  /**
   * The city where the visa was issued.
   *
   * Length: at most 60.
   */
  VisaCityIssued?: Nvarchar60 | null;
  /**
   * The country where the visa was issued.
   *
   * Empty. Or: Length: exactly 2.
   */
  VisaCountryIssued?: ClearableChar2 | null;
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}

/** The kind of a visa. */
export type VisaType = "Unknown" | "SingleEntry" | "DoubleEntry" | "MultiEntry" | "ESTA" | "ETA" | "SchengenVisa";

/**
 * The visas of the user.
 *
 * Rule visas-synced: The visas are synchronized with the list in the request: missing visas are deleted.
 * @remarks `Visa`: Open question: The name of this element is not specified.
 */
export interface Visas {
  /** One visa. */
  Visa?: Visa[];
  /** Elements that the schema does not know, in the order in which they were found. */
  unknownElements?: XmlFragment[];
}
