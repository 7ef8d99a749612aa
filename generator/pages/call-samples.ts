import type { Operation, Parameter } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan } from "../plan/plan.js";
import { parameterSets } from "../plan/parameter-sets.js";
import { credentialNames, isCredential } from "../plan/message-schemas.js";
import { clientSample } from "./client-sample.js";
import type { PayloadSamples } from "./payload-samples.js";
import type { SampleCall } from "./sample-call.js";
import { curlSample, fetchSample, pythonSample } from "./request-samples.js";
import { sentBody } from "./sent-body.js";
import { sentRequest } from "./sent-request.js";
import type { CodeSample } from "./site-model.js";

/** Calls of an operation with the generated client, `fetch`, curl and Python. A call that needs an unknown value is left out. */
export function callSamples(call: Omit<SampleCall, "values" | "sent">, samples: PayloadSamples): readonly CodeSample[] {
  const { plan, named } = call;
  const { path, hasUnreadableSecurity, requestBody } = named.operation;
  if (!path.startsWith("/") || hasUnreadableSecurity === true) return [];
  const values = parameterValues(plan, named.operation, samples);
  const sent = sampleBody(named.operation, samples);
  if (values === undefined || (sent === undefined && requestBody?.required === true)) return [];
  const whole: SampleCall = { ...call, values, sent };
  const request = sentRequest(whole);
  const written = request === undefined ? [] : [fetchSample(request), curlSample(request), pythonSample(request)];
  return [clientSample(whole), ...written].filter((sample) => sample !== undefined);
}

/** Methods whose requests have a body in samples, even if that is optional. */
const withBody: ReadonlySet<string> = new Set(["post", "put", "patch"]);

function sampleBody({ requestBody, method }: Operation, samples: PayloadSamples): SampleCall["sent"] {
  if (requestBody === undefined || (!requestBody.required && !withBody.has(method))) return undefined;
  const bodies = requestBody.content.flatMap((media) => {
    const body = sentBody(media, "request", samples);
    return body === undefined ? [] : [{ media, body }];
  });
  return bodies.find(({ body }) => body.kind !== "file") ?? bodies[0];
}

function parameterValues(
  plan: InterfacePlan,
  operation: Operation,
  samples: PayloadSamples,
): SampleCall["values"] | undefined {
  const credentials = credentialNames(plan.contract.securitySchemes.values());
  const values = new Map<Parameter, JsonValue>();
  const [set = []] = parameterSets(operation) ?? [];
  for (const parameter of operation.parameters) {
    const { name, in: location, schema, content, examples } = parameter;
    const required = parameter.required || (location === "query" && set.includes(name));
    if (!required || isCredential(credentials, location, name)) continue;
    const described = schema ?? (content?.payload.kind === "json" ? content.payload.schema : undefined);
    const written = examples.map(({ value }) => value);
    const value = described === undefined ? "text" : samples.value(described, "request", written);
    if (value === undefined) return undefined;
    values.set(parameter, value);
  }
  return values;
}
