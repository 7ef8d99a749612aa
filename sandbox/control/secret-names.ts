/** Written instead of a secret. */
export const hidden = "***";

/** Parts of names of secrets in all locations. */
const secretPart =
  /token|secret|passw|passphrase|passcode|pass$|pwd|\bpin\b|credential|authorization|assertion|cookie|\bjwt\b|\botp\b|(?:api|access|private|consumer|subscription|signing|client|control|auth|app)[-_ ]?key/i;

/** True for the name of a property or an element of a secret: "code" is the code of an error there, and "ticket" one of travel. */
export function isSecretMember(name: string): boolean {
  return secretPart.test(name) && !/^token_?type$/i.test(name);
}

/** True for the name of a parameter, or of a field of a form, with a secret. */
export function isSecretName(name: string): boolean {
  return isSecretMember(name) || /ticket|^code$|^key$|^auth$|^sig(?:nature)?$/i.test(name);
}

/** True for the name of a header that contains a challenge instead of a credential. */
export function isChallenge(name: string): boolean {
  return /^(?:www|proxy)-authenticate$/i.test(name);
}

/** True for the name of a header with a credential, or with an address that may contain one. */
export function isSecretHeader(name: string): boolean {
  if (isChallenge(name) || /^idempotency-key$/i.test(name)) return false;
  return isSecretMember(name) || /^location$|auth|(?:^|-)key$|ticket|signature|certificate|session/i.test(name);
}
