import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { energyLabelOf } from '#src/duties/energy-label.ts';
import type { Price } from '#src/pricing/price.ts';
import { EnergyLabel } from '../duties/EnergyLabel.tsx';
import { PriceTag } from '../PriceTag.tsx';

type ProductPriceProps = {
  readonly product: Pick<Product, 'name' | 'attributes'>;
  readonly price: Price;
  readonly from?: boolean;
};

/** The price of a product with what belongs beside it: the energy class of a light source. */
export function ProductPrice({ product, price, from = false }: ProductPriceProps): ReactNode {
  const energy = energyLabelOf(product);
  return (
    <>
      <PriceTag price={price} from={from} />
      {energy && <EnergyLabel energy={energy} of={product.name} />}
    </>
  );
}
