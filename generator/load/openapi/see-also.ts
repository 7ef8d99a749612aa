import { isObject, member, present, textOf, type Cursor } from "./cursor.js";

/** OpenAPI, External Documentation Object, as a member `seeAlso`: its URL, and its description behind it. Absent where there is none. */
export function seeAlso(holder: Cursor): { readonly seeAlso?: string } {
  const link = member(holder, "externalDocs");
  const url = link && isObject(link.value) ? textOf(link, "url")?.trim() : undefined;
  if (link === undefined || url === undefined || url === "") return {};
  return present("seeAlso", [url, textOf(link, "description") ?? ""].join(" ").trim());
}
