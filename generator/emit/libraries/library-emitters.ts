import type { LibraryPartName } from "../../settings/parts.js";
import type { CustomEmitter } from "../custom/define-emitter.js";
import { msw } from "./msw/msw.js";
import { tanstackQuery } from "./tanstack-query.js";
import { zod } from "./zod/zod.js";

/** The emitter of each part for a library: one that lacks its row or its line does not compile. */
export const libraryEmitters: Readonly<Record<LibraryPartName, CustomEmitter>> = {
  "tanstack-query": tanstackQuery,
  zod,
  msw,
};
