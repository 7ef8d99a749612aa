/** The digits of a fraction without the zeros at the end, which say nothing. */
export function significantFraction(digits: string): string {
  // A loop, because /0+$/ takes quadratic time when many zeros stand before another digit.
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}
