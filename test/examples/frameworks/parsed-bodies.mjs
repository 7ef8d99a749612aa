// Apps of frameworks whose middleware parses each body before the server gets it. Each function takes a server and returns an HTTP
// listener on any port.
import { createServer } from "node:http";
import { once } from "node:events";
import formBody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import { All, Controller, Module, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { cloneRawRequest } from "hono/request";
import multer from "multer";
import { toFastifyPlugin, toFetchHandler, toNodeListener } from "./bodies/bodies.js";

async function listening(listener) {
  if (!listener.listening) await once(listener.listen(0, "127.0.0.1"), "listening");
  return listener;
}

const parsers = () => [express.json(), express.urlencoded({ extended: true }), express.text(), express.raw()];

export const frameworks = {
  express(server) {
    const app = express();
    app.use(...parsers(), multer().any());
    app.use(toNodeListener(server));
    return listening(createServer(app));
  },
  async fastify(server) {
    const app = fastify({ forceCloseConnections: true });
    await app.register(formBody);
    await app.register(multipart, { attachFieldsToBody: true });
    app.addContentTypeParser("application/octet-stream", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    await app.register(toFastifyPlugin(server));
    await app.listen({ port: 0, host: "127.0.0.1" });
    return app.server;
  },
  async nest(server) {
    const answer = toNodeListener(server);
    class Bodies {
      answer(request, response) {
        answer(request, response);
      }
    }
    // As the decorators of TypeScript do it.
    const { prototype } = Bodies;
    Req()(prototype, "answer", 0);
    Res()(prototype, "answer", 1);
    All("bodies")(prototype, "answer", Object.getOwnPropertyDescriptor(prototype, "answer"));
    Controller()(Bodies);
    class App {}
    Module({ controllers: [Bodies] })(App);
    const app = await NestFactory.create(App, { logger: false, rawBody: true });
    app.useBodyParser("text");
    app.useBodyParser("raw");
    app.use(multer().any());
    return app.listen(0, "127.0.0.1");
  },
  hono(server) {
    const handler = toFetchHandler(server);
    const app = new Hono();
    app.use(async ({ req }, next) => {
      await (/json/.test(req.header("content-type") ?? "") ? req.text() : req.arrayBuffer());
      await next();
    });
    app.all("/bodies", async ({ req }) => handler(await cloneRawRequest(req)));
    return listening(createServer(getRequestListener(app.fetch)));
  },
};
