import type { Emitter } from "./emitter.js";
import { index } from "./index/index.js";
import { jsonValidators } from "./json-validators/json-validators.js";
import { paths } from "./paths/paths.js";
import { types } from "./types/types.js";
import { xmlCodecs } from "./xml-codecs/xml-codecs.js";

/** Every emitter, in the order they run. Adding one means a folder here and a line. */
export const emitters: readonly Emitter[] = [types, paths, jsonValidators, xmlCodecs, index];
