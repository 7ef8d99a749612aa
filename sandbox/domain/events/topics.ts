import type { ApplicationCaller } from "../caller.js";
import type { World } from "../world.js";
import { asc } from "../../store/query.js";
import { topics } from "../../store/schema.js";

/** The names of the topics that the scopes of an application open, in the order of the alphabet. */
export async function topicsOf({ store }: World, { scopes }: ApplicationCaller): Promise<readonly string[]> {
  const all = await store.platform.find(topics, undefined, { orderBy: [asc(topics.name)] });
  return all.filter(({ scope }) => scopes.includes(scope)).map(({ name }) => name);
}
