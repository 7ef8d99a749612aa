import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { toFetchHandler } from "./api/orders.js";
import { server } from "./server.js";

const app = new Hono();
const handler = toFetchHandler(server);
app.all("/orders/*", ({ req }) => handler(req.raw));

export const listener = serve({ fetch: app.fetch, port: Number(process.env["PORT"] ?? 8080) });
