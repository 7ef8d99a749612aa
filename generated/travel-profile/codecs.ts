// Generated from specs/travel-profile/openapi.yaml, sandbox/overlays/travel-profile.yaml, specs/open-questions.yaml and 1 more. Edit the specs, then run `make generate`.

import type { Result } from "@specwright/runtime/base";
import {
  type AllContent,
  type StatesContent,
  type XmlDecodeOptions,
  type XmlElementDeclaration,
  type XmlEncodeOptions,
  type XmlType,
  type XmlValidateOptions,
  allContent,
  complexType,
  extendedTypes,
  keptElement,
  sequenceContent,
  unnamedType,
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
  AddressType,
  AdvantageVendorType,
  BedCategory,
  BedPosition,
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
  DateFrom1753,
  DateFrom1900,
  DateTimeFrom1753,
  Day,
  DayFrom1753,
  DayFrom1900,
  Deck,
  EmailAddressType,
  EmergencyPhoneType,
  Error as ErrorModel,
  FareSpaceComfort,
  Gender,
  Guid,
  InterRowPosition,
  IsoCountryCode,
  Locale,
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
  PreferredLanguage,
  Profile,
  ProfileCreate,
  ProfileResponse,
  ProfileUpdate,
  Relationship,
  RoleType,
  RoomType,
  SectionPosition,
  Smoking,
  SpaceType,
  SpecialMeals,
  TelephoneType,
  TrainCoach,
  TrainSeat,
  UnstatedText,
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
  VisaType,
} from "./types.js";

/** Reads a document with the root element Error and checks it against the schema. */
export function decodeError(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ErrorModel> {
  return xmlDecode<ErrorModel>(xml, elementError, options);
}

/**
 * Writes a document with the root element Error. Throws an XmlEncodeError for a value that no document can hold;
 * whether the schema allows it is for validation to say.
 */
export function encodeError(value: ErrorModel, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementError, [], options);
}

/** Checks a value of Error against the schema. A valid value is the same after it is written and read. */
export function validateError(value: unknown, options?: XmlValidateOptions): Result<ErrorModel> {
  return xmlValidate<ErrorModel>(value, elementError, options);
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfile(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<Profile> {
  return xmlDecode<Profile>(xml, elementProfile, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfile(value: Profile, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementProfile, [], options);
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfile(value: unknown, options?: XmlValidateOptions): Result<Profile> {
  return xmlValidate<Profile>(value, elementProfile, options);
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfileCreate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileCreate> {
  return xmlDecode<ProfileCreate>(xml, elementProfileCreate, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileCreate(value: ProfileCreate, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementProfileCreate, [], options);
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfileCreate(value: unknown, options?: XmlValidateOptions): Result<ProfileCreate> {
  return xmlValidate<ProfileCreate>(value, elementProfileCreate, options);
}

/** Reads a document with the root element ProfileResponse and checks it against the schema. */
export function decodeProfileResponse(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileResponse> {
  return xmlDecode<ProfileResponse>(xml, elementProfileResponse, options);
}

/**
 * Writes a document with the root element ProfileResponse. Throws an XmlEncodeError for a value that no document
 * can hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileResponse(value: ProfileResponse, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementProfileResponse, [], options);
}

/** Checks a value of ProfileResponse against the schema. A valid value is the same after it is written and read. */
export function validateProfileResponse(value: unknown, options?: XmlValidateOptions): Result<ProfileResponse> {
  return xmlValidate<ProfileResponse>(value, elementProfileResponse, options);
}

/** Reads a document with the root element Profile and checks it against the schema. */
export function decodeProfileUpdate(xml: string | Uint8Array, options?: XmlDecodeOptions): Result<ProfileUpdate> {
  return xmlDecode<ProfileUpdate>(xml, elementProfileUpdate, options);
}

/**
 * Writes a document with the root element Profile. Throws an XmlEncodeError for a value that no document can
 * hold; whether the schema allows it is for validation to say.
 */
export function encodeProfileUpdate(value: ProfileUpdate, options?: XmlEncodeOptions): string {
  return xmlEncode(value, elementProfileUpdate, [], options);
}

/** Checks a value of Profile against the schema. A valid value is the same after it is written and read. */
export function validateProfileUpdate(value: unknown, options?: XmlValidateOptions): Result<ProfileUpdate> {
  return xmlValidate<ProfileUpdate>(value, elementProfileUpdate, options);
}

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

const typeCustomField: XmlType = /* @__PURE__ */ complexType("CustomField", "", () => ({
  attributes: [{ name: "Name", type: simpleVarchar255, required: true }],
  text: ["value", simpleVarchar255],
}));

const typeDiscountCode: XmlType = /* @__PURE__ */ complexType("DiscountCode", "", () => ({
  attributes: [{ name: "Vendor", type: xsString }],
  text: ["value", xsString],
}));

const typeEmailAddress: XmlType = /* @__PURE__ */ complexType("EmailAddress", "", () => ({
  attributes: [
    { name: "Contact", type: xsBoolean },
    { name: "Type", type: simpleEmailAddressType, required: true },
  ],
  text: ["value", simpleVarchar255],
}));

const simpleOpenString: SimpleType<string> = /* @__PURE__ */ withDerived(simpleAnyString, () =>
  extendedTypes([typeCustomField, typeDiscountCode, typeEmailAddress]),
);

/** The children of Error. */
const contentError: AllContent = /* @__PURE__ */ allContent(
  [
    { name: "Message", required: true },
    { name: "Server-Time", required: true },
    { name: "Id", required: true },
  ],
  { keepsUnknown: true },
);

const typeError: XmlType = /* @__PURE__ */ unnamedType(() => ({
  members: [
    { name: "Message", type: simpleOpenString },
    { name: "Server-Time", type: simpleOpenString },
    { name: "Id", type: simpleOpenString },
  ],
  content: contentError,
  unknown: ["unknownElements", keptElement],
}));

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

const simpleOpenVarchar255: SimpleType<Varchar255> = /* @__PURE__ */ withDerived(simpleVarchar255, () =>
  extendedTypes([typeCustomField, typeEmailAddress]),
);

const secretAnyString = /* @__PURE__ */ secret(simpleAnyString);

const secretOpenString: SimpleType<string> = /* @__PURE__ */ withDerived(secretAnyString, () =>
  extendedTypes([typeCustomField, typeDiscountCode, typeEmailAddress]),
);

const simpleEmergencyContactRelationship: SimpleType<Relationship | Cleared> = /* @__PURE__ */ unionOf<
  Relationship | Cleared
>([simpleRelationship, simpleCleared], "EmergencyContactRelationship");

const simpleAnyEmergencyContactRelationship: SimpleType<Relationship | Cleared> = /* @__PURE__ */ withDerived(
  simpleEmergencyContactRelationship,
  () => [simpleRelationship, simpleCleared],
);

/** The children of EmergencyPhone. */
const contentEmergencyPhone: AllContent = /* @__PURE__ */ allContent([{ name: "PhoneNumber" }], { keepsUnknown: true });

const typeEmergencyPhone: XmlType = /* @__PURE__ */ complexType("EmergencyPhone", "", () => ({
  attributes: [{ name: "Type", type: simpleEmergencyPhoneType, required: true }],
  members: [{ name: "PhoneNumber", type: simpleNvarchar60NoUnicode, nillable: true }],
  content: contentEmergencyPhone,
  unknown: ["unknownElements", keptElement],
}));

/** The children of EmergencyPhones. */
const contentEmergencyPhones: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Phone", occurs: "*" }], {
  keepsUnknown: true,
});

const typeEmergencyPhones: XmlType = /* @__PURE__ */ complexType("EmergencyPhones", "", () => ({
  members: [{ name: "Phone", type: typeEmergencyPhone, occurs: "*" }],
  content: contentEmergencyPhones,
  unknown: ["unknownElements", keptElement],
}));

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

const typeEmergencyAddress: XmlType = /* @__PURE__ */ complexType("EmergencyAddress", "", () => ({
  members: [
    { name: "Street", type: simpleOpenString, nillable: true },
    { name: "City", type: simpleNvarchar30, nillable: true },
    { name: "StateProvince", type: simpleNvarchar30, nillable: true },
    { name: "CountryCode", type: simpleAnyClearableChar2, nillable: true },
    { name: "PostalCode", type: simpleNvarchar20, nillable: true },
  ],
  content: contentEmergencyAddress,
  unknown: ["unknownElements", keptElement],
}));

/** The children of EmergencyContact. */
const contentEmergencyContact: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Name" }, { name: "Relationship" }, { name: "Phones" }, { name: "Address" }],
  { keepsUnknown: true },
);

const typeEmergencyContact: XmlType = /* @__PURE__ */ complexType("EmergencyContact", "", () => ({
  members: [
    { name: "Name", type: simpleNvarchar255, nillable: true },
    { name: "Relationship", type: simpleAnyEmergencyContactRelationship, nillable: true },
    { name: "Phones", type: typeEmergencyPhones },
    { name: "Address", type: typeEmergencyAddress },
  ],
  content: contentEmergencyContact,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AddressesUpdate. */
const contentAddressesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Address", occurs: "*" }], {
  keepsUnknown: true,
});

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

const typeAddress: XmlType = /* @__PURE__ */ complexType("Address", "", () => ({
  attributes: [{ name: "Type", type: simpleAddressType, required: true }],
  members: [
    { name: "Street", type: simpleOpenString, nillable: true },
    { name: "City", type: simpleNvarchar30, nillable: true },
    { name: "StateProvince", type: simpleNvarchar30, nillable: true },
    { name: "CountryCode", type: simpleAnyClearableChar2, nillable: true },
    { name: "PostalCode", type: simpleNvarchar20, nillable: true },
    { name: "Longitude", type: simpleOpenString },
    { name: "Latitude", type: simpleOpenString },
  ],
  content: contentAddress,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Addresses. */
const contentAddresses: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Address", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentAddressesUpdate },
});

const typeAddresses: XmlType = /* @__PURE__ */ complexType("Addresses", "", () => ({
  members: [{ name: "Address", type: typeAddress, occurs: "*" }],
  content: contentAddresses,
  unknown: ["unknownElements", keptElement],
}));

/** The children of TelephonesUpdate. */
const contentTelephonesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Telephone", occurs: "*" }], {
  keepsUnknown: true,
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

const typeTelephone: XmlType = /* @__PURE__ */ complexType("Telephone", "", () => ({
  attributes: [
    { name: "Type", type: simpleTelephoneType, required: true },
    { name: "ContactOptIn", type: xsBoolean },
    { name: "PrimaryMobile", type: xsBoolean },
  ],
  members: [
    { name: "CountryCode", type: simpleAnyClearableChar2, nillable: true },
    { name: "PhoneNumber", type: simpleAnyNvarchar60, nillable: true },
    { name: "Extension", type: simpleAnyNvarchar60, nillable: true },
    { name: "MobileDevice", type: simpleOpenString },
    { name: "MobileName", type: simpleOpenString },
  ],
  content: contentTelephone,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Telephones. */
const contentTelephones: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Telephone", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentTelephonesUpdate },
});

const typeTelephones: XmlType = /* @__PURE__ */ complexType("Telephones", "", () => ({
  members: [{ name: "Telephone", type: typeTelephone, occurs: "*" }],
  content: contentTelephones,
  unknown: ["unknownElements", keptElement],
}));

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

const typeNationalID: XmlType = /* @__PURE__ */ complexType("NationalID", "", () => ({
  members: [
    { name: "NationalIDNumber", type: secretNvarchar100NoUnicode, nillable: true },
    { name: "IssuingCountry", type: simpleVarchar2, nillable: true },
    { name: "Expiration", type: simpleAnyClearableDayFrom1753, nillable: true },
  ],
  content: contentNationalID,
  unknown: ["unknownElements", keptElement],
}));

/** The children of NationalIDs. */
const contentNationalIDs: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "NationalID", occurs: "*" }], {
  keepsUnknown: true,
});

const typeNationalIDs: XmlType = /* @__PURE__ */ complexType("NationalIDs", "", () => ({
  members: [{ name: "NationalID", type: typeNationalID, occurs: "*" }],
  content: contentNationalIDs,
  unknown: ["unknownElements", keptElement],
}));

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

const typeDriversLicense: XmlType = /* @__PURE__ */ complexType("DriversLicense", "", () => ({
  members: [
    { name: "DriversLicenseNumber", type: secretAnyNvarchar100, nillable: true },
    { name: "IssuingCountry", type: simpleVarchar2, nillable: true },
    { name: "IssuingState", type: simpleNvarchar30, nillable: true },
    { name: "Expiration", type: simpleAnyClearableDateFrom1753, nillable: true },
  ],
  content: contentDriversLicense,
  unknown: ["unknownElements", keptElement],
}));

/** The children of DriversLicenses. */
const contentDriversLicenses: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "DriversLicense", occurs: "*" }],
  { keepsUnknown: true },
);

const typeDriversLicenses: XmlType = /* @__PURE__ */ complexType("DriversLicenses", "", () => ({
  members: [{ name: "DriversLicense", type: typeDriversLicense, occurs: "*" }],
  content: contentDriversLicenses,
  unknown: ["unknownElements", keptElement],
}));

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

const typePassport: XmlType = /* @__PURE__ */ complexType("Passport", "", () => ({
  members: [
    { name: "PassportNumber", type: secretAnyNvarchar100 },
    { name: "PassportNationality", type: simpleAnyChar2 },
    { name: "PassportExpiration", type: simpleAnyClearableDateFrom1900, nillable: true },
    { name: "PassportDateIssued", type: simpleAnyClearableDateFrom1900, nillable: true },
    { name: "PassportCityIssued", type: simpleAnyNvarchar60, nillable: true },
    { name: "PassportCountryIssued", type: simpleAnyClearableChar2, nillable: true },
  ],
  content: contentPassport,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Passports. */
const contentPassports: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Passport", occurs: "*" }], {
  keepsUnknown: true,
});

const typePassports: XmlType = /* @__PURE__ */ complexType("Passports", "", () => ({
  members: [{ name: "Passport", type: typePassport, occurs: "*" }],
  content: contentPassports,
  unknown: ["unknownElements", keptElement],
}));

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

const typeVisa: XmlType = /* @__PURE__ */ complexType("Visa", "", () => ({
  members: [
    { name: "VisaNationality", type: simpleAnyChar2 },
    { name: "VisaNumber", type: secretAnyNvarchar100 },
    { name: "VisaType", type: simpleAnyVisaVisaType, nillable: true },
    { name: "VisaDateIssued", type: simpleAnyClearableDateFrom1900, nillable: true },
    { name: "VisaExpiration", type: simpleAnyClearableDateFrom1900, nillable: true },
    { name: "VisaCityIssued", type: simpleAnyNvarchar60, nillable: true },
    { name: "VisaCountryIssued", type: simpleAnyClearableChar2, nillable: true },
  ],
  content: contentVisa,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Visas. */
const contentVisas: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Visa", occurs: "*" }], {
  keepsUnknown: true,
});

const typeVisas: XmlType = /* @__PURE__ */ complexType("Visas", "", () => ({
  members: [{ name: "Visa", type: typeVisa, occurs: "*" }],
  content: contentVisas,
  unknown: ["unknownElements", keptElement],
}));

/** The children of EmailAddresses. */
const contentEmailAddresses: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "EmailAddress", occurs: "*" }], {
  keepsUnknown: true,
});

const typeEmailAddresses: XmlType = /* @__PURE__ */ complexType("EmailAddresses", "", () => ({
  members: [{ name: "EmailAddress", type: typeEmailAddress, occurs: "*" }],
  content: contentEmailAddresses,
  unknown: ["unknownElements", keptElement],
}));

/** The children of RatePreferences. */
const contentRatePreferences: AllContent = /* @__PURE__ */ allContent(
  [{ name: "AAARate" }, { name: "AARPRate" }, { name: "GovtRate" }, { name: "MilitaryRate" }],
  { keepsUnknown: true },
);

const typeRatePreferences: XmlType = /* @__PURE__ */ complexType("RatePreferences", "", () => ({
  members: [
    { name: "AAARate", type: simpleAnyClearableBoolean, nillable: true },
    { name: "AARPRate", type: simpleAnyClearableBoolean, nillable: true },
    { name: "GovtRate", type: simpleAnyClearableBoolean, nillable: true },
    { name: "MilitaryRate", type: simpleAnyClearableBoolean, nillable: true },
  ],
  content: contentRatePreferences,
  unknown: ["unknownElements", keptElement],
}));

/** The children of DiscountCodes. */
const contentDiscountCodes: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "DiscountCode", occurs: "*" }], {
  keepsUnknown: true,
});

const typeDiscountCodes: XmlType = /* @__PURE__ */ complexType("DiscountCodes", "", () => ({
  members: [{ name: "DiscountCode", type: typeDiscountCode, occurs: "*" }],
  content: contentDiscountCodes,
  unknown: ["unknownElements", keptElement],
}));

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

const typeAirMembership: XmlType = /* @__PURE__ */ complexType("AirMembership", "", () => ({
  members: [
    { name: "VendorCode", type: simpleVarchar2 },
    { name: "AccountNo", type: simpleVarchar60 },
    { name: "Status", type: simpleVarchar100, nillable: true },
    { name: "StatusBenefits", type: simpleUnstatedText, nillable: true },
    { name: "PointTotal", type: simpleUnstatedText, nillable: true },
    { name: "SegmentTotal", type: simpleUnstatedText, nillable: true },
    { name: "NextStatus", type: simpleUnstatedText, nillable: true },
    { name: "PointsUntilNextStatus", type: simpleUnstatedText, nillable: true },
    { name: "SegmentsUntilNextStatus", type: simpleUnstatedText, nillable: true },
    { name: "IsSenator", type: simpleAnyClearableBoolean, nillable: true },
  ],
  content: contentAirMembership,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AirMemberships. */
const contentAirMemberships: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "AirMembership", occurs: "*" }], {
  keepsUnknown: true,
});

const typeAirMemberships: XmlType = /* @__PURE__ */ complexType("AirMemberships", "", () => ({
  members: [{ name: "AirMembership", type: typeAirMembership, occurs: "*" }],
  content: contentAirMemberships,
  unknown: ["unknownElements", keptElement],
}));

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

const typeAirSeat: XmlType = /* @__PURE__ */ complexType("AirSeat", "", () => ({
  members: [
    { name: "InterRowPositionCode", type: simpleAnyAirSeatInterRowPositionCode, nillable: true },
    { name: "SectionPositionCode", type: simpleAnyAirSeatSectionPositionCode, nillable: true },
  ],
  content: contentAirSeat,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Meals. */
const contentMeals: AllContent = /* @__PURE__ */ allContent([{ name: "MealCode" }], { keepsUnknown: true });

const typeMeals: XmlType = /* @__PURE__ */ complexType("Meals", "", () => ({
  members: [{ name: "MealCode", type: simpleOpenString, nillable: true }],
  content: contentMeals,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Air. */
const contentAir: AllContent = /* @__PURE__ */ allContent(
  [{ name: "AirMemberships" }, { name: "Seat" }, { name: "Meals" }, { name: "HomeAirport" }, { name: "AirOther" }],
  { keepsUnknown: true },
);

const typeAir: XmlType = /* @__PURE__ */ complexType("Air", "", () => ({
  members: [
    { name: "AirMemberships", type: typeAirMemberships },
    { name: "Seat", type: typeAirSeat },
    { name: "Meals", type: typeMeals },
    { name: "HomeAirport", type: simpleVarchar3, nillable: true },
    { name: "AirOther", type: simpleUnstatedText, nillable: true },
  ],
  content: contentAir,
  unknown: ["unknownElements", keptElement],
}));

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

/** The children of RailMembershipsUpdate. */
const contentRailMembershipsUpdate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "RailMembership", occurs: "*" }],
  { keepsUnknown: true },
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

const typeRailMembership: XmlType = /* @__PURE__ */ complexType("RailMembership", "", () => ({
  members: [
    { name: "VendorCode", type: simpleVarchar2 },
    { name: "AccountNo", type: simpleVarchar60 },
    { name: "Status", type: simpleVarchar100, nillable: true },
    { name: "StatusBenefits", type: simpleUnstatedText, nillable: true },
    { name: "PointTotal", type: simpleUnstatedText, nillable: true },
    { name: "SegmentTotal", type: simpleUnstatedText, nillable: true },
    { name: "NextStatus", type: simpleUnstatedText, nillable: true },
    { name: "PointsUntilNextStatus", type: simpleUnstatedText, nillable: true },
    { name: "SegmentsUntilNextStatus", type: simpleUnstatedText, nillable: true },
    { name: "IsSenator", type: simpleAnyClearableBoolean, nillable: true },
    { name: "Expiration", type: simpleAnyClearableDateTimeFrom1753, nillable: true },
    { name: "RailCardClass", type: simpleOpenString },
    { name: "RailCardType", type: simpleOpenString },
  ],
  content: contentRailMembership,
  unknown: ["unknownElements", keptElement],
}));

/** The children of RailMemberships. */
const contentRailMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "RailMembership", occurs: "*" }],
  { keepsUnknown: true, views: { update: contentRailMembershipsUpdate } },
);

const typeRailMemberships: XmlType = /* @__PURE__ */ complexType("RailMemberships", "", () => ({
  members: [{ name: "RailMembership", type: typeRailMembership, occurs: "*" }],
  content: contentRailMemberships,
  unknown: ["unknownElements", keptElement],
}));

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

const typeRail: XmlType = /* @__PURE__ */ complexType("Rail", "", () => ({
  members: [
    { name: "Seat", type: simpleAnyRailSeat, nillable: true },
    { name: "Coach", type: simpleAnyRailCoach, nillable: true },
    { name: "NoiseComfort", type: simpleAnyRailNoiseComfort, nillable: true },
    { name: "Bed", type: simpleAnyRailBed, nillable: true },
    { name: "BedCategory", type: simpleAnyRailBedCategory, nillable: true },
    { name: "Berth", type: simpleAnyRailBerth, nillable: true },
    { name: "Deck", type: simpleAnyRailDeck, nillable: true },
    { name: "SpaceType", type: simpleAnyRailSpaceType, nillable: true },
    { name: "FareSpaceComfort", type: simpleAnyRailFareSpaceComfort, nillable: true },
    { name: "SpecialMeals", type: simpleAnyRailSpecialMeals, nillable: true },
    { name: "Contingencies", type: simpleAnyRailContingencies, nillable: true },
    { name: "RailMemberships", type: typeRailMemberships },
  ],
  content: contentRail,
  unknown: ["unknownElements", keptElement],
}));

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

const typeCarMembership: XmlType = /* @__PURE__ */ complexType("CarMembership", "", () => ({
  members: [
    { name: "VendorCode", type: simpleOpenString },
    { name: "AccountNo", type: simpleOpenString },
    { name: "Status", type: simpleOpenString, nillable: true },
    { name: "StatusBenefits", type: simpleUnstatedText, nillable: true },
    { name: "PointTotal", type: simpleUnstatedText, nillable: true },
    { name: "SegmentTotal", type: simpleUnstatedText, nillable: true },
    { name: "Expiration", type: simpleOpenString, nillable: true },
    { name: "NextStatus", type: simpleUnstatedText, nillable: true },
    { name: "PointsUntilNextStatus", type: simpleUnstatedText, nillable: true },
    { name: "SegmentsUntilNextStatus", type: simpleUnstatedText, nillable: true },
  ],
  content: contentCarMembership,
  unknown: ["unknownElements", keptElement],
}));

/** The children of CarMemberships. */
const contentCarMemberships: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "CarMembership", occurs: "*" }], {
  keepsUnknown: true,
});

const typeCarMemberships: XmlType = /* @__PURE__ */ complexType("CarMemberships", "", () => ({
  members: [{ name: "CarMembership", type: typeCarMembership, occurs: "*" }],
  content: contentCarMemberships,
  unknown: ["unknownElements", keptElement],
}));

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

const typeCar: XmlType = /* @__PURE__ */ complexType("Car", "", () => ({
  members: [
    { name: "CarSmokingCode", type: simpleAnyCarCarSmokingCode, nillable: true },
    { name: "CarGPS", type: simpleAnyClearableBoolean, nillable: true },
    { name: "CarType", type: simpleAnyCarCarType, nillable: true },
    { name: "CarMemberships", type: typeCarMemberships },
    { name: "CarOther", type: simpleVarchar30, nillable: true },
    { name: "CarSkiRack", type: simpleAnyClearableBoolean, nillable: true },
    { name: "CarTransmission", type: simpleAnyCarCarTransmission, nillable: true },
  ],
  content: contentCar,
  unknown: ["unknownElements", keptElement],
}));

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

const typeHotelMembership: XmlType = /* @__PURE__ */ complexType("HotelMembership", "", () => ({
  members: [
    { name: "VendorCode", type: simpleOpenString },
    { name: "AccountNo", type: simpleOpenString },
    { name: "Status", type: simpleOpenString, nillable: true },
    { name: "StatusBenefits", type: simpleUnstatedText, nillable: true },
    { name: "PointTotal", type: simpleUnstatedText, nillable: true },
    { name: "SegmentTotal", type: simpleUnstatedText, nillable: true },
    { name: "Expiration", type: simpleOpenString, nillable: true },
  ],
  content: contentHotelMembership,
  unknown: ["unknownElements", keptElement],
}));

/** The children of HotelMemberships. */
const contentHotelMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "HotelMembership", occurs: "*" }],
  { keepsUnknown: true },
);

const typeHotelMemberships: XmlType = /* @__PURE__ */ complexType("HotelMemberships", "", () => ({
  members: [{ name: "HotelMembership", type: typeHotelMembership, occurs: "*" }],
  content: contentHotelMemberships,
  unknown: ["unknownElements", keptElement],
}));

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

const typeHotel: XmlType = /* @__PURE__ */ complexType("Hotel", "", () => ({
  members: [
    { name: "SmokingCode", type: simpleAnyHotelSmokingCode, nillable: true },
    { name: "HotelMemberships", type: typeHotelMemberships },
    { name: "RoomType", type: simpleAnyHotelRoomType, nillable: true },
    { name: "HotelOther", type: simpleVarchar30, nillable: true },
    { name: "PreferFoamPillows", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferCrib", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferRollawayBed", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferGym", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferPool", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferRestaraunt", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferWheelchairAccess", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferAccessForBlind", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferRoomService", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreferEarlyCheckIn", type: simpleAnyClearableBoolean, nillable: true },
  ],
  content: contentHotel,
  unknown: ["unknownElements", keptElement],
}));

/** The children of CustomFields. */
const contentCustomFields: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "CustomField", occurs: "*" }], {
  keepsUnknown: true,
});

const typeCustomFields: XmlType = /* @__PURE__ */ complexType("CustomFields", "", () => ({
  members: [{ name: "CustomField", type: typeCustomField, occurs: "*" }],
  content: contentCustomFields,
  unknown: ["unknownElements", keptElement],
}));

/** The children of RolesUpdate. */
const contentRolesUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Role", occurs: "*" }], {
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

const typeRole: XmlType = /* @__PURE__ */ complexType("Role", "", () => ({
  attributes: [
    { name: "Type", type: simpleRoleType, required: true },
    { name: "PrimaryIndicatorFlag", type: xsBoolean },
  ],
  members: [
    { name: "FirstName", type: simpleOpenString },
    { name: "LastName", type: simpleOpenString },
    { name: "EmailAddress", type: simpleOpenString },
    { name: "LoginId", type: simpleOpenString },
  ],
  content: contentRole,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Roles. */
const contentRoles: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Role", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentRolesUpdate },
});

const typeRoles: XmlType = /* @__PURE__ */ complexType("Roles", "", () => ({
  members: [{ name: "Role", type: typeRole, occurs: "*" }],
  content: contentRoles,
  unknown: ["unknownElements", keptElement],
}));

/** The children of SponsorsUpdate. */
const contentSponsorsUpdate: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Sponsor", occurs: "*" }], {
  keepsUnknown: true,
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

const typeSponsor: XmlType = /* @__PURE__ */ complexType("Sponsor", "", () => ({
  members: [
    { name: "NonEmployeeUserType", type: simpleNonEmployeeUserType },
    { name: "SponsorName", type: simpleOpenString },
    { name: "SponsorshipStartDate", type: simpleDay },
    { name: "SponsorshipEndDate", type: simpleDay },
    { name: "LoginID", type: simpleOpenVarchar255 },
  ],
  content: contentSponsor,
  unknown: ["unknownElements", keptElement],
}));

/** The children of Sponsors. */
const contentSponsors: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Sponsor", occurs: "*" }], {
  keepsUnknown: true,
  views: { update: contentSponsorsUpdate },
});

const typeSponsors: XmlType = /* @__PURE__ */ complexType("Sponsors", "", () => ({
  members: [{ name: "Sponsor", type: typeSponsor, occurs: "*" }],
  content: contentSponsors,
  unknown: ["unknownElements", keptElement],
}));

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

const secretOpenVarchar255: SimpleType<Varchar255> = /* @__PURE__ */ withDerived(secretVarchar255, () =>
  extendedTypes([typeCustomField, typeEmailAddress]),
);

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

const typeTSAInfo: XmlType = /* @__PURE__ */ complexType("TSAInfo", "", () => ({
  members: [
    { name: "Gender", type: simpleAnyTSAInfoGender, nillable: true },
    { name: "DateOfBirth", type: secretAnyClearableDayFrom1900, nillable: true },
    { name: "NoMiddleName", type: simpleAnyClearableBoolean, nillable: true },
    { name: "PreCheckNumber", type: secretOpenVarchar255, nillable: true },
    { name: "RedressNumber", type: secretOpenVarchar255, nillable: true },
  ],
  content: contentTSAInfo,
  unknown: ["unknownElements", keptElement],
}));

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

const typeUnusedTicket: XmlType = /* @__PURE__ */ complexType("UnusedTicket", "", () => ({
  members: [
    { name: "Carrier", type: simpleOpenVarchar255 },
    { name: "TicketNumber", type: simpleOpenVarchar255 },
    { name: "RecordLocator", type: simpleVarchar6, nillable: true },
    { name: "BaseFare", type: simpleOpenVarchar255, nillable: true },
    { name: "Taxes", type: simpleOpenVarchar255, nillable: true },
    { name: "Fees", type: simpleOpenVarchar255, nillable: true },
    { name: "Currency", type: simpleVarchar3, nillable: true },
    { name: "TicketType", type: simpleVarchar1, nillable: true },
    { name: "IssueDate", type: simpleAnyClearableDateFrom1753, nillable: true },
    { name: "ExpirationDate", type: simpleAnyClearableDateFrom1753, nillable: true },
    { name: "Notes", type: simpleOpenVarchar255, nillable: true },
  ],
  content: contentUnusedTicket,
  unknown: ["unknownElements", keptElement],
}));

/** The children of UnusedTickets. */
const contentUnusedTickets: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "UnusedTicket", occurs: "*" }], {
  keepsUnknown: true,
});

const typeUnusedTickets: XmlType = /* @__PURE__ */ complexType("UnusedTickets", "", () => ({
  members: [{ name: "UnusedTicket", type: typeUnusedTicket, occurs: "*" }],
  content: contentUnusedTickets,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AirlineUnusedTicketsCreate. */
const contentAirlineUnusedTicketsCreate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AirlineUnusedTicket", occurs: "*" }],
  { keepsUnknown: true },
);

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

const typeAirlineUnusedTicket: XmlType = /* @__PURE__ */ complexType("AirlineUnusedTicket", "", () => ({
  members: [
    { name: "RecordLocator", type: simpleOpenString },
    { name: "TicketAmount", type: simpleUnstatedText, nillable: true },
    { name: "Currency", type: simpleVarchar3, nillable: true },
    { name: "ExpirationDate", type: simpleOpenString, nillable: true },
  ],
  content: contentAirlineUnusedTicket,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AirlineUnusedTickets. */
const contentAirlineUnusedTickets: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AirlineUnusedTicket", occurs: "*" }],
  { keepsUnknown: true, views: { create: contentAirlineUnusedTicketsCreate } },
);

const typeAirlineUnusedTickets: XmlType = /* @__PURE__ */ complexType("AirlineUnusedTickets", "", () => ({
  members: [{ name: "AirlineUnusedTicket", type: typeAirlineUnusedTicket, occurs: "*" }],
  content: contentAirlineUnusedTickets,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AdvantageMembershipsUpdate. */
const contentAdvantageMembershipsUpdate: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AdvantageMembership", occurs: "*" }],
  { keepsUnknown: true },
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

const typeAdvantageMembership: XmlType = /* @__PURE__ */ complexType("AdvantageMembership", "", () => ({
  members: [
    { name: "VendorCode", type: simpleVarchar2 },
    { name: "VendorType", type: simpleAdvantageVendorType },
    { name: "ProgramNumber", type: simpleVarchar20 },
    { name: "ProgramCode", type: simpleVarchar20 },
    { name: "OriginCode", type: simpleVarchar12, nillable: true },
    { name: "DestinationCode", type: simpleVarchar12, nillable: true },
    { name: "ExpirationDate", type: simpleAnyClearableDateFrom1900, nillable: true },
    { name: "OptionCode", type: simpleVarchar20, nillable: true },
    { name: "ProgramName", type: simpleVarchar20 },
  ],
  content: contentAdvantageMembership,
  unknown: ["unknownElements", keptElement],
}));

/** The children of AdvantageMemberships. */
const contentAdvantageMemberships: StatesContent = /* @__PURE__ */ sequenceContent(
  [{ name: "AdvantageMembership", occurs: "*" }],
  { keepsUnknown: true, views: { update: contentAdvantageMembershipsUpdate } },
);

const typeAdvantageMemberships: XmlType = /* @__PURE__ */ complexType("AdvantageMemberships", "", () => ({
  members: [{ name: "AdvantageMembership", type: typeAdvantageMembership, occurs: "*" }],
  content: contentAdvantageMemberships,
  unknown: ["unknownElements", keptElement],
}));

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

const typeProfile: XmlType = /* @__PURE__ */ complexType("Profile", "", () => ({
  members: [
    { name: "NamePrefix", type: simpleAnyNvarchar60, nillable: true },
    { name: "FirstName", type: simpleAnyNvarchar60 },
    { name: "MiddleName", type: simpleAnyNvarchar60, nillable: true },
    { name: "LastName", type: simpleAnyNvarchar60 },
    { name: "NameSuffix", type: simpleAnyNvarchar60, nillable: true },
    { name: "PreferredName", type: simpleAnyNvarchar60, nillable: true },
    { name: "JobTitle", type: simpleNvarchar255, nillable: true },
    { name: "CostCenter", type: simpleNvarchar25, nillable: true },
    { name: "CompanyEmployeeID", type: simpleNvarchar48, nillable: true },
    { name: "Division", type: simpleAnyNvarchar60, nillable: true },
    { name: "AccountTerminationDate", type: simpleAnyDate },
    { name: "PreferredLanguage", type: simpleAnyPreferredLanguage, nillable: true },
    { name: "EReceiptOptIn", type: simpleAnyClearableBoolean, nillable: true },
    { name: "HasOpenBooking", type: xsBoolean },
    { name: "CountryCode", type: simpleIsoCountryCode },
    { name: "CompanyName", type: simpleNvarchar255 },
    { name: "CompanyID", type: simpleOpenVarchar255 },
    { name: "RuleClass", type: simpleAnyNvarchar60, nillable: true },
    { name: "TravelConfigID", type: simpleOpenVarchar255 },
    { name: "MedicalAlerts", type: simpleNvarchar255, nillable: true },
    { name: "AgencyNumber", type: simpleOpenVarchar255 },
    { name: "SearchID", type: simpleVarchar64, nillable: true },
    { name: "GDSProfileName", type: simpleVarchar60, nillable: true },
    { name: "ExternalGdsProfileId", type: simpleVarchar60, nillable: true },
    { name: "UUID", type: simpleGuid },
    { name: "LoginID", type: simpleOpenString },
    { name: "Password", type: secretOpenString, nillable: true },
    { name: "EmergencyContact", type: typeEmergencyContact },
    { name: "Addresses", type: typeAddresses },
    { name: "Telephones", type: typeTelephones },
    { name: "NationalIDs", type: typeNationalIDs },
    { name: "DriversLicenses", type: typeDriversLicenses },
    { name: "HasNoPassport", type: simpleAnyClearableBoolean, nillable: true },
    { name: "Passports", type: typePassports },
    { name: "Visas", type: typeVisas },
    { name: "EmailAddresses", type: typeEmailAddresses },
    { name: "RatePreferences", type: typeRatePreferences },
    { name: "DiscountCodes", type: typeDiscountCodes },
    { name: "Air", type: typeAir },
    { name: "Rail", type: typeRail },
    { name: "Car", type: typeCar },
    { name: "Hotel", type: typeHotel },
    { name: "CustomFields", type: typeCustomFields },
    { name: "Roles", type: typeRoles },
    { name: "Sponsors", type: typeSponsors },
    { name: "TSAInfo", type: typeTSAInfo },
    { name: "UnusedTickets", type: typeUnusedTickets },
    { name: "AirlineUnusedTickets", type: typeAirlineUnusedTickets },
    { name: "AdvantageMemberships", type: typeAdvantageMemberships },
  ],
  content: contentProfile,
  unknown: ["unknownElements", keptElement],
}));

/** The children of ProfileWarning. */
const contentProfileWarning: AllContent = /* @__PURE__ */ allContent(
  [{ name: "Code", required: true }, { name: "Message" }],
  { keepsUnknown: true },
);

const typeProfileWarning: XmlType = /* @__PURE__ */ complexType("ProfileWarning", "", () => ({
  members: [
    { name: "Code", type: simpleOpenString },
    { name: "Message", type: simpleOpenString },
  ],
  content: contentProfileWarning,
  unknown: ["unknownElements", keptElement],
}));

/** The children of ProfileResponse. */
const contentProfileResponse: StatesContent = /* @__PURE__ */ sequenceContent([{ name: "Warning", occurs: "*" }], {
  keepsUnknown: true,
});

const typeProfileResponse: XmlType = /* @__PURE__ */ complexType("ProfileResponse", "", () => ({
  members: [{ name: "Warning", type: typeProfileWarning, occurs: "*" }],
  content: contentProfileResponse,
  unknown: ["unknownElements", keptElement],
}));

const elementError: XmlElementDeclaration = { name: "Error", type: typeError };

const elementProfile: XmlElementDeclaration = { name: "Profile", type: typeProfile };

const elementProfileCreate: XmlElementDeclaration = { name: "Profile", type: typeProfile, view: "create" };

const elementProfileResponse: XmlElementDeclaration = { name: "ProfileResponse", type: typeProfileResponse };

const elementProfileUpdate: XmlElementDeclaration = { name: "Profile", type: typeProfile, view: "update" };

export { decodeResponse } from "@specwright/runtime/http";
