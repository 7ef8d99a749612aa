import type { Options } from "minisearch";

/** The options of the index, the same when it is made and when it is read. Words in camel case count as several. */
export const searchFields: Options = {
  fields: ["title", "text"],
  storeFields: ["title", "kind", "api"],
  tokenize: (text) => text.split(/[^\p{L}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u).filter((word) => word !== ""),
};
