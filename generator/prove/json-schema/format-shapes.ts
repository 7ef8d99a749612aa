/** What is known of a format. */
export interface FormatShape {
  /** All texts of the format match it, and others may. */
  readonly pattern: string;
  /** What many plain texts of the format look like. */
  readonly typical?: string;
  readonly examples: readonly string[];
}

/** By format. */
export const formatShapes: Readonly<Record<string, FormatShape>> = {
  byte: { pattern: "^[A-Za-z0-9+/]*={0,2}$", examples: ["", "AA==", "AAA=", "QUJD", "QUJDQUJD"] },
  date: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", examples: ["2024-01-31", "1999-12-31"] },
  "date-time": {
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}[Tt ][0-9]{2}:[0-9]{2}:[0-9]{2}(\\.[0-9]+)?([Zz]|[+-][0-9]{2}:?([0-9]{2})?)$",
    examples: ["2024-01-31T12:00:00Z", "2024-01-31T12:00:00.5Z", "2024-01-31T12:00:00+01:00"],
  },
  duration: { pattern: "^P[0-9A-Z]+$", examples: ["P1D", "PT1H", "P1Y2M3DT4H5M6S", "P1W"] },
  email: {
    pattern: "^[^]+@[^]+$",
    typical: "^[a-z]+@[a-z]+(\\.[a-z]+)*$",
    examples: ["a@b.example", "a@example.com", "first.last@example.com"],
  },
  hostname: {
    pattern: "[^]",
    typical: "^[a-z0-9]{1,20}(\\.[a-z0-9]{1,20})*$",
    examples: ["a", "a.example", "www.example.com"],
  },
  "idn-email": { pattern: "^[^]+@[^]+$", typical: "^[a-z]+@[a-z]+$", examples: ["a@b.example", "a@example.com"] },
  "idn-hostname": {
    pattern: "[^]",
    typical: "^[a-z0-9]{1,20}(\\.[a-z0-9]{1,20})*$",
    examples: ["a", "a.example", "www.example.com"],
  },
  ipv4: {
    pattern: "^[0-9]{1,3}(\\.[0-9]{1,3}){3}$",
    typical: "^[1-9][0-9]?(\\.[1-9][0-9]?){3}$",
    examples: ["1.2.3.4", "10.0.0.1", "255.255.255.255"],
  },
  ipv6: { pattern: "^[0-9A-Fa-f:.]+$", examples: ["::", "::1", "2001:db8::1", "2001:db8:0:0:0:0:0:1"] },
  iri: {
    pattern: ":",
    typical: "^[a-z]+:[a-z0-9/.]*[a-z0-9]$",
    examples: ["a:b", "http://a.example/b", "https://example.com/"],
  },
  "iri-reference": { pattern: "", typical: "^[a-z0-9/.]+$", examples: ["", "a", "a/b", "#a", "http://a.example/b"] },
  "json-pointer": { pattern: "^(/|$)", examples: ["", "/", "/a", "/a/b", "/0"] },
  regex: { pattern: "", examples: ["", "a", "^a$", "[a-z]+"] },
  "relative-json-pointer": { pattern: "^[0-9]", examples: ["0", "1", "0/a", "1#"] },
  time: {
    pattern: "^[0-9]{2}:[0-9]{2}:[0-9]{2}",
    examples: ["12:00:00Z", "12:00:00.5Z", "12:00:00+01:00", "00:00:00Z"],
  },
  uri: {
    pattern: ":",
    typical: "^[a-z]+:[a-z0-9/.]*[a-z0-9]$",
    examples: ["a:b", "http://a.example/b", "https://example.com/", "urn:a:b"],
  },
  "uri-reference": { pattern: "", typical: "^[a-z0-9/.]+$", examples: ["", "a", "a/b", "#a", "http://a.example/b"] },
  "uri-template": { pattern: "", examples: ["", "a", "/a/{b}", "http://a.example/{b}"] },
  uuid: {
    pattern: "^[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{4}-[0-9A-Fa-f]{12}$",
    examples: ["00000000-0000-4000-8000-000000000000", "123e4567-e89b-42d3-a456-426614174000"],
  },
};
