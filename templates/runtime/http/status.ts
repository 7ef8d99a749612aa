type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
type Numbers<Text extends string> = Text extends `${infer Value extends number}` ? Value : never;
type Hundred<First extends number> = Numbers<`${First}${Digit}${Digit}`>;

/** Every status that ends a request, as literals, so that types can exclude single statuses. RFC 9110, section 15. */
export type HttpStatus = Hundred<2> | Hundred<3> | Hundred<4> | Hundred<5>;

/** Statuses of "default": all statuses without a declaration or a range. */
export type OtherStatus<Declared extends number = never> = Exclude<HttpStatus, Declared>;

/** Statuses of a range ("4XX") except the ones that the API declares individually, which take precedence. */
export type StatusRange<Range extends StatusRangeName, Declared extends number = never> = Exclude<
  Range extends `${infer First extends 2 | 3 | 4 | 5}XX` ? Hundred<First> : never,
  Declared
>;

/** A range of statuses, as OpenAPI writes it. */
export type StatusRangeName = "2XX" | "3XX" | "4XX" | "5XX";

/** Returns the declaration of a status: its own, that of its range ("4XX"), or "default". OpenAPI, Responses Object. */
export function forStatus<T>(responses: Readonly<Record<string, T>>, status: number): T | undefined {
  return responses[status] ?? responses[`${String(status)[0] ?? ""}XX`] ?? responses["default"];
}
