import { keywordRows, type KeywordsOfRole, type KeywordsOfShape } from "../../../model/json-schema/keywords.js";
import { jsonText } from "../../../prove/json-schema/stable-order.js";
import { inBackticks } from "../../../text/markdown.js";
import { equalsJson } from "../../../../templates/runtime/json/equal.js";
import { sunsetChange } from "../../sunset.js";
import { compareIndexes } from "./objects.js";
import { keywordChange, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/**
 * Compares annotations, which never decide which values are valid and still mean something to those who exchange them.
 */
export function compareAnnotations(pair: FlatPair): readonly KeywordFinding[] {
  return [
    ...compareDefault(pair),
    ...compareDeprecated(pair),
    ...compareContent(pair),
    ...compareDiscriminator(pair),
    ...compareIndexes(pair),
  ];
}

function compareDefault({ before, after }: FlatPair): readonly KeywordChange[] {
  const [old, now] = [before.schema.default, after.schema.default];
  if (equalsJson(old?.value, now?.value)) return [];
  return [keywordChange("default", old && jsonText(old.value), now && jsonText(now.value))];
}

function compareDeprecated({ before, after }: FlatPair): readonly KeywordChange[] {
  const sunset = sunsetChange(before.schema, after.schema);
  const id = sunset?.level === "warning" ? "schema/sunset-brought-forward" : "schema/sunset-changed";
  const [was, is] = [before.schema.deprecated === true, after.schema.deprecated === true];
  const mark = `schema/deprecated-${is ? "added" : "removed"}` as const;
  return [
    ...(was === is ? [] : [{ kind: "change", id: mark, key: "deprecated", data: {} } as const]),
    ...(sunset === undefined ? [] : [{ kind: "change", id, key: "x-sunset", data: sunset.data } as const]),
  ];
}

const contents = keywordRows.flatMap(([name, { shape, role }]) =>
  shape === "text" && role === "carriage" ? [name as KeywordsOfShape<"text"> & KeywordsOfRole<"carriage">] : [],
);

/** Validation, section 8. */
function compareContent({ before, after }: FlatPair): readonly KeywordChange[] {
  return contents.flatMap((keyword): readonly KeywordChange[] => {
    const [old, now] = [before.schema[keyword], after.schema[keyword]];
    return old === now ? [] : [keywordChange(keyword, old, now)];
  });
}

/** OpenAPI, Discriminator Object. */
function compareDiscriminator({ before, after, session }: FlatPair): readonly KeywordChange[] {
  const [old, now] = [before.schema.discriminator, after.schema.discriminator];
  const change = { kind: "change", key: "discriminator" } as const;
  if (old === undefined || now === undefined) {
    if (old === now) return [];
    const what = old === undefined ? "added" : "removed";
    return [{ ...change, id: `schema/discriminator-${what}`, data: { property: (old ?? now)?.propertyName ?? "" } }];
  }
  if (old.propertyName !== now.propertyName) {
    const data = { before: old.propertyName, after: now.propertyName };
    return [{ ...change, id: "schema/discriminator-property-changed", data }];
  }
  return [...new Set([...old.mapping.keys(), ...now.mapping.keys()])].flatMap((value): readonly KeywordChange[] => {
    const [a, b] = [old.mapping.get(value), now.mapping.get(value)];
    const data = { value: jsonText(value) };
    if (a === undefined || b === undefined) {
      const target = a ?? b;
      const name = target && session.nameOfTarget(target);
      const words = { value: name === undefined ? data.value : `${data.value} (${inBackticks(name)})` };
      const id = `schema/discriminator-value-${a === undefined ? "added" : "removed"}` as const;
      return [{ ...change, id, data, words }];
    }
    const [from, to] = [session.nameOfTarget(a), session.nameOfTarget(b)];
    if (a === b || session.isSameName(from, to) || session.isSame(a, b) || from === undefined || to === undefined) {
      return [];
    }
    return [{ ...change, id: "schema/discriminator-value-changed", data: { ...data, before: from, after: to } }];
  });
}
