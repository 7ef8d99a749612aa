import express from "express";
import { toNodeListener } from "./api/orders.js";
import { server } from "./server.js";

const app = express();
app.use(express.json());
app.use(toNodeListener(server));

export const listener = app.listen(Number(process.env["PORT"] ?? 8080));
