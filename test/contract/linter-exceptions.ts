/** A finding of a linter's recommended rules in a contract that is right all the same, with the reason. */
export interface LinterException {
  readonly linter: "spectral" | "redocly";
  readonly rule: string;
  /** The interfaces whose contracts are excepted. */
  readonly interfaces: readonly string[];
  /** The pattern of a finding's place: `paths//orders/{id}/get`. */
  readonly place: RegExp;
  readonly reason: string;
}

const all = [
  "company-tokens",
  "event-subscriptions",
  "identity",
  "invoice-digests",
  "legacy-tokens",
  "loyalty",
  "notifications",
  "purchase-requests",
  "receipt-images",
  "travel-profile",
  "vendors",
];

const unstated = "The documents name neither, and a contract states nothing that they do not.";
const textOfXml =
  "The example is an XML text, as the standard wants it for media that are not JSON; the linter compares the text " +
  "with the schema of the decoded object. The codecs and libxml2 read these examples in other tests.";
const trailingSlash =
  "The documents write the path so, and a server may answer the path without the slash differently.";

/** Every exception. One that no finding needs any more fails the test that reads this. */
export const linterExceptions: readonly LinterException[] = [
  { linter: "spectral", rule: "info-contact", interfaces: all, place: /^info$/, reason: unstated },
  {
    linter: "redocly",
    rule: "no-unused-components",
    interfaces: ["company-tokens"],
    place: /^components\/securitySchemes\/companyToken$/,
    reason: "The API issues the tokens of this scheme, and other APIs require them.",
  },
  { linter: "redocly", rule: "info-license", interfaces: all, place: /^info$/, reason: unstated },
  {
    linter: "redocly",
    rule: "operation-4xx-response",
    interfaces: all.filter((name) => name !== "notifications"),
    place: /^paths\/.*\/responses$/,
    reason:
      "The documents do not say with which statuses these operations fail. Failures stand under `default`, with an " +
      "open question; a listed 400 would be invented.",
  },
  {
    linter: "spectral",
    rule: "oas3-operation-security-defined",
    interfaces: ["event-subscriptions", "identity", "notifications", "purchase-requests", "receipt-images", "vendors"],
    place: /security\/\d+\/(?:bearerToken|companyToken|accessToken|oauthToken)\/\d+$/,
    reason:
      "The rule knows scopes only where a scheme of OAuth 2 lists them. OpenAPI 3.1 lets every scheme name the scopes " +
      "or roles that an operation needs, and these tokens come without a flow that a client of the interface runs.",
  },
  {
    linter: "spectral",
    rule: "path-keys-no-trailing-slash",
    interfaces: ["company-tokens", "identity"],
    place: /^paths\/.*\/(?:authtoken|ResourceTypes|ServiceProviderConfig|Schemas)\/$/,
    reason: trailingSlash,
  },
  {
    linter: "redocly",
    rule: "no-path-trailing-slash",
    interfaces: ["company-tokens", "identity"],
    place: /^paths\/.*\/(?:authtoken|ResourceTypes|ServiceProviderConfig|Schemas)\/$/,
    reason: trailingSlash,
  },
  {
    linter: "spectral",
    rule: "oas3-valid-media-example",
    interfaces: ["loyalty", "receipt-images", "travel-profile"],
    place: /\/application\/xml\/examples\/\w+\/value$/,
    reason: textOfXml,
  },
  {
    linter: "redocly",
    rule: "no-invalid-media-type-examples",
    interfaces: ["loyalty", "receipt-images", "travel-profile"],
    place: /\/application\/xml\/examples\/\w+\/value$/,
    reason: textOfXml,
  },
];
