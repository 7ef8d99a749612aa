/** The reader or writer that a Content-Type calls for: `bestMediaType` without parameters, for small bundles. */
export function chooseByType<T extends { readonly mediaType: string }>(
  candidates: readonly T[],
  contentType: string,
): T | undefined {
  const exact = candidates.find(({ mediaType }) => mediaType === contentType);
  if (exact !== undefined) return exact;
  const came = essence(contentType);
  let best: T | undefined;
  let bestFit = -1;
  for (const candidate of candidates) {
    const [start = "", end] = essence(candidate.mediaType).replace("*/", "").split("*");
    const isFit = end === undefined ? came === start : came.startsWith(start) && came.endsWith(end);
    const fit = isFit ? (end === undefined ? 999 : start.length + end.length) : -1;
    if (fit > bestFit) [best, bestFit] = [candidate, fit];
  }
  return best;
}

/** "Text/Plain; charset=utf-8" -> "text/plain" */
function essence(mediaType: string): string {
  return mediaType.split(";", 1)[0]!.trim().toLowerCase();
}
