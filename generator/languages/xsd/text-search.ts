import type { CharacterSet } from "./pattern-tree.js";
import { characterClasses, type CharacterClass } from "./characters.js";
import type { TextLanguage } from "./text-language.js";

/** Texts that belong to every language and have a length within bounds, in characters. */
export interface TextSet {
  readonly languages: readonly TextLanguage[];
  readonly minLength: number;
  readonly maxLength: number;
}

export type TextSearch =
  | { readonly kind: "found"; readonly text: string }
  | { readonly kind: "none" }
  /** The search was given up. */
  | { readonly kind: "unknown" };

/** How many sets of places are looked at, and how many places in sum: with hundreds of patterns a set is large. */
const maxConfigurations = 10_000;
const maxPlaces = 1_000_000;

/** Where a text stands in one language: the positions that its last character may be at; undefined before the first character. */
type Place = readonly number[] | undefined;

interface Configuration {
  readonly places: readonly Place[];
  readonly length: number;
  readonly before: Configuration | undefined;
  readonly character: string;
}

/** A shortest text that is in the first set and, when there is a second, not in that one. */
export function findText(accepted: TextSet, refused?: TextSet): TextSearch {
  // What both sets ask leaves nothing out of the second.
  const others = refused?.languages.filter((language) => !accepted.languages.includes(language)) ?? [];
  if (refused !== undefined && others.length === 0 && isWithin(accepted, refused)) return { kind: "none" };
  const languages = [...accepted.languages, ...others];
  let visited = 0;
  const sets = new Map<CharacterSet, number>();
  for (const set of languages.flatMap((language) => language.sets)) sets.set(set, sets.get(set) ?? sets.size);
  const classes = characterClasses([...sets.keys()]);
  const own = accepted.languages.length;
  // Beyond this, lengths make no difference.
  const cap = Math.max(
    ...[accepted.minLength, accepted.maxLength, refused?.minLength ?? 0, refused?.maxLength ?? 0].filter(
      Number.isFinite,
    ),
  );

  function step(language: TextLanguage, place: Place, { members }: CharacterClass): readonly number[] {
    const from = place === undefined ? language.first : [...new Set(place.flatMap((at) => language.follow[at] ?? []))];
    visited += from.length;
    const fits = (at: number): boolean => members[sets.get(language.sets[at]!) ?? 0] ?? false;
    return from.filter(fits).sort((a, b) => a - b);
  }

  function accepts(language: TextLanguage, place: Place): boolean {
    return place === undefined ? language.acceptsEmpty : place.some((at) => language.last.has(at));
  }

  function isIn({ minLength, maxLength, languages: all }: TextSet, from: number, at: Configuration): boolean {
    const fits = at.length >= minLength && at.length <= maxLength;
    return fits && all.every((language, index) => accepts(language, at.places[from + index]));
  }

  const start: Configuration = { places: languages.map(() => undefined), length: 0, before: undefined, character: "" };
  const queue = [start];
  const seen = new Set<string>();
  for (let index = 0; index < queue.length; index++) {
    const at = queue[index]!;
    if (isIn(accepted, 0, at) && (refused === undefined || !isIn({ ...refused, languages: others }, own, at))) {
      return { kind: "found", text: textOf(at) };
    }
    if (at.length >= accepted.maxLength) continue;
    for (const characters of classes) {
      const places = languages.map((language, which) => step(language, at.places[which], characters));
      if (visited > maxPlaces) return { kind: "unknown" };
      if (places.slice(0, own).some((place) => place.length === 0)) continue;
      const key = `${Math.min(at.length + 1, cap + 1)}/${places.map((place) => place.join()).join("/")}`;
      if (seen.has(key)) continue;
      if (seen.size >= maxConfigurations) return { kind: "unknown" };
      seen.add(key);
      queue.push({ places, length: at.length + 1, before: at, character: characters.representative });
    }
  }
  return { kind: "none" };
}

/** Whether every length that the first set takes is one of the second. */
function isWithin(inner: TextSet, outer: TextSet): boolean {
  return outer.minLength <= inner.minLength && outer.maxLength >= inner.maxLength;
}

function textOf(last: Configuration): string {
  const characters: string[] = [];
  for (let at: Configuration | undefined = last; at !== undefined; at = at.before) characters.push(at.character);
  return characters.reverse().join("");
}
