/** The value of a plain scalar in the core schema of YAML 1.2 (section 10.3.2): "no" and dates are texts. */
export function plainValue(written: string): string | number | boolean | null {
  // Most texts begin like none of the others.
  const first = written.charCodeAt(0);
  if (first > 0x39 && !mayMean.has(first)) return written;
  if (/^(?:~|[Nn]ull|NULL|)$/.test(written)) return null;
  if (/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/.test(written)) return /^[Tt]/.test(written);
  if (/^0o[0-7]+$/.test(written)) return Number.parseInt(written.slice(2), 8);
  if (/^0x[0-9a-fA-F]+$/.test(written)) return Number.parseInt(written.slice(2), 16);
  if (/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/.test(written)) return Number(written);
  if (/^[-+]?\.(?:inf|Inf|INF)$/.test(written)) return written.startsWith("-") ? -Infinity : Infinity;
  return /^\.(?:nan|NaN|NAN)$/.test(written) ? Number.NaN : written;
}

const mayMean: ReadonlySet<number> = new Set([..."~nNtTfF"].map((character) => character.charCodeAt(0)));
