/** A function that makes its value when it is first called, for all tests of a file. */
export function memo<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
