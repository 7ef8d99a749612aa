import { All, Controller, Module, Req, Res } from "@nestjs/common";
import { NestFactory } from "@nestjs/core";
import type { Request, Response } from "express";
import { toNodeListener } from "./api/orders.js";
import { server } from "./server.js";

const answer = toNodeListener(server);

@Controller()
class Orders {
  @All("orders{/*path}")
  answer(@Req() request: Request, @Res() response: Response): void {
    answer(request, response);
  }
}

@Module({ controllers: [Orders] })
class App {}

export const listener = await (await NestFactory.create(App)).listen(Number(process.env["PORT"] ?? 8080));
