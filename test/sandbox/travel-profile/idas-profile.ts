import type { Profile } from "@specwright/travel-expense/travel-profile";
import type { TravelProfileClient } from "@specwright/travel-expense/travel-profile/client";
import { beforeEach, expect } from "vitest";
import { elementScopes } from "../../../sandbox/domain/scopes.js";
import type { Sandbox } from "../../../sandbox/index.js";
import { clientOf, travelers, warningsOf } from "./support.js";
import { sharedSandbox } from "../support/shared-sandbox.js";

/** Calls about Ida's profile, with all scopes. */
export interface IdasProfile {
  readonly sandbox: Sandbox;
  client(): Promise<TravelProfileClient>;
  profileOf(): Promise<Profile>;
  /** The warnings of each update of the profile. */
  afterAllOf(...bodies: readonly Profile[]): Promise<readonly string[]>;
  /** The status and the message of an update that changes nothing. */
  refusalOf(body: Profile): Promise<readonly unknown[]>;
}

/** Starts a sandbox for the tests of one file, whose world begins anew before each of them. */
export async function idasProfile(): Promise<IdasProfile> {
  const sandbox = await sharedSandbox();
  beforeEach(() => sandbox.control.resetWorld({}));
  const client = (): Promise<TravelProfileClient> =>
    clientOf(sandbox, { userId: travelers.ida, scopes: [...elementScopes] });
  const profileOf = async (): Promise<Profile> => {
    const answer = await (await client()).getProfile();
    if (answer.status !== 200) throw new Error(`The answer is ${answer.status}.`);
    return answer.data;
  };
  return {
    sandbox,
    client,
    profileOf,
    async afterAllOf(...bodies) {
      const warnings: string[] = [];
      for (const body of bodies) warnings.push(...warningsOf(await (await client()).updateProfile({ body })));
      return warnings;
    },
    async refusalOf(body) {
      const before = await profileOf();
      const answer = await (await client()).updateProfile({ body });
      expect(await profileOf()).toEqual(before);
      return [answer.status, answer.status >= 300 && "Message" in answer.data ? answer.data.Message : undefined];
    },
  };
}
