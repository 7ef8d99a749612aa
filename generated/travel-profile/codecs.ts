// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type AllContent,
  type StatesContent,
  type ValueConstraint,
  type XmlDecodeOptions,
  type XmlDecoder,
  type XmlDraft,
  type XmlEncodeOptions,
  type XmlFragment,
  type XmlValidateOptions,
  type XmlVisit,
  type XmlVisitor,
  allContent,
  extendedType,
  keptElement,
  rootContent,
  sequenceContent,
  xmlDecode,
  xmlEncode,
  xmlValidate,
} from "@specwright/runtime/xml";
import {
  type SimpleType,
  named,
  oneOf,
  pattern,
  restrict,
  secret,
  unionOf,
  withDerived,
  xsBoolean,
  xsDate,
  xsDateTime,
  xsString,
} from "@specwright/runtime/xsd";
import type {
  Address,
  AddressType,
  Addresses,
  AdvantageMembership,
  AdvantageMemberships,
  AdvantageVendorType,
  Air,
  AirMembership,
  AirMemberships,
  AirSeat,
  AirlineUnusedTicket,
  AirlineUnusedTickets,
  BedCategory,
  BedPosition,
  Car,
  CarMembership,
  CarMemberships,
  CarTransmission,
  CarType,
  Char2,
  ClearableBoolean,
  ClearableChar2,
  ClearableDateFrom1753,
  ClearableDateFrom1900,
  ClearableDateTimeFrom1753,
  ClearableDayFrom1753,
  ClearableDayFrom1900,
  Cleared,
  Contingencies,
  CustomField,
  CustomFields,
  DateFrom1753,
  DateFrom1900,
  DateTimeFrom1753,
  Day,
  DayFrom1753,
  DayFrom1900,
  Deck,
  DiscountCode,
  DiscountCodes,
  DriversLicense,
  DriversLicenses,
  EmailAddress,
  EmailAddressType,
  EmailAddresses,
  EmergencyAddress,
  EmergencyContact,
  EmergencyPhone,
  EmergencyPhoneType,
  EmergencyPhones,
  Error as ErrorModel,
  FareSpaceComfort,
  Gender,
  Guid,
  Hotel,
  HotelMembership,
  HotelMemberships,
  InterRowPosition,
  IsoCountryCode,
  Locale,
  Meals,
  NationalID,
  NationalIDs,
  NoiseComfort,
  NonEmployeeUserType,
  Nvarchar100,
  Nvarchar100NoUnicode,
  Nvarchar20,
  Nvarchar25,
  Nvarchar255,
  Nvarchar30,
  Nvarchar48,
  Nvarchar60,
  Nvarchar60NoUnicode,
  Passport,
  Passports,
  PreferredLanguage,
  Profile,
  ProfileCreate,
  ProfileResponse,
  ProfileUpdate,
  ProfileWarning,
  Rail,
  RailMembership,
  RailMemberships,
  RatePreferences,
  Relationship,
  Role,
  RoleType,
  Roles,
  RoomType,
  SectionPosition,
  Smoking,
  SpaceType,
  SpecialMeals,
  Sponsor,
  Sponsors,
  TSAInfo,
  Telephone,
  TelephoneType,
  Telephones,
  TrainCoach,
  TrainSeat,
  UnstatedText,
  UnusedTicket,
  UnusedTickets,
  Varchar1,
  Varchar100,
  Varchar12,
  Varchar2,
  Varchar20,
  Varchar255,
  Varchar3,
  Varchar30,
  Varchar6,
  Varchar60,
  Varchar64,
  Visa,
  VisaType,
  Visas,
} from "./types.js";

/** Reads a document with the root element Error and checks it against the schema. */
export function decodeError(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ErrorModel> {
  return xmlDecode(xml, rootError, (decoder) => readErrorModel(decoder), options);
}

/**
 * Writes a document with the root element Error. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeError(value: ErrorModel, options?: XmlEncodeOptions): string {
  return xmlEncode<ErrorModel>(
    value,
    rootError,
    (visitor, document) => visitor.complex("Error", visitErrorModel, document),
    [],
    options,
  );
}

/** Checks a value of Error against the schema. A valid value is the same after it is written and read. */
export function validateError(value: unknown, options?: XmlValidateOptions): Result<ErrorModel> {
  return xmlValidate<ErrorModel>(
    value,
    rootError,
    (visitor, document) => visitor.complex("Error", visitErrorModel, document),
    options,
  );
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfile(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Profile> {
  return xmlDecode(xml, rootProfile, (decoder) => readProfile(decoder), options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfile(value: Profile, options?: XmlEncodeOptions): string {
  return xmlEncode<Profile>(
    value,
    rootProfile,
    (visitor, document) => visitor.complex("Profile", visitProfile, document),
    [],
    options,
  );
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfile(value: unknown, options?: XmlValidateOptions): Result<Profile> {
  return xmlValidate<Profile>(
    value,
    rootProfile,
    (visitor, document) => visitor.complex("Profile", visitProfile, document),
    options,
  );
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfileCreate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileCreate> {
  return xmlDecode(xml, rootProfileCreate, (decoder) => readProfile(decoder) as ProfileCreate, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileCreate(value: ProfileCreate, options?: XmlEncodeOptions): string {
  return xmlEncode<ProfileCreate>(
    value,
    rootProfileCreate,
    (visitor, document) => visitor.complex("Profile", visitProfile as XmlVisit<ProfileCreate>, document),
    [],
    options,
  );
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfileCreate(value: unknown, options?: XmlValidateOptions): Result<ProfileCreate> {
  return xmlValidate<ProfileCreate>(
    value,
    rootProfileCreate,
    (visitor, document) => visitor.complex("Profile", visitProfile as XmlVisit<ProfileCreate>, document),
    options,
  );
}

/** Reads a document with the root element ProfileResponse and checks it against the schema. */
export function decodeProfileResponse(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileResponse> {
  return xmlDecode(xml, rootProfileResponse, (decoder) => readProfileResponse(decoder), options);
}

/**
 * Writes a document with the root element ProfileResponse. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileResponse(value: ProfileResponse, options?: XmlEncodeOptions): string {
  return xmlEncode<ProfileResponse>(
    value,
    rootProfileResponse,
    (visitor, document) => visitor.complex("ProfileResponse", visitProfileResponse, document),
    [],
    options,
  );
}

/** Checks a value of ProfileResponse against the schema. A valid value is the same after it is written and read. */
export function validateProfileResponse(value: unknown, options?: XmlValidateOptions): Result<ProfileResponse> {
  return xmlValidate<ProfileResponse>(
    value,
    rootProfileResponse,
    (visitor, document) => visitor.complex("ProfileResponse", visitProfileResponse, document),
    options,
  );
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfileUpdate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileUpdate> {
  return xmlDecode(xml, rootProfileUpdate, (decoder) => readProfile(decoder) as ProfileUpdate, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileUpdate(value: ProfileUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode<ProfileUpdate>(
    value,
    rootProfileUpdate,
    (visitor, document) => visitor.complex("Profile", visitProfile as XmlVisit<ProfileUpdate>, document),
    [],
    options,
  );
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfileUpdate(value: unknown, options?: XmlValidateOptions): Result<ProfileUpdate> {
  return xmlValidate<ProfileUpdate>(
    value,
    rootProfileUpdate,
    (visitor, document) => visitor.complex("Profile", visitProfile as XmlVisit<ProfileUpdate>, document),
    options,
  );
}

const rootError: StatesContent = /* @__PURE__ */ rootContent("Error");

const simpleAddressType: SimpleType<AddressType> = /* @__PURE__ */ named(
  "AddressType",
  /* @__PURE__ */ oneOf(xsString, ["Home", "Work"]),
);

const simpleAdvantageVendorType: SimpleType<AdvantageVendorType> = /* @__PURE__ */ named(
  "AdvantageVendorType",
  /* @__PURE__ */ oneOf(xsString, ["Air", "Rail", "Car", "Hotel"]),
);

const simpleBedCategory: SimpleType<BedCategory> = /* @__PURE__ */ named(
  "BedCategory",
  /* @__PURE__ */ oneOf(xsString, ["WomenOnly", "MenOnly", "DontCare"]),
);

const simpleBedPosition: SimpleType<BedPosition> = /* @__PURE__ */ named(
  "BedPosition",
  /* @__PURE__ */ oneOf(xsString, ["Lower", "Upper", "Middle", "DontCare"]),
);

const simpleCarTransmission: SimpleType<CarTransmission> = /* @__PURE__ */ named(
  "CarTransmission",
  /* @__PURE__ */ oneOf(xsString, ["DontCare", "Automatic", "Manual"]),
);

const simpleCarType: SimpleType<CarType> = /* @__PURE__ */ named(
  "CarType",
  /* @__PURE__ */ oneOf(xsString, [
    "DontCare",
    "Mini",
    "Economy",
    "EconomyHybrid",
    "Compact",
    "CompactHybrid",
    "Intermediate",
    "IntermediateHybrid",
    "Standard",
    "StandardHybrid",
    "FullSize",
    "FullSizeHybrid",
    "MiniVan",
    "Luxury",
    "Premium",
    "StandardSUV",
    "IntermediateSUV",
    "FullSizeSUV",
    "FullSizePickup",
    "Specialized",
  ]),
);

const simpleChar2: SimpleType<Char2> = /* @__PURE__ */ named(
  "Char2",
  /* @__PURE__ */ restrict(xsString, { length: 2 }),
);

const simpleIsoCountryCode: SimpleType<IsoCountryCode> = /* @__PURE__ */ named(
  "IsoCountryCode",
  /* @__PURE__ */ restrict(xsString, { length: 2, patterns: [pattern("[A-Z]{2}", "^(?:[A-Z]{2})$")] }),
);

const simpleAnyChar2: SimpleType<Char2> = /* @__PURE__ */ withDerived(simpleChar2, () => [simpleIsoCountryCode]);

const simpleCleared: SimpleType<Cleared> = /* @__PURE__ */ named("Cleared", /* @__PURE__ */ oneOf(xsString, [""]));

const simpleContingencies: SimpleType<Contingencies> = /* @__PURE__ */ named(
  "Contingencies",
  /* @__PURE__ */ oneOf(xsString, ["Bike", "WomenOnly", "WheelchairSpace", "DontCare"]),
);

const simpleDeck: SimpleType<Deck> = /* @__PURE__ */ named(
  "Deck",
  /* @__PURE__ */ oneOf(xsString, ["Lower", "Upper", "DontCare"]),
);

const simpleEmailAddressType: SimpleType<EmailAddressType> = /* @__PURE__ */ named(
  "EmailAddressType",
  /* @__PURE__ */ oneOf(xsString, [
    "Business",
    "Personal",
    "Supervisor",
    "TravelArranger",
    "Business2",
    "Other1",
    "Other2",
  ]),
);

const simpleEmergencyPhoneType: SimpleType<EmergencyPhoneType> = /* @__PURE__ */ named(
  "EmergencyPhoneType",
  /* @__PURE__ */ oneOf(xsString, ["DayTime", "Alternate"]),
);

const simpleFareSpaceComfort: SimpleType<FareSpaceComfort> = /* @__PURE__ */ named(
  "FareSpaceComfort",
  /* @__PURE__ */ oneOf(xsString, [
    "DedicatedBusiness",
    "Business",
    "IntermediateLeisure",
    "Leisure",
    "StandardLeisure",
    "DontCare",
  ]),
);

const simpleGender: SimpleType<Gender> = /* @__PURE__ */ named(
  "Gender",
  /* @__PURE__ */ oneOf(xsString, ["Male", "Female"]),
);

const simpleGuid: SimpleType<Guid> = /* @__PURE__ */ named("Guid", /* @__PURE__ */ restrict(xsString, { length: 32 }));

const simpleInterRowPosition: SimpleType<InterRowPosition> = /* @__PURE__ */ named(
  "InterRowPosition",
  /* @__PURE__ */ oneOf(xsString, ["Window", "Aisle", "Middle", "DontCare"]),
);

const simpleLocale: SimpleType<Locale> = /* @__PURE__ */ named(
  "Locale",
  /* @__PURE__ */ oneOf(xsString, [
    "bg",
    "cs",
    "da",
    "de",
    "el",
    "en",
    "es",
    "fi",
    "fr",
    "hr",
    "hu",
    "id",
    "it",
    "ja",
    "ko",
    "nb",
    "nl",
    "nn",
    "no",
    "pl",
    "pt",
    "ro",
    "ru",
    "sk",
    "sv",
    "tr",
    "zh",
    "de-AT",
    "de-CH",
    "de-DE",
    "de-LU",
    "en-AU",
    "en-CA",
    "en-GB",
    "en-IE",
    "en-IN",
    "en-NZ",
    "en-US",
    "en-ZA",
    "es-AR",
    "es-BO",
    "es-CL",
    "es-CO",
    "es-CR",
    "es-DO",
    "es-EC",
    "es-ES",
    "es-GT",
    "es-HN",
    "es-MX",
    "es-NI",
    "es-PA",
    "es-PE",
    "es-PR",
    "es-PY",
    "es-SV",
    "es-UY",
    "es-VE",
    "fr-BE",
    "fr-CA",
    "fr-CH",
    "fr-FR",
    "fr-LU",
    "it-CH",
    "it-IT",
    "ja-JP",
    "nl-BE",
    "nl-NL",
    "no-NO",
    "pt-BR",
    "pt-PT",
    "sv-SE",
    "zh-CN",
    "zh-HK",
    "zh-TW",
  ]),
);

const simpleNoiseComfort: SimpleType<NoiseComfort> = /* @__PURE__ */ named(
  "NoiseComfort",
  /* @__PURE__ */ oneOf(xsString, ["QuietSpace", "MobileSpace", "DontCare"]),
);

const simpleNonEmployeeUserType: SimpleType<NonEmployeeUserType> = /* @__PURE__ */ named(
  "NonEmployeeUserType",
  /* @__PURE__ */ oneOf(xsString, [
    "Contractor",
    "Student/Intern",
    "Candidate for Hire",
    "Invitational Traveler",
    "Dependent/Spouse",
    "Board Member",
    "Other",
  ]),
);

const simpleNvarchar100: SimpleType<Nvarchar100> = /* @__PURE__ */ named(
  "Nvarchar100",
  /* @__PURE__ */ restrict(xsString, { maxLength: 100 }),
);

const simpleNvarchar100NoUnicode: SimpleType<Nvarchar100NoUnicode> = /* @__PURE__ */ named(
  "Nvarchar100NoUnicode",
  /* @__PURE__ */ restrict(xsString, {
    maxLength: 100,
    patterns: [pattern("\\p{IsBasicLatin}*", "^(?:[\\u0000-\\u007f]*)$")],
  }),
);

const simpleAnyNvarchar100: SimpleType<Nvarchar100> = /* @__PURE__ */ withDerived(simpleNvarchar100, () => [
  simpleNvarchar100NoUnicode,
]);

const simpleNvarchar20: SimpleType<Nvarchar20> = /* @__PURE__ */ named(
  "Nvarchar20",
  /* @__PURE__ */ restrict(xsString, { maxLength: 20 }),
);

const simpleNvarchar25: SimpleType<Nvarchar25> = /* @__PURE__ */ named(
  "Nvarchar25",
  /* @__PURE__ */ restrict(xsString, { maxLength: 25 }),
);

const simpleNvarchar255: SimpleType<Nvarchar255> = /* @__PURE__ */ named(
  "Nvarchar255",
  /* @__PURE__ */ restrict(xsString, { maxLength: 255 }),
);

const simpleNvarchar30: SimpleType<Nvarchar30> = /* @__PURE__ */ named(
  "Nvarchar30",
  /* @__PURE__ */ restrict(xsString, { maxLength: 30 }),
);

const simpleNvarchar48: SimpleType<Nvarchar48> = /* @__PURE__ */ named(
  "Nvarchar48",
  /* @__PURE__ */ restrict(xsString, { maxLength: 48 }),
);

const simpleNvarchar60: SimpleType<Nvarchar60> = /* @__PURE__ */ named(
  "Nvarchar60",
  /* @__PURE__ */ restrict(xsString, { maxLength: 60 }),
);

const simpleNvarchar60NoUnicode: SimpleType<Nvarchar60NoUnicode> = /* @__PURE__ */ named(
  "Nvarchar60NoUnicode",
  /* @__PURE__ */ restrict(xsString, {
    maxLength: 60,
    patterns: [pattern("\\p{IsBasicLatin}*", "^(?:[\\u0000-\\u007f]*)$")],
  }),
);

const simpleAnyNvarchar60: SimpleType<Nvarchar60> = /* @__PURE__ */ withDerived(simpleNvarchar60, () => [
  simpleNvarchar60NoUnicode,
]);

const simpleRelationship: SimpleType<Relationship> = /* @__PURE__ */ named(
  "Relationship",
  /* @__PURE__ */ oneOf(xsString, ["Spouse", "Brother", "Parent", "Sister", "LifePartner", "Other"]),
);

const simpleRoleType: SimpleType<RoleType> = /* @__PURE__ */ named(
  "RoleType",
  /* @__PURE__ */ oneOf(xsString, ["Arranger", "Manager"]),
);

const simpleRoomType: SimpleType<RoomType> = /* @__PURE__ */ named(
  "RoomType",
  /* @__PURE__ */ oneOf(xsString, ["DontCare", "King", "Queen", "Double", "Twin", "Single", "Disability"]),
);

const simpleSectionPosition: SimpleType<SectionPosition> = /* @__PURE__ */ named(
  "SectionPosition",
  /* @__PURE__ */ oneOf(xsString, ["Bulkhead", "Forward", "Rear", "ExitRow", "DontCare"]),
);

const simpleSmoking: SimpleType<Smoking> = /* @__PURE__ */ named(
  "Smoking",
  /* @__PURE__ */ oneOf(xsString, ["DontCare", "NonSmoking", "Smoking"]),
);

const simpleSpaceType: SimpleType<SpaceType> = /* @__PURE__ */ named(
  "SpaceType",
  /* @__PURE__ */ oneOf(xsString, [
    "Panorama",
    "SeatWithTable",
    "Solo",
    "Salon",
    "Kiosk",
    "InclineSeat",
    "DuoSideBySide",
    "DuoFaceToFace",
    "Club6",
    "Club4",
    "Carre",
    "DisabledCompanionSpace",
    "DontCare",
  ]),
);

const simpleSpecialMeals: SimpleType<SpecialMeals> = /* @__PURE__ */ named(
  "SpecialMeals",
  /* @__PURE__ */ oneOf(xsString, [
    "LowFat",
    "LowSalt",
    "GlutenFree",
    "Diabetic",
    "Muslim",
    "Kosher",
    "Vegetarian",
    "VegetarianLactoOvo",
    "DontCare",
  ]),
);

const simpleTelephoneType: SimpleType<TelephoneType> = /* @__PURE__ */ named(
  "TelephoneType",
  /* @__PURE__ */ oneOf(xsString, ["Home", "Work", "Fax", "Pager", "Other", "Cell", "Work2"]),
);

const simpleTrainCoach: SimpleType<TrainCoach> = /* @__PURE__ */ named(
  "TrainCoach",
  /* @__PURE__ */ oneOf(xsString, ["Compartment", "Coach", "CoachWithTable", "DontCare"]),
);

const simpleTrainSeat: SimpleType<TrainSeat> = /* @__PURE__ */ named(
  "TrainSeat",
  /* @__PURE__ */ oneOf(xsString, ["Aisle", "Window", "DontCare"]),
);

const simpleUnstatedText: SimpleType<UnstatedText> = /* @__PURE__ */ named("UnstatedText", /* @__PURE__ */ xsString);

const simpleVarchar1: SimpleType<Varchar1> = /* @__PURE__ */ named(
  "Varchar1",
  /* @__PURE__ */ restrict(xsString, { maxLength: 1 }),
);

const simpleVarchar100: SimpleType<Varchar100> = /* @__PURE__ */ named(
  "Varchar100",
  /* @__PURE__ */ restrict(xsString, { maxLength: 100 }),
);

const simpleVarchar12: SimpleType<Varchar12> = /* @__PURE__ */ named(
  "Varchar12",
  /* @__PURE__ */ restrict(xsString, { maxLength: 12 }),
);

const simpleVarchar2: SimpleType<Varchar2> = /* @__PURE__ */ named(
  "Varchar2",
  /* @__PURE__ */ restrict(xsString, { maxLength: 2 }),
);

const simpleVarchar20: SimpleType<Varchar20> = /* @__PURE__ */ named(
  "Varchar20",
  /* @__PURE__ */ restrict(xsString, { maxLength: 20 }),
);

const simpleVarchar255: SimpleType<Varchar255> = /* @__PURE__ */ named(
  "Varchar255",
  /* @__PURE__ */ restrict(xsString, { maxLength: 255 }),
);

const simpleVarchar3: SimpleType<Varchar3> = /* @__PURE__ */ named(
  "Varchar3",
  /* @__PURE__ */ restrict(xsString, { maxLength: 3 }),
);

const simpleVarchar30: SimpleType<Varchar30> = /* @__PURE__ */ named(
  "Varchar30",
  /* @__PURE__ */ restrict(xsString, { maxLength: 30 }),
);

const simpleVarchar6: SimpleType<Varchar6> = /* @__PURE__ */ named(
  "Varchar6",
  /* @__PURE__ */ restrict(xsString, { maxLength: 6 }),
);

const simpleVarchar60: SimpleType<Varchar60> = /* @__PURE__ */ named(
  "Varchar60",
  /* @__PURE__ */ restrict(xsString, { maxLength: 60 }),
);

const simpleVarchar64: SimpleType<Varchar64> = /* @__PURE__ */ named(
  "Varchar64",
  /* @__PURE__ */ restrict(xsString, { maxLength: 64 }),
);

const simpleVisaType: SimpleType<VisaType> = /* @__PURE__ */ named(
  "VisaType",
  /* @__PURE__ */ oneOf(xsString, [
    "Unknown",
    "SingleEntry",
    "DoubleEntry",
    "MultiEntry",
    "ESTA",
    "ETA",
    "SchengenVisa",
  ]),
);

const simpleAnyString: SimpleType<string> = /* @__PURE__ */ withDerived(xsString, () => [
  simpleAddressType,
  simpleAdvantageVendorType,
  simpleBedCategory,
  simpleBedPosition,
  simpleCarTransmission,
  simpleCarType,
  simpleAnyChar2,
  simpleCleared,
  simpleContingencies,
  simpleDeck,
  simpleEmailAddressType,
  simpleEmergencyPhoneType,
  simpleFareSpaceComfort,
  simpleGender,
  simpleGuid,
  simpleInterRowPosition,
  simpleLocale,
  simpleNoiseComfort,
  simpleNonEmployeeUserType,
  simpleAnyNvarchar100,
  simpleNvarchar20,
  simpleNvarchar25,
  simpleNvarchar255,
  simpleNvarchar30,
  simpleNvarchar48,
  simpleAnyNvarchar60,
  simpleRelationship,
  simpleRoleType,
  simpleRoomType,
  simpleSectionPosition,
  simpleSmoking,
  simpleSpaceType,
  simpleSpecialMeals,
  simpleTelephoneType,
  simpleTrainCoach,
  simpleTrainSeat,
  simpleUnstatedText,
  simpleVarchar1,
  simpleVarchar100,
  simpleVarchar12,
  simpleVarchar2,
  simpleVarchar20,
  simpleVarchar255,
  simpleVarchar3,
  simpleVarchar30,
  simpleVarchar6,
  simpleVarchar60,
  simpleVarchar64,
  simpleVisaType,
]);

const extendedCustomField = /* @__PURE__ */ extendedType(
  "CustomField",
  simpleVarchar255,
  () => readCustomField,
  "value",
);

const extendedDiscountCode = /* @__PURE__ */ extendedType("DiscountCode", xsString, () => readDiscountCode, "value");

const extendedEmailAddress = /* @__PURE__ */ extendedType(
  "EmailAddress",
  simpleVarchar255,
  () => readEmailAddress,
  "value",
);

const simpleOpenString: SimpleType<string> = /* @__PURE__ */ withDerived(simpleAnyString, () => [
  extendedCustomField,
  extendedDiscountCode,
  extendedEmailAddress,
]);

/** The children of Error. */
const contentError: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Message", required: true },
    { name: "Server-Time", required: true },
    { name: "Id", required: true },
  ],
  { keepsUnknown: true },
);

const rootProfile: StatesContent = /* @__PURE__ */ rootContent("Profile");

const simpleDateFrom1753: SimpleType<DateFrom1753> = /* @__PURE__ */ named(
  "DateFrom1753",
  /* @__PURE__ */ restrict(xsDate, { minInclusive: "1753-01-01", maxInclusive: "9999-12-31" }),
);

const simpleDayFrom1753: SimpleType<DayFrom1753> = /* @__PURE__ */ named(
  "DayFrom1753",
  /* @__PURE__ */ restrict(xsDate, {
    whiteSpace: "collapse",
    minInclusive: "1753-01-01",
    maxInclusive: "9999-12-31",
    patterns: [pattern("\\d{4}-\\d{2}-\\d{2}", "^(?:[\\p{Nd}]{4}-[\\p{Nd}]{2}-[\\p{Nd}]{2})$")],
  }),
);

const simpleAnyDateFrom1753: SimpleType<DateFrom1753> = /* @__PURE__ */ withDerived(simpleDateFrom1753, () => [
  simpleDayFrom1753,
]);

const simpleDateFrom1900: SimpleType<DateFrom1900> = /* @__PURE__ */ named(
  "DateFrom1900",
  /* @__PURE__ */ restrict(xsDate, { minInclusive: "1900-01-01", maxInclusive: "2079-06-06" }),
);

const simpleDayFrom1900: SimpleType<DayFrom1900> = /* @__PURE__ */ named(
  "DayFrom1900",
  /* @__PURE__ */ restrict(xsDate, {
    whiteSpace: "collapse",
    minInclusive: "1900-01-01",
    maxInclusive: "2079-06-06",
    patterns: [pattern("\\d{4}-\\d{2}-\\d{2}", "^(?:[\\p{Nd}]{4}-[\\p{Nd}]{2}-[\\p{Nd}]{2})$")],
  }),
);

const simpleAnyDateFrom1900: SimpleType<DateFrom1900> = /* @__PURE__ */ withDerived(simpleDateFrom1900, () => [
  simpleDayFrom1900,
]);

const simpleDay: SimpleType<Day> = /* @__PURE__ */ named(
  "Day",
  /* @__PURE__ */ restrict(xsDate, {
    whiteSpace: "collapse",
    patterns: [pattern("\\d{4}-\\d{2}-\\d{2}", "^(?:[\\p{Nd}]{4}-[\\p{Nd}]{2}-[\\p{Nd}]{2})$")],
  }),
);

const simpleAnyDate: SimpleType<string> = /* @__PURE__ */ withDerived(xsDate, () => [
  simpleAnyDateFrom1753,
  simpleAnyDateFrom1900,
  simpleDay,
]);

const simplePreferredLanguage: SimpleType<PreferredLanguage> = /* @__PURE__ */ named(
  "PreferredLanguage",
  /* @__PURE__ */ unionOf<Locale | (Varchar20 & {})>([simpleLocale, simpleVarchar20], "PreferredLanguage"),
);

const simpleAnyPreferredLanguage: SimpleType<PreferredLanguage> = /* @__PURE__ */ withDerived(
  simplePreferredLanguage,
  () => [simpleLocale, simpleVarchar20],
);

const simpleClearableBoolean: SimpleType<ClearableBoolean> = /* @__PURE__ */ named(
  "ClearableBoolean",
  /* @__PURE__ */ unionOf<boolean | Cleared>([xsBoolean, simpleCleared], "ClearableBoolean"),
);

const simpleAnyClearableBoolean: SimpleType<ClearableBoolean> = /* @__PURE__ */ withDerived(
  simpleClearableBoolean,
  () => [xsBoolean, simpleCleared],
);

const simpleOpenVarchar255: SimpleType<Varchar255> = /* @__PURE__ */ withDerived(simpleVarchar255, () => [
  extendedCustomField,
  extendedEmailAddress,
]);

const secretAnyString = /* @__PURE__ */ secret(simpleAnyString);

const secretOpenString: SimpleType<string> = /* @__PURE__ */ withDerived(secretAnyString, () => [
  extendedCustomField,
  extendedDiscountCode,
  extendedEmailAddress,
]);

const simpleEmergencyContactRelationship: SimpleType<Relationship | Cleared> = /* @__PURE__ */ unionOf<
  Relationship | Cleared
>([simpleRelationship, simpleCleared], "EmergencyContactRelationship");

const simpleAnyEmergencyContactRelationship: SimpleType<Relationship | Cleared> = /* @__PURE__ */ withDerived(
  simpleEmergencyContactRelationship,
  () => [simpleRelationship, simpleCleared],
);

/** The children of EmergencyPhone. */
const contentEmergencyPhone: AllContent = /* @__PURE__ */ allContent([{ name: "PhoneNumber" }], { keepsUnknown: true });

/** The children of EmergencyPhones. */
const contentEmergencyPhones: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Phone", occurs: "*" }], {
  keepsUnknown: true,
});

const simpleClearableChar2: SimpleType<ClearableChar2> = /* @__PURE__ */ named(
  "ClearableChar2",
  /* @__PURE__ */ unionOf<Char2 | Cleared>([simpleChar2, simpleCleared], "ClearableChar2"),
);

const simpleAnyClearableChar2: SimpleType<ClearableChar2> = /* @__PURE__ */ withDerived(simpleClearableChar2, () => [
  simpleAnyChar2,
  simpleCleared,
]);

/** The children of EmergencyAddress. */
const contentEmergencyAddress: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Street" }, { name: "City" }, { name: "StateProvince" }, { name: "CountryCode" }, { name: "PostalCode" }],
  { keepsUnknown: true },
);

/** The children of EmergencyContact. */
const contentEmergencyContact: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Name" }, { name: "Relationship" }, { name: "Phones" }, { name: "Address" }],
  { keepsUnknown: true },
);

/** The children of AddressUpdate. */
const contentAddressUpdate: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Street" }, { name: "City" }, { name: "StateProvince" }, { name: "CountryCode" }, { name: "PostalCode" }],
  { keepsUnknown: true, cannotUpdate: [{ name: "Longitude" }, { name: "Latitude" }], optional: true },
);

/** The children of Address. */
const contentAddress: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Street" },
    { name: "City" },
    { name: "StateProvince" },
    { name: "CountryCode" },
    { name: "PostalCode" },
    { name: "Longitude" },
    { name: "Latitude" },
  ],
  { keepsUnknown: true, views: { update: contentAddressUpdate } },
);

/** The children of AddressesUpdate. */
const contentAddressesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Address", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of Addresses. */
const contentAddresses: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Address", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentAddressesUpdate },
});

/** The children of TelephoneUpdate. */
const contentTelephoneUpdate: AllContent = /* @__PURE__ */ allContent(
  [{ name: "CountryCode" }, { name: "PhoneNumber" }, { name: "Extension" }],
  { keepsUnknown: true, cannotUpdate: [{ name: "MobileDevice" }, { name: "MobileName" }], optional: true },
);

/** The children of Telephone. */
const contentTelephone: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "CountryCode" },
    { name: "PhoneNumber" },
    { name: "Extension" },
    { name: "MobileDevice" },
    { name: "MobileName" },
  ],
  { keepsUnknown: true, views: { update: contentTelephoneUpdate } },
);

/** The children of TelephonesUpdate. */
const contentTelephonesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Telephone", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of Telephones. */
const contentTelephones: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Telephone", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentTelephonesUpdate },
});

const secretNvarchar100NoUnicode = /* @__PURE__ */ secret(simpleNvarchar100NoUnicode);

const simpleClearableDayFrom1753: SimpleType<ClearableDayFrom1753> = /* @__PURE__ */ named(
  "ClearableDayFrom1753",
  /* @__PURE__ */ unionOf<DayFrom1753 | Cleared>([simpleDayFrom1753, simpleCleared], "ClearableDayFrom1753"),
);

const simpleAnyClearableDayFrom1753: SimpleType<ClearableDayFrom1753> = /* @__PURE__ */ withDerived(
  simpleClearableDayFrom1753,
  () => [simpleDayFrom1753, simpleCleared],
);

/** The children of NationalID. */
const contentNationalID: AllContent = /* @__PURE__ */ allContent(
  [{ name: "NationalIDNumber" }, { name: "IssuingCountry" }, { name: "Expiration" }],
  { keepsUnknown: true },
);

/** The children of NationalIDs. */
const contentNationalIDs: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "NationalID", occurs: "*" }], {
  keepsUnknown: true,
});

const secretAnyNvarchar100 = /* @__PURE__ */ secret(simpleAnyNvarchar100);

const simpleClearableDateFrom1753: SimpleType<ClearableDateFrom1753> = /* @__PURE__ */ named(
  "ClearableDateFrom1753",
  /* @__PURE__ */ unionOf<DateFrom1753 | Cleared>([simpleDateFrom1753, simpleCleared], "ClearableDateFrom1753"),
);

const simpleAnyClearableDateFrom1753: SimpleType<ClearableDateFrom1753> = /* @__PURE__ */ withDerived(
  simpleClearableDateFrom1753,
  () => [simpleAnyDateFrom1753, simpleCleared],
);

/** The children of DriversLicense. */
const contentDriversLicense: AllContent = /* @__PURE__ */ allContent(
  [{ name: "DriversLicenseNumber" }, { name: "IssuingCountry" }, { name: "IssuingState" }, { name: "Expiration" }],
  { keepsUnknown: true },
);

/** The children of DriversLicenses. */
const contentDriversLicenses: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "DriversLicense", occurs: "*" }],
  { keepsUnknown: true },
);

const simpleClearableDateFrom1900: SimpleType<ClearableDateFrom1900> = /* @__PURE__ */ named(
  "ClearableDateFrom1900",
  /* @__PURE__ */ unionOf<DateFrom1900 | Cleared>([simpleDateFrom1900, simpleCleared], "ClearableDateFrom1900"),
);

const simpleAnyClearableDateFrom1900: SimpleType<ClearableDateFrom1900> = /* @__PURE__ */ withDerived(
  simpleClearableDateFrom1900,
  () => [simpleAnyDateFrom1900, simpleCleared],
);

/** The children of Passport. */
const contentPassport: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "PassportNumber", required: true },
    { name: "PassportNationality", required: true },
    { name: "PassportExpiration" },
    { name: "PassportDateIssued" },
    { name: "PassportCityIssued" },
    { name: "PassportCountryIssued" },
  ],
  { keepsUnknown: true },
);

/** The children of Passports. */
const contentPassports: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Passport", occurs: "*" }], {
  keepsUnknown: true,
});

const simpleVisaVisaType: SimpleType<VisaType | Cleared> = /* @__PURE__ */ unionOf<VisaType | Cleared>(
  [simpleVisaType, simpleCleared],
  "VisaVisaType",
);

const simpleAnyVisaVisaType: SimpleType<VisaType | Cleared> = /* @__PURE__ */ withDerived(simpleVisaVisaType, () => [
  simpleVisaType,
  simpleCleared,
]);

/** The children of Visa. */
const contentVisa: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VisaNationality", required: true },
    { name: "VisaNumber", required: true },
    { name: "VisaType" },
    { name: "VisaDateIssued" },
    { name: "VisaExpiration" },
    { name: "VisaCityIssued" },
    { name: "VisaCountryIssued" },
  ],
  { keepsUnknown: true },
);

/** The children of Visas. */
const contentVisas: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Visa", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of EmailAddresses. */
const contentEmailAddresses: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "EmailAddress", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of RatePreferences. */
const contentRatePreferences: AllContent = /* @__PURE__ */ allContent(
  [{ name: "AAARate" }, { name: "AARPRate" }, { name: "GovtRate" }, { name: "MilitaryRate" }],
  { keepsUnknown: true },
);

/** The children of DiscountCodes. */
const contentDiscountCodes: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "DiscountCode", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of AirMembership. */
const contentAirMembership: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "AccountNo", required: true },
    { name: "Status" },
    { name: "StatusBenefits" },
    { name: "PointTotal" },
    { name: "SegmentTotal" },
    { name: "NextStatus" },
    { name: "PointsUntilNextStatus" },
    { name: "SegmentsUntilNextStatus" },
    { name: "IsSenator" },
  ],
  { keepsUnknown: true },
);

/** The children of AirMemberships. */
const contentAirMemberships: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "AirMembership", occurs: "*" }], {
  keepsUnknown: true,
});

const simpleAirSeatInterRowPositionCode: SimpleType<InterRowPosition | Cleared> = /* @__PURE__ */ unionOf<
  InterRowPosition | Cleared
>([simpleInterRowPosition, simpleCleared], "AirSeatInterRowPositionCode");

const simpleAnyAirSeatInterRowPositionCode: SimpleType<InterRowPosition | Cleared> = /* @__PURE__ */ withDerived(
  simpleAirSeatInterRowPositionCode,
  () => [simpleInterRowPosition, simpleCleared],
);

const simpleAirSeatSectionPositionCode: SimpleType<SectionPosition | Cleared> = /* @__PURE__ */ unionOf<
  SectionPosition | Cleared
>([simpleSectionPosition, simpleCleared], "AirSeatSectionPositionCode");

const simpleAnyAirSeatSectionPositionCode: SimpleType<SectionPosition | Cleared> = /* @__PURE__ */ withDerived(
  simpleAirSeatSectionPositionCode,
  () => [simpleSectionPosition, simpleCleared],
);

/** The children of AirSeat. */
const contentAirSeat: AllContent = /* @__PURE__ */ allContent(
  [{ name: "InterRowPositionCode" }, { name: "SectionPositionCode" }],
  { keepsUnknown: true },
);

/** The children of Meals. */
const contentMeals: AllContent = /* @__PURE__ */ allContent([{ name: "MealCode" }], { keepsUnknown: true });

/** The children of Air. */
const contentAir: AllContent = /* @__PURE__ */ allContent(
  [{ name: "AirMemberships" }, { name: "Seat" }, { name: "Meals" }, { name: "HomeAirport" }, { name: "AirOther" }],
  { keepsUnknown: true },
);

const simpleRailSeat: SimpleType<TrainSeat | Cleared> = /* @__PURE__ */ unionOf<TrainSeat | Cleared>(
  [simpleTrainSeat, simpleCleared],
  "RailSeat",
);

const simpleAnyRailSeat: SimpleType<TrainSeat | Cleared> = /* @__PURE__ */ withDerived(simpleRailSeat, () => [
  simpleTrainSeat,
  simpleCleared,
]);

const simpleRailCoach: SimpleType<TrainCoach | Cleared> = /* @__PURE__ */ unionOf<TrainCoach | Cleared>(
  [simpleTrainCoach, simpleCleared],
  "RailCoach",
);

const simpleAnyRailCoach: SimpleType<TrainCoach | Cleared> = /* @__PURE__ */ withDerived(simpleRailCoach, () => [
  simpleTrainCoach,
  simpleCleared,
]);

const simpleRailNoiseComfort: SimpleType<NoiseComfort | Cleared> = /* @__PURE__ */ unionOf<NoiseComfort | Cleared>(
  [simpleNoiseComfort, simpleCleared],
  "RailNoiseComfort",
);

const simpleAnyRailNoiseComfort: SimpleType<NoiseComfort | Cleared> = /* @__PURE__ */ withDerived(
  simpleRailNoiseComfort,
  () => [simpleNoiseComfort, simpleCleared],
);

const simpleRailBed: SimpleType<BedPosition | Cleared> = /* @__PURE__ */ unionOf<BedPosition | Cleared>(
  [simpleBedPosition, simpleCleared],
  "RailBed",
);

const simpleAnyRailBed: SimpleType<BedPosition | Cleared> = /* @__PURE__ */ withDerived(simpleRailBed, () => [
  simpleBedPosition,
  simpleCleared,
]);

const simpleRailBedCategory: SimpleType<BedCategory | Cleared> = /* @__PURE__ */ unionOf<BedCategory | Cleared>(
  [simpleBedCategory, simpleCleared],
  "RailBedCategory",
);

const simpleAnyRailBedCategory: SimpleType<BedCategory | Cleared> = /* @__PURE__ */ withDerived(
  simpleRailBedCategory,
  () => [simpleBedCategory, simpleCleared],
);

const simpleRailBerth: SimpleType<BedPosition | Cleared> = /* @__PURE__ */ unionOf<BedPosition | Cleared>(
  [simpleBedPosition, simpleCleared],
  "RailBerth",
);

const simpleAnyRailBerth: SimpleType<BedPosition | Cleared> = /* @__PURE__ */ withDerived(simpleRailBerth, () => [
  simpleBedPosition,
  simpleCleared,
]);

const simpleRailDeck: SimpleType<Deck | Cleared> = /* @__PURE__ */ unionOf<Deck | Cleared>(
  [simpleDeck, simpleCleared],
  "RailDeck",
);

const simpleAnyRailDeck: SimpleType<Deck | Cleared> = /* @__PURE__ */ withDerived(simpleRailDeck, () => [
  simpleDeck,
  simpleCleared,
]);

const simpleRailSpaceType: SimpleType<SpaceType | Cleared> = /* @__PURE__ */ unionOf<SpaceType | Cleared>(
  [simpleSpaceType, simpleCleared],
  "RailSpaceType",
);

const simpleAnyRailSpaceType: SimpleType<SpaceType | Cleared> = /* @__PURE__ */ withDerived(simpleRailSpaceType, () => [
  simpleSpaceType,
  simpleCleared,
]);

const simpleRailFareSpaceComfort: SimpleType<FareSpaceComfort | Cleared> = /* @__PURE__ */ unionOf<
  FareSpaceComfort | Cleared
>([simpleFareSpaceComfort, simpleCleared], "RailFareSpaceComfort");

const simpleAnyRailFareSpaceComfort: SimpleType<FareSpaceComfort | Cleared> = /* @__PURE__ */ withDerived(
  simpleRailFareSpaceComfort,
  () => [simpleFareSpaceComfort, simpleCleared],
);

const simpleRailSpecialMeals: SimpleType<SpecialMeals | Cleared> = /* @__PURE__ */ unionOf<SpecialMeals | Cleared>(
  [simpleSpecialMeals, simpleCleared],
  "RailSpecialMeals",
);

const simpleAnyRailSpecialMeals: SimpleType<SpecialMeals | Cleared> = /* @__PURE__ */ withDerived(
  simpleRailSpecialMeals,
  () => [simpleSpecialMeals, simpleCleared],
);

const simpleRailContingencies: SimpleType<Contingencies | Cleared> = /* @__PURE__ */ unionOf<Contingencies | Cleared>(
  [simpleContingencies, simpleCleared],
  "RailContingencies",
);

const simpleAnyRailContingencies: SimpleType<Contingencies | Cleared> = /* @__PURE__ */ withDerived(
  simpleRailContingencies,
  () => [simpleContingencies, simpleCleared],
);

const simpleDateTimeFrom1753: SimpleType<DateTimeFrom1753> = /* @__PURE__ */ named(
  "DateTimeFrom1753",
  /* @__PURE__ */ restrict(xsDateTime, { minInclusive: "1753-01-01T00:00:00", maxInclusive: "9999-12-31T23:59:59" }),
);

const simpleClearableDateTimeFrom1753: SimpleType<ClearableDateTimeFrom1753> = /* @__PURE__ */ named(
  "ClearableDateTimeFrom1753",
  /* @__PURE__ */ unionOf<DateTimeFrom1753 | Cleared>(
    [simpleDateTimeFrom1753, simpleCleared],
    "ClearableDateTimeFrom1753",
  ),
);

const simpleAnyClearableDateTimeFrom1753: SimpleType<ClearableDateTimeFrom1753> = /* @__PURE__ */ withDerived(
  simpleClearableDateTimeFrom1753,
  () => [simpleDateTimeFrom1753, simpleCleared],
);

/** The children of RailMembershipUpdate. */
const contentRailMembershipUpdate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "AccountNo", required: true },
    { name: "Status" },
    { name: "StatusBenefits" },
    { name: "PointTotal" },
    { name: "SegmentTotal" },
    { name: "NextStatus" },
    { name: "PointsUntilNextStatus" },
    { name: "SegmentsUntilNextStatus" },
    { name: "IsSenator" },
    { name: "Expiration" },
  ],
  { keepsUnknown: true, cannotUpdate: [{ name: "RailCardClass" }, { name: "RailCardType" }] },
);

/** The children of RailMembership. */
const contentRailMembership: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "AccountNo", required: true },
    { name: "Status" },
    { name: "StatusBenefits" },
    { name: "PointTotal" },
    { name: "SegmentTotal" },
    { name: "NextStatus" },
    { name: "PointsUntilNextStatus" },
    { name: "SegmentsUntilNextStatus" },
    { name: "IsSenator" },
    { name: "Expiration" },
    { name: "RailCardClass" },
    { name: "RailCardType" },
  ],
  { keepsUnknown: true, views: { update: contentRailMembershipUpdate } },
);

/** The children of RailMembershipsUpdate. */
const contentRailMembershipsUpdate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "RailMembership", occurs: "*" }],
  { keepsUnknown: true },
);

/** The children of RailMemberships. */
const contentRailMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "RailMembership", occurs: "*" }],
  { keepsUnknown: true, views: { update: contentRailMembershipsUpdate } },
);

/** The children of RailUpdate. */
const contentRailUpdate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Seat" },
    { name: "Coach" },
    { name: "NoiseComfort" },
    { name: "Bed" },
    { name: "BedCategory" },
    { name: "Berth" },
    { name: "Deck" },
    { name: "SpaceType" },
    { name: "FareSpaceComfort" },
    { name: "SpecialMeals" },
    { name: "Contingencies" },
    { name: "RailMemberships" },
  ],
  { keepsUnknown: true, optional: true },
);

/** The children of Rail. */
const contentRail: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Seat" },
    { name: "Coach" },
    { name: "NoiseComfort" },
    { name: "Bed" },
    { name: "BedCategory" },
    { name: "Berth" },
    { name: "Deck" },
    { name: "SpaceType" },
    { name: "FareSpaceComfort" },
    { name: "SpecialMeals" },
    { name: "Contingencies" },
    { name: "RailMemberships" },
  ],
  { keepsUnknown: true, views: { update: contentRailUpdate } },
);

const simpleCarCarSmokingCode: SimpleType<Smoking | Cleared> = /* @__PURE__ */ unionOf<Smoking | Cleared>(
  [simpleSmoking, simpleCleared],
  "CarCarSmokingCode",
);

const simpleAnyCarCarSmokingCode: SimpleType<Smoking | Cleared> = /* @__PURE__ */ withDerived(
  simpleCarCarSmokingCode,
  () => [simpleSmoking, simpleCleared],
);

const simpleCarCarType: SimpleType<CarType | Cleared> = /* @__PURE__ */ unionOf<CarType | Cleared>(
  [simpleCarType, simpleCleared],
  "CarCarType",
);

const simpleAnyCarCarType: SimpleType<CarType | Cleared> = /* @__PURE__ */ withDerived(simpleCarCarType, () => [
  simpleCarType,
  simpleCleared,
]);

/** The children of CarMembership. */
const contentCarMembership: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "AccountNo", required: true },
    { name: "Status" },
    { name: "StatusBenefits" },
    { name: "PointTotal" },
    { name: "SegmentTotal" },
    { name: "Expiration" },
    { name: "NextStatus" },
    { name: "PointsUntilNextStatus" },
    { name: "SegmentsUntilNextStatus" },
  ],
  { keepsUnknown: true },
);

/** The children of CarMemberships. */
const contentCarMemberships: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "CarMembership", occurs: "*" }], {
  keepsUnknown: true,
});

const simpleCarCarTransmission: SimpleType<CarTransmission | Cleared> = /* @__PURE__ */ unionOf<
  CarTransmission | Cleared
>([simpleCarTransmission, simpleCleared], "CarCarTransmission");

const simpleAnyCarCarTransmission: SimpleType<CarTransmission | Cleared> = /* @__PURE__ */ withDerived(
  simpleCarCarTransmission,
  () => [simpleCarTransmission, simpleCleared],
);

/** The children of Car. */
const contentCar: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "CarSmokingCode" },
    { name: "CarGPS" },
    { name: "CarType" },
    { name: "CarMemberships" },
    { name: "CarOther" },
    { name: "CarSkiRack" },
    { name: "CarTransmission" },
  ],
  { keepsUnknown: true },
);

const simpleHotelSmokingCode: SimpleType<Smoking | Cleared> = /* @__PURE__ */ unionOf<Smoking | Cleared>(
  [simpleSmoking, simpleCleared],
  "HotelSmokingCode",
);

const simpleAnyHotelSmokingCode: SimpleType<Smoking | Cleared> = /* @__PURE__ */ withDerived(
  simpleHotelSmokingCode,
  () => [simpleSmoking, simpleCleared],
);

/** The children of HotelMembership. */
const contentHotelMembership: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "AccountNo", required: true },
    { name: "Status" },
    { name: "StatusBenefits" },
    { name: "PointTotal" },
    { name: "SegmentTotal" },
    { name: "Expiration" },
  ],
  { keepsUnknown: true },
);

/** The children of HotelMemberships. */
const contentHotelMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "HotelMembership", occurs: "*" }],
  { keepsUnknown: true },
);

const simpleHotelRoomType: SimpleType<RoomType | Cleared> = /* @__PURE__ */ unionOf<RoomType | Cleared>(
  [simpleRoomType, simpleCleared],
  "HotelRoomType",
);

const simpleAnyHotelRoomType: SimpleType<RoomType | Cleared> = /* @__PURE__ */ withDerived(simpleHotelRoomType, () => [
  simpleRoomType,
  simpleCleared,
]);

/** The children of Hotel. */
const contentHotel: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "SmokingCode" },
    { name: "HotelMemberships" },
    { name: "RoomType" },
    { name: "HotelOther" },
    { name: "PreferFoamPillows" },
    { name: "PreferCrib" },
    { name: "PreferRollawayBed" },
    { name: "PreferGym" },
    { name: "PreferPool" },
    { name: "PreferRestaraunt" },
    { name: "PreferWheelchairAccess" },
    { name: "PreferAccessForBlind" },
    { name: "PreferRoomService" },
    { name: "PreferEarlyCheckIn" },
  ],
  { keepsUnknown: true },
);

/** The children of CustomFields. */
const contentCustomFields: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "CustomField", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of RoleUpdate. */
const contentRoleUpdate: AllContent = /* @__PURE__ */ allContent([{ name: "LoginId", required: true }], {
  keepsUnknown: true,
  cannotUpdate: [{ name: "FirstName" }, { name: "LastName" }, { name: "EmailAddress" }],
});

/** The children of Role. */
const contentRole: AllContent = /* @__PURE__ */ allContent(
  [{ name: "FirstName" }, { name: "LastName" }, { name: "EmailAddress" }, { name: "LoginId", required: true }],
  { keepsUnknown: true, views: { update: contentRoleUpdate } },
);

/** The children of RolesUpdate. */
const contentRolesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Role", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of Roles. */
const contentRoles: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Role", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentRolesUpdate },
});

/** The children of SponsorUpdate. */
const contentSponsorUpdate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "NonEmployeeUserType", required: true },
    { name: "SponsorshipStartDate", required: true },
    { name: "SponsorshipEndDate", required: true },
    { name: "LoginID", required: true },
  ],
  { keepsUnknown: true, cannotUpdate: [{ name: "SponsorName" }] },
);

/** The children of Sponsor. */
const contentSponsor: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "NonEmployeeUserType", required: true },
    { name: "SponsorName" },
    { name: "SponsorshipStartDate", required: true },
    { name: "SponsorshipEndDate", required: true },
    { name: "LoginID", required: true },
  ],
  { keepsUnknown: true, views: { update: contentSponsorUpdate } },
);

/** The children of SponsorsUpdate. */
const contentSponsorsUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Sponsor", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of Sponsors. */
const contentSponsors: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Sponsor", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentSponsorsUpdate },
});

const simpleTSAInfoGender: SimpleType<Gender | Cleared> = /* @__PURE__ */ unionOf<Gender | Cleared>(
  [simpleGender, simpleCleared],
  "TSAInfoGender",
);

const simpleAnyTSAInfoGender: SimpleType<Gender | Cleared> = /* @__PURE__ */ withDerived(simpleTSAInfoGender, () => [
  simpleGender,
  simpleCleared,
]);

const simpleClearableDayFrom1900: SimpleType<ClearableDayFrom1900> = /* @__PURE__ */ named(
  "ClearableDayFrom1900",
  /* @__PURE__ */ unionOf<DayFrom1900 | Cleared>([simpleDayFrom1900, simpleCleared], "ClearableDayFrom1900"),
);

const simpleAnyClearableDayFrom1900: SimpleType<ClearableDayFrom1900> = /* @__PURE__ */ withDerived(
  simpleClearableDayFrom1900,
  () => [simpleDayFrom1900, simpleCleared],
);

const secretAnyClearableDayFrom1900 = /* @__PURE__ */ secret(simpleAnyClearableDayFrom1900);

const secretVarchar255 = /* @__PURE__ */ secret(simpleVarchar255);

const secretOpenVarchar255: SimpleType<Varchar255> = /* @__PURE__ */ withDerived(secretVarchar255, () => [
  extendedCustomField,
  extendedEmailAddress,
]);

/** The children of TSAInfo. */
const contentTSAInfo: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Gender" },
    { name: "DateOfBirth" },
    { name: "NoMiddleName" },
    { name: "PreCheckNumber" },
    { name: "RedressNumber" },
  ],
  { keepsUnknown: true },
);

/** The children of UnusedTicket. */
const contentUnusedTicket: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Carrier", required: true },
    { name: "TicketNumber", required: true },
    { name: "RecordLocator" },
    { name: "BaseFare" },
    { name: "Taxes" },
    { name: "Fees" },
    { name: "Currency" },
    { name: "TicketType" },
    { name: "IssueDate" },
    { name: "ExpirationDate" },
    { name: "Notes" },
  ],
  { keepsUnknown: true },
);

/** The children of UnusedTickets. */
const contentUnusedTickets: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "UnusedTicket", occurs: "*" }], {
  keepsUnknown: true,
});

/** The children of AirlineUnusedTicketCreate. */
const contentAirlineUnusedTicketCreate: AllContent = /* @__PURE__ */ allContent(
  [{ name: "RecordLocator" }, { name: "TicketAmount" }, { name: "Currency" }, { name: "ExpirationDate" }],
  { keepsUnknown: true },
);

/** The children of AirlineUnusedTicket. */
const contentAirlineUnusedTicket: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "RecordLocator", required: true },
    { name: "TicketAmount" },
    { name: "Currency" },
    { name: "ExpirationDate" },
  ],
  { keepsUnknown: true, views: { create: contentAirlineUnusedTicketCreate } },
);

/** The children of AirlineUnusedTicketsCreate. */
const contentAirlineUnusedTicketsCreate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AirlineUnusedTicket", occurs: "*" }],
  { keepsUnknown: true },
);

/** The children of AirlineUnusedTickets. */
const contentAirlineUnusedTickets: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AirlineUnusedTicket", occurs: "*" }],
  { keepsUnknown: true, views: { create: contentAirlineUnusedTicketsCreate } },
);

/** The children of AdvantageMembershipUpdate. */
const contentAdvantageMembershipUpdate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "VendorType", required: true },
    { name: "ProgramNumber", required: true },
    { name: "ProgramCode", required: true },
    { name: "OriginCode" },
    { name: "DestinationCode" },
    { name: "ExpirationDate" },
    { name: "OptionCode" },
  ],
  { keepsUnknown: true, cannotUpdate: [{ name: "ProgramName" }] },
);

/** The children of AdvantageMembership. */
const contentAdvantageMembership: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "VendorCode", required: true },
    { name: "VendorType", required: true },
    { name: "ProgramNumber", required: true },
    { name: "ProgramCode", required: true },
    { name: "OriginCode" },
    { name: "DestinationCode" },
    { name: "ExpirationDate" },
    { name: "OptionCode" },
    { name: "ProgramName" },
  ],
  { keepsUnknown: true, views: { update: contentAdvantageMembershipUpdate } },
);

/** The children of AdvantageMembershipsUpdate. */
const contentAdvantageMembershipsUpdate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AdvantageMembership", occurs: "*" }],
  { keepsUnknown: true },
);

/** The children of AdvantageMemberships. */
const contentAdvantageMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AdvantageMembership", occurs: "*" }],
  { keepsUnknown: true, views: { update: contentAdvantageMembershipsUpdate } },
);

/** The children of ProfileCreate. */
const contentProfileCreate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "NamePrefix" },
    { name: "FirstName", required: true },
    { name: "MiddleName" },
    { name: "LastName", required: true },
    { name: "NameSuffix" },
    { name: "PreferredName" },
    { name: "JobTitle" },
    { name: "CostCenter" },
    { name: "CompanyEmployeeID" },
    { name: "Division" },
    { name: "AccountTerminationDate" },
    { name: "PreferredLanguage" },
    { name: "EReceiptOptIn" },
    { name: "HasOpenBooking" },
    { name: "CountryCode" },
    { name: "CompanyName" },
    { name: "CompanyID" },
    { name: "RuleClass" },
    { name: "TravelConfigID", required: true },
    { name: "MedicalAlerts" },
    { name: "AgencyNumber" },
    { name: "SearchID" },
    { name: "GDSProfileName" },
    { name: "ExternalGdsProfileId" },
    { name: "UUID" },
    { name: "LoginID", required: true },
    { name: "Password" },
    { name: "EmergencyContact" },
    { name: "Addresses" },
    { name: "Telephones" },
    { name: "NationalIDs" },
    { name: "DriversLicenses" },
    { name: "HasNoPassport" },
    { name: "Passports" },
    { name: "Visas" },
    { name: "EmailAddresses" },
    { name: "RatePreferences" },
    { name: "Air" },
    { name: "Rail" },
    { name: "Car" },
    { name: "Hotel" },
    { name: "CustomFields" },
    { name: "Roles" },
    { name: "Sponsors" },
    { name: "TSAInfo" },
    { name: "UnusedTickets" },
    { name: "AirlineUnusedTickets" },
    { name: "AdvantageMemberships" },
  ],
  { keepsUnknown: true, cannotCreate: [{ name: "DiscountCodes" }] },
);

/** The children of ProfileUpdate. */
const contentProfileUpdate: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "NamePrefix" },
    { name: "FirstName" },
    { name: "MiddleName" },
    { name: "LastName" },
    { name: "NameSuffix" },
    { name: "PreferredName" },
    { name: "JobTitle" },
    { name: "CostCenter" },
    { name: "CompanyEmployeeID" },
    { name: "Division" },
    { name: "PreferredLanguage" },
    { name: "EReceiptOptIn" },
    { name: "RuleClass" },
    { name: "TravelConfigID" },
    { name: "MedicalAlerts" },
    { name: "SearchID" },
    { name: "GDSProfileName" },
    { name: "ExternalGdsProfileId" },
    { name: "LoginID" },
    { name: "Password" },
    { name: "EmergencyContact" },
    { name: "Addresses" },
    { name: "Telephones" },
    { name: "NationalIDs" },
    { name: "DriversLicenses" },
    { name: "HasNoPassport" },
    { name: "Passports" },
    { name: "Visas" },
    { name: "EmailAddresses" },
    { name: "RatePreferences" },
    { name: "Air" },
    { name: "Rail" },
    { name: "Car" },
    { name: "Hotel" },
    { name: "CustomFields" },
    { name: "Roles" },
    { name: "Sponsors" },
    { name: "TSAInfo" },
    { name: "UnusedTickets" },
    { name: "AirlineUnusedTickets" },
    { name: "AdvantageMemberships" },
  ],
  {
    keepsUnknown: true,
    cannotUpdate: [
      { name: "AccountTerminationDate" },
      { name: "HasOpenBooking" },
      { name: "CountryCode" },
      { name: "CompanyName" },
      { name: "CompanyID" },
      { name: "AgencyNumber" },
      { name: "UUID" },
      { name: "DiscountCodes" },
    ],
    optional: true,
  },
);

/** The children of Profile. */
const contentProfile: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "NamePrefix" },
    { name: "FirstName" },
    { name: "MiddleName" },
    { name: "LastName" },
    { name: "NameSuffix" },
    { name: "PreferredName" },
    { name: "JobTitle" },
    { name: "CostCenter" },
    { name: "CompanyEmployeeID" },
    { name: "Division" },
    { name: "AccountTerminationDate" },
    { name: "PreferredLanguage" },
    { name: "EReceiptOptIn" },
    { name: "HasOpenBooking" },
    { name: "CountryCode" },
    { name: "CompanyName" },
    { name: "CompanyID" },
    { name: "RuleClass" },
    { name: "TravelConfigID" },
    { name: "MedicalAlerts" },
    { name: "AgencyNumber" },
    { name: "SearchID" },
    { name: "GDSProfileName" },
    { name: "ExternalGdsProfileId" },
    { name: "UUID" },
    { name: "LoginID" },
    { name: "Password" },
    { name: "EmergencyContact" },
    { name: "Addresses" },
    { name: "Telephones" },
    { name: "NationalIDs" },
    { name: "DriversLicenses" },
    { name: "HasNoPassport" },
    { name: "Passports" },
    { name: "Visas" },
    { name: "EmailAddresses" },
    { name: "RatePreferences" },
    { name: "DiscountCodes" },
    { name: "Air" },
    { name: "Rail" },
    { name: "Car" },
    { name: "Hotel" },
    { name: "CustomFields" },
    { name: "Roles" },
    { name: "Sponsors" },
    { name: "TSAInfo" },
    { name: "UnusedTickets" },
    { name: "AirlineUnusedTickets" },
    { name: "AdvantageMemberships" },
  ],
  { keepsUnknown: true, views: { create: contentProfileCreate, update: contentProfileUpdate } },
);

const secretString = /* @__PURE__ */ secret(xsString);

const secretNvarchar100 = /* @__PURE__ */ secret(simpleNvarchar100);

const secretClearableDayFrom1900 = /* @__PURE__ */ secret(simpleClearableDayFrom1900);

const rootProfileCreate: StatesContent = /* @__PURE__ */ rootContent("Profile", "", "create");

const rootProfileResponse: StatesContent = /* @__PURE__ */ rootContent("ProfileResponse");

/** The children of ProfileWarning. */
const contentProfileWarning: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Code", required: true }, { name: "Message" }],
  { keepsUnknown: true },
);

/** The children of ProfileResponse. */
const contentProfileResponse: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Warning", occurs: "*" }], {
  keepsUnknown: true,
});

const rootProfileUpdate: StatesContent = /* @__PURE__ */ rootContent("Profile", "", "update");

function readCustomField(decoder: XmlDecoder, constraint?: ValueConstraint): CustomField {
  const value: XmlDraft<CustomField> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Name":
        value.Name = decoder.attribute(index, simpleVarchar255);
        break;
      default:
        decoder.otherAttribute(index, "CustomField");
    }
  }
  if (!Object.hasOwn(value, "Name")) decoder.missingAttribute("Name");
  value.value = decoder.content(simpleVarchar255, constraint);
  return value as CustomField;
}

function readDiscountCode(decoder: XmlDecoder, constraint?: ValueConstraint): DiscountCode {
  const value: XmlDraft<DiscountCode> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Vendor":
        value.Vendor = decoder.attribute(index, xsString);
        break;
      default:
        decoder.otherAttribute(index, "DiscountCode");
    }
  }
  value.value = decoder.content(xsString, constraint);
  return value as DiscountCode;
}

function readEmailAddress(decoder: XmlDecoder, constraint?: ValueConstraint): EmailAddress {
  const value: XmlDraft<EmailAddress> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Contact":
        value.Contact = decoder.attribute(index, xsBoolean);
        break;
      case "Type":
        value.Type = decoder.attribute(index, simpleEmailAddressType);
        break;
      default:
        decoder.otherAttribute(index, "EmailAddress");
    }
  }
  if (!Object.hasOwn(value, "Type")) decoder.missingAttribute("Type");
  value.value = decoder.content(simpleVarchar255, constraint);
  return value as EmailAddress;
}

function readErrorModel(decoder: XmlDecoder): ErrorModel {
  const value: XmlDraft<ErrorModel> = {};
  decoder.noAttributes();
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentError);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Message":
        value.Message = decoder.simple(simpleOpenString);
        break;
      case "Server-Time":
        value["Server-Time"] = decoder.simple(simpleOpenString);
        break;
      case "Id":
        value.Id = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as ErrorModel;
}

function visitErrorModel(visitor: XmlVisitor, value: ErrorModel): void {
  visitor.enter(contentError);
  visitor.simple("Message", xsString, value.Message);
  visitor.simple("Server-Time", xsString, value["Server-Time"]);
  visitor.simple("Id", xsString, value.Id);
  visitor.unknown("unknownElements", value.unknownElements);
}

function readEmergencyPhone(decoder: XmlDecoder): EmergencyPhone {
  const value: XmlDraft<EmergencyPhone> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Type":
        value.Type = decoder.attribute(index, simpleEmergencyPhoneType);
        break;
      default:
        decoder.otherAttribute(index, "EmergencyPhone");
    }
  }
  if (!Object.hasOwn(value, "Type")) decoder.missingAttribute("Type");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentEmergencyPhone);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "PhoneNumber":
        value.PhoneNumber = decoder.nil(simpleNvarchar60NoUnicode) ? null : decoder.simple(simpleNvarchar60NoUnicode);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as EmergencyPhone;
}

function readEmergencyPhones(decoder: XmlDecoder): EmergencyPhones {
  const value: XmlDraft<EmergencyPhones> = {};
  decoder.noAttributes("EmergencyPhones");
  const phoneList: EmergencyPhone[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentEmergencyPhones);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Phone":
        phoneList.push(readEmergencyPhone(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (phoneList.length > 0) value.Phone = phoneList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as EmergencyPhones;
}

function readEmergencyAddress(decoder: XmlDecoder): EmergencyAddress {
  const value: XmlDraft<EmergencyAddress> = {};
  decoder.noAttributes("EmergencyAddress");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentEmergencyAddress);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Street":
        value.Street = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "City":
        value.City = decoder.nil(simpleNvarchar30) ? null : decoder.simple(simpleNvarchar30);
        break;
      case "StateProvince":
        value.StateProvince = decoder.nil(simpleNvarchar30) ? null : decoder.simple(simpleNvarchar30);
        break;
      case "CountryCode":
        value.CountryCode = decoder.nil(simpleAnyClearableChar2) ? null : decoder.simple(simpleAnyClearableChar2);
        break;
      case "PostalCode":
        value.PostalCode = decoder.nil(simpleNvarchar20) ? null : decoder.simple(simpleNvarchar20);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as EmergencyAddress;
}

function readEmergencyContact(decoder: XmlDecoder): EmergencyContact {
  const value: XmlDraft<EmergencyContact> = {};
  decoder.noAttributes("EmergencyContact");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentEmergencyContact);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Name":
        value.Name = decoder.nil(simpleNvarchar255) ? null : decoder.simple(simpleNvarchar255);
        break;
      case "Relationship":
        value.Relationship = decoder.nil(simpleAnyEmergencyContactRelationship)
          ? null
          : decoder.simple(simpleAnyEmergencyContactRelationship);
        break;
      case "Phones":
        value.Phones = readEmergencyPhones(decoder);
        break;
      case "Address":
        value.Address = readEmergencyAddress(decoder);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as EmergencyContact;
}

function readAddress(decoder: XmlDecoder): Address {
  const value: XmlDraft<Address> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Type":
        value.Type = decoder.attribute(index, simpleAddressType);
        break;
      default:
        decoder.otherAttribute(index, "Address");
    }
  }
  if (!Object.hasOwn(value, "Type")) decoder.missingAttribute("Type");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAddress);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Street":
        value.Street = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "City":
        value.City = decoder.nil(simpleNvarchar30) ? null : decoder.simple(simpleNvarchar30);
        break;
      case "StateProvince":
        value.StateProvince = decoder.nil(simpleNvarchar30) ? null : decoder.simple(simpleNvarchar30);
        break;
      case "CountryCode":
        value.CountryCode = decoder.nil(simpleAnyClearableChar2) ? null : decoder.simple(simpleAnyClearableChar2);
        break;
      case "PostalCode":
        value.PostalCode = decoder.nil(simpleNvarchar20) ? null : decoder.simple(simpleNvarchar20);
        break;
      case "Longitude":
        value.Longitude = decoder.simple(simpleOpenString);
        break;
      case "Latitude":
        value.Latitude = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Address;
}

function readAddresses(decoder: XmlDecoder): Addresses {
  const value: XmlDraft<Addresses> = {};
  decoder.noAttributes("Addresses");
  const addressList: Address[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAddresses);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Address":
        addressList.push(readAddress(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (addressList.length > 0) value.Address = addressList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Addresses;
}

function readTelephone(decoder: XmlDecoder): Telephone {
  const value: XmlDraft<Telephone> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Type":
        value.Type = decoder.attribute(index, simpleTelephoneType);
        break;
      case "ContactOptIn":
        value.ContactOptIn = decoder.attribute(index, xsBoolean);
        break;
      case "PrimaryMobile":
        value.PrimaryMobile = decoder.attribute(index, xsBoolean);
        break;
      default:
        decoder.otherAttribute(index, "Telephone");
    }
  }
  if (!Object.hasOwn(value, "Type")) decoder.missingAttribute("Type");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentTelephone);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "CountryCode":
        value.CountryCode = decoder.nil(simpleAnyClearableChar2) ? null : decoder.simple(simpleAnyClearableChar2);
        break;
      case "PhoneNumber":
        value.PhoneNumber = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "Extension":
        value.Extension = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "MobileDevice":
        value.MobileDevice = decoder.simple(simpleOpenString);
        break;
      case "MobileName":
        value.MobileName = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Telephone;
}

function readTelephones(decoder: XmlDecoder): Telephones {
  const value: XmlDraft<Telephones> = {};
  decoder.noAttributes("Telephones");
  const telephoneList: Telephone[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentTelephones);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Telephone":
        telephoneList.push(readTelephone(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (telephoneList.length > 0) value.Telephone = telephoneList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Telephones;
}

function readNationalID(decoder: XmlDecoder): NationalID {
  const value: XmlDraft<NationalID> = {};
  decoder.noAttributes("NationalID");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentNationalID);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "NationalIDNumber":
        value.NationalIDNumber = decoder.nil(secretNvarchar100NoUnicode)
          ? null
          : decoder.simple(secretNvarchar100NoUnicode);
        break;
      case "IssuingCountry":
        value.IssuingCountry = decoder.nil(simpleVarchar2) ? null : decoder.simple(simpleVarchar2);
        break;
      case "Expiration":
        value.Expiration = decoder.nil(simpleAnyClearableDayFrom1753)
          ? null
          : decoder.simple(simpleAnyClearableDayFrom1753);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as NationalID;
}

function readNationalIDs(decoder: XmlDecoder): NationalIDs {
  const value: XmlDraft<NationalIDs> = {};
  decoder.noAttributes("NationalIDs");
  const nationalIDList: NationalID[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentNationalIDs);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "NationalID":
        nationalIDList.push(readNationalID(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (nationalIDList.length > 0) value.NationalID = nationalIDList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as NationalIDs;
}

function readDriversLicense(decoder: XmlDecoder): DriversLicense {
  const value: XmlDraft<DriversLicense> = {};
  decoder.noAttributes("DriversLicense");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentDriversLicense);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "DriversLicenseNumber":
        value.DriversLicenseNumber = decoder.nil(secretAnyNvarchar100) ? null : decoder.simple(secretAnyNvarchar100);
        break;
      case "IssuingCountry":
        value.IssuingCountry = decoder.nil(simpleVarchar2) ? null : decoder.simple(simpleVarchar2);
        break;
      case "IssuingState":
        value.IssuingState = decoder.nil(simpleNvarchar30) ? null : decoder.simple(simpleNvarchar30);
        break;
      case "Expiration":
        value.Expiration = decoder.nil(simpleAnyClearableDateFrom1753)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1753);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as DriversLicense;
}

function readDriversLicenses(decoder: XmlDecoder): DriversLicenses {
  const value: XmlDraft<DriversLicenses> = {};
  decoder.noAttributes("DriversLicenses");
  const driversLicenseList: DriversLicense[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentDriversLicenses);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "DriversLicense":
        driversLicenseList.push(readDriversLicense(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (driversLicenseList.length > 0) value.DriversLicense = driversLicenseList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as DriversLicenses;
}

function readPassport(decoder: XmlDecoder): Passport {
  const value: XmlDraft<Passport> = {};
  decoder.noAttributes("Passport");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentPassport);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "PassportNumber":
        value.PassportNumber = decoder.simple(secretAnyNvarchar100);
        break;
      case "PassportNationality":
        value.PassportNationality = decoder.simple(simpleAnyChar2);
        break;
      case "PassportExpiration":
        value.PassportExpiration = decoder.nil(simpleAnyClearableDateFrom1900)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1900);
        break;
      case "PassportDateIssued":
        value.PassportDateIssued = decoder.nil(simpleAnyClearableDateFrom1900)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1900);
        break;
      case "PassportCityIssued":
        value.PassportCityIssued = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "PassportCountryIssued":
        value.PassportCountryIssued = decoder.nil(simpleAnyClearableChar2)
          ? null
          : decoder.simple(simpleAnyClearableChar2);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Passport;
}

function readPassports(decoder: XmlDecoder): Passports {
  const value: XmlDraft<Passports> = {};
  decoder.noAttributes("Passports");
  const passportList: Passport[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentPassports);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Passport":
        passportList.push(readPassport(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (passportList.length > 0) value.Passport = passportList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Passports;
}

function readVisa(decoder: XmlDecoder): Visa {
  const value: XmlDraft<Visa> = {};
  decoder.noAttributes("Visa");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentVisa);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VisaNationality":
        value.VisaNationality = decoder.simple(simpleAnyChar2);
        break;
      case "VisaNumber":
        value.VisaNumber = decoder.simple(secretAnyNvarchar100);
        break;
      case "VisaType":
        value.VisaType = decoder.nil(simpleAnyVisaVisaType) ? null : decoder.simple(simpleAnyVisaVisaType);
        break;
      case "VisaDateIssued":
        value.VisaDateIssued = decoder.nil(simpleAnyClearableDateFrom1900)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1900);
        break;
      case "VisaExpiration":
        value.VisaExpiration = decoder.nil(simpleAnyClearableDateFrom1900)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1900);
        break;
      case "VisaCityIssued":
        value.VisaCityIssued = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "VisaCountryIssued":
        value.VisaCountryIssued = decoder.nil(simpleAnyClearableChar2) ? null : decoder.simple(simpleAnyClearableChar2);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Visa;
}

function readVisas(decoder: XmlDecoder): Visas {
  const value: XmlDraft<Visas> = {};
  decoder.noAttributes("Visas");
  const visaList: Visa[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentVisas);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Visa":
        visaList.push(readVisa(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (visaList.length > 0) value.Visa = visaList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Visas;
}

function readEmailAddresses(decoder: XmlDecoder): EmailAddresses {
  const value: XmlDraft<EmailAddresses> = {};
  decoder.noAttributes("EmailAddresses");
  const emailAddressList: EmailAddress[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentEmailAddresses);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "EmailAddress":
        emailAddressList.push(readEmailAddress(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (emailAddressList.length > 0) value.EmailAddress = emailAddressList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as EmailAddresses;
}

function readRatePreferences(decoder: XmlDecoder): RatePreferences {
  const value: XmlDraft<RatePreferences> = {};
  decoder.noAttributes("RatePreferences");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRatePreferences);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "AAARate":
        value.AAARate = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "AARPRate":
        value.AARPRate = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "GovtRate":
        value.GovtRate = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "MilitaryRate":
        value.MilitaryRate = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as RatePreferences;
}

function readDiscountCodes(decoder: XmlDecoder): DiscountCodes {
  const value: XmlDraft<DiscountCodes> = {};
  decoder.noAttributes("DiscountCodes");
  const discountCodeList: DiscountCode[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentDiscountCodes);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "DiscountCode":
        discountCodeList.push(readDiscountCode(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (discountCodeList.length > 0) value.DiscountCode = discountCodeList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as DiscountCodes;
}

function readAirMembership(decoder: XmlDecoder): AirMembership {
  const value: XmlDraft<AirMembership> = {};
  decoder.noAttributes("AirMembership");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAirMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleVarchar2);
        break;
      case "AccountNo":
        value.AccountNo = decoder.simple(simpleVarchar60);
        break;
      case "Status":
        value.Status = decoder.nil(simpleVarchar100) ? null : decoder.simple(simpleVarchar100);
        break;
      case "StatusBenefits":
        value.StatusBenefits = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointTotal":
        value.PointTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentTotal":
        value.SegmentTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "NextStatus":
        value.NextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointsUntilNextStatus":
        value.PointsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentsUntilNextStatus":
        value.SegmentsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "IsSenator":
        value.IsSenator = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AirMembership;
}

function readAirMemberships(decoder: XmlDecoder): AirMemberships {
  const value: XmlDraft<AirMemberships> = {};
  decoder.noAttributes("AirMemberships");
  const airMembershipList: AirMembership[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAirMemberships);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "AirMembership":
        airMembershipList.push(readAirMembership(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (airMembershipList.length > 0) value.AirMembership = airMembershipList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AirMemberships;
}

function readAirSeat(decoder: XmlDecoder): AirSeat {
  const value: XmlDraft<AirSeat> = {};
  decoder.noAttributes("AirSeat");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAirSeat);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "InterRowPositionCode":
        value.InterRowPositionCode = decoder.nil(simpleAnyAirSeatInterRowPositionCode)
          ? null
          : decoder.simple(simpleAnyAirSeatInterRowPositionCode);
        break;
      case "SectionPositionCode":
        value.SectionPositionCode = decoder.nil(simpleAnyAirSeatSectionPositionCode)
          ? null
          : decoder.simple(simpleAnyAirSeatSectionPositionCode);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AirSeat;
}

function readMeals(decoder: XmlDecoder): Meals {
  const value: XmlDraft<Meals> = {};
  decoder.noAttributes("Meals");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentMeals);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "MealCode":
        value.MealCode = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Meals;
}

function readAir(decoder: XmlDecoder): Air {
  const value: XmlDraft<Air> = {};
  decoder.noAttributes("Air");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAir);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "AirMemberships":
        value.AirMemberships = readAirMemberships(decoder);
        break;
      case "Seat":
        value.Seat = readAirSeat(decoder);
        break;
      case "Meals":
        value.Meals = readMeals(decoder);
        break;
      case "HomeAirport":
        value.HomeAirport = decoder.nil(simpleVarchar3) ? null : decoder.simple(simpleVarchar3);
        break;
      case "AirOther":
        value.AirOther = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Air;
}

function readRailMembership(decoder: XmlDecoder): RailMembership {
  const value: XmlDraft<RailMembership> = {};
  decoder.noAttributes("RailMembership");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRailMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleVarchar2);
        break;
      case "AccountNo":
        value.AccountNo = decoder.simple(simpleVarchar60);
        break;
      case "Status":
        value.Status = decoder.nil(simpleVarchar100) ? null : decoder.simple(simpleVarchar100);
        break;
      case "StatusBenefits":
        value.StatusBenefits = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointTotal":
        value.PointTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentTotal":
        value.SegmentTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "NextStatus":
        value.NextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointsUntilNextStatus":
        value.PointsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentsUntilNextStatus":
        value.SegmentsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "IsSenator":
        value.IsSenator = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "Expiration":
        value.Expiration = decoder.nil(simpleAnyClearableDateTimeFrom1753)
          ? null
          : decoder.simple(simpleAnyClearableDateTimeFrom1753);
        break;
      case "RailCardClass":
        value.RailCardClass = decoder.simple(simpleOpenString);
        break;
      case "RailCardType":
        value.RailCardType = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as RailMembership;
}

function readRailMemberships(decoder: XmlDecoder): RailMemberships {
  const value: XmlDraft<RailMemberships> = {};
  decoder.noAttributes("RailMemberships");
  const railMembershipList: RailMembership[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRailMemberships);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "RailMembership":
        railMembershipList.push(readRailMembership(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (railMembershipList.length > 0) value.RailMembership = railMembershipList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as RailMemberships;
}

function readRail(decoder: XmlDecoder): Rail {
  const value: XmlDraft<Rail> = {};
  decoder.noAttributes("Rail");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRail);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Seat":
        value.Seat = decoder.nil(simpleAnyRailSeat) ? null : decoder.simple(simpleAnyRailSeat);
        break;
      case "Coach":
        value.Coach = decoder.nil(simpleAnyRailCoach) ? null : decoder.simple(simpleAnyRailCoach);
        break;
      case "NoiseComfort":
        value.NoiseComfort = decoder.nil(simpleAnyRailNoiseComfort) ? null : decoder.simple(simpleAnyRailNoiseComfort);
        break;
      case "Bed":
        value.Bed = decoder.nil(simpleAnyRailBed) ? null : decoder.simple(simpleAnyRailBed);
        break;
      case "BedCategory":
        value.BedCategory = decoder.nil(simpleAnyRailBedCategory) ? null : decoder.simple(simpleAnyRailBedCategory);
        break;
      case "Berth":
        value.Berth = decoder.nil(simpleAnyRailBerth) ? null : decoder.simple(simpleAnyRailBerth);
        break;
      case "Deck":
        value.Deck = decoder.nil(simpleAnyRailDeck) ? null : decoder.simple(simpleAnyRailDeck);
        break;
      case "SpaceType":
        value.SpaceType = decoder.nil(simpleAnyRailSpaceType) ? null : decoder.simple(simpleAnyRailSpaceType);
        break;
      case "FareSpaceComfort":
        value.FareSpaceComfort = decoder.nil(simpleAnyRailFareSpaceComfort)
          ? null
          : decoder.simple(simpleAnyRailFareSpaceComfort);
        break;
      case "SpecialMeals":
        value.SpecialMeals = decoder.nil(simpleAnyRailSpecialMeals) ? null : decoder.simple(simpleAnyRailSpecialMeals);
        break;
      case "Contingencies":
        value.Contingencies = decoder.nil(simpleAnyRailContingencies)
          ? null
          : decoder.simple(simpleAnyRailContingencies);
        break;
      case "RailMemberships":
        value.RailMemberships = readRailMemberships(decoder);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Rail;
}

function readCarMembership(decoder: XmlDecoder): CarMembership {
  const value: XmlDraft<CarMembership> = {};
  decoder.noAttributes("CarMembership");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentCarMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleOpenString);
        break;
      case "AccountNo":
        value.AccountNo = decoder.simple(simpleOpenString);
        break;
      case "Status":
        value.Status = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "StatusBenefits":
        value.StatusBenefits = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointTotal":
        value.PointTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentTotal":
        value.SegmentTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "Expiration":
        value.Expiration = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "NextStatus":
        value.NextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointsUntilNextStatus":
        value.PointsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentsUntilNextStatus":
        value.SegmentsUntilNextStatus = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as CarMembership;
}

function readCarMemberships(decoder: XmlDecoder): CarMemberships {
  const value: XmlDraft<CarMemberships> = {};
  decoder.noAttributes("CarMemberships");
  const carMembershipList: CarMembership[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentCarMemberships);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "CarMembership":
        carMembershipList.push(readCarMembership(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (carMembershipList.length > 0) value.CarMembership = carMembershipList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as CarMemberships;
}

function readCar(decoder: XmlDecoder): Car {
  const value: XmlDraft<Car> = {};
  decoder.noAttributes("Car");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentCar);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "CarSmokingCode":
        value.CarSmokingCode = decoder.nil(simpleAnyCarCarSmokingCode)
          ? null
          : decoder.simple(simpleAnyCarCarSmokingCode);
        break;
      case "CarGPS":
        value.CarGPS = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "CarType":
        value.CarType = decoder.nil(simpleAnyCarCarType) ? null : decoder.simple(simpleAnyCarCarType);
        break;
      case "CarMemberships":
        value.CarMemberships = readCarMemberships(decoder);
        break;
      case "CarOther":
        value.CarOther = decoder.nil(simpleVarchar30) ? null : decoder.simple(simpleVarchar30);
        break;
      case "CarSkiRack":
        value.CarSkiRack = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "CarTransmission":
        value.CarTransmission = decoder.nil(simpleAnyCarCarTransmission)
          ? null
          : decoder.simple(simpleAnyCarCarTransmission);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Car;
}

function readHotelMembership(decoder: XmlDecoder): HotelMembership {
  const value: XmlDraft<HotelMembership> = {};
  decoder.noAttributes("HotelMembership");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentHotelMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleOpenString);
        break;
      case "AccountNo":
        value.AccountNo = decoder.simple(simpleOpenString);
        break;
      case "Status":
        value.Status = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "StatusBenefits":
        value.StatusBenefits = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "PointTotal":
        value.PointTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "SegmentTotal":
        value.SegmentTotal = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "Expiration":
        value.Expiration = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as HotelMembership;
}

function readHotelMemberships(decoder: XmlDecoder): HotelMemberships {
  const value: XmlDraft<HotelMemberships> = {};
  decoder.noAttributes("HotelMemberships");
  const hotelMembershipList: HotelMembership[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentHotelMemberships);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "HotelMembership":
        hotelMembershipList.push(readHotelMembership(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (hotelMembershipList.length > 0) value.HotelMembership = hotelMembershipList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as HotelMemberships;
}

function readHotel(decoder: XmlDecoder): Hotel {
  const value: XmlDraft<Hotel> = {};
  decoder.noAttributes("Hotel");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentHotel);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "SmokingCode":
        value.SmokingCode = decoder.nil(simpleAnyHotelSmokingCode) ? null : decoder.simple(simpleAnyHotelSmokingCode);
        break;
      case "HotelMemberships":
        value.HotelMemberships = readHotelMemberships(decoder);
        break;
      case "RoomType":
        value.RoomType = decoder.nil(simpleAnyHotelRoomType) ? null : decoder.simple(simpleAnyHotelRoomType);
        break;
      case "HotelOther":
        value.HotelOther = decoder.nil(simpleVarchar30) ? null : decoder.simple(simpleVarchar30);
        break;
      case "PreferFoamPillows":
        value.PreferFoamPillows = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferCrib":
        value.PreferCrib = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferRollawayBed":
        value.PreferRollawayBed = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferGym":
        value.PreferGym = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferPool":
        value.PreferPool = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferRestaraunt":
        value.PreferRestaraunt = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferWheelchairAccess":
        value.PreferWheelchairAccess = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferAccessForBlind":
        value.PreferAccessForBlind = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferRoomService":
        value.PreferRoomService = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreferEarlyCheckIn":
        value.PreferEarlyCheckIn = decoder.nil(simpleAnyClearableBoolean)
          ? null
          : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Hotel;
}

function readCustomFields(decoder: XmlDecoder): CustomFields {
  const value: XmlDraft<CustomFields> = {};
  decoder.noAttributes("CustomFields");
  const customFieldList: CustomField[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentCustomFields);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "CustomField":
        customFieldList.push(readCustomField(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (customFieldList.length > 0) value.CustomField = customFieldList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as CustomFields;
}

function readRole(decoder: XmlDecoder): Role {
  const value: XmlDraft<Role> = {};
  for (let index = 0; index < decoder.attributeCount; index++) {
    switch (decoder.attributeName(index)) {
      case "Type":
        value.Type = decoder.attribute(index, simpleRoleType);
        break;
      case "PrimaryIndicatorFlag":
        value.PrimaryIndicatorFlag = decoder.attribute(index, xsBoolean);
        break;
      default:
        decoder.otherAttribute(index, "Role");
    }
  }
  if (!Object.hasOwn(value, "Type")) decoder.missingAttribute("Type");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRole);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "FirstName":
        value.FirstName = decoder.simple(simpleOpenString);
        break;
      case "LastName":
        value.LastName = decoder.simple(simpleOpenString);
        break;
      case "EmailAddress":
        value.EmailAddress = decoder.simple(simpleOpenString);
        break;
      case "LoginId":
        value.LoginId = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Role;
}

function readRoles(decoder: XmlDecoder): Roles {
  const value: XmlDraft<Roles> = {};
  decoder.noAttributes("Roles");
  const roleList: Role[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentRoles);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Role":
        roleList.push(readRole(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (roleList.length > 0) value.Role = roleList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Roles;
}

function readSponsor(decoder: XmlDecoder): Sponsor {
  const value: XmlDraft<Sponsor> = {};
  decoder.noAttributes("Sponsor");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentSponsor);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "NonEmployeeUserType":
        value.NonEmployeeUserType = decoder.simple(simpleNonEmployeeUserType);
        break;
      case "SponsorName":
        value.SponsorName = decoder.simple(simpleOpenString);
        break;
      case "SponsorshipStartDate":
        value.SponsorshipStartDate = decoder.simple(simpleDay);
        break;
      case "SponsorshipEndDate":
        value.SponsorshipEndDate = decoder.simple(simpleDay);
        break;
      case "LoginID":
        value.LoginID = decoder.simple(simpleOpenVarchar255);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Sponsor;
}

function readSponsors(decoder: XmlDecoder): Sponsors {
  const value: XmlDraft<Sponsors> = {};
  decoder.noAttributes("Sponsors");
  const sponsorList: Sponsor[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentSponsors);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Sponsor":
        sponsorList.push(readSponsor(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (sponsorList.length > 0) value.Sponsor = sponsorList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Sponsors;
}

function readTSAInfo(decoder: XmlDecoder): TSAInfo {
  const value: XmlDraft<TSAInfo> = {};
  decoder.noAttributes("TSAInfo");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentTSAInfo);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Gender":
        value.Gender = decoder.nil(simpleAnyTSAInfoGender) ? null : decoder.simple(simpleAnyTSAInfoGender);
        break;
      case "DateOfBirth":
        value.DateOfBirth = decoder.nil(secretAnyClearableDayFrom1900)
          ? null
          : decoder.simple(secretAnyClearableDayFrom1900);
        break;
      case "NoMiddleName":
        value.NoMiddleName = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "PreCheckNumber":
        value.PreCheckNumber = decoder.nil(secretOpenVarchar255) ? null : decoder.simple(secretOpenVarchar255);
        break;
      case "RedressNumber":
        value.RedressNumber = decoder.nil(secretOpenVarchar255) ? null : decoder.simple(secretOpenVarchar255);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as TSAInfo;
}

function readUnusedTicket(decoder: XmlDecoder): UnusedTicket {
  const value: XmlDraft<UnusedTicket> = {};
  decoder.noAttributes("UnusedTicket");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentUnusedTicket);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Carrier":
        value.Carrier = decoder.simple(simpleOpenVarchar255);
        break;
      case "TicketNumber":
        value.TicketNumber = decoder.simple(simpleOpenVarchar255);
        break;
      case "RecordLocator":
        value.RecordLocator = decoder.nil(simpleVarchar6) ? null : decoder.simple(simpleVarchar6);
        break;
      case "BaseFare":
        value.BaseFare = decoder.nil(simpleOpenVarchar255) ? null : decoder.simple(simpleOpenVarchar255);
        break;
      case "Taxes":
        value.Taxes = decoder.nil(simpleOpenVarchar255) ? null : decoder.simple(simpleOpenVarchar255);
        break;
      case "Fees":
        value.Fees = decoder.nil(simpleOpenVarchar255) ? null : decoder.simple(simpleOpenVarchar255);
        break;
      case "Currency":
        value.Currency = decoder.nil(simpleVarchar3) ? null : decoder.simple(simpleVarchar3);
        break;
      case "TicketType":
        value.TicketType = decoder.nil(simpleVarchar1) ? null : decoder.simple(simpleVarchar1);
        break;
      case "IssueDate":
        value.IssueDate = decoder.nil(simpleAnyClearableDateFrom1753)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1753);
        break;
      case "ExpirationDate":
        value.ExpirationDate = decoder.nil(simpleAnyClearableDateFrom1753)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1753);
        break;
      case "Notes":
        value.Notes = decoder.nil(simpleOpenVarchar255) ? null : decoder.simple(simpleOpenVarchar255);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as UnusedTicket;
}

function readUnusedTickets(decoder: XmlDecoder): UnusedTickets {
  const value: XmlDraft<UnusedTickets> = {};
  decoder.noAttributes("UnusedTickets");
  const unusedTicketList: UnusedTicket[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentUnusedTickets);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "UnusedTicket":
        unusedTicketList.push(readUnusedTicket(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unusedTicketList.length > 0) value.UnusedTicket = unusedTicketList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as UnusedTickets;
}

function readAirlineUnusedTicket(decoder: XmlDecoder): AirlineUnusedTicket {
  const value: XmlDraft<AirlineUnusedTicket> = {};
  decoder.noAttributes("AirlineUnusedTicket");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAirlineUnusedTicket);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "RecordLocator":
        value.RecordLocator = decoder.simple(simpleOpenString);
        break;
      case "TicketAmount":
        value.TicketAmount = decoder.nil(simpleUnstatedText) ? null : decoder.simple(simpleUnstatedText);
        break;
      case "Currency":
        value.Currency = decoder.nil(simpleVarchar3) ? null : decoder.simple(simpleVarchar3);
        break;
      case "ExpirationDate":
        value.ExpirationDate = decoder.nil(simpleOpenString) ? null : decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AirlineUnusedTicket;
}

function readAirlineUnusedTickets(decoder: XmlDecoder): AirlineUnusedTickets {
  const value: XmlDraft<AirlineUnusedTickets> = {};
  decoder.noAttributes("AirlineUnusedTickets");
  const airlineUnusedTicketList: AirlineUnusedTicket[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAirlineUnusedTickets);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "AirlineUnusedTicket":
        airlineUnusedTicketList.push(readAirlineUnusedTicket(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (airlineUnusedTicketList.length > 0) value.AirlineUnusedTicket = airlineUnusedTicketList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AirlineUnusedTickets;
}

function readAdvantageMembership(decoder: XmlDecoder): AdvantageMembership {
  const value: XmlDraft<AdvantageMembership> = {};
  decoder.noAttributes("AdvantageMembership");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAdvantageMembership);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "VendorCode":
        value.VendorCode = decoder.simple(simpleVarchar2);
        break;
      case "VendorType":
        value.VendorType = decoder.simple(simpleAdvantageVendorType);
        break;
      case "ProgramNumber":
        value.ProgramNumber = decoder.simple(simpleVarchar20);
        break;
      case "ProgramCode":
        value.ProgramCode = decoder.simple(simpleVarchar20);
        break;
      case "OriginCode":
        value.OriginCode = decoder.nil(simpleVarchar12) ? null : decoder.simple(simpleVarchar12);
        break;
      case "DestinationCode":
        value.DestinationCode = decoder.nil(simpleVarchar12) ? null : decoder.simple(simpleVarchar12);
        break;
      case "ExpirationDate":
        value.ExpirationDate = decoder.nil(simpleAnyClearableDateFrom1900)
          ? null
          : decoder.simple(simpleAnyClearableDateFrom1900);
        break;
      case "OptionCode":
        value.OptionCode = decoder.nil(simpleVarchar20) ? null : decoder.simple(simpleVarchar20);
        break;
      case "ProgramName":
        value.ProgramName = decoder.simple(simpleVarchar20);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AdvantageMembership;
}

function readAdvantageMemberships(decoder: XmlDecoder): AdvantageMemberships {
  const value: XmlDraft<AdvantageMemberships> = {};
  decoder.noAttributes("AdvantageMemberships");
  const advantageMembershipList: AdvantageMembership[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentAdvantageMemberships);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "AdvantageMembership":
        advantageMembershipList.push(readAdvantageMembership(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (advantageMembershipList.length > 0) value.AdvantageMembership = advantageMembershipList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as AdvantageMemberships;
}

function readProfile(decoder: XmlDecoder): Profile {
  const value: XmlDraft<Profile> = {};
  decoder.noAttributes("Profile");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentProfile);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "NamePrefix":
        value.NamePrefix = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "FirstName":
        value.FirstName = decoder.simple(simpleAnyNvarchar60);
        break;
      case "MiddleName":
        value.MiddleName = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "LastName":
        value.LastName = decoder.simple(simpleAnyNvarchar60);
        break;
      case "NameSuffix":
        value.NameSuffix = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "PreferredName":
        value.PreferredName = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "JobTitle":
        value.JobTitle = decoder.nil(simpleNvarchar255) ? null : decoder.simple(simpleNvarchar255);
        break;
      case "CostCenter":
        value.CostCenter = decoder.nil(simpleNvarchar25) ? null : decoder.simple(simpleNvarchar25);
        break;
      case "CompanyEmployeeID":
        value.CompanyEmployeeID = decoder.nil(simpleNvarchar48) ? null : decoder.simple(simpleNvarchar48);
        break;
      case "Division":
        value.Division = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "AccountTerminationDate":
        value.AccountTerminationDate = decoder.simple(simpleAnyDate);
        break;
      case "PreferredLanguage":
        value.PreferredLanguage = decoder.nil(simpleAnyPreferredLanguage)
          ? null
          : decoder.simple(simpleAnyPreferredLanguage);
        break;
      case "EReceiptOptIn":
        value.EReceiptOptIn = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "HasOpenBooking":
        value.HasOpenBooking = decoder.simple(xsBoolean);
        break;
      case "CountryCode":
        value.CountryCode = decoder.simple(simpleIsoCountryCode);
        break;
      case "CompanyName":
        value.CompanyName = decoder.simple(simpleNvarchar255);
        break;
      case "CompanyID":
        value.CompanyID = decoder.simple(simpleOpenVarchar255);
        break;
      case "RuleClass":
        value.RuleClass = decoder.nil(simpleAnyNvarchar60) ? null : decoder.simple(simpleAnyNvarchar60);
        break;
      case "TravelConfigID":
        value.TravelConfigID = decoder.simple(simpleOpenVarchar255);
        break;
      case "MedicalAlerts":
        value.MedicalAlerts = decoder.nil(simpleNvarchar255) ? null : decoder.simple(simpleNvarchar255);
        break;
      case "AgencyNumber":
        value.AgencyNumber = decoder.simple(simpleOpenVarchar255);
        break;
      case "SearchID":
        value.SearchID = decoder.nil(simpleVarchar64) ? null : decoder.simple(simpleVarchar64);
        break;
      case "GDSProfileName":
        value.GDSProfileName = decoder.nil(simpleVarchar60) ? null : decoder.simple(simpleVarchar60);
        break;
      case "ExternalGdsProfileId":
        value.ExternalGdsProfileId = decoder.nil(simpleVarchar60) ? null : decoder.simple(simpleVarchar60);
        break;
      case "UUID":
        value.UUID = decoder.simple(simpleGuid);
        break;
      case "LoginID":
        value.LoginID = decoder.simple(simpleOpenString);
        break;
      case "Password":
        value.Password = decoder.nil(secretOpenString) ? null : decoder.simple(secretOpenString);
        break;
      case "EmergencyContact":
        value.EmergencyContact = readEmergencyContact(decoder);
        break;
      case "Addresses":
        value.Addresses = readAddresses(decoder);
        break;
      case "Telephones":
        value.Telephones = readTelephones(decoder);
        break;
      case "NationalIDs":
        value.NationalIDs = readNationalIDs(decoder);
        break;
      case "DriversLicenses":
        value.DriversLicenses = readDriversLicenses(decoder);
        break;
      case "HasNoPassport":
        value.HasNoPassport = decoder.nil(simpleAnyClearableBoolean) ? null : decoder.simple(simpleAnyClearableBoolean);
        break;
      case "Passports":
        value.Passports = readPassports(decoder);
        break;
      case "Visas":
        value.Visas = readVisas(decoder);
        break;
      case "EmailAddresses":
        value.EmailAddresses = readEmailAddresses(decoder);
        break;
      case "RatePreferences":
        value.RatePreferences = readRatePreferences(decoder);
        break;
      case "DiscountCodes":
        value.DiscountCodes = readDiscountCodes(decoder);
        break;
      case "Air":
        value.Air = readAir(decoder);
        break;
      case "Rail":
        value.Rail = readRail(decoder);
        break;
      case "Car":
        value.Car = readCar(decoder);
        break;
      case "Hotel":
        value.Hotel = readHotel(decoder);
        break;
      case "CustomFields":
        value.CustomFields = readCustomFields(decoder);
        break;
      case "Roles":
        value.Roles = readRoles(decoder);
        break;
      case "Sponsors":
        value.Sponsors = readSponsors(decoder);
        break;
      case "TSAInfo":
        value.TSAInfo = readTSAInfo(decoder);
        break;
      case "UnusedTickets":
        value.UnusedTickets = readUnusedTickets(decoder);
        break;
      case "AirlineUnusedTickets":
        value.AirlineUnusedTickets = readAirlineUnusedTickets(decoder);
        break;
      case "AdvantageMemberships":
        value.AdvantageMemberships = readAdvantageMemberships(decoder);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as Profile;
}

function visitEmergencyPhone(visitor: XmlVisitor, value: EmergencyPhone): void {
  visitor.attribute("Type", simpleEmergencyPhoneType, value.Type, { required: true });
  visitor.enter(contentEmergencyPhone);
  visitor.simple("PhoneNumber", simpleNvarchar60NoUnicode, value.PhoneNumber, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitEmergencyPhones(visitor: XmlVisitor, value: EmergencyPhones): void {
  visitor.enter(contentEmergencyPhones);
  visitor.complexList("Phone", visitEmergencyPhone, value.Phone);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitEmergencyAddress(visitor: XmlVisitor, value: EmergencyAddress): void {
  visitor.enter(contentEmergencyAddress);
  visitor.simple("Street", xsString, value.Street, { nillable: true });
  visitor.simple("City", simpleNvarchar30, value.City, { nillable: true });
  visitor.simple("StateProvince", simpleNvarchar30, value.StateProvince, { nillable: true });
  visitor.simple("CountryCode", simpleClearableChar2, value.CountryCode, { nillable: true });
  visitor.simple("PostalCode", simpleNvarchar20, value.PostalCode, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitEmergencyContact(visitor: XmlVisitor, value: EmergencyContact): void {
  visitor.enter(contentEmergencyContact);
  visitor.simple("Name", simpleNvarchar255, value.Name, { nillable: true });
  visitor.simple("Relationship", simpleEmergencyContactRelationship, value.Relationship, { nillable: true });
  visitor.complex("Phones", visitEmergencyPhones, value.Phones);
  visitor.complex("Address", visitEmergencyAddress, value.Address);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAddress(visitor: XmlVisitor, value: Address): void {
  visitor.attribute("Type", simpleAddressType, value.Type, { required: true });
  visitor.enter(contentAddress);
  visitor.simple("Street", xsString, value.Street, { nillable: true });
  visitor.simple("City", simpleNvarchar30, value.City, { nillable: true });
  visitor.simple("StateProvince", simpleNvarchar30, value.StateProvince, { nillable: true });
  visitor.simple("CountryCode", simpleClearableChar2, value.CountryCode, { nillable: true });
  visitor.simple("PostalCode", simpleNvarchar20, value.PostalCode, { nillable: true });
  visitor.simple("Longitude", xsString, value.Longitude);
  visitor.simple("Latitude", xsString, value.Latitude);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAddresses(visitor: XmlVisitor, value: Addresses): void {
  visitor.enter(contentAddresses);
  visitor.complexList("Address", visitAddress, value.Address);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitTelephone(visitor: XmlVisitor, value: Telephone): void {
  visitor.attribute("Type", simpleTelephoneType, value.Type, { required: true });
  visitor.attribute("ContactOptIn", xsBoolean, value.ContactOptIn);
  visitor.attribute("PrimaryMobile", xsBoolean, value.PrimaryMobile);
  visitor.enter(contentTelephone);
  visitor.simple("CountryCode", simpleClearableChar2, value.CountryCode, { nillable: true });
  visitor.simple("PhoneNumber", simpleNvarchar60, value.PhoneNumber, { nillable: true });
  visitor.simple("Extension", simpleNvarchar60, value.Extension, { nillable: true });
  visitor.simple("MobileDevice", xsString, value.MobileDevice);
  visitor.simple("MobileName", xsString, value.MobileName);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitTelephones(visitor: XmlVisitor, value: Telephones): void {
  visitor.enter(contentTelephones);
  visitor.complexList("Telephone", visitTelephone, value.Telephone);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitNationalID(visitor: XmlVisitor, value: NationalID): void {
  visitor.enter(contentNationalID);
  visitor.simple("NationalIDNumber", secretNvarchar100NoUnicode, value.NationalIDNumber, { nillable: true });
  visitor.simple("IssuingCountry", simpleVarchar2, value.IssuingCountry, { nillable: true });
  visitor.simple("Expiration", simpleClearableDayFrom1753, value.Expiration, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitNationalIDs(visitor: XmlVisitor, value: NationalIDs): void {
  visitor.enter(contentNationalIDs);
  visitor.complexList("NationalID", visitNationalID, value.NationalID);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitDriversLicense(visitor: XmlVisitor, value: DriversLicense): void {
  visitor.enter(contentDriversLicense);
  visitor.simple("DriversLicenseNumber", secretNvarchar100, value.DriversLicenseNumber, { nillable: true });
  visitor.simple("IssuingCountry", simpleVarchar2, value.IssuingCountry, { nillable: true });
  visitor.simple("IssuingState", simpleNvarchar30, value.IssuingState, { nillable: true });
  visitor.simple("Expiration", simpleClearableDateFrom1753, value.Expiration, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitDriversLicenses(visitor: XmlVisitor, value: DriversLicenses): void {
  visitor.enter(contentDriversLicenses);
  visitor.complexList("DriversLicense", visitDriversLicense, value.DriversLicense);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitPassport(visitor: XmlVisitor, value: Passport): void {
  visitor.enter(contentPassport);
  visitor.simple("PassportNumber", secretNvarchar100, value.PassportNumber);
  visitor.simple("PassportNationality", simpleChar2, value.PassportNationality);
  visitor.simple("PassportExpiration", simpleClearableDateFrom1900, value.PassportExpiration, { nillable: true });
  visitor.simple("PassportDateIssued", simpleClearableDateFrom1900, value.PassportDateIssued, { nillable: true });
  visitor.simple("PassportCityIssued", simpleNvarchar60, value.PassportCityIssued, { nillable: true });
  visitor.simple("PassportCountryIssued", simpleClearableChar2, value.PassportCountryIssued, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitPassports(visitor: XmlVisitor, value: Passports): void {
  visitor.enter(contentPassports);
  visitor.complexList("Passport", visitPassport, value.Passport);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitVisa(visitor: XmlVisitor, value: Visa): void {
  visitor.enter(contentVisa);
  visitor.simple("VisaNationality", simpleChar2, value.VisaNationality);
  visitor.simple("VisaNumber", secretNvarchar100, value.VisaNumber);
  visitor.simple("VisaType", simpleVisaVisaType, value.VisaType, { nillable: true });
  visitor.simple("VisaDateIssued", simpleClearableDateFrom1900, value.VisaDateIssued, { nillable: true });
  visitor.simple("VisaExpiration", simpleClearableDateFrom1900, value.VisaExpiration, { nillable: true });
  visitor.simple("VisaCityIssued", simpleNvarchar60, value.VisaCityIssued, { nillable: true });
  visitor.simple("VisaCountryIssued", simpleClearableChar2, value.VisaCountryIssued, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitVisas(visitor: XmlVisitor, value: Visas): void {
  visitor.enter(contentVisas);
  visitor.complexList("Visa", visitVisa, value.Visa);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitEmailAddress(visitor: XmlVisitor, value: EmailAddress): void {
  visitor.attribute("Contact", xsBoolean, value.Contact);
  visitor.attribute("Type", simpleEmailAddressType, value.Type, { required: true });
  visitor.text("value", simpleVarchar255, value.value);
}

function visitEmailAddresses(visitor: XmlVisitor, value: EmailAddresses): void {
  visitor.enter(contentEmailAddresses);
  visitor.complexList("EmailAddress", visitEmailAddress, value.EmailAddress);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRatePreferences(visitor: XmlVisitor, value: RatePreferences): void {
  visitor.enter(contentRatePreferences);
  visitor.simple("AAARate", simpleClearableBoolean, value.AAARate, { nillable: true });
  visitor.simple("AARPRate", simpleClearableBoolean, value.AARPRate, { nillable: true });
  visitor.simple("GovtRate", simpleClearableBoolean, value.GovtRate, { nillable: true });
  visitor.simple("MilitaryRate", simpleClearableBoolean, value.MilitaryRate, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitDiscountCode(visitor: XmlVisitor, value: DiscountCode): void {
  visitor.attribute("Vendor", xsString, value.Vendor);
  visitor.text("value", xsString, value.value);
}

function visitDiscountCodes(visitor: XmlVisitor, value: DiscountCodes): void {
  visitor.enter(contentDiscountCodes);
  visitor.complexList("DiscountCode", visitDiscountCode, value.DiscountCode);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAirMembership(visitor: XmlVisitor, value: AirMembership): void {
  visitor.enter(contentAirMembership);
  visitor.simple("VendorCode", simpleVarchar2, value.VendorCode);
  visitor.simple("AccountNo", simpleVarchar60, value.AccountNo);
  visitor.simple("Status", simpleVarchar100, value.Status, { nillable: true });
  visitor.simple("StatusBenefits", simpleUnstatedText, value.StatusBenefits, { nillable: true });
  visitor.simple("PointTotal", simpleUnstatedText, value.PointTotal, { nillable: true });
  visitor.simple("SegmentTotal", simpleUnstatedText, value.SegmentTotal, { nillable: true });
  visitor.simple("NextStatus", simpleUnstatedText, value.NextStatus, { nillable: true });
  visitor.simple("PointsUntilNextStatus", simpleUnstatedText, value.PointsUntilNextStatus, { nillable: true });
  visitor.simple("SegmentsUntilNextStatus", simpleUnstatedText, value.SegmentsUntilNextStatus, { nillable: true });
  visitor.simple("IsSenator", simpleClearableBoolean, value.IsSenator, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAirMemberships(visitor: XmlVisitor, value: AirMemberships): void {
  visitor.enter(contentAirMemberships);
  visitor.complexList("AirMembership", visitAirMembership, value.AirMembership);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAirSeat(visitor: XmlVisitor, value: AirSeat): void {
  visitor.enter(contentAirSeat);
  visitor.simple("InterRowPositionCode", simpleAirSeatInterRowPositionCode, value.InterRowPositionCode, {
    nillable: true,
  });
  visitor.simple("SectionPositionCode", simpleAirSeatSectionPositionCode, value.SectionPositionCode, {
    nillable: true,
  });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitMeals(visitor: XmlVisitor, value: Meals): void {
  visitor.enter(contentMeals);
  visitor.simple("MealCode", xsString, value.MealCode, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAir(visitor: XmlVisitor, value: Air): void {
  visitor.enter(contentAir);
  visitor.complex("AirMemberships", visitAirMemberships, value.AirMemberships);
  visitor.complex("Seat", visitAirSeat, value.Seat);
  visitor.complex("Meals", visitMeals, value.Meals);
  visitor.simple("HomeAirport", simpleVarchar3, value.HomeAirport, { nillable: true });
  visitor.simple("AirOther", simpleUnstatedText, value.AirOther, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRailMembership(visitor: XmlVisitor, value: RailMembership): void {
  visitor.enter(contentRailMembership);
  visitor.simple("VendorCode", simpleVarchar2, value.VendorCode);
  visitor.simple("AccountNo", simpleVarchar60, value.AccountNo);
  visitor.simple("Status", simpleVarchar100, value.Status, { nillable: true });
  visitor.simple("StatusBenefits", simpleUnstatedText, value.StatusBenefits, { nillable: true });
  visitor.simple("PointTotal", simpleUnstatedText, value.PointTotal, { nillable: true });
  visitor.simple("SegmentTotal", simpleUnstatedText, value.SegmentTotal, { nillable: true });
  visitor.simple("NextStatus", simpleUnstatedText, value.NextStatus, { nillable: true });
  visitor.simple("PointsUntilNextStatus", simpleUnstatedText, value.PointsUntilNextStatus, { nillable: true });
  visitor.simple("SegmentsUntilNextStatus", simpleUnstatedText, value.SegmentsUntilNextStatus, { nillable: true });
  visitor.simple("IsSenator", simpleClearableBoolean, value.IsSenator, { nillable: true });
  visitor.simple("Expiration", simpleClearableDateTimeFrom1753, value.Expiration, { nillable: true });
  visitor.simple("RailCardClass", xsString, value.RailCardClass);
  visitor.simple("RailCardType", xsString, value.RailCardType);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRailMemberships(visitor: XmlVisitor, value: RailMemberships): void {
  visitor.enter(contentRailMemberships);
  visitor.complexList("RailMembership", visitRailMembership, value.RailMembership);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRail(visitor: XmlVisitor, value: Rail): void {
  visitor.enter(contentRail);
  visitor.simple("Seat", simpleRailSeat, value.Seat, { nillable: true });
  visitor.simple("Coach", simpleRailCoach, value.Coach, { nillable: true });
  visitor.simple("NoiseComfort", simpleRailNoiseComfort, value.NoiseComfort, { nillable: true });
  visitor.simple("Bed", simpleRailBed, value.Bed, { nillable: true });
  visitor.simple("BedCategory", simpleRailBedCategory, value.BedCategory, { nillable: true });
  visitor.simple("Berth", simpleRailBerth, value.Berth, { nillable: true });
  visitor.simple("Deck", simpleRailDeck, value.Deck, { nillable: true });
  visitor.simple("SpaceType", simpleRailSpaceType, value.SpaceType, { nillable: true });
  visitor.simple("FareSpaceComfort", simpleRailFareSpaceComfort, value.FareSpaceComfort, { nillable: true });
  visitor.simple("SpecialMeals", simpleRailSpecialMeals, value.SpecialMeals, { nillable: true });
  visitor.simple("Contingencies", simpleRailContingencies, value.Contingencies, { nillable: true });
  visitor.complex("RailMemberships", visitRailMemberships, value.RailMemberships);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitCarMembership(visitor: XmlVisitor, value: CarMembership): void {
  visitor.enter(contentCarMembership);
  visitor.simple("VendorCode", xsString, value.VendorCode);
  visitor.simple("AccountNo", xsString, value.AccountNo);
  visitor.simple("Status", xsString, value.Status, { nillable: true });
  visitor.simple("StatusBenefits", simpleUnstatedText, value.StatusBenefits, { nillable: true });
  visitor.simple("PointTotal", simpleUnstatedText, value.PointTotal, { nillable: true });
  visitor.simple("SegmentTotal", simpleUnstatedText, value.SegmentTotal, { nillable: true });
  visitor.simple("Expiration", xsString, value.Expiration, { nillable: true });
  visitor.simple("NextStatus", simpleUnstatedText, value.NextStatus, { nillable: true });
  visitor.simple("PointsUntilNextStatus", simpleUnstatedText, value.PointsUntilNextStatus, { nillable: true });
  visitor.simple("SegmentsUntilNextStatus", simpleUnstatedText, value.SegmentsUntilNextStatus, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitCarMemberships(visitor: XmlVisitor, value: CarMemberships): void {
  visitor.enter(contentCarMemberships);
  visitor.complexList("CarMembership", visitCarMembership, value.CarMembership);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitCar(visitor: XmlVisitor, value: Car): void {
  visitor.enter(contentCar);
  visitor.simple("CarSmokingCode", simpleCarCarSmokingCode, value.CarSmokingCode, { nillable: true });
  visitor.simple("CarGPS", simpleClearableBoolean, value.CarGPS, { nillable: true });
  visitor.simple("CarType", simpleCarCarType, value.CarType, { nillable: true });
  visitor.complex("CarMemberships", visitCarMemberships, value.CarMemberships);
  visitor.simple("CarOther", simpleVarchar30, value.CarOther, { nillable: true });
  visitor.simple("CarSkiRack", simpleClearableBoolean, value.CarSkiRack, { nillable: true });
  visitor.simple("CarTransmission", simpleCarCarTransmission, value.CarTransmission, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitHotelMembership(visitor: XmlVisitor, value: HotelMembership): void {
  visitor.enter(contentHotelMembership);
  visitor.simple("VendorCode", xsString, value.VendorCode);
  visitor.simple("AccountNo", xsString, value.AccountNo);
  visitor.simple("Status", xsString, value.Status, { nillable: true });
  visitor.simple("StatusBenefits", simpleUnstatedText, value.StatusBenefits, { nillable: true });
  visitor.simple("PointTotal", simpleUnstatedText, value.PointTotal, { nillable: true });
  visitor.simple("SegmentTotal", simpleUnstatedText, value.SegmentTotal, { nillable: true });
  visitor.simple("Expiration", xsString, value.Expiration, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitHotelMemberships(visitor: XmlVisitor, value: HotelMemberships): void {
  visitor.enter(contentHotelMemberships);
  visitor.complexList("HotelMembership", visitHotelMembership, value.HotelMembership);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitHotel(visitor: XmlVisitor, value: Hotel): void {
  visitor.enter(contentHotel);
  visitor.simple("SmokingCode", simpleHotelSmokingCode, value.SmokingCode, { nillable: true });
  visitor.complex("HotelMemberships", visitHotelMemberships, value.HotelMemberships);
  visitor.simple("RoomType", simpleHotelRoomType, value.RoomType, { nillable: true });
  visitor.simple("HotelOther", simpleVarchar30, value.HotelOther, { nillable: true });
  visitor.simple("PreferFoamPillows", simpleClearableBoolean, value.PreferFoamPillows, { nillable: true });
  visitor.simple("PreferCrib", simpleClearableBoolean, value.PreferCrib, { nillable: true });
  visitor.simple("PreferRollawayBed", simpleClearableBoolean, value.PreferRollawayBed, { nillable: true });
  visitor.simple("PreferGym", simpleClearableBoolean, value.PreferGym, { nillable: true });
  visitor.simple("PreferPool", simpleClearableBoolean, value.PreferPool, { nillable: true });
  visitor.simple("PreferRestaraunt", simpleClearableBoolean, value.PreferRestaraunt, { nillable: true });
  visitor.simple("PreferWheelchairAccess", simpleClearableBoolean, value.PreferWheelchairAccess, { nillable: true });
  visitor.simple("PreferAccessForBlind", simpleClearableBoolean, value.PreferAccessForBlind, { nillable: true });
  visitor.simple("PreferRoomService", simpleClearableBoolean, value.PreferRoomService, { nillable: true });
  visitor.simple("PreferEarlyCheckIn", simpleClearableBoolean, value.PreferEarlyCheckIn, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitCustomField(visitor: XmlVisitor, value: CustomField): void {
  visitor.attribute("Name", simpleVarchar255, value.Name, { required: true });
  visitor.text("value", simpleVarchar255, value.value);
}

function visitCustomFields(visitor: XmlVisitor, value: CustomFields): void {
  visitor.enter(contentCustomFields);
  visitor.complexList("CustomField", visitCustomField, value.CustomField);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRole(visitor: XmlVisitor, value: Role): void {
  visitor.attribute("Type", simpleRoleType, value.Type, { required: true });
  visitor.attribute("PrimaryIndicatorFlag", xsBoolean, value.PrimaryIndicatorFlag);
  visitor.enter(contentRole);
  visitor.simple("FirstName", xsString, value.FirstName);
  visitor.simple("LastName", xsString, value.LastName);
  visitor.simple("EmailAddress", xsString, value.EmailAddress);
  visitor.simple("LoginId", xsString, value.LoginId);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitRoles(visitor: XmlVisitor, value: Roles): void {
  visitor.enter(contentRoles);
  visitor.complexList("Role", visitRole, value.Role);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitSponsor(visitor: XmlVisitor, value: Sponsor): void {
  visitor.enter(contentSponsor);
  visitor.simple("NonEmployeeUserType", simpleNonEmployeeUserType, value.NonEmployeeUserType);
  visitor.simple("SponsorName", xsString, value.SponsorName);
  visitor.simple("SponsorshipStartDate", simpleDay, value.SponsorshipStartDate);
  visitor.simple("SponsorshipEndDate", simpleDay, value.SponsorshipEndDate);
  visitor.simple("LoginID", simpleVarchar255, value.LoginID);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitSponsors(visitor: XmlVisitor, value: Sponsors): void {
  visitor.enter(contentSponsors);
  visitor.complexList("Sponsor", visitSponsor, value.Sponsor);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitTSAInfo(visitor: XmlVisitor, value: TSAInfo): void {
  visitor.enter(contentTSAInfo);
  visitor.simple("Gender", simpleTSAInfoGender, value.Gender, { nillable: true });
  visitor.simple("DateOfBirth", secretClearableDayFrom1900, value.DateOfBirth, { nillable: true });
  visitor.simple("NoMiddleName", simpleClearableBoolean, value.NoMiddleName, { nillable: true });
  visitor.simple("PreCheckNumber", secretVarchar255, value.PreCheckNumber, { nillable: true });
  visitor.simple("RedressNumber", secretVarchar255, value.RedressNumber, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitUnusedTicket(visitor: XmlVisitor, value: UnusedTicket): void {
  visitor.enter(contentUnusedTicket);
  visitor.simple("Carrier", simpleVarchar255, value.Carrier);
  visitor.simple("TicketNumber", simpleVarchar255, value.TicketNumber);
  visitor.simple("RecordLocator", simpleVarchar6, value.RecordLocator, { nillable: true });
  visitor.simple("BaseFare", simpleVarchar255, value.BaseFare, { nillable: true });
  visitor.simple("Taxes", simpleVarchar255, value.Taxes, { nillable: true });
  visitor.simple("Fees", simpleVarchar255, value.Fees, { nillable: true });
  visitor.simple("Currency", simpleVarchar3, value.Currency, { nillable: true });
  visitor.simple("TicketType", simpleVarchar1, value.TicketType, { nillable: true });
  visitor.simple("IssueDate", simpleClearableDateFrom1753, value.IssueDate, { nillable: true });
  visitor.simple("ExpirationDate", simpleClearableDateFrom1753, value.ExpirationDate, { nillable: true });
  visitor.simple("Notes", simpleVarchar255, value.Notes, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitUnusedTickets(visitor: XmlVisitor, value: UnusedTickets): void {
  visitor.enter(contentUnusedTickets);
  visitor.complexList("UnusedTicket", visitUnusedTicket, value.UnusedTicket);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAirlineUnusedTicket(visitor: XmlVisitor, value: AirlineUnusedTicket): void {
  visitor.enter(contentAirlineUnusedTicket);
  visitor.simple("RecordLocator", xsString, value.RecordLocator);
  visitor.simple("TicketAmount", simpleUnstatedText, value.TicketAmount, { nillable: true });
  visitor.simple("Currency", simpleVarchar3, value.Currency, { nillable: true });
  visitor.simple("ExpirationDate", xsString, value.ExpirationDate, { nillable: true });
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAirlineUnusedTickets(visitor: XmlVisitor, value: AirlineUnusedTickets): void {
  visitor.enter(contentAirlineUnusedTickets);
  visitor.complexList("AirlineUnusedTicket", visitAirlineUnusedTicket, value.AirlineUnusedTicket);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAdvantageMembership(visitor: XmlVisitor, value: AdvantageMembership): void {
  visitor.enter(contentAdvantageMembership);
  visitor.simple("VendorCode", simpleVarchar2, value.VendorCode);
  visitor.simple("VendorType", simpleAdvantageVendorType, value.VendorType);
  visitor.simple("ProgramNumber", simpleVarchar20, value.ProgramNumber);
  visitor.simple("ProgramCode", simpleVarchar20, value.ProgramCode);
  visitor.simple("OriginCode", simpleVarchar12, value.OriginCode, { nillable: true });
  visitor.simple("DestinationCode", simpleVarchar12, value.DestinationCode, { nillable: true });
  visitor.simple("ExpirationDate", simpleClearableDateFrom1900, value.ExpirationDate, { nillable: true });
  visitor.simple("OptionCode", simpleVarchar20, value.OptionCode, { nillable: true });
  visitor.simple("ProgramName", simpleVarchar20, value.ProgramName);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitAdvantageMemberships(visitor: XmlVisitor, value: AdvantageMemberships): void {
  visitor.enter(contentAdvantageMemberships);
  visitor.complexList("AdvantageMembership", visitAdvantageMembership, value.AdvantageMembership);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitProfile(visitor: XmlVisitor, value: Profile): void {
  visitor.enter(contentProfile);
  visitor.simple("NamePrefix", simpleNvarchar60, value.NamePrefix, { nillable: true });
  visitor.simple("FirstName", simpleNvarchar60, value.FirstName);
  visitor.simple("MiddleName", simpleNvarchar60, value.MiddleName, { nillable: true });
  visitor.simple("LastName", simpleNvarchar60, value.LastName);
  visitor.simple("NameSuffix", simpleNvarchar60, value.NameSuffix, { nillable: true });
  visitor.simple("PreferredName", simpleNvarchar60, value.PreferredName, { nillable: true });
  visitor.simple("JobTitle", simpleNvarchar255, value.JobTitle, { nillable: true });
  visitor.simple("CostCenter", simpleNvarchar25, value.CostCenter, { nillable: true });
  visitor.simple("CompanyEmployeeID", simpleNvarchar48, value.CompanyEmployeeID, { nillable: true });
  visitor.simple("Division", simpleNvarchar60, value.Division, { nillable: true });
  visitor.simple("AccountTerminationDate", xsDate, value.AccountTerminationDate);
  visitor.simple("PreferredLanguage", simplePreferredLanguage, value.PreferredLanguage, { nillable: true });
  visitor.simple("EReceiptOptIn", simpleClearableBoolean, value.EReceiptOptIn, { nillable: true });
  visitor.simple("HasOpenBooking", xsBoolean, value.HasOpenBooking);
  visitor.simple("CountryCode", simpleIsoCountryCode, value.CountryCode);
  visitor.simple("CompanyName", simpleNvarchar255, value.CompanyName);
  visitor.simple("CompanyID", simpleVarchar255, value.CompanyID);
  visitor.simple("RuleClass", simpleNvarchar60, value.RuleClass, { nillable: true });
  visitor.simple("TravelConfigID", simpleVarchar255, value.TravelConfigID);
  visitor.simple("MedicalAlerts", simpleNvarchar255, value.MedicalAlerts, { nillable: true });
  visitor.simple("AgencyNumber", simpleVarchar255, value.AgencyNumber);
  visitor.simple("SearchID", simpleVarchar64, value.SearchID, { nillable: true });
  visitor.simple("GDSProfileName", simpleVarchar60, value.GDSProfileName, { nillable: true });
  visitor.simple("ExternalGdsProfileId", simpleVarchar60, value.ExternalGdsProfileId, { nillable: true });
  visitor.simple("UUID", simpleGuid, value.UUID);
  visitor.simple("LoginID", xsString, value.LoginID);
  visitor.simple("Password", secretString, value.Password, { nillable: true });
  visitor.complex("EmergencyContact", visitEmergencyContact, value.EmergencyContact);
  visitor.complex("Addresses", visitAddresses, value.Addresses);
  visitor.complex("Telephones", visitTelephones, value.Telephones);
  visitor.complex("NationalIDs", visitNationalIDs, value.NationalIDs);
  visitor.complex("DriversLicenses", visitDriversLicenses, value.DriversLicenses);
  visitor.simple("HasNoPassport", simpleClearableBoolean, value.HasNoPassport, { nillable: true });
  visitor.complex("Passports", visitPassports, value.Passports);
  visitor.complex("Visas", visitVisas, value.Visas);
  visitor.complex("EmailAddresses", visitEmailAddresses, value.EmailAddresses);
  visitor.complex("RatePreferences", visitRatePreferences, value.RatePreferences);
  visitor.complex("DiscountCodes", visitDiscountCodes, value.DiscountCodes);
  visitor.complex("Air", visitAir, value.Air);
  visitor.complex("Rail", visitRail, value.Rail);
  visitor.complex("Car", visitCar, value.Car);
  visitor.complex("Hotel", visitHotel, value.Hotel);
  visitor.complex("CustomFields", visitCustomFields, value.CustomFields);
  visitor.complex("Roles", visitRoles, value.Roles);
  visitor.complex("Sponsors", visitSponsors, value.Sponsors);
  visitor.complex("TSAInfo", visitTSAInfo, value.TSAInfo);
  visitor.complex("UnusedTickets", visitUnusedTickets, value.UnusedTickets);
  visitor.complex("AirlineUnusedTickets", visitAirlineUnusedTickets, value.AirlineUnusedTickets);
  visitor.complex("AdvantageMemberships", visitAdvantageMemberships, value.AdvantageMemberships);
  visitor.unknown("unknownElements", value.unknownElements);
}

function readProfileWarning(decoder: XmlDecoder): ProfileWarning {
  const value: XmlDraft<ProfileWarning> = {};
  decoder.noAttributes("ProfileWarning");
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentProfileWarning);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Code":
        value.Code = decoder.simple(simpleOpenString);
        break;
      case "Message":
        value.Message = decoder.simple(simpleOpenString);
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as ProfileWarning;
}

function readProfileResponse(decoder: XmlDecoder): ProfileResponse {
  const value: XmlDraft<ProfileResponse> = {};
  decoder.noAttributes("ProfileResponse");
  const warningList: ProfileWarning[] = [];
  const unknownElementsList: XmlFragment[] = [];
  decoder.enter(contentProfileResponse);
  for (let tag = decoder.child(); tag !== undefined; tag = decoder.child()) {
    switch (tag) {
      case "Warning":
        warningList.push(readProfileWarning(decoder));
        break;
      case "#unknown":
        unknownElementsList.push(keptElement(decoder));
        break;
    }
  }
  if (warningList.length > 0) value.Warning = warningList;
  if (unknownElementsList.length > 0) value.unknownElements = unknownElementsList;
  return value as ProfileResponse;
}

function visitProfileWarning(visitor: XmlVisitor, value: ProfileWarning): void {
  visitor.enter(contentProfileWarning);
  visitor.simple("Code", xsString, value.Code);
  visitor.simple("Message", xsString, value.Message);
  visitor.unknown("unknownElements", value.unknownElements);
}

function visitProfileResponse(visitor: XmlVisitor, value: ProfileResponse): void {
  visitor.enter(contentProfileResponse);
  visitor.complexList("Warning", visitProfileWarning, value.Warning);
  visitor.unknown("unknownElements", value.unknownElements);
}

export { decodeResponse } from "@specwright/runtime/http";
