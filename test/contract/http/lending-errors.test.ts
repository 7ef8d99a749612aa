/**
 * An API of another domain: a library that lends books, with errors of nested properties, headers, queries and
 * credentials.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { partiesOf } from "../../support/parties.js";
import { writeAt } from "../../support/temp-folder.js";

const contract = `openapi: 3.1.0
info: { title: Lending, version: "1" }
paths:
  /loans:
    post:
      operationId: lendBooks
      security: [{ card: [] }]
      parameters:
        - { name: x-branch, in: header, required: true, schema: { type: string, pattern: "^[A-Z]{2}$" } }
        - { name: days, in: query, schema: { type: integer, minimum: 1, maximum: 28 } }
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: "#/components/schemas/Loan" } } }
      responses:
        "204": { description: The books are lent. }
        4XX: { description: Nothing is lent., content: { application/json: { schema: { $ref: "#/components/schemas/Slip" } } } }
        default: { description: The library is closed. }
components:
  securitySchemes: { card: { type: apiKey, in: header, name: X-Card } }
  schemas:
    Loan:
      type: object
      required: [reader, books]
      additionalProperties: false
      properties:
        reader: { type: object, required: [address], properties: { address: { type: object, required: [town], properties: { town: { type: string, maxLength: 20 } } } } }
        books:
          type: array
          minItems: 1
          items: { type: object, required: [isbn], properties: { isbn: { type: string, pattern: "^[0-9]{13}$" }, copy: { type: integer } } }
    Slip:
      type: object
      required: [loan, notes]
      properties:
        loan: { const: refused }
        notes: { type: array, items: { type: object, required: [no, note], properties: { no: { type: integer }, note: { type: string }, of: { type: string } } } }
  x-errors:
    Slips:
      schema: { $ref: "#/components/schemas/Slip" }
      documented: { body: { loan: refused, notes: "{errors}" } }
      assumed: { x-sandbox-choice: Every note is told., report: all, paths: jsonPath, members: { note: "{meaning}", of: "{path}" } }
      rows:
        - { id: noCard, documented: { members: { no: 1 }, meaning: Show your card. }, when: [{ at: credential, problem: missing }] }
        - { id: cardBlocked, documented: { members: { no: 2 }, meaning: Your card is blocked. }, when: [{ at: credential, problem: refused }] }
        - { id: noBranch, documented: { members: { no: 3 }, meaning: Name the branch. }, when: [{ at: headers/X-Branch, problem: missing }] }
        - { id: wrongBranch, documented: { members: { no: 4 }, meaning: A branch has two letters. }, when: [{ at: headers/x-branch, problem: format }] }
        - { id: tooLong, documented: { members: { no: 5 } }, assumed: { members: { note: "At most {limit} days." } }, when: [{ at: query/days, problem: bound }] }
        - { id: noTown, documented: { members: { no: 6 }, meaning: Where do you live? }, when: [{ at: body/reader/address/town, problem: missing }] }
        - { id: wrongIsbn, documented: { members: { no: 7 }, meaning: This is not an ISBN. }, assumed: { status: 422 }, when: [{ at: body/books/*/isbn, problem: [missing, format] }] }
        - { id: unknownWord, documented: { members: { no: 8 }, meaning: The form has no such line. }, when: [{ at: body/**, problem: unknown }] }
        - { id: bookLent, documented: { members: { no: 9 }, meaning: The book is lent. }, assumed: { status: 409 }, when: handler }
        - { id: otherwise, assumed: { members: { no: 0, note: "{message}" } }, when: always }
`;

async function partiesOfText(text: string): ReturnType<typeof partiesOf> {
  const folder = mkdtempSync(join(tmpdir(), "specwright-lending-"));
  writeAt(join(folder, "openapi.yaml"), text);
  return partiesOf("lending", folder).finally(() => {
    rmSync(folder, { recursive: true });
  });
}

const parties = await partiesOfText(contract);
/** The same library, which tells one note alone. */
const terse = await partiesOfText(contract.replace("report: all", "report: first"));

const reader = { address: { town: "Jena" } };
const book = { isbn: "9783161484100" };
const good = { reader, books: [book] };

interface Sent {
  readonly body?: unknown;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly at?: typeof parties;
}

interface Rows {
  bookLent(details: { readonly path: string }): Error;
}

async function lend({
  body = good,
  query = "",
  headers = { "x-card": "1", "x-branch": "JE" },
  at = parties,
}: Sent): Promise<readonly unknown[]> {
  const server = at.server["createLendingServer"]!({
    security: { card: ({ credential }: { readonly credential: string }) => credential !== "blocked" },
    handlers: {
      lendBooks: (_: unknown, { refuse }: { readonly refuse: Rows }) => refuse.bookLent({ path: "/books/0" }),
    },
  });
  const init = {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  };
  const response = await at.toFetchHandler(server)(new Request(`http://a.example/loans${query}`, init));
  const { loan, notes } = (await response.json()) as {
    loan: string;
    notes: { no: number; note: string; of: string }[];
  };
  return [response.status, loan, ...notes.map(({ no, note, of }) => [no, note, of])];
}

/** The status, and the number of each note. */
async function numbers(sent: Sent): Promise<readonly unknown[]> {
  const [status, , ...notes] = await lend(sent);
  return [status, ...notes.map((note) => (note as readonly unknown[])[0])];
}

describe("a library", () => {
  it("tells faults of the card and the headers", async () => {
    expect(await lend({ headers: { "x-branch": "JE" } })).toEqual([401, "refused", [1, "Show your card.", "$"]]);
    expect(await lend({ headers: { "x-card": "blocked", "x-branch": "JE" } })).toEqual([
      401,
      "refused",
      [2, "Your card is blocked.", "$"],
    ]);
    expect(await numbers({ headers: { "x-card": "1" } })).toEqual([400, 3]);
    expect(await numbers({ headers: { "x-card": "1", "x-branch": "jena" } })).toEqual([400, 4]);
  });

  it("tells the limit of a query, and of two faults the first of the table first", async () => {
    expect(await lend({ query: "?days=90" })).toEqual([400, "refused", [5, "At most 28 days.", "$.query.days"]]);
    expect(await numbers({ query: "?days=0", headers: { "x-card": "1" } })).toEqual([400, 3, 5]);
  });

  it("tells nested faults of the body at their places, under the status of the first", async () => {
    const body = { reader: { address: {} }, books: [book, { isbn: "x" }, {}], fine: 1 };
    expect(await lend({ body })).toEqual([
      400,
      "refused",
      [6, "Where do you live?", "$.reader.address.town"],
      [7, "This is not an ISBN.", "$.books[1].isbn"],
      [7, "This is not an ISBN.", "$.books[2].isbn"],
      [8, "The form has no such line.", "$.fine"],
    ]);
    expect(await numbers({ body: { reader, books: [{}] } })).toEqual([422, 7]);
    expect(await numbers({ body: { reader, books: [] } })).toEqual([400, 0]);
  });

  it("tells faults of the headers, the query and the body together, in the order of the table", async () => {
    const wrong = {
      query: "?days=90",
      headers: { "x-card": "1", "x-branch": "jena" },
      body: { reader: {}, books: [{}] },
    };
    expect(await lend(wrong)).toEqual([
      400,
      "refused",
      [4, "A branch has two letters.", "$.headers.x-branch"],
      [5, "At most 28 days.", "$.query.days"],
      [7, "This is not an ISBN.", "$.books[0].isbn"],
      [0, 'Property "address" is missing.', "$.reader.address"],
    ]);
    expect(await lend({ ...wrong, at: terse })).toEqual([
      400,
      "refused",
      [4, "A branch has two letters.", "$.headers.x-branch"],
    ]);
    expect(
      await numbers({ ...wrong, headers: { "x-card": "1", "x-branch": "JE", "content-type": "text/plain" } }),
    ).toEqual([415, 0]);
    expect(await numbers({ ...wrong, headers: { "x-branch": "jena" } })).toEqual([401, 1]);
  });

  it("tells the first row that is reached, although its fault is in the body and another in the query", async () => {
    const at = await partiesOfText(
      contract
        .replace("report: all", "report: first")
        .replace("{ at: query/days, problem: bound }", "{ at: query/days, problem: type }"),
    );
    const body = { reader: { address: {} }, books: [book] };
    expect(await lend({ at, body, query: "?days=90" })).toEqual([
      400,
      "refused",
      [6, "Where do you live?", "$.reader.address.town"],
    ]);
  });

  it("leaves no row out when there are more faults than an answer tells", async () => {
    const books = Array.from({ length: 150 }, () => ({ isbn: "x" }));
    const body = { books, reader: { address: {} }, one: 1, two: 2 };
    const [status, ...told] = await numbers({ body, query: "?days=90" });
    expect([status, told.slice(0, 3), told.slice(-2)]).toEqual([400, [5, 6, 7], [8, 8]]);
    expect(told.length).toBeLessThan(100);
    expect(await numbers({ body, at: terse })).toEqual([400, 6]);
  });

  it("lets its handler refuse by a row", async () => {
    expect(await lend({})).toEqual([409, "refused", [9, "The book is lent.", "$.books[0]"]]);
  });
});
