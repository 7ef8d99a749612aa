import { parseMediaType, splitList, type MediaType } from "./media-type-syntax.js";

/**
 * Returns the specificity of the match between a received type and a type in an API or an Accept header; 0 if they do
 * not match. A charset never matters; other named parameters must be present. "*" may also precede a suffix:
 * "application/*+json".
 */
export function mediaTypeFit(named: MediaType, came: MediaType): number {
  const fit = partFit(named, came);
  if (fit === 0) return 0;
  let extra = 0;
  for (const [name, value] of named.parameters) {
    if (name === "charset") continue;
    if (came.parameters.get(name) !== value) return 0;
    extra += 1;
  }
  return fit + extra;
}

/** Between these steps is room for the parameters that fit. */
const step = 8192;

function partFit(named: MediaType, came: MediaType): number {
  if (named.type === "*") return named.subtype === "*" ? step : 0;
  if (named.type !== came.type) return 0;
  if (named.subtype === came.subtype) return 4 * step;
  if (named.subtype === "*") return 2 * step;
  return named.subtype.startsWith("*+") && came.subtype.endsWith(named.subtype.slice(1)) ? 3 * step : 0;
}

/** True when a Content-Type belongs to the media type or range that a contract names. */
export function matchesMediaType(named: string, contentType: string): boolean {
  return bestMediaType([{ mediaType: named }], contentType) !== undefined;
}

/** The reader or writer whose media type fits a Content-Type most closely; undefined when none does. */
export function bestMediaType<T extends { readonly mediaType: string }>(
  candidates: readonly T[],
  contentType: string,
): T | undefined {
  for (const candidate of candidates) if (candidate.mediaType === contentType) return candidate;
  const came = parseMediaType(contentType);
  let best: T | undefined;
  let bestFit = 0;
  for (const candidate of came === undefined ? [] : candidates) {
    const named = parseMediaType(candidate.mediaType);
    const fit = named === undefined || came === undefined ? 0 : mediaTypeFit(named, came);
    if (fit > bestFit) {
      best = candidate;
      bestFit = fit;
    }
  }
  return best;
}

/** The charset parameter in lower case, if there is one. */
export function charsetOf(contentType: string): string | undefined {
  return contentType.includes(";") ? parseMediaType(contentType)?.parameters.get("charset")?.toLowerCase() : undefined;
}

/**
 * True when text of this Content-Type can be read as UTF-8: no charset is named, or UTF-8, or US-ASCII, which is part
 * of it.
 */
export function isUtf8Type(contentType: string): boolean {
  const charset = charsetOf(contentType);
  return charset === undefined || charset === "utf-8" || charset === "utf8" || charset === "us-ascii";
}

/** Longer headers are ignored. */
const maxAcceptLength = 8192;

interface Wanted {
  /** A media type, or a range such as "image/*". */
  readonly range: MediaType;
  /** The weight of the range, from 0 to 1. RFC 9110, section 12.4.2. */
  readonly quality: number;
}

/**
 * The offered media type that an Accept header prefers; undefined when it takes none of them. Among equals the first
 * offered wins. An offered type may be a range: it is taken when any type in it may be. RFC 9110, section 12.5.1.
 */
export function negotiate(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first] = offered;
  if (accept === undefined || accept === "" || accept === "*/*" || accept === first) return first;
  const wanted = parseAccept(accept);
  if (wanted.length === 0) return first;
  let best: string | undefined;
  let bestQuality = 0;
  for (const text of offered) {
    const quality = qualityOf(text, wanted);
    if (quality > bestQuality) {
      best = text;
      bestQuality = quality;
    }
  }
  return best;
}

/** The quality that the closest of the wanted ranges gives an offered type. */
function qualityOf(text: string, wanted: readonly Wanted[]): number {
  const offer = parseMediaType(text);
  if (offer === undefined) return 0;
  let quality = 0;
  let closest = 0;
  let within = 0;
  for (const { range, quality: wish } of wanted) {
    const fit = mediaTypeFit(range, offer);
    if (fit > closest) {
      closest = fit;
      quality = wish;
    }
    // A type that is offered as a range may become any type in it.
    if (fit === 0 && text.includes("*") && mediaTypeFit(offer, range) > 0) within = Math.max(within, wish);
  }
  return Math.max(quality, within);
}

/** Returns the ranges of an Accept header; ignores invalid ones. */
function parseAccept(accept: string): readonly Wanted[] {
  if (accept.length > maxAcceptLength) return [];
  const wanted: Wanted[] = [];
  for (const element of splitList(accept)) {
    const range = parseMediaType(element);
    if (range === undefined) continue;
    const parameters = new Map(range.parameters);
    parameters.delete("q");
    wanted.push({ range: { ...range, parameters }, quality: qualityValue(range.parameters.get("q")) });
  }
  return wanted;
}

/** RFC 9110, section 12.4.2. Text that is not a quality counts as 1, as if it were absent. */
function qualityValue(text: string | undefined): number {
  return text !== undefined && /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/.test(text) ? Number(text) : 1;
}
