import fastify from "fastify";
import { toFastifyPlugin } from "./api/orders.js";
import { server } from "./server.js";

const app = fastify();
await app.register(toFastifyPlugin(server));
await app.listen({ port: Number(process.env["PORT"] ?? 8080) });

export const listener = app.server;
