import type { Profile } from "@specwright/travel-expense/travel-profile";
import { describe, expect, it } from "vitest";
import { idasProfile } from "./idas-profile.js";

const { profileOf, afterAllOf, refusalOf } = await idasProfile();

describe("telephones", () => {
  type Telephone = NonNullable<NonNullable<Profile["Telephones"]>["Telephone"]>[number];
  const phones = (...Telephone: Telephone[]): Profile => ({ Telephones: { Telephone } });
  const cell = (PhoneNumber: string, more: Partial<Telephone> = {}): Telephone => ({
    Type: "Cell",
    PhoneNumber,
    ...more,
  });
  const kept = async () => (await profileOf()).Telephones?.Telephone;
  const stays = "SANDBOX: The cell phones are unchanged, because exactly one of them must be primary.";

  it("other than cell phones are one of each type, and the first is kept with a warning", async () => {
    const types = ["Other", "Pager", "Fax", "Home", "Work", "Work2"] as const;
    for (const Type of types) {
      const warnings = await afterAllOf(phones({ Type, PhoneNumber: "1" }, { Type, PhoneNumber: "2" }));
      expect(warnings).toEqual(["W016: Only one telephone of each type except Cell is stored."]);
    }
    expect(await kept()).toEqual(types.map((Type) => ({ Type, PhoneNumber: "1" })));
    expect(await afterAllOf(phones({ Type: "Home", PhoneNumber: "3" }, { Type: "Fax", PhoneNumber: "" }))).toEqual([]);
    const after = types.filter((Type) => Type !== "Fax");
    expect(await kept()).toEqual(after.map((Type) => ({ Type, PhoneNumber: Type === "Home" ? "3" : "1" })));
  });

  it.each(["Other", "Pager", "Fax", "Home", "Work", "Work2"] as const)(
    "ignore what is of use for cell phones, and an extension unless they are at work: %s",
    async (Type) => {
      const body = {
        Type,
        PhoneNumber: "1",
        CountryCode: "SE",
        ContactOptIn: true,
        PrimaryMobile: true,
        Extension: "12",
      };
      expect(await afterAllOf(phones(body))).toEqual([]);
      expect(await kept()).toEqual([{ Type, PhoneNumber: "1", ...(Type === "Work" && { Extension: "12" }) }]);
    },
  );

  it("that are cell phones are synchronised with the list, and keep what it leaves out of one", async () => {
    const first = phones(
      cell("(555) 0102-03", { PrimaryMobile: true, ContactOptIn: true, CountryCode: "SE" }),
      cell("2", { Extension: "12" }),
      cell("3"),
    );
    expect(await afterAllOf(first, phones(cell("2", { PrimaryMobile: true }), cell("(555) 0102-03")))).toEqual([]);
    expect(await kept()).toEqual([
      { Type: "Cell", PhoneNumber: "2", PrimaryMobile: true },
      { Type: "Cell", PhoneNumber: "(555) 0102-03", PrimaryMobile: false, ContactOptIn: true, CountryCode: "SE" },
    ]);
  });

  it("that are cell phones stay as they were unless exactly one that is sent is primary", async () => {
    await afterAllOf(phones(cell("1", { PrimaryMobile: true }), cell("2")));
    const before = await kept();
    expect(await afterAllOf(phones(cell("1"), cell("3")))).toEqual([stays]);
    const two = phones(cell("4", { PrimaryMobile: true }), cell("5", { PrimaryMobile: true }), {
      Type: "Home",
      PhoneNumber: "6",
    });
    expect(await afterAllOf({ ...two, MedicalAlerts: "None" })).toEqual([stays]);
    expect(await kept()).toEqual([...before!, { Type: "Home", PhoneNumber: "6" }]);
    expect(await profileOf()).toMatchObject({ MedicalAlerts: "None" });
  });

  it("with a single cell phone have a primary one", async () => {
    expect(await afterAllOf(phones(cell("1", { PrimaryMobile: false })))).toEqual([]);
    expect(await kept()).toEqual([{ Type: "Cell", PhoneNumber: "1", PrimaryMobile: true }]);
  });

  it("without a cell phone change none, and an empty list deletes all", async () => {
    expect(await afterAllOf(phones(cell("1")), phones({ Type: "Home", PhoneNumber: "2" }))).toEqual([]);
    expect(await kept()).toHaveLength(2);
    expect(await afterAllOf({ Telephones: {} })).toEqual([]);
    expect(await profileOf()).not.toHaveProperty("Telephones");
  });

  it.each([
    [{ Type: "Cell" as const }, "A cell phone requires a number."],
    [cell(""), "A cell phone requires a number."],
    [cell("+46 555"), "The number of a cell phone can only contain digits, dashes, parentheses and spaces."],
    [cell("555.1"), "The number of a cell phone can only contain digits, dashes, parentheses and spaces."],
  ])("are refused when a cell phone has no good number: %o", async (phone, message) => {
    expect(await refusalOf(phones(phone))).toEqual([400, message]);
  });
});

describe("addresses", () => {
  const addresses = (...Address: NonNullable<NonNullable<Profile["Addresses"]>["Address"]>): Profile => ({
    Addresses: { Address },
  });

  it("are one of each type, and the last one wins without a warning", async () => {
    const sent = addresses(
      { Type: "Home", City: "Lund", Street: " 1 a  St. " },
      { Type: "Work", City: "Malmö" },
      { Type: "Home", Street: " 2 a  St. " },
    );
    expect(await afterAllOf(addresses({ Type: "Home", PostalCode: "220" }), sent)).toEqual([]);
    expect((await profileOf()).Addresses?.Address).toEqual([
      { Type: "Home", PostalCode: "220", Street: " 2 a  St. " },
      { Type: "Work", City: "Malmö" },
    ]);
    expect(await afterAllOf(addresses({ Type: "Work", City: "" }))).toEqual([]);
    expect((await profileOf()).Addresses?.Address).toHaveLength(1);
  });
});

describe("the emergency contact", () => {
  it("has one phone of each type, the last one, and keeps what is left out", async () => {
    const phone = (Type: "DayTime" | "Alternate", PhoneNumber: string) => ({ Type, PhoneNumber });
    const Phones = { Phone: [phone("DayTime", "1"), phone("Alternate", "2"), phone("DayTime", "3")] };
    const Address = { Street: "  2 a  St.", City: "Lund" };
    expect(
      await afterAllOf({ EmergencyContact: { Phones, Address } }, { EmergencyContact: { Relationship: "Parent" } }),
    ).toEqual([]);
    expect((await profileOf()).EmergencyContact).toEqual({
      Name: "Sam Lindgren",
      Relationship: "Parent",
      Phones: { Phone: [phone("DayTime", "3"), phone("Alternate", "2")] },
      Address,
    });
  });
});

describe("documents of a user", () => {
  const passports = (...numbers: string[]): Profile => ({
    Passports: { Passport: numbers.map((PassportNumber) => ({ PassportNumber, PassportNationality: "SE" })) },
  });
  const numbersOf = async () => (await profileOf()).Passports?.Passport?.map(({ PassportNumber }) => PassportNumber);

  it("have one national id, and another number makes another one", async () => {
    const id = (NationalIDNumber: string, more = {}): Profile => ({
      NationalIDs: { NationalID: [{ NationalIDNumber, ...more }] },
    });
    const two = {
      NationalIDs: { NationalID: [{ NationalIDNumber: "N-1", IssuingCountry: "SE" }, { NationalIDNumber: "N-2" }] },
    };
    expect(await afterAllOf(two, id("N-1", { Expiration: "2034-05-31" }))).toEqual([
      "W016: Only one national id is accepted.",
    ]);
    expect((await profileOf()).NationalIDs?.NationalID).toEqual([
      { NationalIDNumber: "N-1", IssuingCountry: "SE", Expiration: "2034-05-31" },
    ]);
    expect(await afterAllOf(id("N-3"))).toEqual([]);
    expect((await profileOf()).NationalIDs?.NationalID).toEqual([{ NationalIDNumber: "N-3" }]);
  });

  it("have one driver's license", async () => {
    const DriversLicense = [{ DriversLicenseNumber: "D-1", IssuingState: "Skåne" }, { DriversLicenseNumber: "D-2" }];
    expect(await afterAllOf({ DriversLicenses: { DriversLicense } })).toEqual([
      "W016: Only one driver's license is accepted.",
    ]);
    expect((await profileOf()).DriversLicenses?.DriversLicense).toEqual([DriversLicense[0]]);
  });

  it("have two passports, those that were there first, and change one by its number", async () => {
    const W016 = "W016: Only two passports are accepted.";
    expect(await refusalOf({ Passports: { Passport: [{ PassportNumber: "", PassportNationality: "SE" }] } })).toEqual([
      400,
      expect.stringContaining("PassportNumber"),
    ]);
    expect(await afterAllOf(passports("P-2", "P-3"))).toEqual([W016]);
    expect(await afterAllOf(passports("P-4"))).toEqual([W016]);
    expect(await numbersOf()).toEqual(["P-LINDGREN-1", "P-2"]);
    const changed = { PassportNumber: "P-2", PassportNationality: "SE", PassportCityIssued: "Lund" };
    expect(await afterAllOf({ Passports: { Passport: [changed] } })).toEqual([]);
    expect((await profileOf()).Passports?.Passport?.[1]).toEqual(changed);
    expect(await afterAllOf({ Passports: {} }, passports("P-5", "P-6"))).toEqual([]);
    expect(await numbersOf()).toEqual(["P-5", "P-6"]);
  });

  it("have the flag that there is no passport only while there is none", async () => {
    expect(await refusalOf({ HasNoPassport: true })).toEqual([
      400,
      "HasNoPassport must not be true, because the profile has a passport.",
    ]);
    expect(await afterAllOf({ HasNoPassport: false })).toEqual([]);
    expect(await afterAllOf({ HasNoPassport: true, Passports: {} })).toEqual([]);
    expect(await profileOf()).toMatchObject({ HasNoPassport: true });
    expect(await refusalOf({ HasNoPassport: false })).toEqual([
      400,
      "HasNoPassport must not be false, because the profile has no passport.",
    ]);
    expect(await refusalOf({ HasNoPassport: true, ...passports("P-7") })).toEqual([400, expect.any(String)]);
    expect(await afterAllOf(passports("P-7"))).toEqual([]);
    expect(await profileOf()).toMatchObject({ HasNoPassport: false });
    expect(
      await afterAllOf({ Passports: {} }, { HasNoPassport: true }, { HasNoPassport: false, ...passports("P-8") }),
    ).toEqual([]);
    expect(await profileOf()).toMatchObject({ HasNoPassport: false });
  });

  it("have the visas of the list and no others", async () => {
    const visa = (VisaNumber: string, more = {}) => ({ VisaNationality: "SE", VisaNumber, ...more });
    const visas = (...Visa: ReturnType<typeof visa>[]): Profile => ({ Visas: { Visa } });
    expect(await afterAllOf(visas(visa("1"), visa("2", { VisaType: "ESTA" })), visas(visa("2"), visa("3")))).toEqual(
      [],
    );
    expect((await profileOf()).Visas?.Visa).toEqual([visa("2", { VisaType: "ESTA" }), visa("3")]);
    expect(await afterAllOf({ JobTitle: "Buyer" })).toEqual([]);
    expect((await profileOf()).Visas?.Visa).toHaveLength(2);
    expect(await afterAllOf({ Visas: {} })).toEqual([]);
    expect(await profileOf()).not.toHaveProperty("Visas");
  });

  it("never say of a user with a middle name that there is none", async () => {
    expect(await afterAllOf({ TSAInfo: { NoMiddleName: true } })).toEqual([]);
    expect((await profileOf()).TSAInfo).toMatchObject({ NoMiddleName: true });
    expect(await afterAllOf({ MiddleName: "Maria" })).toEqual([]);
    expect((await profileOf()).TSAInfo).toMatchObject({ NoMiddleName: false });
    expect(await afterAllOf({ TSAInfo: { NoMiddleName: true } })).toEqual([]);
    expect((await profileOf()).TSAInfo).toMatchObject({ NoMiddleName: false });
    expect(await afterAllOf({ MiddleName: "" }, { TSAInfo: { NoMiddleName: true } })).toEqual([]);
    expect((await profileOf()).TSAInfo).toMatchObject({ NoMiddleName: true });
  });
});

describe("email addresses", () => {
  const emails = (...pairs: (readonly [string, string, boolean?])[]): Profile => ({
    EmailAddresses: {
      EmailAddress: pairs.map(([Type, value, Contact]) => ({
        Type: Type as "Personal",
        value,
        ...(Contact !== undefined && { Contact }),
      })),
    },
  });
  const own = async () => (await profileOf()).EmailAddresses?.EmailAddress?.filter(({ Type }) => Type !== "Business");

  it("are one of each type, and the first is kept with a warning", async () => {
    const sent = emails(["Personal", "a@x.example", true], ["Other1", "b@x.example"], ["Personal", "c@x.example"]);
    expect(await afterAllOf(sent)).toEqual(["W016: Only one email address of each type is accepted."]);
    expect(await afterAllOf(emails(["Personal", "d@x.example"], ["Other1", ""]))).toEqual([]);
    expect(await own()).toEqual([{ Type: "Personal", Contact: true, value: "d@x.example" }]);
  });
});

describe("tickets, programs and fields", () => {
  const advantage = (VendorType: "Air" | "Rail", ProgramNumber: string, more = {}) => ({
    VendorCode: "XR",
    VendorType,
    ProgramNumber,
    ProgramCode: "PROGRAM-1",
    ...more,
  });

  it("have one advantage membership of a vendor, a program and a number: others like it give a warning", async () => {
    const AdvantageMembership = [
      advantage("Rail", "1", { OptionCode: "first" }),
      advantage("Rail", "1", { OptionCode: "second" }),
      advantage("Rail", "2"),
      advantage("Air", "1"),
    ];
    expect(await afterAllOf({ AdvantageMemberships: { AdvantageMembership } })).toEqual([
      "W016: Only one membership of the same vendor, program and number is accepted.",
    ]);
    expect((await profileOf()).AdvantageMemberships?.AdvantageMembership).toEqual(
      AdvantageMembership.filter((each) => each !== AdvantageMembership[1]),
    );
    const again = { AdvantageMembership: [advantage("Rail", "1", { ProgramName: "Ours", OptionCode: "" })] };
    expect(await afterAllOf({ AdvantageMemberships: again })).toEqual([]);
    expect((await profileOf()).AdvantageMemberships?.AdvantageMembership?.[0]).toEqual(advantage("Rail", "1"));
  });

  it("are changed by what they are known by, and join the others", async () => {
    const ticket = (TicketNumber: string, more = {}) => ({ Carrier: "XA", TicketNumber, ...more });
    const locator = (RecordLocator: string, more = {}) => ({ RecordLocator, ...more });
    const bodies: Profile[] = [
      {
        UnusedTickets: { UnusedTicket: [ticket("1", { Notes: "kept" }), ticket("2")] },
        AirlineUnusedTickets: { AirlineUnusedTicket: [locator("A", { Currency: "SEK" })] },
        CustomFields: {
          CustomField: [
            { Name: "Site", value: "North" },
            { Name: "Badge", value: "B-1" },
          ],
        },
      },
      {
        UnusedTickets: { UnusedTicket: [ticket("1", { Fees: "5" }), ticket("3")] },
        AirlineUnusedTickets: { AirlineUnusedTicket: [locator("A", { TicketAmount: "1" }), locator("B")] },
        CustomFields: {
          CustomField: [
            { Name: "Site", value: "South" },
            { Name: "Badge", value: "" },
          ],
        },
      },
    ];
    expect(await afterAllOf(...bodies)).toEqual([]);
    expect(await profileOf()).toMatchObject({
      UnusedTickets: { UnusedTicket: [ticket("1", { Notes: "kept", Fees: "5" }), ticket("2"), ticket("3")] },
      AirlineUnusedTickets: {
        AirlineUnusedTicket: [locator("A", { Currency: "SEK", TicketAmount: "1" }), locator("B")],
      },
      CustomFields: { CustomField: [{ Name: "Site", value: "South" }] },
    });
  });

  it("that are alike in one call are one, the last, without a warning", async () => {
    const passport = { PassportNumber: "P-7", PassportNationality: "SE" };
    const visa = { VisaNationality: "US", VisaNumber: "V-7" };
    const ticket = { Carrier: "XA", TicketNumber: "7" };
    const last = {
      Passports: [{ ...passport, PassportCityIssued: "Malmo" }],
      Visas: [{ ...visa, VisaCityIssued: "Lund" }],
      UnusedTickets: [{ ...ticket, Notes: "last" }],
      AirlineUnusedTickets: [{ RecordLocator: "A", Currency: "SEK" }],
      CustomFields: [{ Name: "Site", value: "South" }],
    };
    const sent: Profile = {
      Passports: { Passport: [{ ...passport, PassportCountryIssued: "SE" }, ...last.Passports] },
      Visas: { Visa: [{ ...visa, VisaType: "ESTA" }, ...last.Visas] },
      UnusedTickets: { UnusedTicket: [{ ...ticket, Fees: "5" }, ...last.UnusedTickets] },
      AirlineUnusedTickets: {
        AirlineUnusedTicket: [{ RecordLocator: "A", TicketAmount: "1" }, ...last.AirlineUnusedTickets],
      },
      CustomFields: { CustomField: [{ Name: "Site", value: "North" }, ...last.CustomFields] },
    };
    const before = (await profileOf()).Passports?.Passport ?? [];
    expect(await afterAllOf(sent)).toEqual([]);
    const { Passports, Visas, UnusedTickets, AirlineUnusedTickets, CustomFields } = await profileOf();
    expect(Passports?.Passport).toEqual([...before, ...last.Passports]);
    expect(Visas?.Visa).toEqual(last.Visas);
    expect(UnusedTickets?.UnusedTicket).toEqual(last.UnusedTickets);
    expect(AirlineUnusedTickets?.AirlineUnusedTicket).toEqual(last.AirlineUnusedTickets);
    expect(CustomFields?.CustomField).toEqual(last.CustomFields);
  });

  it("give one warning for each rule, however much is sent", async () => {
    const EmailAddress = Array.from({ length: 500 }, (_, index) => ({
      Type: "Other2" as const,
      value: `${index}@x.example`,
    }));
    expect(await afterAllOf({ EmailAddresses: { EmailAddress } })).toHaveLength(1);
  });
});

it("is read with every preference that was sent", async () => {
  const preferences: Profile = {
    EReceiptOptIn: true,
    GDSProfileName: "LINDGREN/IDA",
    ExternalGdsProfileId: "G-1",
    SearchID: "S-1",
    RatePreferences: { AAARate: false, AARPRate: false, GovtRate: true, MilitaryRate: false },
    Rail: { NoiseComfort: "QuietSpace", Contingencies: "Bike" },
    Car: { CarGPS: true, CarOther: "Child seat", CarSkiRack: false },
    Hotel: { RoomType: "Queen", PreferRestaraunt: true },
    Air: { AirOther: "Late boarding", Meals: { MealCode: "Vegetarian" }, Seat: { SectionPositionCode: "Rear" } },
  };
  expect(await afterAllOf(preferences)).toEqual([]);
  expect(await profileOf()).toMatchObject(preferences);
});
