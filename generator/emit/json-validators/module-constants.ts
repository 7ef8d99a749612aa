import { invariant } from "../../diagnostics/invariant.js";
import { runtimeType, runtimeValue, type ModuleBuilder } from "../module-builder.js";
import { constant } from "../structures.js";
import { objectText } from "../body/expression-texts.js";
import { innerPrefixes } from "./function-names.js";
import type { Names } from "./names.js";
import type { PromisedDeclarations } from "./promised-declarations.js";
import type { ValidatorModule } from "./emit-context.js";
import { ruleFunction } from "./rules.js";

/** Names of functions that a module of validators has for its schemas: one of the runtime under such a name could not be imported beside them. */
const ofSchemas = new RegExp(`^(?:is|validate|parse|codecOf|${innerPrefixes.join("|")})(?![a-z])`);

/** Imports and constants of a module of validators, each under one name. */
export class ModuleConstants implements Pick<ValidatorModule, "runtime" | "constant" | "branches"> {
  private readonly names = new Map<string, string>();
  private readonly runtimeNames = new Set<string>();

  constructor(
    private readonly builder: ModuleBuilder,
    private readonly moduleNames: Names,
    private readonly declarations: PromisedDeclarations,
    /** Receives each constant that names functions of the module. */
    private readonly added: (name: string, value: string, used: readonly string[]) => void,
  ) {}

  runtime(file: string, name: string): string {
    invariant(!ofSchemas.test(name), "functions of the runtime are not called as those of schemas are");
    if (!this.runtimeNames.has(name))
      this.declarations.promise(name, () => void this.builder.use(runtimeValue(file, name)));
    this.runtimeNames.add(name);
    return this.declarations.ask(name);
  }

  constant(wish: string, type: string, value: string, used: readonly string[] = [], note?: string): string {
    return this.nameOf(`${type} ${value}`, wish, (name) => {
      used.forEach((part) => this.declarations.provide(part));
      if (note !== undefined) this.builder.note(note);
      this.builder.add(constant({ name, type, initializer: value }));
    });
  }

  branches(wish: string, list: string): string {
    return this.using(
      wish,
      list,
      () => `readonly ${this.builder.use(runtimeType("json/meant-branch", "JsonBranch"))}[]`,
    );
  }

  /** A constant that holds the functions of some rules. */
  rules(wish: string, rules: readonly string[]): string {
    const functions = rules.map((rule) => [rule, this.runtime(...ruleFunction(rule))] as const);
    const type = this.builder.use(runtimeType("json/problems", "ProblemRules"));
    const used = functions.map(([, name]) => name);
    return this.constant(wish, type, objectText(Object.fromEntries(functions)), used);
  }

  /** A constant whose value names functions of the module. */
  private using(wish: string, value: string, type: () => string): string {
    const used = this.names.has(value) ? [] : this.declarations.usedIn(value);
    return this.nameOf(value, wish, (name) => {
      used.forEach((part) => this.declarations.provide(part));
      this.added(name, value, used);
      this.builder.add(constant({ name, type: type(), initializer: value }));
    });
  }

  /** The name of the constant of a key, which is declared when a text uses it first. */
  private nameOf(key: string, wish: string, declare: (name: string) => void): string {
    const known = this.names.get(key);
    if (known !== undefined) return this.declarations.ask(known);
    const name = this.moduleNames.take(constantName(wish));
    this.names.set(key, name);
    this.declarations.promise(name, () => declare(name));
    return this.declarations.ask(name);
  }
}

/** The name of a constant that belongs to a schema, which may be called "401". */
function constantName(wish: string): string {
  return /^\d/.test(wish) ? `schema${wish}` : wish.charAt(0).toLowerCase() + wish.slice(1);
}
