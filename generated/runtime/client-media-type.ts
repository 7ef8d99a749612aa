/**
 * The reader or writer that a Content-Type calls for: a small `bestMediaType`. A type that is named whole comes before
 * ranges, and parameters that the contract names have to be there, but for the charset.
 */
export function chooseByType<T extends { readonly mediaType: string }>(
  candidates: readonly T[],
  contentType: string,
): T | undefined {
  const [came = "", ...others] = partsOf(contentType);
  let best: T | undefined;
  let bestFit = -1;
  for (const candidate of candidates) {
    if (candidate.mediaType === contentType) return candidate;
    const [named = "", ...parameters] = partsOf(candidate.mediaType);
    if (!parameters.every((parameter) => others.includes(parameter) || parameter.startsWith("charset="))) continue;
    const [start = "", end] = named.replace("*/", "").split("*");
    const isFit = end === undefined ? came === start : came.startsWith(start) && came.endsWith(end);
    const fit = isFit ? (end === undefined ? 999 : start.length + end.length) + parameters.length : -1;
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best;
}

function partsOf(mediaType: string): readonly string[] {
  return mediaType.toLowerCase().replace(/[\s"]/g, "").split(";");
}
