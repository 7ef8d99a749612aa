"use server";

import { redirect } from "next/navigation";
import { client } from "./orders";

export async function placeOrder(): Promise<void> {
  const { status } = await client.placeOrder({ body: { sku: "lamp", quantity: 2 } });
  redirect(`/?placed=${status}`);
}
