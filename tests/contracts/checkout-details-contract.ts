import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartFailure, CartGateway } from '#ports/cart-gateway.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { AddressFields } from '#src/address/validate-address.ts';
import type { Cart, CartAnswer, UserErrorCode } from '#src/cart/cart.ts';
import { type Coupon, findCoupon, sameCoupon } from '#src/cart/coupon.ts';
import { applyCoupon, evaluateCoupon } from '#src/cart/evaluate-coupon.ts';
import { MAX_LINES } from '#src/cart/quantity.ts';
import { includedVat } from '#src/pricing/included-vat.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Result } from '#src/shared/result.ts';
import { HOME } from '../support/addresses.ts';
import { createFixedClock } from '../support/fixed-clock.ts';

type PricedProduct = { readonly sku: string; readonly cents: number; readonly categoryId: string };

/** Products that the gateway under test sells, each with a stock of at least 1,000. */
export type CheckoutDetailsProducts = { readonly bed: PricedProduct; readonly lamp: PricedProduct };

/** Creates a gateway that knows these coupons and takes the date from the clock. */
export type CreateCarts = (coupons: readonly Coupon[], clock: Clock) => CartGateway;

/** Capabilities of the commerce backend. */
export type CartCapabilities = {
  /** Whether it returns the reason why a coupon is refused, or only that it is. */
  readonly hasCouponReasons: boolean;
  /** Whether a coupon that does not hold now may return; otherwise it is dropped. */
  readonly keepsCoupons: boolean;
  /** Number of runs per law; fewer if every call crosses a network. */
  readonly runs: number;
  /** Only how it refuses coupons: the same backend shows the rest with other capabilities. */
  readonly isOnlyRefusals?: boolean;
  /** Only one coupon of each answer: the carts behind the wire keep the rules of coupons in process. */
  readonly isOverWire?: boolean;
};

const ALL: CartCapabilities = { hasCouponReasons: true, keepsCoupons: true, runs: 30 };

const DAY = 24 * 60 * 60 * 1000;
const TODAY = '2026-03-10';
const NOW = Date.parse(`${TODAY}T12:00:00+01:00`);

const ANNA: AddressFields = {
  ...HOME,
  addition: 'bis',
  postalCode: '3512ph',
  country: 'nl',
  telephone: '06 12345678',
  email: 'anna@EXAMPLE.nl',
};

const ANNA_SAVED = {
  ...ANNA,
  postalCode: '3512 PH',
  country: 'NL',
  telephone: '+31612345678',
  email: 'anna@example.nl',
};

/** Codes of coupons that a cart with a lamp is refused, and why: the first two are known to no backend. */
const REFUSALS = [
  ['NOBODYS', 'COUPON_NOT_FOUND'],
  ['', 'COUPON_NOT_FOUND'],
  ['constructor', 'COUPON_NOT_FOUND'],
  ['DEUTSCH', 'COUPON_NOT_FOUND'],
  ['OLD', 'COUPON_EXPIRED'],
  ['SOON', 'COUPON_NOT_YET_VALID'],
  ['MUCH', 'COUPON_BELOW_MINIMUM'],
  ['BEDS', 'COUPON_WITHOUT_EFFECT'],
] as const;

/** Contract for coupons, addresses and e-mail in every {@link CartGateway}. */
export function checkoutDetailsContract(
  name: string,
  create: CreateCarts,
  { bed, lamp }: CheckoutDetailsProducts,
  capabilities: CartCapabilities = ALL,
): void {
  const { hasCouponReasons, keepsCoupons } = capabilities;
  const { isOnlyRefusals = false, isOverWire = false } = capabilities;
  const refused = (code: string) => !isOverWire || ['NOBODYS', '', 'MUCH'].includes(code);
  const reason = (code: UserErrorCode): UserErrorCode =>
    hasCouponReasons ? code : 'COUPON_NOT_VALID';
  const coupons: readonly Coupon[] = [
    { code: 'TEN', discount: { kind: 'percent', percent: 10 } },
    { code: 'FIVE', discount: { kind: 'amount', cents: 500 } },
    {
      code: 'MUCH',
      discount: { kind: 'amount', cents: 1000 },
      minimumCents: 2 * bed.cents,
    },
    { code: 'BEDS', discount: { kind: 'percent', percent: 50 }, categoryIds: [bed.categoryId] },
    { code: 'ONCE', discount: { kind: 'percent', percent: 20 }, isForOneUse: true },
    { code: 'OLD', discount: { kind: 'percent', percent: 20 }, until: '2026-03-09' },
    { code: 'LAST', discount: { kind: 'percent', percent: 20 }, until: TODAY },
    { code: 'SOON', discount: { kind: 'percent', percent: 20 }, from: '2026-03-11' },
    { code: 'DEUTSCH', discount: { kind: 'percent', percent: 20 }, locales: ['de-de'] },
  ];

  const open = () => {
    const clock = createFixedClock(NOW);
    return { clock, ...shopperOf(create(coupons, clock)) };
  };

  describe(`CartGateway, coupons: ${name}`, () => {
    it.each(isOnlyRefusals ? REFUSALS.slice(0, 2) : REFUSALS.filter(([code]) => refused(code)))(
      'C2 refuses %j as %s, and keeps the coupon that is applied',
      async (code, expectedCode) => {
        const shop = open();
        const id = await shop.cartWith([lamp.sku, 1]);
        const before = await shop.apply(id, 'FIVE');
        const answer = await shop.apply(id, code);
        expect(codesOf(answer)).toEqual([code === '' ? expectedCode : reason(expectedCode)]);
        expect(answer.userErrors[0]?.message).not.toBe('');
        const isMore = hasCouponReasons && expectedCode === 'COUPON_BELOW_MINIMUM';
        expect((answer.userErrors[0]?.missing?.cents ?? 0) > 0).toBe(isMore);
        expect(answer.cart).toEqual(before.cart);
      },
    );

    it('C4 checks the coupon again on every change, and reports when it does not hold', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 2]);
      const uid = uidOf(await shop.apply(id, 'MUCH'), bed.sku);
      const fewer = await shop.update(id, uid, 1);
      expect(fewer.userErrors).toEqual([]);
      expect(fewer.cart).toMatchObject({
        appliedCoupons: [],
        prices: { discount: euroCents(0), grandTotal: euroCents(bed.cents) },
        errors: [{ code: reason('COUPON_BELOW_MINIMUM'), coupon: 'MUCH' }],
      });
      const { cart } = await shop.read(id);
      expect(cart).toEqual(keepsCoupons ? fewer.cart : { ...fewer.cart, errors: [] });
      const more = await shop.update(id, uid, 3);
      expect(more.cart).toMatchObject({
        appliedCoupons: keepsCoupons ? ['MUCH'] : [],
        prices: { discount: euroCents(keepsCoupons ? 1000 : 0) },
        errors: [],
      });
      expect((await shop.apply(id, 'MUCH')).cart?.appliedCoupons).toEqual(['MUCH']);
    });

    if (isOnlyRefusals) return;

    it('C2 subtracts a percentage or an amount, and shows it in the prices', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 2]);
      const ten = await shop.apply(id, 'TEN');
      expect(ten).toMatchObject({
        cart: {
          appliedCoupons: ['TEN'],
          prices: {
            subtotal: euroCents(2 * bed.cents),
            discount: euroCents(Math.round(bed.cents / 5)),
            grandTotal: euroCents(2 * bed.cents - Math.round(bed.cents / 5)),
          },
          errors: [],
        },
        userErrors: [],
      });
      expect(await shop.read(id)).toEqual(ten);
      const five = await shop.apply(id, 'FIVE');
      expect(five.cart).toMatchObject({
        appliedCoupons: ['FIVE'],
        prices: { discount: euroCents(500), grandTotal: euroCents(2 * bed.cents - 500) },
      });
    });

    it('C2 accepts a code in upper and lower case', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1]);
      const [applied = '', ...others] = (await shop.apply(id, ' ten ')).cart?.appliedCoupons ?? [];
      // Magento writes it as the shopper does.
      expect([sameCoupon(applied, 'TEN'), others]).toEqual([true, []]);
    });

    it('C2 refuses a coupon in an empty cart', async () => {
      const shop = open();
      const answer = await shop.apply(await shop.cartWith(), 'TEN');
      expect(codesOf(answer)).toEqual(['COUPON_WITHOUT_EFFECT']);
    });

    it('C2 removes the coupon, and accepts that there is none', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1]);
      await shop.apply(id, 'TEN');
      for (const _ of [1, 2]) {
        const answer = await shop.removeCoupon(id);
        expect(answer.userErrors).toEqual([]);
        expect(answer.cart).toMatchObject({
          appliedCoupons: [],
          prices: { discount: euroCents(0), grandTotal: euroCents(bed.cents) },
        });
      }
    });

    if (isOverWire) return;

    it('C2 applies a category coupon to the products of that category only', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1], [lamp.sku, 3]);
      const { cart } = await shop.apply(id, 'BEDS');
      expect(cart?.prices.discount).toEqual(euroCents(Math.round(bed.cents / 2)));
    });

    it('C2 keeps a coupon through its last day, reports once that it has expired, and drops it', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1]);
      expect((await shop.apply(id, 'LAST')).cart?.appliedCoupons).toEqual(['LAST']);
      shop.clock.advance(DAY);
      for (const answer of [await shop.read(id), await shop.add(id, lamp.sku, 1)]) {
        expect(answer.cart).toMatchObject({
          appliedCoupons: [],
          errors: [{ code: reason('COUPON_EXPIRED') }],
        });
      }
      expect((await shop.read(id)).cart?.errors).toEqual([]);
    });

    it('C2 gives a coupon for one use to one cart at a time', async () => {
      const shop = open();
      const [mine, theirs] = [await shop.cartWith([bed.sku, 1]), await shop.cartWith([bed.sku, 1])];
      expect(codesOf(await shop.apply(mine, 'ONCE'))).toEqual([]);
      expect(codesOf(await shop.apply(mine, 'ONCE'))).toEqual([]);
      expect(codesOf(await shop.apply(theirs, 'ONCE'))).toEqual([reason('COUPON_USED')]);
      await shop.removeCoupon(mine);
      expect((await shop.apply(theirs, 'ONCE')).cart?.appliedCoupons).toEqual(['ONCE']);
      expect(codesOf(await shop.apply(mine, 'ONCE'))).toEqual([reason('COUPON_USED')]);
    });

    it('C2 releases a coupon for one use when another replaces it', async () => {
      const shop = open();
      const [mine, theirs] = [await shop.cartWith([bed.sku, 1]), await shop.cartWith([bed.sku, 1])];
      await shop.apply(mine, 'ONCE');
      await shop.apply(mine, 'FIVE');
      expect(codesOf(await shop.apply(theirs, 'ONCE'))).toEqual([]);
    });

    it('C2 reserves a coupon for one use for a day after the last change of the cart', async () => {
      const shop = open();
      const [mine, theirs] = [await shop.cartWith([bed.sku, 1]), await shop.cartWith([bed.sku, 1])];
      await shop.apply(mine, 'ONCE');
      shop.clock.advance(DAY - 1);
      await shop.add(mine, lamp.sku, 1);
      shop.clock.advance(DAY - 1);
      expect(codesOf(await shop.apply(theirs, 'ONCE'))).toEqual([reason('COUPON_USED')]);
      shop.clock.advance(1);
      expect(codesOf(await shop.apply(theirs, 'ONCE'))).toEqual([]);
      expect((await shop.read(mine)).cart).toMatchObject({
        appliedCoupons: [],
        errors: [{ code: reason('COUPON_USED') }],
      });
    });

    it('C2 leaves a coupon for one use with the cart that had it last', async () => {
      const shop = open();
      const [mine, theirs] = [await shop.cartWith([bed.sku, 1]), await shop.cartWith([bed.sku, 1])];
      await shop.apply(mine, 'ONCE');
      shop.clock.advance(DAY);
      await shop.apply(theirs, 'ONCE');
      shop.clock.advance(DAY);
      expect((await shop.read(mine)).cart?.appliedCoupons).toEqual([]);
      expect((await shop.read(theirs)).cart?.appliedCoupons).toEqual(['ONCE']);
      expect(codesOf(await shop.apply(mine, 'NOBODYS'))).toEqual([reason('COUPON_NOT_FOUND')]);
      expect((await shop.read(theirs)).cart?.appliedCoupons).toEqual(['ONCE']);
      expect((await shop.apply(mine, 'ONCE')).cart?.appliedCoupons).toEqual(['ONCE']);
      expect((await shop.read(theirs)).cart?.appliedCoupons).toEqual([]);
    });

    it('C2 never has a coupon for one use in two carts, whatever is tried', async () => {
      const anyTry = fc.record({
        cart: fc.nat(2),
        verb: fc.constantFrom('apply', 'apply', 'apply', 'swap', 'slip', 'remove', 'wait', 'wait'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyTry, { maxLength: 12 }), async (tries) => {
          const shop = open();
          const ids = await Promise.all([1, 2, 3].map(() => shop.cartWith([bed.sku, 1])));
          for (const { cart, verb } of tries) {
            const id = ids[cart] ?? '';
            if (verb === 'apply') await shop.apply(id, 'ONCE');
            if (verb === 'swap') await shop.apply(id, 'FIVE');
            if (verb === 'slip') await shop.apply(id, 'NOBODYS');
            if (verb === 'remove') await shop.removeCoupon(id);
            if (verb === 'wait') shop.clock.advance(DAY);
            const carts = await Promise.all(ids.map(shop.read));
            const holders = carts.filter(({ cart }) => cart?.appliedCoupons.includes('ONCE'));
            expect(holders.length).toBeLessThanOrEqual(1);
          }
        }),
        { numRuns: capabilities.runs },
      );
    });

    it('C2 C4 shows, after any actions, the discount that its coupon gives on its lines', async () => {
      const anyAction = fc.oneof(
        fc.record({
          verb: fc.constant('set' as const),
          product: fc.constantFrom(bed, lamp),
          quantity: fc.nat(3),
        }),
        fc.record({
          verb: fc.constant('apply' as const),
          code: fc.constantFrom(...coupons.map(({ code }) => code), 'NOBODYS'),
        }),
        fc.record({ verb: fc.constant('remove' as const) }),
      );
      await fc.assert(
        fc.asyncProperty(fc.array(anyAction, { maxLength: 12 }), async (actions) => {
          const shop = open();
          const id = await shop.cartWith();
          const quantities = new Map<PricedProduct, number>();
          let applied: Coupon | undefined;
          const facts = () => ({
            lines: Array.from(quantities, ([{ cents, categoryId }, quantity]) => ({
              rowTotal: euroCents(cents * quantity),
              categoryIds: [categoryId],
            })),
            locale: 'nl-nl' as const,
            isHeldElsewhere: false,
          });
          for (const action of actions) {
            if (action.verb === 'apply') {
              applied = applyCoupon(
                applied,
                findCoupon(coupons, action.code),
                facts(),
                TODAY,
              ).applied;
              await shop.apply(id, action.code);
            } else if (action.verb === 'remove') {
              applied = undefined;
              await shop.removeCoupon(id);
            } else {
              const { product, quantity } = action;
              await shop.set(id, product.sku, quantity);
              if (quantity === 0) quantities.delete(product);
              else quantities.set(product, quantity);
            }
            if (!keepsCoupons && applied && !evaluateCoupon(applied, facts(), TODAY).ok)
              applied = undefined;
          }
          const judged = applied && evaluateCoupon(applied, facts(), TODAY);
          const { cart } = await shop.read(id);
          const discount = judged?.ok ? judged.value.cents : 0;
          expect(cart?.appliedCoupons).toEqual(judged?.ok ? [applied?.code] : []);
          expect(cart?.prices.discount.cents).toBe(discount);
          expect(cart?.errors).toHaveLength(judged?.ok === false ? 1 : 0);
          expectTotals(cart, discount);
        }),
        { numRuns: capabilities.runs },
      );
    });
  });

  if (isOnlyRefusals) return;

  describe(`CartGateway, repeated adds: ${name}`, () => {
    it('C7 remembers a key for a day, and then treats it as a new one', async () => {
      const clock = createFixedClock(NOW);
      const gateway = create([], clock);
      const id = valueOf(await gateway.create('nl-nl'));
      const add = async (key: string) =>
        valueOf(await gateway.add('nl-nl', id, [{ sku: lamp.sku, quantity: 1 }], key));
      // In process more keys than one cleanup removes.
      const keys = Array.from({ length: 5 * capabilities.runs }, (_, index) => `key-${index}`);
      for (const key of keys) await add(key);
      const last = keys.at(-1) ?? '';
      clock.advance(DAY - 1);
      expect((await add(last)).cart?.totalQuantity).toBe(keys.length);
      clock.advance(1);
      expect((await add(last)).cart?.totalQuantity).toBe(keys.length + 1);
      expect((await add(last)).cart?.totalQuantity).toBe(keys.length + 1);
    });
  });

  describe(`CartGateway, addresses and e-mail: ${name}`, () => {
    it('C9 formats an address as its country writes it', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1]);
      const shipped = await shop.ship(id, ANNA);
      expect(shipped.userErrors).toEqual([]);
      expect(shipped.cart).toMatchObject({ shippingAddresses: [ANNA_SAVED], billingAddress: null });
      const billed = await shop.bill(id, { ...ANNA, company: 'De Vries BV' });
      expect(billed.cart).toMatchObject({
        shippingAddresses: [ANNA_SAVED],
        billingAddress: { ...ANNA_SAVED, company: 'De Vries BV' },
      });
      expect(await shop.read(id)).toEqual(billed);
    });

    it('C9 keeps the e-mail address of each address, beside that of the cart', async () => {
      const shop = open();
      const id = await shop.cartWith([bed.sku, 1]);
      await shop.mail(id, 'anna@example.nl');
      await shop.ship(id, { ...ANNA, email: 'huis@example.nl' });
      await shop.bill(id, { ...ANNA, email: 'factuur@example.nl' });
      expect((await shop.read(id)).cart).toMatchObject({
        email: 'anna@example.nl',
        shippingAddresses: [{ email: 'huis@example.nl' }],
        billingAddress: { email: 'factuur@example.nl' },
      });
    });

    it('C9 keeps only the last shipping address', async () => {
      const shop = open();
      const id = await shop.cartWith();
      await shop.ship(id, ANNA);
      const moved = await shop.ship(id, { ...ANNA, houseNumber: '14', addition: '' });
      const { addition: _, ...next } = { ...ANNA_SAVED, houseNumber: '14' };
      expect(moved.cart?.shippingAddresses).toEqual([next]);
    });

    it.each([
      ['no city', { ...ANNA, city: '' }],
      ['a foreign postal code', { ...ANNA, postalCode: '10115' }],
      ['a country without deliveries', { ...ANNA, country: 'FR' }],
      ['no fields', {}],
    ])('C9 refuses an address with %s, and keeps the current one', async (_, typed) => {
      const shop = open();
      const id = await shop.cartWith();
      await shop.ship(id, ANNA);
      const before = await shop.bill(id, ANNA);
      for (const answer of [await shop.ship(id, typed), await shop.bill(id, typed)]) {
        expect(codesOf(answer)).toEqual(['INVALID_ADDRESS']);
        expect(answer.cart).toEqual(before.cart);
      }
    });

    it('C9 keeps the e-mail address of a guest, and refuses an invalid one', async () => {
      const shop = open();
      const id = await shop.cartWith();
      const mailed = await shop.mail(id, ' anna@EXAMPLE.nl ');
      expect(mailed).toMatchObject({ cart: { email: 'anna@example.nl' }, userErrors: [] });
      const refused = await shop.mail(id, 'anna@example');
      expect(codesOf(refused)).toEqual(['INVALID_EMAIL']);
      expect(refused.cart).toEqual(mailed.cart);
      expect(await shop.read(id)).toEqual(mailed);
    });

    it('C9 shows the contact details of a cart in no other cart', async () => {
      const shop = open();
      const [mine, theirs] = [await shop.cartWith(), await shop.cartWith()];
      await shop.ship(mine, ANNA);
      await shop.mail(mine, 'anna@example.nl');
      expect((await shop.read(theirs)).cart).toMatchObject({
        shippingAddresses: [],
        billingAddress: null,
        email: null,
      });
    });
  });
}

/** Products that the gateway under test sells with two options, out of one stock. */
export type OptionProduct = {
  readonly sku: string;
  /** SKU of a product with several variants. */
  readonly product: string;
  readonly optionUids: readonly [string, string];
  readonly stock: number;
};

/** Contract for the pictures of lines, of every gateway that sells the `drawnCatalogue`. */
export function cartPicturesContract(name: string, create: () => CartGateway): void {
  describe(`CartGateway, pictures: ${name}`, () => {
    it('FS5 shows a bed as it is configured, and with its usual choices as it is photographed', async () => {
      const shop = shopperOf(create());
      const id = await shop.cartWith();
      await shop.add(id, 'B1-140x200-grijs', 1, [btoa('bundle/B1/topper/latex')]);
      const answer = await shop.add(id, 'B1-140x200-grijs', 1, []);
      const [drawn, photographed] = answer.cart?.items.map(({ product }) => product.image) ?? [];
      expect(drawn).toEqual({
        path: 'drawn/1/bed/140x200.grijs.glad.vlak.zwart_metaal.latex.22.svg',
        width: 1200,
        height: 900,
        alt: 'Boxspring Kust. Grijs, Topper: Latex, Poten: Zwart',
      });
      expect(photographed?.path).toContain('grey.webp');
    });
  });
}

/** Contract for products with options besides the variant. */
export function cartOptionsContract(
  name: string,
  create: () => CartGateway,
  { sku, product, optionUids, stock }: OptionProduct,
  { runs }: Pick<CartCapabilities, 'runs'> = ALL,
): void {
  const [one, other] = optionUids;
  const shop = shopperOf(create());

  describe(`CartGateway, options: ${name}`, () => {
    it('C2 has a line for each option, named in its options', async () => {
      const id = await shop.cartWith();
      await shop.add(id, sku, 1, [one]);
      await shop.add(id, sku, 1, [other]);
      const answer = await shop.add(id, sku, 2, [one]);
      const lines = answer.cart?.items.map(({ quantity, options }) => [
        quantity,
        options.flatMap(({ uid }) => uid ?? []),
      ]);
      expect(lines).toEqual([
        [3, [one]],
        [1, [other]],
      ]);
    });

    it('C2 treats the same options in another order as the same products', async () => {
      const id = await shop.cartWith();
      await shop.add(id, sku, 1, [one, other]);
      const answer = await shop.add(id, sku, 1, [other, one]);
      expect(answer.cart?.items).toMatchObject([{ quantity: 2 }]);
    });

    it('C7 recognizes a repeated add in whatever order its options are named', async () => {
      const gateway = create();
      const id = valueOf(await gateway.create('nl-nl'));
      for (const chosen of [
        [one, other],
        [other, one],
      ]) {
        const items = [{ sku, quantity: 1, optionUids: chosen }];
        const answer = valueOf(await gateway.add('nl-nl', id, items, 'once'));
        expect(answer).toMatchObject({ cart: { totalQuantity: 1 }, userErrors: [] });
      }
    });

    it('C4 asks for a variant of a product, also if its options are chosen', async () => {
      const answer = await shop.add(await shop.cartWith(), product, 1, [one]);
      expect(codesOf(answer)).toEqual(['REQUIRED_PARAMETER_MISSING']);
      expect(answer.cart?.items).toEqual([]);
    });

    it('refuses an unknown option', async () => {
      const answer = await shop.add(await shop.cartWith(), sku, 1, ['nobodys']);
      expect(codesOf(answer)).toEqual(['PRODUCT_NOT_FOUND']);
      expect(answer.cart?.items).toEqual([]);
    });

    it('sells all options out of one stock, when adding and when changing', async () => {
      const id = await shop.cartWith();
      await shop.add(id, sku, stock - 1, [one]);
      const last = await shop.add(id, sku, 1, [other]);
      expect(codesOf(last)).toEqual([]);
      const beyond = await shop.add(id, sku, 1, [one]);
      expect(beyond.userErrors).toMatchObject([{ code: 'INSUFFICIENT_STOCK', quantity: stock }]);
      const uid = last.cart?.items[1]?.uid ?? '';
      expect(codesOf(await shop.update(id, uid, 2))).toEqual(['INSUFFICIENT_STOCK']);
      expect((await shop.read(id)).cart?.totalQuantity).toBe(stock);
    });

    it('never sells more than the stock, whatever is added and set', async () => {
      const anyAction = fc.record({
        choice: fc.constantFrom(one, other),
        quantity: fc.nat(stock + 1),
        isSet: fc.boolean(),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyAction, { maxLength: 8 }), async (actions) => {
          const id = await shop.cartWith();
          for (const { choice, quantity, isSet } of actions) {
            const { cart } = await shop.read(id);
            const line = cart?.items.find(({ options }) =>
              options.some(({ uid }) => uid === choice),
            );
            const isChange = isSet && line !== undefined;
            const rest = (cart?.totalQuantity ?? 0) - (isChange ? line.quantity : 0);
            const answer = isChange
              ? await shop.update(id, line.uid, quantity)
              : await shop.add(id, sku, quantity, [choice]);
            const isSold = rest + quantity <= stock && (quantity > 0 || isChange);
            expect(answer.userErrors.length === 0).toBe(isSold);
            expect(answer.cart?.totalQuantity).toBeLessThanOrEqual(stock);
          }
        }),
        { numRuns: runs },
      );
    });
  });
}

/** Contract for a full cart; `skus` are more than it holds. */
export function cartFullContract(
  name: string,
  create: () => CartGateway,
  skus: readonly string[],
): void {
  describe(`CartGateway, fullness: ${name}`, () => {
    it('limits the number of lines, and still adds to existing ones', async () => {
      const gateway = create();
      const shop = shopperOf(gateway);
      const id = await shop.cartWith();
      const items = skus.map((sku) => ({ sku, quantity: 1 }));
      const filled = valueOf(await gateway.add('nl-nl', id, items, 'all'));
      expect(filled.cart?.items.map(({ product }) => product.sku)).toEqual(
        skus.slice(0, MAX_LINES),
      );
      expect(new Set(codesOf(filled))).toEqual(new Set(['CART_FULL']));
      expect(filled.userErrors).toHaveLength(skus.length - MAX_LINES);
      const [first = ''] = skus;
      expect(codesOf(await shop.add(id, first, 1))).toEqual([]);
      const emptied = await shop.update(id, uidOf(filled, first), 0);
      expect(emptied.cart?.items).toHaveLength(MAX_LINES - 1);
      expect(codesOf(await shop.add(id, skus.at(-1) ?? '', 1))).toEqual([]);
    });
  });
}

/** Contract for the VAT of a cart, in each shop. */
export function cartVatContract(
  name: string,
  create: () => CartGateway,
  { bed }: Pick<CheckoutDetailsProducts, 'bed'>,
): void {
  const gateway = create();

  describe(`CartGateway, VAT: ${name}`, () => {
    it.each([
      ['nl-nl', 21],
      ['nl-be', 21],
      ['de-de', 19],
      ['de-at', 20],
      ['en-us', 21],
    ] as const)(
      'C1 shows in %s the VAT that the total includes: %i percent',
      async (locale, percent) => {
        const id = await shopperOf(gateway).cartWith([bed.sku, 1]);
        const { cart } = valueOf(await gateway.read(locale, id));
        const { vat: amount } = includedVat(euroCents(bed.cents), percent);
        expect(cart?.prices).toMatchObject({
          grandTotal: euroCents(bed.cents),
          taxes: [{ percent, amount }],
        });
      },
    );

    it('C1 C9 shows the VAT of the destination country once that is known', async () => {
      const shop = shopperOf(gateway);
      const id = await shop.cartWith([bed.sku, 1]);
      const graz = { ...ANNA, postalCode: '8010', city: 'Graz', country: 'AT' };
      await shop.bill(id, graz);
      expect(ratesIn((await shop.read(id)).cart)).toEqual([21]);
      const { cart } = await shop.ship(id, graz);
      expect(ratesIn(cart)).toEqual([20]);
      expect(cart?.prices.grandTotal).toEqual(euroCents(bed.cents));
    });
  });
}

/** VAT rates of a cart, in percent. */
const ratesIn = (cart: Cart | null) => cart?.prices.taxes.map(({ percent }) => percent);

/** A shopper of the Dutch shop. */
function shopperOf(gateway: CartGateway) {
  const locale = 'nl-nl';
  let keys = 0;
  const shopper = {
    read: async (id: string) => valueOf(await gateway.read(locale, id)),
    add: async (id: string, sku: string, quantity: number, optionUids?: readonly string[]) => {
      const item = { sku, quantity, ...(optionUids && { optionUids }) };
      return valueOf(await gateway.add(locale, id, [item], `key-${(keys += 1)}`));
    },
    update: async (id: string, uid: string, quantity: number) =>
      valueOf(await gateway.update(locale, id, [{ uid, quantity }])),
    apply: async (id: string, code: string) => valueOf(await gateway.applyCoupon(locale, id, code)),
    removeCoupon: async (id: string) => valueOf(await gateway.removeCoupon(locale, id)),
    ship: async (id: string, typed: AddressFields) =>
      valueOf(await gateway.setShippingAddress(locale, id, typed)),
    bill: async (id: string, typed: AddressFields) =>
      valueOf(await gateway.setBillingAddress(locale, id, typed)),
    mail: async (id: string, typed: string) => valueOf(await gateway.setEmail(locale, id, typed)),
    async cartWith(...lines: readonly (readonly [string, number])[]) {
      const id = valueOf(await gateway.create(locale));
      for (const [sku, quantity] of lines) await shopper.add(id, sku, quantity);
      return id;
    },
    async set(id: string, sku: string, quantity: number) {
      const uid = uidOf(await shopper.read(id), sku);
      return uid === 'none' && quantity > 0
        ? shopper.add(id, sku, quantity)
        : shopper.update(id, uid, quantity);
    },
  };
  return shopper;
}

function expectTotals(cart: Cart | null, discount: number): void {
  const subtotal = (cart?.items ?? []).reduce((sum, { rowTotal }) => sum + rowTotal.cents, 0);
  const grandTotal = euroCents(subtotal - discount);
  expect(cart?.prices).toMatchObject({ subtotal: euroCents(subtotal), grandTotal });
  expect(cart?.prices.taxes).toEqual(
    grandTotal.cents > 0 ? [{ percent: 21, amount: includedVat(grandTotal, 21).vat }] : [],
  );
}

function valueOf<T>(result: Result<T, CartFailure>): T {
  if (!result.ok) throw new Error(result.error.message);
  return result.value;
}

const codesOf = ({ userErrors }: CartAnswer) => userErrors.map(({ code }) => code);

const uidOf = ({ cart }: CartAnswer, sku: string): string =>
  cart?.items.find(({ product }) => product.sku === sku)?.uid ?? 'none';
