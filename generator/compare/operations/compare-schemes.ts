import type { OAuthFlow, SecurityScheme } from "../../model/security.js";
import type { Affected } from "../change.js";
import { changeAt, keywordOf, within, type ChangeFinding, type Finding, type Position } from "../finding.js";
import { missingFrom, type Pairing } from "../pair-up.js";
import { isWeakerScheme, isWeakerUrl, weakFlows } from "./weaker-security.js";

/** OpenAPI, Security Scheme Objects. `usesOf` gives the operations that ask for a scheme. */
export function compareSchemes(
  { both, removed, added }: Pairing<SecurityScheme>,
  usesOf: (scheme: SecurityScheme) => readonly Affected[],
): readonly Finding[] {
  const placeOf = (scheme: SecurityScheme): Position => ({ ...bare(scheme), uses: usesOf(scheme) });
  return [
    ...both.flatMap((pair) => {
      const changePlace = placeOf(pair.before);
      const found = compareScheme(pair.before, pair.after, changePlace);
      return changePlace.uses.length > 0 ? found : found.map(withoutWire);
    }),
    ...removed.map((before) =>
      changeAt(bare(before), "security/scheme-removed", { before }, { scheme: before.name }, codeOf(before)),
    ),
    ...added.map((after) => changeAt(bare(after), "security/scheme-added", { after }, { scheme: after.name })),
  ];
}

/** A scheme that nobody asks for does not travel. */
function withoutWire(finding: ChangeFinding): ChangeFinding {
  return { ...finding, change: { ...finding.change, levels: {}, weakensSecurity: false } };
}

function bare({ name }: SecurityScheme): Position {
  return { subject: `security/${name}`, where: `the security scheme "${name}"`, uses: [] };
}

/** No credential is given for a scheme that HTTP does not carry. */
function codeOf({ kind }: SecurityScheme): { readonly codeLevels?: Readonly<Record<string, never>> } {
  return kind === "mutualTLS" ? { codeLevels: {} } : {};
}

function compareScheme(before: SecurityScheme, after: SecurityScheme, changePlace: Position): readonly ChangeFinding[] {
  const sides = { before, after };
  const scheme = after.name;
  const weakensSecurity = isWeakerScheme(before, after);
  const found: ChangeFinding[] = [];
  if (before.name !== after.name) {
    found.push(
      changeAt(
        bare(before),
        "security/scheme-renamed",
        sides,
        { before: before.name, after: after.name },
        codeOf(before),
      ),
    );
  }
  if (before.kind === "apiKey" && after.kind === "apiKey") {
    if (before.in !== after.in) {
      found.push(
        changeAt(
          changePlace,
          "security/place-changed",
          keywordOf(sides, "in"),
          { scheme, before: before.in, after: after.in },
          { weakensSecurity },
        ),
      );
    }
    if (!isSameName(before, after)) {
      const data = { scheme, before: before.parameterName, after: after.parameterName };
      found.push(changeAt(changePlace, "security/name-changed", keywordOf(sides, "name"), data));
    }
  } else if (before.kind === "http" && after.kind === "http") {
    found.push(...compareHttp(before, after, changePlace));
  } else if (before.kind === "oauth2" && after.kind === "oauth2") {
    found.push(...compareFlows(before, after, changePlace));
  } else if (before.kind === "openIdConnect" && after.kind === "openIdConnect") {
    if (before.url !== after.url) {
      found.push(
        changeAt(
          changePlace,
          "security/openid-url-changed",
          keywordOf(sides, "openIdConnectUrl"),
          { scheme, before: before.url, after: after.url },
          { weakensSecurity: isWeakerUrl([before.url], after.url) },
        ),
      );
    }
  } else if (before.kind !== after.kind) {
    const data = { scheme, before: titles[before.kind], after: titles[after.kind] };
    const isSame = credential(before) === credential(after);
    found.push(
      changeAt(changePlace, "security/kind-changed", keywordOf(sides, "type"), data, {
        weakensSecurity,
        ...(isSame && { codeLevels: {} }),
      }),
    );
  }
  return found;
}

const titles = {
  apiKey: "an API key",
  http: "an HTTP scheme",
  oauth2: "OAuth 2",
  openIdConnect: "OpenID Connect",
  mutualTLS: "mutual TLS",
};

type Of<Kind extends SecurityScheme["kind"]> = Extract<SecurityScheme, { readonly kind: Kind }>;

/** Names of headers have no case. */
function isSameName(before: Of<"apiKey">, after: Of<"apiKey">): boolean {
  const [old, now] = [before.parameterName, after.parameterName];
  return old === now || (after.in === "header" && old.toLowerCase() === now.toLowerCase());
}

/** The credential of callers: a text, a user with a password, or nothing. */
function credential(scheme: SecurityScheme): "text" | "user" | "nothing" {
  if (scheme.kind === "mutualTLS") return "nothing";
  return scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic" ? "user" : "text";
}

function compareHttp(before: Of<"http">, after: Of<"http">, changePlace: Position): readonly ChangeFinding[] {
  const sides = { before, after };
  const scheme = after.name;
  if (before.scheme.toLowerCase() !== after.scheme.toLowerCase()) {
    const codeLevels =
      credential(before) === credential(after) ? {} : ({ sent: "breaking", read: "breaking" } as const);
    const data = { scheme, before: before.scheme, after: after.scheme };
    const weakensSecurity = isWeakerScheme(before, after);
    const at = keywordOf(sides, "scheme");
    return [changeAt(changePlace, "security/http-scheme-changed", at, data, { codeLevels, weakensSecurity })];
  }
  if (before.bearerFormat === after.bearerFormat) return [];
  const data = { scheme, before: quoted(before.bearerFormat), after: quoted(after.bearerFormat) };
  return [changeAt(changePlace, "security/bearer-format-changed", keywordOf(sides, "bearerFormat"), data)];
}

function compareFlows(before: Of<"oauth2">, after: Of<"oauth2">, changePlace: Position): readonly ChangeFinding[] {
  const sides = { before, after };
  const scheme = after.name;
  const [old, now] = [before.flows, after.flows];
  const both = [...old.keys()].filter((flow) => now.has(flow));
  const [oldScopes, newScopes] = [scopesOf(old), scopesOf(now)];
  return [
    ...missingFrom(now.keys(), old.keys()).map((flow) =>
      changeAt(
        within(changePlace, flow),
        "security/flow-added",
        sides,
        { scheme, flow },
        { weakensSecurity: weakFlows.has(flow) },
      ),
    ),
    ...missingFrom(old.keys(), now.keys()).map((flow) =>
      changeAt(within(changePlace, flow), "security/flow-removed", sides, { scheme, flow }),
    ),
    ...both.flatMap((flow) => {
      const at = within(changePlace, flow);
      return addresses.flatMap((keyword): readonly ChangeFinding[] => {
        const [left, right] = [old.get(flow)?.[keyword], now.get(flow)?.[keyword]];
        if (left === right) return [];
        const data = { scheme, flow, keyword, before: quoted(left), after: quoted(right) };
        // An address that comes takes nothing away.
        return [
          changeAt(at, "security/flow-url-changed", sides, data, {
            weakensSecurity: isWeakerUrl(left === undefined ? urlsOf(old) : [left], right),
            ...(left === undefined && { levels: { sent: "info", read: "info" } }),
          }),
        ];
      });
    }),
    ...missingFrom(newScopes, oldScopes).map((scope) =>
      changeAt(changePlace, "security/scope-added", sides, { scheme, scope }),
    ),
    ...missingFrom(oldScopes, newScopes).map((scope) =>
      changeAt(changePlace, "security/scope-removed", sides, { scheme, scope }),
    ),
  ];
}

const addresses = ["authorizationUrl", "tokenUrl", "refreshUrl"] as const;

function urlsOf(flows: ReadonlyMap<string, OAuthFlow>): readonly (string | undefined)[] {
  return [...flows.values()].flatMap((flow) => addresses.map((keyword) => flow[keyword]));
}

function scopesOf(flows: ReadonlyMap<string, OAuthFlow>): readonly string[] {
  return [...flows.values()].flatMap(({ scopes }) => [...scopes.keys()]);
}

function quoted(text: string | undefined): string {
  return text === undefined ? "nothing" : `"${text}"`;
}
