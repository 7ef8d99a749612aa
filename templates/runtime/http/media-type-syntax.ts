/** A media type or a range of them ("image/*"), names in lower case. RFC 9110, section 8.3.1. */
export interface MediaType {
  /** The part before the slash, or "*". */
  readonly type: string;
  /** The part behind the slash, or "*". */
  readonly subtype: string;
  /** The values of parameters as they are; names in lower case. The first of two with one name counts. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Longer ones are refused unread. */
const maxMediaTypeLength = 8192;

const typeAndSubtype = /[ \t]*([!#$%&'*+.^_`|~\w-]+)\/([!#$%&'*+.^_`|~\w-]+)/y;
const mediaTypeParameter =
  /[ \t]*;[ \t]*(?:([!#$%&'*+.^_`|~\w-]+)=(?:([!#$%&'*+.^_`|~\w-]+)|"([^"\\]*(?:\\[^][^"\\]*)*)"))?/y;

/** Reads a media type; undefined when the text is none. */
export function parseMediaType(text: string): MediaType | undefined {
  if (text.length > maxMediaTypeLength) return undefined;
  typeAndSubtype.lastIndex = 0;
  const [start, type, subtype] = typeAndSubtype.exec(text) ?? [];
  if (start === undefined || type === undefined || subtype === undefined) return undefined;
  const parameters = new Map<string, string>();
  let at = start.length;
  for (;;) {
    mediaTypeParameter.lastIndex = at;
    const [whole, name, token, quoted = ""] = mediaTypeParameter.exec(text) ?? [];
    if (whole === undefined) break;
    at += whole.length;
    const key = name?.toLowerCase();
    if (key !== undefined && !parameters.has(key)) parameters.set(key, token ?? quoted.replace(/\\([^])/g, "$1"));
  }
  if (/[^ \t]/.test(text.slice(at))) return undefined;
  return { type: type.toLowerCase(), subtype: subtype.toLowerCase(), parameters };
}

/** The elements of a list in a header; a comma within quotes is part of an element. RFC 9110, section 5.6.1. */
export function splitList(text: string): readonly string[] {
  const elements: string[] = [];
  let start = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x22) isQuoted = !isQuoted;
    else if (code === 0x5c && isQuoted) at += 1;
    else if (code === 0x2c && !isQuoted) {
      elements.push(text.slice(start, at));
      start = at + 1;
    }
  }
  elements.push(text.slice(start));
  return elements;
}
