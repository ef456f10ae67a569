import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { choiceUid } from '#adapters/embedded/localized-parts.ts';
import type { ChoiceData, PartData } from '#adapters/embedded/catalogue-data.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import type { MagentoRelease } from '#sandbox/magento/releases.ts';
import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartKeysContract } from '../../contracts/cart-keys-contract.ts';
import { cartShortagesContract } from '../../contracts/cart-shortages-contract.ts';
import {
  cartOptionsContract,
  checkoutDetailsContract,
  cartVatContract,
  type CartCapabilities,
} from '../../contracts/checkout-details-contract.ts';
import {
  parentProducts,
  scarceProducts,
  scarceStore,
  checkoutDetailsProducts,
} from '../../support/cart-products.ts';
import { cartsAt } from '../../support/magento-carts.ts';
import { boxSpring, setCatalogue } from '../../support/set-catalogue.ts';
import { inScope, IS_SHORT } from '../../support/test-scope.ts';

/** Magento returns no reason for refused coupons, and drops those that no longer hold. */
export const MAGENTO: CartCapabilities = {
  hasCouponReasons: false,
  keepsCoupons: false,
  runs: inScope(6, 2),
};

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

/** Contracts of the cart that a release of Magento could break. */
export function magentoCartContracts(release: MagentoRelease): void {
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
    // The short run has the rest with the token of an integration, which only adds the reasons.
    { ...MAGENTO, isOnlyRefusals: IS_SHORT },
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
