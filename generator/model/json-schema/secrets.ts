import { keywordRows, type KeywordName } from "./keywords.js";
import { schemasInPlace, schemasUnder, type JsonSchema } from "./schema.js";
import { createSpread } from "./spread.js";

/** Knows the values that no message shows. Each schema is looked at once, whatever the number of questions. */
export interface Secrets {
  /** True for a schema whose values are secret: it or one that looks at the same value says so. */
  isSecret(schema: JsonSchema): boolean;
  /**
   * The members of a value that are secret, by what a schema and those that look at the same value say of them; "*" when they say
   * it of items, or of members without a name.
   */
  secretMembers(schema: JsonSchema): readonly string[];
}

/** The name that stands for all members and items. */
const every = "*";

/** The number of schemas for one value that are asked for their members. Where there are more, all members are secret. */
const mostInPlace = 200;

const insideKeywords: readonly KeywordName[] = keywordRows.flatMap(([name, { applies }]) =>
  applies === "inside" && name !== "properties" ? [name] : [],
);

export function createSecrets(): Secrets {
  const isSecret = createSpread(isMarked, schemasInPlace);
  const hasSecretMember = createSpread((schema) => ownSecretMembers(schema).length > 0, schemasInPlace);
  return { isSecret, secretMembers };

  function secretMembers(schema: JsonSchema): readonly string[] {
    if (!hasSecretMember(schema)) return [];
    const names = new Set<string>();
    const inPlace = new Set([schema]);
    for (const each of inPlace) {
      if (inPlace.size > mostInPlace) return [every];
      ownSecretMembers(each).forEach((name) => names.add(name));
      schemasInPlace(each).forEach((other) => inPlace.add(other));
    }
    return [...names].sort();
  }

  function ownSecretMembers(schema: JsonSchema): readonly string[] {
    const named = [...(schema.properties ?? [])].filter(([, member]) => isSecret(member)).map(([name]) => name);
    const others = insideKeywords.some((keyword) => [...schemasUnder(schema, keyword)].some(isSecret));
    return others ? [every, ...named] : named;
  }
}

/** OpenAPI: writeOnly and the format password; and the extension x-sensitive. */
function isMarked({ sensitive, writeOnly, format }: JsonSchema): boolean {
  return sensitive === true || writeOnly === true || format === "password";
}
