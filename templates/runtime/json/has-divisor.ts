/**
 * True when a number is a multiple of another, both taken as the decimal numbers they are written as: 19.99 is a
 * multiple of 0.01. JSON Schema validation, section 6.2.1. Exact for every double.
 */
export function hasDivisor(value: number, divisor: number): boolean {
  if (Number.isInteger(divisor) && Number.isInteger(value)) return value % divisor === 0;
  if (!Number.isFinite(value)) return false;
  const places = decimalPlaces(divisor);
  if (places !== undefined) {
    const scale = 10 ** places;
    const scaledDivisor = Math.round(divisor * scale);
    const scaled = Math.round(value * scale);
    // Below 10^15 the division gives back the very double that the decimal text names, so nothing was rounded away.
    if (Math.abs(scaled) < 1e15 && scaledDivisor < 1e15) {
      return scaled / scale === value && scaled % scaledDivisor === 0;
    }
  }
  return divides(decimalOf(divisor), decimalOf(value));
}

/** The number of decimal places of a short decimal fraction; undefined when it is too long to say so with doubles. */
function decimalPlaces(value: number): number | undefined {
  let scale = 1;
  for (let places = 0; places <= 12; places += 1) {
    if (Math.round(value * scale) / scale === value) return places;
    scale *= 10;
  }
  return undefined;
}

/** digits times 10 to the power of -places; `places` is not negative. */
interface Decimal {
  /** All digits with their sign, as one integer. */
  readonly digits: bigint;
  /** The number of digits behind the point. */
  readonly places: number;
}

function decimalOf(value: number): Decimal {
  const [mantissa = "0", exponent = "0"] = String(value).split("e");
  const [whole = "0", fraction = ""] = mantissa.split(".");
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

function divides(divisor: Decimal, value: Decimal): boolean {
  const places = Math.max(divisor.places, value.places);
  const scaledValue = value.digits * 10n ** BigInt(places - value.places);
  const scaledDivisor = divisor.digits * 10n ** BigInt(places - divisor.places);
  return scaledValue % scaledDivisor === 0n;
}
