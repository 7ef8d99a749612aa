import type { OperationTable, SecurityAlternative, SecuritySchemeTables } from "../http/operation.js";
import { ownProperty } from "../base/own-property.js";
import { challengesOf } from "./challenge.js";
import { credentialReader, type ReadCredential } from "./credential.js";
import { needMethod } from "./need-object.js";
import { isThenable } from "./thenable.js";
import type { FaultKind, SecurityHook, SecurityRefusal, ServerRequest } from "./server-types.js";

/** Results of security hooks, by scheme. */
export type AuthValues = Readonly<Record<string, unknown>>;

/** An authorized caller, or the refusal of the request. */
export type AuthOutcome =
  | { readonly auth: AuthValues }
  | {
      readonly auth?: undefined;
      readonly status: 401 | 403;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly kind: FaultKind;
    };

/** Authenticates the caller. Synchronous if the hooks are. */
export type Authenticate = (request: ServerRequest) => AuthOutcome | Promise<AuthOutcome>;

const securityBrand = "specwright/security-refusal";

/** Returned by security hooks: the credential is invalid. The response is 401. */
export function unauthorized(message: string = "The credential is not accepted."): SecurityRefusal {
  return { brand: securityBrand, status: 401, message };
}

/** Returned by security hooks: the caller is known, but not authorized. The response is 403. */
export function forbidden(message: string = "The caller does not have permission."): SecurityRefusal {
  return { brand: securityBrand, status: 403, message };
}

/** True for a hook's refusal, also if another copy of the runtime created it. */
export function isSecurityRefusal(value: unknown): value is SecurityRefusal {
  return typeof value === "object" && value !== null && (value as { readonly brand?: unknown }).brand === securityBrand;
}

/** A scheme that an alternative requires. */
interface Requirement {
  readonly name: string;
  /** Scopes that the operation requires; the hook decides if a caller has them. */
  readonly scopes: readonly string[];
  readonly read: ReadCredential;
  /** Proved by the connection: only its hook knows if a credential was sent. */
  readonly isUnseen: boolean;
  /** By its name among the hooks, so that it is called with its own `this`. */
  readonly hooks: Readonly<Record<string, SecurityHook<unknown, unknown>>>;
}

interface SecurityPlan {
  readonly operationId: string;
  /** Sets of schemes; any one suffices. */
  readonly alternatives: readonly (readonly Requirement[])[];
  /** True if callers without any credential are accepted. */
  readonly isOpen: boolean;
  /** The refusal if no credential was sent. */
  readonly missing: AuthOutcome;
  /** The refusal if a credential cannot be read. */
  readonly malformed: AuthOutcome;
  /** Headers of a response if a credential was sent and rejected. */
  readonly refusedHeaders: Readonly<Record<string, string>>;
}

/** Schemes of an API and the hooks that check them. */
export interface SecurityParts {
  /** The security schemes of the API by name. */
  readonly schemes: SecuritySchemeTables;
  /** The hooks by the names of their schemes. */
  readonly hooks: object;
  /** The name of the API. */
  readonly realm: string;
}

const noAuth: AuthOutcome = { auth: /* @__PURE__ */ Object.freeze({}) };

/**
 * Compiles the security requirements of an operation. OpenAPI, Security Requirement Object: the first alternative
 * applies whose credentials are all present and accepted by their hooks. An empty alternative accepts callers without
 * credentials; a credential that is sent is checked anyway. For a client certificate the hook reports if one was sent:
 * if it returns nothing, none was. Throws a `TypeError` if a scheme or its hook is missing.
 */
export function compileSecurity(table: OperationTable, parts: SecurityParts): Authenticate {
  const alternatives = table.security
    .filter((alternative) => Object.keys(alternative).length > 0)
    .map((alternative) => requirements(alternative, parts));
  if (alternatives.length === 0) return () => noAuth;
  const challenges = challengesOf(table.security, parts.schemes, parts.realm);
  const headers = (challenge: string): Readonly<Record<string, string>> =>
    challenge === "" ? {} : { "WWW-Authenticate": challenge };
  const refused = (kind: FaultKind, message: string): AuthOutcome => {
    return { status: 401, message, headers: headers(challenges.missing), kind };
  };
  const plan: SecurityPlan = {
    operationId: table.id,
    alternatives,
    isOpen: alternatives.length < table.security.length,
    missing: refused("missing", "A credential is required."),
    malformed: refused("unreadable", "The credential is malformed."),
    refusedHeaders: headers(challenges.refused),
  };
  return (request) => tryAlternatives(plan, request, 0, undefined);
}

function requirements(
  alternative: SecurityAlternative,
  { schemes, hooks, realm }: SecurityParts,
): readonly Requirement[] {
  return Object.entries(alternative).map(([name, scopes]) => {
    const scheme = ownProperty(schemes, name);
    if (scheme === undefined) throw new TypeError(`The security scheme "${name}" is not defined.`);
    const named = hooks as Readonly<Record<string, SecurityHook<unknown, unknown>>>;
    needMethod(named, "security hook", name, realm);
    const isUnseen = scheme.kind === "mutualTLS";
    return { name, scopes, read: credentialReader(scheme), isUnseen, hooks: named };
  });
}

/** The alternatives from an index on; `refused` is why those before it did not do. */
function tryAlternatives(
  plan: SecurityPlan,
  request: ServerRequest,
  from: number,
  refused: AuthOutcome | undefined,
): AuthOutcome | Promise<AuthOutcome> {
  let worst = refused;
  for (let index = from; index < plan.alternatives.length; index += 1) {
    const alternative = plan.alternatives[index]!;
    const credentials = readCredentials(alternative, request);
    if (credentials === "missing") continue;
    if (credentials === "malformed") {
      worst ??= plan.malformed;
      continue;
    }
    const outcome = runHooks(plan, alternative, credentials, request);
    if (isThenable(outcome)) {
      const soFar = worst;
      return outcome.then((settled) =>
        settled.auth !== undefined ? settled : tryAlternatives(plan, request, index + 1, graver(plan, soFar, settled)),
      );
    }
    if (outcome.auth !== undefined) return outcome;
    worst = graver(plan, worst, outcome);
  }
  return worst ?? (plan.isOpen ? noAuth : plan.missing);
}

/**
 * A 403 for a known caller takes precedence; otherwise the first hook's refusal is reported. Missing schemes do not
 * count.
 */
function graver(plan: SecurityPlan, one: AuthOutcome | undefined, other: AuthOutcome): AuthOutcome | undefined {
  if (other === plan.missing) return one;
  if (one === undefined || !("status" in one) || !("status" in other)) return other;
  return one.status >= other.status ? one : other;
}

function readCredentials(
  alternative: readonly Requirement[],
  request: ServerRequest,
): readonly unknown[] | "missing" | "malformed" {
  if (alternative.length === 1) {
    const found = alternative[0]!.read(request);
    return typeof found === "string" ? found : [found.value];
  }
  const credentials: unknown[] = [];
  let isMalformed = false;
  for (const { read } of alternative) {
    const found = read(request);
    if (found === "missing") return "missing";
    if (found === "malformed") isMalformed = true;
    else credentials.push(found.value);
  }
  return isMalformed ? "malformed" : credentials;
}

/** The hooks of one alternative; the first is called at once, the others one after the other. */
function runHooks(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  credentials: readonly unknown[],
  request: ServerRequest,
): AuthOutcome | Promise<AuthOutcome> {
  const first = runHook(plan, alternative[0]!, credentials[0], request);
  if (alternative.length > 1) return runRest(plan, alternative, credentials, request, first);
  const settle = (value: unknown): AuthOutcome => authOutcome(plan, alternative, alternative[0]!, value);
  return isThenable(first) ? first.then(settle) : settle(first);
}

async function runRest(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  credentials: readonly unknown[],
  request: ServerRequest,
  first: unknown,
): Promise<AuthOutcome> {
  const auth: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [index, requirement] of alternative.entries()) {
    const value = await (index === 0 ? first : runHook(plan, requirement, credentials[index], request));
    const outcome = authOutcome(plan, alternative, requirement, value);
    if (outcome.auth === undefined) return outcome;
    auth[requirement.name] = value;
  }
  return { auth };
}

function runHook(
  { operationId }: SecurityPlan,
  requirement: Requirement,
  credential: unknown,
  request: ServerRequest,
): unknown {
  const { hooks, name, scopes } = requirement;
  return hooks[name]!({ credential, scopes, operationId, request });
}

/**
 * A hook that returns nothing rejects the caller: a forgotten `return` must not grant access. If credentials are
 * optional, a connection hook that returns nothing means that none was sent.
 */
function authOutcome(
  plan: SecurityPlan,
  alternative: readonly Requirement[],
  { name }: Requirement,
  value: unknown,
): AuthOutcome {
  if (value === undefined || value === null || value === false) {
    const isAbsent = plan.isOpen && alternative.every(({ isUnseen }) => isUnseen);
    return isAbsent ? plan.missing : refusalOutcome(plan, unauthorized());
  }
  return isSecurityRefusal(value) ? refusalOutcome(plan, value) : { auth: { [name]: value } };
}

function refusalOutcome(plan: SecurityPlan, { status, message }: SecurityRefusal): AuthOutcome {
  return status === 401
    ? { status, message, headers: plan.refusedHeaders, kind: "refused" }
    : { status, message, headers: {}, kind: "scope" };
}
