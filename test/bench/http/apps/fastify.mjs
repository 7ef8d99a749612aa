// A server written by hand on Fastify: its own validation and serialisation by schema, a hook for the token.
import Ajv from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fastify from "fastify";
import { accepted, base, detail, details, token } from "../payloads.mjs";
import { schemas } from "../schemas.mjs";

export async function start() {
  const app = fastify();
  const bodies = addFormats.default(new Ajv.default({ strict: false }));
  const texts = addFormats.default(new Ajv.default({ strict: false, coerceTypes: true }));
  app.setValidatorCompiler(({ schema, httpPart }) => (httpPart === "body" ? bodies : texts).compile(schema));
  app.addHook("onRequest", (request, reply, done) => {
    if (request.headers.authorization === `Bearer ${token}`) return done();
    reply.code(401).send({ title: "Unauthorized", status: 401 });
  });
  const answers = (status, schema) => ({ [status]: schema });
  app.post(base, { schema: { body: schemas.body } }, (_request, reply) => {
    reply.code(202).send(accepted);
  });
  app.get(base, { schema: { querystring: schemas.page, response: answers(200, plain(schemas.list)) } }, (request) => ({
    items: details.slice(0, request.query.limit),
  }));
  app.get(
    `${base}/:id`,
    { schema: { querystring: schemas.mode, response: answers(200, plain(schemas.detail)) } },
    (request) => ({ ...detail, purchaseRequestId: request.params.id }),
  );
  await app.listen({ host: "127.0.0.1", port: 0 });
  return app.server.address().port;
}

/** The serialiser takes no part in JSON Schema's newer words. */
function plain(schema) {
  return JSON.parse(JSON.stringify(schema).replaceAll("$defs", "definitions"));
}
