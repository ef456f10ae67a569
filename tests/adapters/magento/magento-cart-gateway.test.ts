import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import type {
  CatalogueData,
  ChoiceData,
  PartData,
  ProductData,
} from '#adapters/embedded/catalogue-data.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import { MAGENTO_RELEASES } from '#sandbox/magento/releases.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartKeysContract } from '../../contracts/cart-keys-contract.ts';
import { cartShortagesContract } from '../../contracts/cart-shortages-contract.ts';
import {
  cartFullContract,
  cartOptionsContract,
  cartPicturesContract,
  checkoutDetailsContract,
  cartVatContract,
  type CartCapabilities,
} from '../../contracts/checkout-details-contract.ts';
import {
  MANY_SKUS,
  parentProducts,
  scarceProducts,
  scarceStore,
  checkoutDetailsProducts,
} from '../../support/cart-products.ts';
import { cartsAt, cartsWithReasons } from '../../support/magento-carts.ts';
import { boxSpring, drawnCatalogue, setCatalogue } from '../../support/set-catalogue.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';

/** Magento returns no reason for refused coupons, and drops those that no longer hold. */
const MAGENTO: CartCapabilities = { hasCouponReasons: false, keepsCoupons: false, runs: 6 };

/** The German shop is a website of its own, because a rule is for websites. */
const TWO_WEBSITES: MagentoFaults = { websites: { 'de-de': 'germany', 'de-at': 'germany' } };

const toBeHad = (choice: ChoiceData): ChoiceData => ({ ...choice, isSoldOut: false });

const withAllChoices = (part: PartData): PartData => {
  const [first, ...others] = part.choices;
  return { ...part, choices: [first, ...others.map(toBeHad)] };
};

/** The box spring with everything in stock. */
const choiceStore = createCatalogueStore({
  ...setCatalogue,
  products: [{ ...boxSpring, parts: (boxSpring.parts ?? []).map(withAllChoices) }],
});

for (const release of MAGENTO_RELEASES) {
  const faults: MagentoFaults = { release };

  cartGatewayContract(
    `Magento ${release}`,
    () => cartsAt({ faults }),
    {
      inStock: 'T2-160',
      alsoInStock: 'X1-1',
      scarce: { sku: 'M3-160', stock: 1 },
      soldOut: 'M3-180',
      ...parentProducts,
      // Magento knows a product of one variant by the SKU of that variant.
      onlyVariant: ['X1-1', 'X1-1'],
    },
    MAGENTO,
  );

  checkoutDetailsContract(
    `Magento ${release}`,
    (coupons, clock) => cartsAt({ coupons, clock, faults }, { clock }),
    checkoutDetailsProducts,
    MAGENTO,
  );

  cartVatContract(`Magento ${release}`, () => cartsAt({ faults }), checkoutDetailsProducts);

  cartShortagesContract(
    `Magento ${release}`,
    (stockNow) => cartsAt({ store: scarceStore(stockNow), faults }),
    scarceProducts,
  );

  cartKeysContract(`Magento ${release}`, () => cartsAt({ faults }), {
    sku: 'T2-160',
    soldOut: 'M3-180',
  });

  cartOptionsContract(
    `Magento ${release}`,
    () => cartsAt({ store: choiceStore, faults }),
    {
      sku: 'B1-140x200-zand',
      product: 'B1',
      optionUids: [
        choiceUid('B1', { key: 'topper' }, { key: 'latex' }),
        choiceUid('B1', { key: 'poten' }, { key: 'goud' }),
      ],
      stock: 4,
    },
    MAGENTO,
  );
}

// Of the cases below only one release: coupons are read by REST, which is the same in all, and a full
// cart is a matter of its length.

checkoutDetailsContract(
  'Magento, with the token of an integration',
  (coupons, clock) => cartsWithReasons({ coupons, clock, faults: TWO_WEBSITES }, { clock }),
  checkoutDetailsProducts,
  { ...MAGENTO, hasCouponReasons: true },
);

const topperOf =
  (topper: ProductData) =>
  (sku: string): ProductData => ({
    ...topper,
    sku: `P-${sku}`,
    name: { nl: sku, de: sku, en: sku },
    variants: [{ ...topper.variants[0], sku }],
  });

/** A catalogue in which each of these SKUs is a topper of its own. */
const manyCatalogue = (): CatalogueData => ({
  ...smallCatalogue,
  products: smallCatalogue.products
    .filter(({ sku }) => sku === 'T2')
    .flatMap((topper) => MANY_SKUS.map(topperOf(topper))),
});

const drawnStore = createCatalogueStore(drawnCatalogue);

cartPicturesContract('Magento', () => cartsAt({ store: drawnStore }));

cartFullContract(
  'Magento',
  () => cartsAt({ store: createCatalogueStore(manyCatalogue()) }),
  MANY_SKUS,
);
