import { createCustomersClient } from "customers-api";
import { createInvoicesClient } from "invoices-api";
import { createOrdersClient } from "orders-api";

const options = { baseUrl: "https://shop.example" };

/** The number of items that a customer ordered, with the total of its invoice. */
export async function summary(order: string, customer: string, invoice: string): Promise<readonly number[]> {
  const [ordered, known, billed] = await Promise.all([
    createOrdersClient(options)
      .getOrder({ path: { id: order } })
      .orThrow(),
    createCustomersClient(options)
      .getCustomer({ path: { id: customer } })
      .orThrow(),
    createInvoicesClient(options)
      .getInvoice({ path: { id: invoice } })
      .orThrow(),
  ]);
  return [ordered.quantity, known.orders, billed.total];
}
