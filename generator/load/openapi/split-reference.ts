/** RFC 3986: a reference without and with its fragment. */
export interface ReferenceParts {
  /** The text before "#"; "" for a reference into the same document. */
  readonly path: string;
  /** Percent-decoded. */
  readonly fragment: string;
}

/** A reference as the file and the place in it that it names. */
export function splitReference(ref: string): ReferenceParts {
  const hash = ref.indexOf("#");
  if (hash === -1) return { path: ref, fragment: "" };
  const fragment = ref.slice(hash + 1);
  return { path: ref.slice(0, hash), fragment: fragment.includes("%") ? decoded(fragment) : fragment };
}

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
