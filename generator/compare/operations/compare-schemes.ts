import type { OAuthFlow, SecurityScheme } from "../../model/security.js";
import type { ChangeId } from "../catalog.js";
import { breaksSenders } from "../catalog/effects.js";
import type { Affected } from "../change.js";
import {
  changeAt,
  keywordOf,
  within,
  type ChangeFinding,
  type Finding,
  type Position,
  type ProvedLevels,
} from "../finding.js";
import type { ChangeData } from "../kind-of-change.js";
import { missingFrom, type Pairing } from "../pair-up.js";
import { compareTokenRequests, losesClientCredentials, losesTokenUrl } from "./compare-token-requests.js";
import { isWeakerScheme, isWeakerUrl, weakFlows } from "./weaker-security.js";

/** OpenAPI, Security Scheme Objects. `usesOf` gives the operations that ask for a scheme. */
export function compareSchemes(
  { both, removed, added }: Pairing<SecurityScheme>,
  usesOf: (scheme: SecurityScheme) => readonly Affected[],
): readonly Finding[] {
  return [
    ...both.flatMap(({ before, after }) => {
      const uses = usesOf(before);
      const position = { ...positionOf(before), uses };
      const found = [
        ...compareNames(before, after),
        ...compareScheme(before, after, position),
        ...compareTokenRequests(before, after, position),
      ];
      return uses.length > 0 ? found : found.map(withoutWire);
    }),
    ...removed.map((before) =>
      changeAt(positionOf(before), "security/scheme-removed", { before }, { scheme: before.name }, codeOf(before)),
    ),
    ...added.map((after) => changeAt(positionOf(after), "security/scheme-added", { after }, { scheme: after.name })),
  ];
}

/** A scheme that no operation requires has no effect on messages. */
function withoutWire(finding: ChangeFinding): ChangeFinding {
  return { ...finding, change: { ...finding.change, levels: {}, weakensSecurity: false } };
}

function positionOf({ name }: SecurityScheme): Position {
  return { subject: `security/${name}`, where: `the security scheme "${name}"`, uses: [] };
}

/** No credential is given for a scheme that HTTP does not carry. */
function codeOf({ kind }: SecurityScheme): ProvedLevels {
  return kind === "mutualTLS" ? { codeLevels: {} } : {};
}

function compareNames(before: SecurityScheme, after: SecurityScheme): readonly ChangeFinding[] {
  if (before.name === after.name) return [];
  const data = { before: before.name, after: after.name };
  return [changeAt(positionOf(before), "security/scheme-renamed", { before, after }, data, codeOf(before))];
}

function compareScheme(before: SecurityScheme, after: SecurityScheme, position: Position): readonly ChangeFinding[] {
  const sides = { before, after };
  const weakensSecurity = isWeakerScheme(before, after);
  const changed = (id: ChangeId, keyword: string, data: ChangeData, proved: ProvedLevels = {}): ChangeFinding =>
    changeAt(position, id, keywordOf(sides, keyword), { scheme: after.name, ...data }, proved);
  if (before.kind === "apiKey" && after.kind === "apiKey") {
    const places = { before: before.in, after: after.in };
    const names = { before: before.parameterName, after: after.parameterName };
    return [
      ...(before.in === after.in ? [] : [changed("security/place-changed", "in", places, { weakensSecurity })]),
      ...(isSameName(before, after) ? [] : [changed("security/name-changed", "name", names)]),
    ];
  }
  if (before.kind === "http" && after.kind === "http") {
    if (before.scheme.toLowerCase() !== after.scheme.toLowerCase()) {
      const data = { before: before.scheme, after: after.scheme };
      const isSame = credential(before) === credential(after);
      const codeLevels = isSame ? {} : ({ sent: "breaking", read: "breaking" } as const);
      return [changed("security/http-scheme-changed", "scheme", data, { codeLevels, weakensSecurity })];
    }
    if (before.bearerFormat === after.bearerFormat) return [];
    const data = { before: quoted(before.bearerFormat), after: quoted(after.bearerFormat) };
    return [changed("security/bearer-format-changed", "bearerFormat", data)];
  }
  if (before.kind === "oauth2" && after.kind === "oauth2") return compareFlows(before, after, position);
  if (before.kind === "openIdConnect" && after.kind === "openIdConnect") {
    if (before.url === after.url) return [];
    const proved = { weakensSecurity: isWeakerUrl([before.url], after.url) };
    const data = { before: before.url, after: after.url };
    return [changed("security/openid-url-changed", "openIdConnectUrl", data, proved)];
  }
  if (before.kind === after.kind) return [];
  const data = { before: titles[before.kind], after: titles[after.kind] };
  const isSame = credential(before) === credential(after);
  const codeLevels = losesClientCredentials(before, after) ? breaksSenders : {};
  return [changed("security/kind-changed", "type", data, { weakensSecurity, ...(isSame && { codeLevels }) })];
}

const titles = {
  apiKey: "an API key",
  http: "an HTTP scheme",
  oauth2: "OAuth 2",
  openIdConnect: "OpenID Connect",
  mutualTLS: "mutual TLS",
};

type ApiKey = Extract<SecurityScheme, { readonly kind: "apiKey" }>;

/** Names of headers have no case. */
function isSameName(before: ApiKey, after: ApiKey): boolean {
  const [old, now] = [before.parameterName, after.parameterName];
  return old === now || (after.in === "header" && old.toLowerCase() === now.toLowerCase());
}

/** The credential of callers: a text, a user with a password, or nothing. */
function credential(scheme: SecurityScheme): "text" | "user" | "nothing" {
  if (scheme.kind === "mutualTLS") return "nothing";
  return scheme.kind === "http" && scheme.scheme.toLowerCase() === "basic" ? "user" : "text";
}

type Flows = ReadonlyMap<string, OAuthFlow>;

type OAuth = Extract<SecurityScheme, { readonly kind: "oauth2" }>;

function compareFlows(before: OAuth, after: OAuth, position: Position): readonly ChangeFinding[] {
  const [sides, scheme, old, now] = [{ before, after }, after.name, before.flows, after.flows];
  const [oldScopes, newScopes] = [scopesOf(old), scopesOf(now)];
  return [
    ...missingFrom(now.keys(), old.keys()).map((flow) => {
      const proved = { weakensSecurity: weakFlows.has(flow) };
      return changeAt(within(position, flow), "security/flow-added", sides, { scheme, flow }, proved);
    }),
    ...missingFrom(old.keys(), now.keys()).map((flow) => {
      const isFunctionRemoved = flow === "clientCredentials" && losesClientCredentials(before, after);
      const codeLevels = isFunctionRemoved ? breaksSenders : {};
      return changeAt(within(position, flow), "security/flow-removed", sides, { scheme, flow }, { codeLevels });
    }),
    ...[...old.keys()].flatMap((flow) =>
      addresses.flatMap((keyword) => {
        const [left, right] = [old.get(flow)?.[keyword], now.get(flow)?.[keyword]];
        if (!now.has(flow) || left === right) return [];
        const data = { scheme, flow, keyword, before: quoted(left), after: quoted(right) };
        const weakensSecurity = isWeakerUrl(left === undefined ? urlsOf(old) : [left], right);
        // An address that comes takes nothing away.
        const proved = left === undefined ? ({ levels: { sent: "info", read: "info" } } as const) : {};
        const codeLevels = losesTokenUrl(before, after, left) ? breaksSenders : {};
        return [
          changeAt(within(position, flow), "security/flow-url-changed", sides, data, {
            weakensSecurity,
            codeLevels,
            ...proved,
          }),
        ];
      }),
    ),
    ...missingFrom(newScopes, oldScopes).map((scope) =>
      changeAt(position, "security/scope-added", sides, { scheme, scope }),
    ),
    ...missingFrom(oldScopes, newScopes).map((scope) =>
      changeAt(position, "security/scope-removed", sides, { scheme, scope }),
    ),
  ];
}

const addresses = ["authorizationUrl", "tokenUrl", "refreshUrl"] as const;

function urlsOf(flows: Flows): readonly (string | undefined)[] {
  return [...flows.values()].flatMap((flow) => addresses.map((keyword) => flow[keyword]));
}

function scopesOf(flows: Flows): readonly string[] {
  return [...flows.values()].flatMap(({ scopes }) => [...scopes.keys()]);
}

function quoted(text: string | undefined): string {
  return text === undefined ? "nothing" : `"${text}"`;
}
