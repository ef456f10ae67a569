import { trialLabel } from '#src/catalog/trial.ts';
import { FREE_DELIVERY_FROM_CENTS } from '#src/delivery/delivery-cost.ts';
import type { ProductPromise } from '#src/delivery/product-terms.ts';
import type { Guarantee } from '#src/duties/fact-formats.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { useShop } from '../../shop-context.tsx';

type PromiseText = (promise: ProductPromise, guarantee: Guarantee | undefined) => string;

/** Words of a promise of the shop, beside the button of a product and in the cart. */
export function usePromiseText(): PromiseText {
  const { text, locale } = useShop();
  return (promise, guarantee) => {
    switch (promise) {
      case 'trial':
        return trialLabel(locale);
      case 'guarantee':
        if (!guarantee) return '';
        return text(`product.promise.guarantee.${guarantee.part}`, { count: guarantee.years });
      case 'delivery':
        return text('product.promise.delivery', { price: formatAmount(FREE_DELIVERY_FROM_CENTS) });
      case 'returns':
      case 'free-delivery':
      case 'take-back':
        return text(`product.promise.${promise}`);
    }
  };
}
