/** A random UUID. RFC 9562, section 5.4. */
export function randomUuid(): string {
  const { crypto } = globalThis as { readonly crypto?: { randomUUID?(): string } };
  if (crypto?.randomUUID !== undefined) return crypto.randomUUID();
  return "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(Math.random() * 16).toString(16));
}
