import type { PartName } from "../settings/parts.js";
import type { Emitter } from "./emitter.js";
import { client } from "./client/client.js";
import { index } from "./index/index.js";
import { jsonValidators } from "./json-validators/json-validators.js";
import { operations } from "./operations/operations.js";
import { paths } from "./paths/paths.js";
import { schemas } from "./schemas/schemas.js";
import { server } from "./server/server.js";
import { types } from "./types/types.js";
import { xmlCodecs } from "./xml-codecs/xml-codecs.js";

/** The emitter of each part of `settings/parts.ts`: one that lacks its row or its line does not compile. */
export const emitters: Readonly<Record<PartName, Emitter>> = {
  types,
  paths,
  validators: jsonValidators,
  schemas,
  codecs: xmlCodecs,
  operations,
  client,
  server,
  index,
};
