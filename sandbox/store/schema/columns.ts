import { customType } from "drizzle-orm/pg-core";

/** A moment in UTC as ISO 8601 writes it: "2030-05-31T08:15:00.000Z". */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => "timestamp with time zone",
  // PostgreSQL keeps microseconds, which keys of pages would lose.
  toDriver: (value) => (Number.isNaN(Date.parse(value)) ? value : new Date(value).toISOString()),
  fromDriver: (value) => new Date(value).toISOString(),
});

/** Octets, such as those of an image. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => "bytea" });

/** A list of strings. */
export type Texts = readonly string[];

/** An object of values that no query looks into. */
export type Details = Readonly<Record<string, unknown>>;
