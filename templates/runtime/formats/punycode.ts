/** Punycode (RFC 3492): how a label with characters beyond ASCII is written in ASCII, without its "xn--". */

const base = 36;
const tMin = 1;
const tMax = 26;
const skew = 38;
const damp = 700;
const initialBias = 72;
const initialCode = 128;
/** No label is longer; it keeps the arithmetic within bounds. */
const longest = 63;

/** Section 6.2. Undefined when the text is not Punycode. Letters of both cases count as the same. */
export function decodePunycode(text: string): string | undefined {
  if (text.length > longest) return undefined;
  const delimiter = text.lastIndexOf("-");
  const output = Array.from(delimiter > 0 ? text.slice(0, delimiter) : "", (letter) => letter.charCodeAt(0));
  let code = initialCode;
  let bias = initialBias;
  let index = 0;
  for (let at = delimiter > 0 ? delimiter + 1 : 0; at < text.length;) {
    const start = index;
    for (let weight = 1, k = base; ; k += base) {
      const digit = digitOf(text.charCodeAt(at));
      at += 1;
      if (digit === -1) return undefined;
      index += digit * weight;
      const threshold = thresholdOf(k, bias);
      if (digit < threshold) break;
      weight *= base - threshold;
      if (index > Number.MAX_SAFE_INTEGER / base || weight > Number.MAX_SAFE_INTEGER / base) return undefined;
    }
    const length = output.length + 1;
    bias = adapt(index - start, length, start === 0);
    code += Math.floor(index / length);
    index %= length;
    if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return undefined;
    output.splice(index, 0, code);
    index += 1;
  }
  return String.fromCodePoint(...output);
}

/** Section 6.3. For strings of at most 63 code points; undefined for longer ones. */
export function encodePunycode(text: string): string | undefined {
  const input = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  if (input.length > longest) return undefined;
  const basic = input.filter((character) => character < initialCode);
  let output = String.fromCharCode(...basic) + (basic.length > 0 ? "-" : "");
  let code = initialCode;
  let delta = 0;
  let bias = initialBias;
  for (let handled = basic.length; handled < input.length;) {
    const next = input.reduce(
      (least, character) => (character >= code && character < least ? character : least),
      0x110000,
    );
    delta += (next - code) * (handled + 1);
    code = next;
    for (const encoded of input) {
      if (encoded < code) delta += 1;
      if (encoded !== code) continue;
      output += variableLength(delta, bias);
      bias = adapt(delta, handled + 1, handled === basic.length);
      delta = 0;
      handled += 1;
    }
    delta += 1;
    code += 1;
  }
  return output;
}

function variableLength(delta: number, bias: number): string {
  let text = "";
  let rest = delta;
  for (let k = base; ; k += base) {
    const threshold = thresholdOf(k, bias);
    if (rest < threshold) return text + digitText(rest);
    text += digitText(threshold + ((rest - threshold) % (base - threshold)));
    rest = Math.floor((rest - threshold) / (base - threshold));
  }
}

function thresholdOf(k: number, bias: number): number {
  return Math.max(tMin, Math.min(tMax, k - bias));
}

/** Section 6.1. */
function adapt(delta: number, length: number, isFirst: boolean): number {
  let rest = isFirst ? Math.floor(delta / damp) : Math.floor(delta / 2);
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((base - tMin) * tMax) / 2; k += base) rest = Math.floor(rest / (base - tMin));
  return k + Math.floor(((base - tMin + 1) * rest) / (rest + skew));
}

function digitOf(code: number): number {
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 26;
  const letter = code | 0x20;
  return letter >= 0x61 && letter <= 0x7a ? letter - 0x61 : -1;
}

function digitText(digit: number): string {
  return String.fromCharCode(digit < 26 ? digit + 0x61 : digit - 26 + 0x30);
}
