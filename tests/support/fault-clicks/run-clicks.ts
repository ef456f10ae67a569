import { setTimeout as pause } from 'node:timers/promises';
import { LATE_EFFECT_WINDOW } from '#src/cart/retry/late-effect.ts';
import { nameOfFault } from '../fault-proxy/fault.ts';
import { CLICK_PRODUCTS } from './click-products.ts';
import { createClickPlan, type Attempt, type ClickPlan } from './click-plan.ts';
import { clickScripts, type Click } from './click-script.ts';
import { openClickShop, type ClickShop } from './click-shop.ts';
import { judgeCart, type ShownOutcome, type ClickResult, type Verdict } from './click-verdict.ts';
import { magentoLines } from './magento-lines.ts';

export type ClickRun = {
  readonly seed: number;
  readonly clicks: number;
  /** Factor by which the shop's clock is faster than the machine's. */
  readonly pace: number;
  /** Number of concurrent shoppers. */
  readonly shoppersAtOnce?: number;
  /** Configured maximum number of deliveries of one request. */
  readonly deliveries?: 1 | 2;
};

export type ClickReport = ClickRun & {
  readonly carts: number;
  readonly outcomes: Readonly<Record<ShownOutcome, number>>;
  /** Number of clicks that met a fault when first sent. */
  readonly firstHit: number;
  /** Number of times each fault was met, by attempt. */
  readonly faults: Readonly<Record<string, Readonly<Record<Attempt, number>>>>;
  readonly turnedAway: number;
  readonly addsSent: number;
  readonly addsDelivered: number;
  /** Verdicts after all requests landed, before and after shoppers view their carts. */
  readonly unseen: Verdict;
  readonly seen: Verdict;
  /** Longest and median wait of a shopper, by the shop's clock. */
  readonly longestAnswer: number;
  readonly medianAnswer: number;
  /** Duration by the machine's clock. */
  readonly seconds: number;
};

/** A cart, its shopper's clicks, and the reports on them. */
type Shopper = { readonly cartId: string; readonly clicks: readonly ClickResult[] };

/** Runs shoppers through faults; inspects their carts at Magento when all requests have landed. */
export async function runClicks(run: ClickRun): Promise<ClickReport> {
  const { seed, clicks, pace, shoppersAtOnce = 12, deliveries = 2 } = run;
  const began = performance.now();
  const faults = createClickPlan(seed);
  const shop = await openClickShop(faults, { pace, deliveries });
  const names = await productNames(shop);
  faults.setCalm(false);
  const waits: number[] = [];
  const shoppers = await atOnce(shoppersAtOnce, clickScripts(seed, clicks), async (script) => {
    const cartId = await newCart(shop);
    return { cartId, clicks: await clickThrough(shop, cartId, script, waits) };
  });
  await shop.proxy.landed();
  await pause((1.2 * LATE_EFFECT_WINDOW) / pace);
  const unseen = await judge(shop, shoppers, names);
  await atOnce(shoppersAtOnce, shoppers, ({ cartId }) => viewCart(shop, cartId));
  await shop.proxy.landed();
  const seen = await judge(shop, shoppers, names);
  await shop.close();
  const sorted = waits.map((wait) => (wait * pace) / 1000).sort((a, b) => a - b);
  return {
    ...run,
    carts: shoppers.length,
    outcomes: countOutcomes(shoppers),
    ...countFaults(faults),
    ...countAdds(shop),
    turnedAway: shop.proxy.turnedAway(),
    unseen,
    seen,
    longestAnswer: sorted.at(-1) ?? 0,
    medianAnswer: sorted[Math.floor(sorted.length / 2)] ?? 0,
    seconds: (performance.now() - began) / 1000,
  };
}

/** Names of the lines at Magento for each of the products, read without faults. */
async function productNames(shop: ClickShop): Promise<readonly string[]> {
  const names: string[] = [];
  for (const product of CLICK_PRODUCTS.keys()) {
    const cartId = await newCart(shop);
    await shop.add(cartId, { id: `name-${product}`, product, quantity: 1 });
    const [[name = ''] = []] = await magentoLines(shop.magento, cartId);
    names.push(name);
  }
  return names;
}

/** Retries until a cart is created. */
async function newCart(shop: ClickShop): Promise<string> {
  for (;;) {
    const response = await shop.call('createEmptyCart', []);
    const body: unknown = await response.json();
    if (response.status === 200 && typeof body === 'string') return body;
  }
}

async function clickThrough(
  shop: ClickShop,
  cartId: string,
  script: readonly Click[],
  waits: number[],
): Promise<readonly ClickResult[]> {
  const results: Promise<ClickResult>[] = [];
  for (const click of script) {
    const clickResult = clicked(shop, cartId, click, waits);
    results.push(clickResult);
    if (!click.isHasty) await clickResult;
  }
  return Promise.all(results);
}

async function clicked(
  shop: ClickShop,
  cartId: string,
  click: Click,
  waits: number[],
): Promise<ClickResult> {
  const send = async () => {
    const began = performance.now();
    const outcome = await shownOutcomeOf(await shop.add(cartId, click));
    waits.push(performance.now() - began);
    return outcome;
  };
  const first = click.repeated === 'at-once' ? await Promise.all([send(), send()]) : [await send()];
  const answers = click.repeated === 'after' ? [...first, await send()] : first;
  const outcome = BY_CERTAINTY.find((one) => answers.includes(one)) ?? 'failed';
  return { product: click.product, quantity: click.quantity, outcome };
}

/** Reports by certainty: the first of these counts if one action has several answers. */
const BY_CERTAINTY: readonly ShownOutcome[] = [
  'added',
  'unknown',
  'changed',
  'refused',
  'busy',
  'failed',
];

async function shownOutcomeOf(response: Response): Promise<ShownOutcome> {
  const body = (await response.json()) as { readonly user_errors?: readonly { code: string }[] };
  const codes = (body.user_errors ?? []).map(({ code }) => code);
  if (codes.includes('CART_CHANGED')) return 'changed';
  if (response.status === 200) return codes.length === 0 ? 'added' : 'refused';
  return STATUSES[response.status] ?? 'failed';
}

const STATUSES: Readonly<Record<number, ShownOutcome>> = {
  504: 'unknown',
  409: 'changed',
  429: 'busy',
};

/** Reads the cart until it is shown. */
async function viewCart(shop: ClickShop, cartId: string): Promise<void> {
  while ((await shop.call('cart', [cartId])).status !== 200);
}

async function judge(
  shop: ClickShop,
  shoppers: readonly Shopper[],
  names: readonly string[],
): Promise<Verdict> {
  const total = { above: 0, missing: 0, unexplained: 0 };
  for (const { cartId, clicks } of shoppers) {
    const verdict = judgeCart(clicks, await shop.held(cartId, names));
    total.above += verdict.above;
    total.missing += verdict.missing;
    total.unexplained += verdict.unexplained;
  }
  return total;
}

function countOutcomes(shoppers: readonly Shopper[]): Record<ShownOutcome, number> {
  const outcomes = { added: 0, unknown: 0, changed: 0, refused: 0, busy: 0, failed: 0 };
  for (const { clicks } of shoppers) for (const click of clicks) outcomes[click.outcome] += 1;
  return outcomes;
}

function countFaults({ met }: ClickPlan): Pick<ClickReport, 'faults' | 'firstHit'> {
  const faults: Record<string, Record<Attempt, number>> = {};
  for (const { fault, attempt } of met) {
    const row = (faults[nameOfFault(fault)] ??= { first: 0, further: 0, other: 0 });
    row[attempt] += 1;
  }
  const first = met.filter(({ attempt }) => attempt === 'first');
  return { faults, firstHit: first.filter(({ fault }) => fault.kind !== 'pass').length };
}

function countAdds({ proxy }: ClickShop): Pick<ClickReport, 'addsSent' | 'addsDelivered'> {
  const adds = proxy.log.filter(({ request }) => request.body.includes('AddToCart'));
  return {
    addsSent: adds.length,
    addsDelivered: adds.reduce((sum, { deliveries }) => sum + deliveries, 0),
  };
}

/** Works on all items with limited concurrency; returns the results in order. */
async function atOnce<Item, Done>(
  most: number,
  items: readonly Item[],
  work: (item: Item) => Promise<Done>,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  const left = items.entries();
  const worker = async () => {
    for (const [index, item] of left) done[index] = await work(item);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return done;
}
