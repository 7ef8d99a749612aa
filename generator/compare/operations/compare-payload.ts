import type { MediaType } from "../../model/contract.js";
import { carrierOf } from "../../plan/carriers.js";
import { changeAt, schemaPairs, type Finding, type Place } from "../finding.js";
import { descriptionLevels } from "./content-code.js";

/** Compares the payloads of one media type; the place is that of the media type. */
export function comparePayload(before: MediaType, after: MediaType, place: Place): readonly Finding[] {
  const [old, now] = [before.payload, after.payload];
  const { mediaType } = after;
  if (old.kind === "json" && now.kind === "json") {
    const isDocument = [before, after].every((media) => carrierOf(media).kind === "document");
    return schemaPairs(old.schema, now.schema, place, isDocument ? "document" : undefined);
  }
  if (old.kind === "xml" && now.kind === "xml") {
    return place.uses.map((use) => ({
      kind: "elements",
      before: old.element,
      after: now.element,
      subject: place.subject,
      use,
    }));
  }
  if (old.kind === now.kind) return [];
  const proved = { codeLevels: descriptionLevels(before, after) };
  if (old.kind === "open")
    return [changeAt(place, "media-type/schema-added", { before, after }, { mediaType }, proved)];
  if (now.kind === "open")
    return [changeAt(place, "media-type/schema-removed", { before, after }, { mediaType }, proved)];
  const data = { mediaType, before: languages[old.kind], after: languages[now.kind] };
  return [changeAt(place, "media-type/language-changed", { before, after }, data)];
}

const languages = { json: "a value of a JSON schema", xml: "an XML element" };
