import { readFileSync } from "node:fs";

const worlds = new URL("../../../sandbox/seeds/worlds/", import.meta.url);

/** A legacy token of the user below. */
export const token = "token-of-a-large-profile";

/** A legacy token of a colleague. */
export const tokenOfColleague = "token-of-a-colleague";

/** The seed that ships, in which a user has a travel profile of 15 kB as its reader sees it. */
export function seedWithLargeProfile() {
  const seed = JSON.parse(readFileSync(new URL("default.json", worlds), "utf8"));
  const [record] = seed.travelProfiles;
  const CustomField = Array.from({ length: 160 }, (_, index) => ({
    Name: `Field ${index}`,
    value: `Value ${index} `.repeat(3),
  }));
  const UnusedTicket = Array.from({ length: 12 }, (_, index) => ({
    Carrier: "XA",
    TicketNumber: `000${index}`,
    RecordLocator: "ABC123",
    BaseFare: "200.00",
    Taxes: "40.00",
    IssueDate: "2030-02-01",
    Notes: "A return flight that nobody took, kept for another time",
  }));
  Object.assign(record.profile, { CustomFields: { CustomField }, UnusedTickets: { UnusedTicket } });
  const colleague = seed.users.find(({ id, companyId }) => companyId === record.companyId && id !== record.userId);
  const legacyToken = (of, userId) => ({
    token: of,
    companyId: record.companyId,
    userId,
    applicationId: seed.applications[0].id,
    scopes: ["Company Details", "Unused tickets"],
    createdAt: "2030-01-01T08:00:00.000Z",
    expiresAt: "2031-01-01T08:00:00.000Z",
  });
  seed.legacyTokens = [legacyToken(token, record.userId), legacyToken(tokenOfColleague, colleague.id)];
  return seed;
}
