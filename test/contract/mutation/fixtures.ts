import { readFileSync } from "node:fs";
import { readOperationFixtures, type Fixture, type OperationFixtures } from "../exchange/fixture.js";
import { readTravelProfileFixtures } from "../travel-profile/fixtures.js";

/** The fixtures of an interface by their operations; those that have a form of their own take that of the others. */
export function fixturesOf(name: string): readonly OperationFixtures[] {
  return (special[name] ?? readOperationFixtures)(name);
}

const special: Readonly<Record<string, () => readonly OperationFixtures[]>> = {
  "travel-profile": readTravelProfileFixtures,
  "purchase-requests": purchaseRequests,
  loyalty,
};

/** A fixture of purchase requests: a body and nothing else. */
interface BodyFixture {
  readonly name: string;
  readonly fact: string;
  readonly valid: boolean;
  readonly value?: unknown;
  readonly text?: string;
  readonly code?: string;
  readonly path?: string;
  readonly expected?: string;
}

function purchaseRequests(): readonly OperationFixtures[] {
  const detailRequest: Fixture = {
    name: "a detail",
    fact: "",
    side: "request",
    valid: true,
    path: { id: "PRQ-1" },
    query: { mode: "COMPACT" },
  };
  return [
    {
      operation: "createPurchaseRequest",
      fixtures: [
        ...bodies("create-request", { side: "request" }),
        ...bodies("create-response", { side: "response", status: 202 }),
        ...bodies("create-failure", { side: "response", status: 409 }),
      ],
    },
    {
      operation: "getPurchaseRequest",
      fixtures: [detailRequest, ...bodies("detail-response", { side: "response", status: 200 })],
    },
  ];
}

function bodies(file: string, carrier: Pick<Fixture, "side" | "status">): readonly Fixture[] {
  const url = new URL(`../purchase-requests/fixtures/${file}.json`, import.meta.url);
  const { fixtures } = JSON.parse(readFileSync(url, "utf8")) as { readonly fixtures: readonly BodyFixture[] };
  return fixtures.map(({ value, path, text, code, ...rest }) => ({
    ...rest,
    ...carrier,
    contentType: "application/json",
    ...(text === undefined ? { body: value } : { text }),
    ...(code === undefined ? {} : { code: code.replace("...", "") }),
    ...(path === undefined ? {} : { at: path }),
  }));
}

/** A fixture of loyalty: a file with an element. */
interface FileFixture extends Omit<BodyFixture, "value" | "text"> {
  readonly file: string;
  readonly element: string;
}

function loyalty(): readonly OperationFixtures[] {
  const read = (file: string): string => readFileSync(new URL(`../loyalty/fixtures/${file}`, import.meta.url), "utf8");
  const all = JSON.parse(read("fixtures.json")) as readonly FileFixture[];
  const fixtures = all.map(({ file, element, path, code, ...rest }): Fixture => {
    const carrier = element.endsWith("Update")
      ? ({ side: "request" } as const)
      : ({ side: "response", status: 200 } as const);
    return {
      ...rest,
      ...carrier,
      xml: read(file),
      ...(code === undefined ? {} : { code: code.replace("...", "") }),
      ...(path === undefined ? {} : { at: path }),
    };
  });
  return [{ operation: "updateLoyaltyMemberships", fixtures }];
}
