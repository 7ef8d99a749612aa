import express from "express";
import { toNodeListener } from "./api/runtime/adapters.js";
import { server } from "./orders.js";

const app = express();
app.use(express.json());
app.use(toNodeListener(server));

export const listener = app.listen(Number(process.env["PORT"] ?? 8080));
