import { mediaTypeFit } from "../../../templates/runtime/http/media-type.js";
import { parseMediaType } from "../../../templates/runtime/http/media-type-syntax.js";

/** A text that two media types share when they name the same content: a charset never matters, nor case or order. */
export function mediaTypeKey(text: string): string {
  const media = parseMediaType(text);
  if (media === undefined) return text.toLowerCase();
  const parameters = [...media.parameters].filter(([name]) => name !== "charset").sort(([a], [b]) => (a < b ? -1 : 1));
  return [`${media.type}/${media.subtype}`, ...parameters.map(([name, value]) => `${name}=${value}`)].join(";");
}

/** True when everything of the second media type or range belongs to the first. */
export function coversMediaType(range: string, other: string): boolean {
  const [named, came] = [parseMediaType(range), parseMediaType(other)];
  return named !== undefined && came !== undefined && mediaTypeFit(named, came) > 0;
}

/** True when a media type stands for several: "image/*". */
export function isMediaRange(text: string): boolean {
  return text.includes("*");
}
