import { cartGatewayContract } from '../../contracts/cart-gateway-contract.ts';
import { cartTermsContract, cartVatContract } from '../../contracts/cart-terms-contract.ts';
import { termsGoods } from '../../support/cart-goods.ts';
import { cartsAt } from '../../support/magento-carts.ts';

cartGatewayContract('Magento', () => cartsAt(), {
  plenty: 'T2-160',
  more: 'X1-1',
  scarce: { sku: 'M3-160', stock: 1 },
  soldOut: 'M3-180',
});

cartTermsContract(
  'Magento',
  (coupons, clock) => cartsAt({ coupons, clock }, { clock }),
  termsGoods,
  {
    coupons: 'that',
    addressEmail: 'none',
  },
);

cartVatContract('Magento', () => cartsAt(), termsGoods);
