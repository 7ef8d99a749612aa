import type { OperationTable, SecurityAlternative, SecuritySchemeTables } from "../http/operation.js";
import { ownProperty } from "../base/own-property.js";
import { challengesOf } from "./challenge.js";
import { credentialReader, type ReadCredential } from "./credential.js";
import { needMethod } from "./need-object.js";
import { isThenable } from "./thenable.js";
import type { FaultKind, SecurityHook, SecurityRefusal, ServerRequest } from "./server-types.js";

/** Results of security hooks, by scheme. */
export type AuthValues = Readonly<Record<string, unknown>>;

/** A caller who may go on, or the refusal of one who may not. */
export type AuthOutcome =
  | { readonly auth: AuthValues }
  | {
      readonly auth?: undefined;
      readonly status: 401 | 403;
      readonly message: string;
      readonly headers: Readonly<Record<string, string>>;
      readonly kind: FaultKind;
    };

/** Finds out who calls. Answers at once when the hooks do. */
export type Authenticate = (request: ServerRequest) => AuthOutcome | Promise<AuthOutcome>;

const securityBrand = "specwright/security-refusal";

/** For security hooks to return: the credential is not one that counts here. The answer is 401. */
export function unauthorized(message: string = "The credential is not accepted."): SecurityRefusal {
  return { brand: securityBrand, status: 401, message };
}

/** For security hooks to return: the caller is known and may not do this. The answer is 403. */
export function forbidden(message: string = "The caller may not do this."): SecurityRefusal {
  return { brand: securityBrand, status: 403, message };
}

/** True when a value is a hook's refusal, also when another copy of the runtime made it. */
export function isSecurityRefusal(value: unknown): value is SecurityRefusal {
  return typeof value === "object" && value !== null && (value as { readonly brand?: unknown }).brand === securityBrand;
}

/** A scheme that an alternative asks for. */
interface Requirement {
  readonly name: string;
  /** Scopes that the operation asks for; the hook decides whether a caller has them. */
  readonly scopes: readonly string[];
  readonly read: ReadCredential;
  /** Proved by the connection: only its hook sees whether anything was brought. */
  readonly isUnseen: boolean;
  /** By its name among the hooks, so that it is called with its own `this`. */
  readonly hooks: Readonly<Record<string, SecurityHook<unknown, unknown>>>;
}

interface SecurityPlan {
  readonly operationId: string;
  /** Sets of schemes, of which any one suffices. */
  readonly alternatives: readonly (readonly Requirement[])[];
  /** True when callers without any credential may go on. */
  readonly isOpen: boolean;
  /** The refusal where no credential was brought. */
  readonly missing: AuthOutcome;
  /** The refusal where a credential cannot be read. */
  readonly malformed: AuthOutcome;
  /** Headers of an answer where a credential was brought and refused. */
  readonly refusedHeaders: Readonly<Record<string, string>>;
}

/** Schemes of an interface and the hooks that check them. */
export interface SecurityParts {
  /** The security schemes of the contract by name. */
  readonly schemes: SecuritySchemeTables;
  /** The hooks by the names of their schemes. */
  readonly hooks: object;
  /** The name of the interface. */
  readonly realm: string;
}

const noAuth: AuthOutcome = { auth: /* @__PURE__ */ Object.freeze({}) };

/**
 * Compiles the requirements of an operation on its callers. OpenAPI, Security Requirement Object: of the alternatives
 * in their order the first one counts whose credentials are all there and accepted by their hooks. An empty alternative
 * lets callers in who bring none; a credential that is brought is checked all the same. Of a client certificate the
 * hook says whether one was brought: when it returns nothing, there was none. Throws a `TypeError` when a scheme or its
 * hook is missing.
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

/** A caller who is known and may not learns that; else the first hook's refusal is told. Missing schemes weigh nothing. */
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
 * A hook that knows nobody returns nothing, and lets nobody in: a forgotten `return` must not open a door. If callers
 * may bring nothing, nothing is what a hook of the connection alone says of those who did.
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
