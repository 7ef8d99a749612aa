import type { MediaTypeObject, Operation, Parameter } from "../model/contract.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import type { InterfacePlan } from "../plan/plan.js";
import { parameterSets } from "../plan/parameter-sets.js";
import { credentialNames, isCredential } from "../plan/message-schemas.js";
import { clientSample } from "./client-sample.js";
import type { PayloadSamples } from "./payload-samples.js";
import type { SampleCall } from "./sample-call.js";
import { curlSample, fetchSample, pythonSample } from "./request-samples.js";
import { sentRequest } from "./sent-request.js";
import type { CodeSample } from "./site-model.js";

/** Calls of an operation with the generated client, `fetch`, curl and Python. A call that needs an unknown value is left out. */
export function callSamples(call: Omit<SampleCall, "values" | "media">): readonly CodeSample[] {
  const { plan, named, samples } = call;
  const { path, hasUnreadableSecurity, requestBody } = named.operation;
  if (!path.startsWith("/") || hasUnreadableSecurity === true) return [];
  const values = parameterValues(plan, named.operation, samples);
  const media = sampleMedia(plan, named.operation, samples);
  if (values === undefined || (media === undefined && requestBody?.required === true)) return [];
  const client = clientSample({ ...call, values, media });
  const request = sentRequest({ ...call, values, media });
  return [
    ...(client === undefined ? [] : [client]),
    ...(request === undefined ? [] : [fetchSample(request), curlSample(request), pythonSample(request)]).filter(
      (sample) => sample !== undefined,
    ),
  ];
}

/** Methods whose requests have a body in samples, even if that is optional. */
const withBody: ReadonlySet<string> = new Set(["post", "put", "patch"]);

function sampleMedia(
  { contract }: InterfacePlan,
  operation: Operation,
  samples: PayloadSamples,
): MediaTypeObject | undefined {
  const { requestBody, method } = operation;
  if (requestBody === undefined || (!requestBody.required && !withBody.has(method))) return undefined;
  return requestBody.content.find((media) => samples.ofMedia(media, "request", contract.xml).length > 0);
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
