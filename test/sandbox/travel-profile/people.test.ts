import type { Profile } from "@specwright/travel-expense/travel-profile";
import { beforeEach, describe, expect, it } from "vitest";
import { known, userIdOf } from "../support/seeds.js";
import { idasProfile } from "./idas-profile.js";

const { sandbox, profileOf, afterAllOf, refusalOf } = await idasProfile();
const { control } = sandbox;

describe("people", () => {
  const role = (Type: "Arranger" | "Manager", LoginId: string, PrimaryIndicatorFlag?: boolean) => ({
    Type,
    LoginId,
    ...(PrimaryIndicatorFlag !== undefined && { PrimaryIndicatorFlag }),
  });
  const roles = (...Role: ReturnType<typeof role>[]): Profile => ({ Roles: { Role } });
  const kept = async () =>
    (await profileOf()).Roles?.Role?.map(({ Type, LoginId, PrimaryIndicatorFlag }) => [
      Type,
      LoginId,
      PrimaryIndicatorFlag,
    ]);
  const colleague = (name: string, roles?: string[]) => ({
    id: userIdOf(name),
    companyId: known.lindgren,
    loginId: `${name}@lindgren.example`,
    email: `${name}@mail.example`,
    givenName: name,
    familyName: "Berg",
    ...(roles && { roles }),
  });
  const [ann, bo] = ["ann@lindgren.example", "bo@lindgren.example"];
  beforeEach(() => control.saveRecords({ body: { users: [colleague("ann", ["Sponsor"]), colleague("bo")] } }));

  it("who arrange travel join those who do, one of them the primary one, under the names of their own records", async () => {
    expect(await afterAllOf(roles(role("Arranger", ann, true)), roles(role("Arranger", bo, true)))).toEqual([]);
    expect((await profileOf()).Roles?.Role).toEqual([
      {
        Type: "Arranger",
        LoginId: ann,
        PrimaryIndicatorFlag: false,
        FirstName: "ann",
        LastName: "Berg",
        EmailAddress: "ann@mail.example",
      },
      {
        Type: "Arranger",
        LoginId: bo,
        PrimaryIndicatorFlag: true,
        FirstName: "bo",
        LastName: "Berg",
        EmailAddress: "bo@mail.example",
      },
    ]);
    const named = { ...role("Arranger", ann), FirstName: "Another", LastName: "Name", EmailAddress: "x@x.example" };
    expect(await afterAllOf(roles(named))).toEqual([]);
    expect((await profileOf()).Roles?.Role?.[0]).toMatchObject({ FirstName: "ann" });
    expect(await afterAllOf({ Roles: {} })).toEqual([]);
    expect(await profileOf()).not.toHaveProperty("Roles");
  });

  it("who arrange travel are nothing else by that", async () => {
    const before = (await control.listRecords({ path: { kind: "users" } })).data;
    await afterAllOf(roles(role("Arranger", ann, true)));
    expect((await control.listRecords({ path: { kind: "users" } })).data).toEqual(before);
  });

  it("who are several primary arrangers or several managers give a warning, and the first is taken", async () => {
    expect(await afterAllOf(roles(role("Arranger", ann, true), role("Arranger", bo, true)))).toEqual([
      "W016: Only one primary arranger is accepted.",
    ]);
    expect(await afterAllOf(roles(role("Manager", bo, true), role("Manager", ann)))).toEqual([
      "W016: Only one manager is accepted.",
    ]);
    expect(await kept()).toEqual([
      ["Arranger", ann, true],
      ["Arranger", bo, false],
      ["Manager", bo, undefined],
    ]);
    expect(await afterAllOf(roles(role("Manager", ann)))).toEqual([]);
    expect((await kept())?.slice(2)).toEqual([["Manager", ann, undefined]]);
  });

  it.each(["nobody@lindgren.example", "admin@moreau.example"])(
    "of a role are of the company: not %s",
    async (login) => {
      expect(await refusalOf(roles(role("Arranger", login)))).toEqual([
        400,
        "An arranger or manager is not a user of the company.",
      ]);
    },
  );

  const sponsor = (LoginID: string, more = {}): Profile => ({
    Sponsors: {
      Sponsor: [
        {
          NonEmployeeUserType: "Contractor",
          SponsorshipStartDate: "2030-01-01",
          SponsorshipEndDate: "2030-06-30",
          LoginID,
          ...more,
        },
      ],
    },
  });

  it("who sponsor the user do it once each, under the names of their own records", async () => {
    expect(
      await afterAllOf(sponsor(ann, { SponsorName: "Another" }), sponsor(ann, { SponsorshipEndDate: "2031-06-30" })),
    ).toEqual([]);
    expect((await profileOf()).Sponsors?.Sponsor).toEqual([
      {
        NonEmployeeUserType: "Contractor",
        SponsorName: "ann Berg",
        SponsorshipStartDate: "2030-01-01",
        SponsorshipEndDate: "2031-06-30",
        LoginID: ann,
      },
    ]);
  });

  const people = async () => {
    const { Roles, Sponsors } = await profileOf();
    return [
      ...(Roles?.Role ?? []).map(({ Type, LoginId, FirstName }) => [Type, LoginId, FirstName]),
      ...(Sponsors?.Sponsor ?? []).map(({ LoginID, SponsorName }) => ["Sponsor", LoginID, SponsorName]),
    ];
  };
  const saveUsers = (...users: object[]) => control.saveRecords({ body: { users } as never });

  it("who get another login stay what they are, under the new login and the new names", async () => {
    await afterAllOf({ ...roles(role("Arranger", "ANN@lindgren.example"), role("Manager", ann)), ...sponsor(ann) });
    const anna = "anna@lindgren.example";
    await saveUsers({ ...colleague("ann", ["Sponsor"]), loginId: anna, givenName: "Anna" });
    const renamed = [
      ["Arranger", anna, "Anna"],
      ["Manager", anna, "Anna"],
      ["Sponsor", anna, "Anna Berg"],
    ];
    expect(await people()).toEqual(renamed);
    await saveUsers({ ...colleague("ann"), id: userIdOf("another") });
    expect(await people()).toEqual(renamed);
    expect(await afterAllOf(sponsor(anna), roles(role("Arranger", anna), role("Arranger", ann)))).toEqual([]);
    expect(await people()).toEqual([renamed[0], ["Arranger", ann, "ann"], ...renamed.slice(1)]);
    expect(JSON.stringify(await profileOf())).not.toContain("userId");
  });

  type World = Parameters<typeof control.saveRecords>[0]["body"];
  it.each([
    ["a record that control saves", (body: World) => control.saveRecords({ body })],
    ["a seed", (world: World) => control.resetWorld({ body: { world } })],
  ])("who stand in %s by their logins alone stay what they are as well", async (_, plant) => {
    const profile = roles(role("Manager", ann.toUpperCase()));
    const { data } = await control.exportWorld();
    if (!("users" in data)) throw new Error("There is no world.");
    const [stored] = data.travelProfiles ?? [];
    if (stored === undefined) throw new Error("There is no profile.");
    await plant({ ...data, travelProfiles: [{ ...stored, profile: { ...profile } }] });
    await saveUsers({ ...colleague("ann"), loginId: "anna@lindgren.example", givenName: "Anna" });
    expect(await people()).toEqual([["Manager", "anna@lindgren.example", "Anna"]]);
  });

  it("who are deleted keep their last login, and whoever has it then is another one until a call says so", async () => {
    await afterAllOf(roles(role("Manager", ann)));
    await control.deleteRecord({ path: { kind: "users", id: userIdOf("ann") } });
    await saveUsers({ ...colleague("ann"), id: userIdOf("another") });
    expect(await afterAllOf({ JobTitle: "Chef" })).toEqual([]);
    expect(await people()).toEqual([["Manager", ann, undefined]]);
    expect(await afterAllOf(roles(role("Manager", ann)))).toEqual([]);
    expect(await people()).toEqual([["Manager", ann, "ann"]]);
  });

  it.each([
    [sponsor(bo), "A sponsor needs the role Sponsor."],
    [sponsor("admin@moreau.example"), "A sponsor is not a user of the company."],
    [sponsor(ann, { SponsorshipEndDate: "2030-01-01" }), "The end of a sponsorship must be after its start."],
  ])("do not sponsor otherwise: %o", async (body, message) => {
    expect(await refusalOf(body)).toEqual([400, message]);
  });

  it("are not sponsored in a company that does not allow it", async () => {
    const body = { kind: "companies", id: known.lindgren, conditions: ["withoutSponsoring"] } as const;
    await control.setConditions({ body: body as never });
    expect(await refusalOf(sponsor(ann))).toEqual([400, "The company does not allow sponsored users."]);
  });
});
