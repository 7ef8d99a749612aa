import { unstable_cache as cached } from "next/cache";
import { placeOrder } from "./actions";
import { client } from "./orders";

const readSku = cached(
  async (id: number) => {
    const result = await client.getOrder({ path: { id } });
    return result.status === 200 ? result.data.sku : "none";
  },
  ["sku"],
  { revalidate: 60 },
);

export default async function Page({ searchParams }: { readonly searchParams: Promise<{ readonly placed?: string }> }) {
  const { placed = "none" } = await searchParams;
  return (
    <form action={placeOrder}>
      {`sku:${await readSku(7)} placed:${placed}`}
      <button>Place</button>
    </form>
  );
}
