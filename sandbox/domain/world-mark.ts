/**
 * The world that credentials belong to. Tokens and secrets of a world have its number as a mark, by which a request with one
 * of them finds the world; those of the default world have none. The mark proves nothing: each world has its own key.
 */
export interface WorldMark {
  /** The number of the world, which no other world has, not even after it. */
  readonly number: number;
  /** The name of the world and its generation: the beginning of its identifiers. */
  readonly seed: string;
}

/** The id of the key that signs the JWTs of a world (RFC 7515, section 4.1.4). */
export function keyIdOf(mark: WorldMark): string {
  return `w${mark.number}`;
}

/** Returns a secret of forty letters and digits with the mark of its world. */
export function markedSecret(secret: string, mark: WorldMark | undefined): string {
  return mark === undefined ? secret : `${secret}W${mark.number}`;
}

/** The number of the world that issued a token or a secret. Undefined for one of the default world, or of nobody. */
export function worldOfCredential(text: string): number | undefined {
  const number = /^[A-Za-z0-9]{40}W([1-9]\d{0,8})$/.exec(text)?.[1] ?? numberOfKeyId(text);
  return number === undefined ? undefined : Number(number);
}

/** The header of tokens of the default world, which most tokens have. */
const usualHeader = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString("base64url");

/** Characters of the header of a JWT that is read. */
const maxHeader = 200;

function numberOfKeyId(token: string): string | undefined {
  const end = token.indexOf(".");
  if (end < 1 || end > maxHeader || token.startsWith(usualHeader)) return undefined;
  try {
    const header: unknown = JSON.parse(Buffer.from(token.slice(0, end), "base64url").toString("utf8"));
    const { kid } = (header ?? {}) as { readonly kid?: unknown };
    return typeof kid === "string" ? /^w([1-9]\d{0,8})$/.exec(kid)?.[1] : undefined;
  } catch {
    return undefined;
  }
}
