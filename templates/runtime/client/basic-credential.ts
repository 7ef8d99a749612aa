/** The value of a header Authorization for a name and a password. Undefined if none can contain them. RFC 7617, section 2. */
export function basicCredential(username: string, password: string): string | undefined {
  if (/[:\p{Cc}]/u.test(username) || /\p{Cc}/u.test(password)) return undefined;
  return `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`;
}
