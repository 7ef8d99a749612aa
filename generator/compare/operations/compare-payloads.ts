import type { MediaType } from "../../model/contract.js";
import { changeAt, schemaPairs, within, type Finding, type Place } from "../finding.js";
import { compareEncodings } from "./compare-encodings.js";
import { descriptionLevels } from "./content-code.js";

/** What travels under one media type. */
export function comparePayloads(before: MediaType, after: MediaType, at: Place): readonly Finding[] {
  const place = within(at, after.mediaType);
  return [...compareContents(before, after, place), ...compareEncodings(before, after, place)];
}

function compareContents(before: MediaType, after: MediaType, place: Place): readonly Finding[] {
  const [old, now] = [before.payload, after.payload];
  const { mediaType } = after;
  if (old.kind === "json" && now.kind === "json") {
    return schemaPairs(old.schema, now.schema, place);
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
  if (old.kind === "open") return [changeAt(place, "media-type/schema-added", { before, after }, { mediaType }, proved)]; // prettier-ignore
  if (now.kind === "open") return [changeAt(place, "media-type/schema-removed", { before, after }, { mediaType }, proved)]; // prettier-ignore
  const data = { mediaType, before: languages[old.kind], after: languages[now.kind] };
  return [changeAt(place, "media-type/language-changed", { before, after }, data)];
}

const languages = { json: "a value of a JSON schema", xml: "an XML element" };
