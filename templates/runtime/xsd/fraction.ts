/** Returns the digits of a fraction without redundant zeros at the end. */
export function significantFraction(digits: string): string {
  // A loop, because /0+$/ takes quadratic time if many zeros precede another digit.
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}
