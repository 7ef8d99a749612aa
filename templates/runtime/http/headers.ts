/** The headers of a request. Names in lower case. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;
