import { asc } from "../../store/query.js";
import type { Row } from "../../store/rows.js";
import { localizedCodes } from "../../store/schema.js";
import type { World } from "../world.js";

/** Codes of statuses and payment methods, by category and code. */
export function findCodes({ store }: World): Promise<readonly Row<typeof localizedCodes>[]> {
  return store.platform.find(localizedCodes, undefined, {
    orderBy: [asc(localizedCodes.category), asc(localizedCodes.code)],
  });
}
