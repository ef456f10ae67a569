import type { OrderData } from '../catalogue-data.ts';

/** Statistics of the shop's orders, by SKU. */
export type OrderIndex = {
  /** Per other product, the probability in percent that a buyer of this one buys it too. */
  readonly together: (sku: string) => ReadonlyMap<string, number>;
  /** Demand per product, from 0 to 100; the best seller has 100. */
  readonly demand: ReadonlyMap<string, number>;
};

/** Days after which an order counts for half of a new one. */
const HALF_LIFE_DAYS = 14;
const DAY = 86_400_000;

/** Computes demand as of the last day with an order. */
export function createOrderIndex(orders: readonly OrderData[]): OrderIndex {
  const bySku = new Map<string, OrderData[]>();
  for (const order of orders) {
    for (const sku of new Set(order.skus)) {
      const known = bySku.get(sku);
      if (known) known.push(order);
      else bySku.set(sku, [order]);
    }
  }
  return {
    together: (sku) => shareOfOrders(sku, bySku.get(sku) ?? []),
    demand: demandOf(orders),
  };
}

function shareOfOrders(sku: string, orders: readonly OrderData[]): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const { skus } of orders) {
    for (const other of new Set(skus)) {
      if (other !== sku) shares.set(other, (shares.get(other) ?? 0) + 100 / orders.length);
    }
  }
  return shares;
}

function demandOf(orders: readonly OrderData[]): ReadonlyMap<string, number> {
  const last = Math.max(...orders.map(({ day }) => Date.parse(day)));
  const demand = new Map<string, number>();
  for (const { day, skus } of orders) {
    const counts = 0.5 ** ((last - Date.parse(day)) / DAY / HALF_LIFE_DAYS);
    for (const sku of skus) demand.set(sku, (demand.get(sku) ?? 0) + counts);
  }
  const maxDemand = Math.max(...demand.values());
  return new Map(Array.from(demand, ([sku, counts]) => [sku, (100 * counts) / maxDemand]));
}
