import { memberOrigin, type Origin } from "../../diagnostics/origin.js";
import type { SecurityScheme } from "../../model/security.js";
import {
  tokenRequestKey,
  tokenRequestOf,
  tokenUrlOf,
  type TokenRequestDeclaration,
  type TokenValue,
} from "../../model/token-request.js";
import type { TokenFunction } from "../../plan/plan.js";
import { tokenRequestsOf } from "../../plan/token-functions.js";
import type { ChangeId } from "../catalog.js";
import { breaksSenders } from "../catalog/effects.js";
import { changeAt, type ChangeFinding, type Position, type ProvedLevels, type Sides } from "../finding.js";
import type { Level } from "../kind-of-change.js";
import { isWeakerUrl } from "./weaker-security.js";
import type { Versions } from "../versions.js";

type Request = Omit<TokenFunction, "functionName">;

/** A property of a request for tokens that differs. */
interface Edit {
  /** ["tokenUrl"], ["fields", "username"] */
  readonly path: readonly string[];
  /** The value for sentences; undefined if there is none. */
  readonly before: string | undefined;
  /** The same of the new version. */
  readonly after: string | undefined;
  /** The effect on callers that send the old request. */
  readonly level: Level;
  /** True if the options of the generated function require more, or another type. */
  readonly breaksCode?: boolean;
  /** True if secrets are now sent in clear text. */
  readonly weakensSecurity?: boolean;
}

/** Changes of `x-token-request`: clients export a function for it, which sends secrets to its URL. */
export function compareTokenRequests(
  before: SecurityScheme,
  after: SecurityScheme,
  position: Position,
): readonly ChangeFinding[] {
  const [old, now] = [tokenRequestsOf(before), tokenRequestsOf(after)];
  const sides = { before: declarationOf(before), after: declarationOf(after) };
  // A flow has changes of its own.
  const missing = (requests: readonly Request[], others: readonly Request[], id: ChangeId): readonly ChangeFinding[] =>
    requests
      .filter((request) => isDeclared(request) && !others.some((other) => isSameFunction(request, other)))
      .map(({ request: { grant = "" } }) =>
        changeAt({ ...position, uses: [] }, id, sides, { scheme: after.name, grant }),
      );
  return [
    ...missing(old, now, "security/token-request-removed"),
    ...missing(now, old, "security/token-request-added"),
    ...now.flatMap((request) => {
      const earlier = old.find((other) => isSameFunction(request, other));
      if (earlier === undefined || !(isDeclared(request) || isDeclared(earlier))) return [];
      return editsOf(earlier, request).map((edit) => changeOf(edit, { before, after }, position));
    }),
  ];
}

function isDeclared({ scheme, request }: Request): boolean {
  return tokenRequestOf(scheme) === request;
}

/** True if clients no longer export the function for client credentials of a flow. */
export function losesClientCredentials(before: SecurityScheme, after: SecurityScheme): boolean {
  return tokenRequestsOf(before).some(isOfClient) && !tokenRequestsOf(after).some(isOfClient);
}

/** True if callers must now pass a URL to a function that used this one: the new one is relative, has a placeholder, or is missing. */
export function losesTokenUrl(before: SecurityScheme, after: SecurityScheme, url: string | undefined): boolean {
  const old = tokenRequestsOf(before).filter(({ tokenUrl }) => tokenUrl !== undefined && tokenUrl === url);
  return tokenRequestsOf(after).some(
    (now) => now.tokenUrl === undefined && old.some((request) => isSameFunction(request, now)),
  );
}

/** The functions of a scheme differ by this. */
function isSameFunction(one: Request, other: Request): boolean {
  return isOfClient(one) === isOfClient(other);
}

/** True for the grant of client credentials: its function has a name of its own. */
function isOfClient({ request: { grant } }: Request): boolean {
  return grant === "client_credentials";
}

/** The source location of a declaration, or of a property in it; that of the scheme if it has none. */
function declarationOf(scheme: SecurityScheme, property: readonly string[] = []): NonNullable<Sides["before"]> {
  if (!scheme.extensions.has(tokenRequestKey)) return scheme;
  return { origin: [tokenRequestKey, ...property].reduce<Origin>((at, key) => memberOrigin(at, key), scheme.origin) };
}

function changeOf(
  { path, before = "nothing", after = "nothing", level, breaksCode = false, weakensSecurity = false }: Edit,
  schemes: Versions<SecurityScheme>,
  position: Position,
): ChangeFinding {
  const sides = { before: declarationOf(schemes.before, path), after: declarationOf(schemes.after, path) };
  const data = { scheme: schemes.after.name, property: path.join("/"), before, after };
  const proved: ProvedLevels = {
    levels: { sent: level, read: "info" },
    weakensSecurity,
    ...(breaksCode && { codeLevels: breaksSenders }),
  };
  return changeAt(position, "security/token-request-changed", sides, data, proved);
}

function editsOf(old: Request, now: Request): readonly Edit[] {
  const [before, after] = [old.request, now.request];
  const text = (
    property: "method" | "grant" | "token" | "expiresIn" | "expiresAt",
    level: Level,
    absent?: string,
  ): Edit => ({
    path: [property],
    before: quoted(before[property] ?? absent),
    after: quoted(after[property] ?? absent),
    level,
  });
  return [
    // A query is seen by more programs than a form.
    { ...text("method", "breaking", "POST"), weakensSecurity: before.method !== "GET" && after.method === "GET" },
    text("grant", "breaking"),
    ...(before.tokenUrl === undefined && after.tokenUrl === undefined ? [] : [urlEdit(old, now)]),
    authenticationEdit(before, after),
    ...valueEdits("fields", before, after),
    ...valueEdits("headers", before, after),
    text("token", "breaking", "/access_token"),
    // A token of unknown lifetime is used until it is rejected.
    text("expiresIn", "warning", "/expires_in"),
    text("expiresAt", "warning"),
  ].filter((edit) => edit.before !== edit.after);
}

function authenticationEdit(
  { authentication: before = "basic" }: TokenRequestDeclaration,
  { authentication: after = "basic" }: TokenRequestDeclaration,
): Edit {
  return {
    path: ["authentication"],
    before: quoted(before),
    after: quoted(after),
    // A server that knows no clients ignores their secrets, or rejects them.
    level: after === "none" ? "warning" : "breaking",
    // The options have the id and the secret of a client, the name and the password of a user, or nothing.
    breaksCode: before !== after && [before, after].some((value) => value === "none" || value === "user"),
  };
}

/** The URL of a flow has a change of its own. */
function urlEdit(old: Request, now: Request): Edit {
  const [before, after] = [old, now].map(({ scheme, request }) => tokenUrlOf(scheme, request));
  const isPath = ({ tokenUrl }: Request): boolean => tokenUrl?.startsWith("/") === true;
  return {
    path: ["tokenUrl"],
    before: quoted(before),
    after: quoted(after),
    level: "breaking",
    // Callers now pass "baseUrl", or the URL.
    breaksCode: (isPath(now) && !isPath(old)) || (now.tokenUrl === undefined && old.tokenUrl !== undefined),
    weakensSecurity: isWeakerUrl([before], after),
  };
}

function valueEdits(
  list: "fields" | "headers",
  { [list]: before = {} }: TokenRequestDeclaration,
  { [list]: after = {} }: TokenRequestDeclaration,
): readonly Edit[] {
  // Names of headers have no case.
  const keyOf = (name: string): string => (list === "headers" ? name.toLowerCase() : name);
  const byKey = (values: typeof before): ReadonlyMap<string, NamedValue> =>
    new Map(Object.entries(values).map(([name, value]) => [keyOf(name), { name, value }]));
  const [old, now] = [byKey(before), byKey(after)];
  return [...new Set([...old.keys(), ...now.keys()])].map((key) => {
    const [from, to] = [old.get(key), now.get(key)];
    const isRenamed = from !== undefined && to !== undefined && from.name !== to.name;
    // Callers pass a value under its name.
    const isOtherOption = isRenamed && isPassed(from.value) && isPassed(to.value);
    return {
      path: [list, to?.name ?? from?.name ?? key],
      before: isOtherOption ? quoted(from.name) : valueText(from?.value),
      after: isOtherOption ? quoted(to.name) : valueText(to?.value),
      level: isOtherOption ? "info" : valueLevel(from?.value, to?.value),
      breaksCode: isOtherOption || (isPassed(to?.value) && !isPassed(from?.value)),
    };
  });
}

interface NamedValue {
  readonly name: string;
  readonly value: TokenValue;
}

/** RFC 6749, section 3.2: token servers ignore unrecognized parameters. */
function valueLevel(from: TokenValue | undefined, to: TokenValue | undefined): Level {
  if (to === undefined) return "info";
  // The passed values may contain the constant.
  return isPassed(from) || (isPassed(to) && from !== undefined) ? "warning" : "breaking";
}

function isPassed(value: TokenValue | undefined): boolean {
  return typeof value === "object";
}

function valueText(value: TokenValue | undefined): string | undefined {
  return typeof value === "object" ? "a value that callers pass" : quoted(value);
}

function quoted(text: string | undefined): string | undefined {
  return text === undefined ? undefined : JSON.stringify(text);
}
