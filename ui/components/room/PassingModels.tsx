import type { ReactNode } from 'react';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import type { PassingModel, PassingModels as Models } from '#src/use-cases/find-passing-models.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { ProductCardDelivery } from '../product/ProductCardDelivery.tsx';
import { useRoomText } from './room-text.ts';
import styles from './PassingModels.module.css';

type PassingModelsProps = {
  readonly found: Models;
  /** Whether the product of the page passes too, but with more headroom. */
  readonly isInDoubt: boolean;
  /** Whether it is known that neither the product nor another model passes. */
  readonly isNone: boolean;
  /** The URL of another product's page with the same way. */
  readonly withWay: (url: string) => string;
};

/** Products that get up the way in the size of this one, or what can be done if none does. */
export function PassingModels({
  found,
  isInDoubt,
  isNone,
  withWay,
}: PassingModelsProps): ReactNode {
  const text = useRoomText();
  const { phone } = useShop().shell;
  const { models, instead } = found;
  const size = formatSize(found.size);
  return (
    <>
      {models.length > 0 && (
        <section className={styles['models']}>
          <h3>{text(isInDoubt ? 'models.less' : 'models.title', { size })}</h3>
          <ModelList models={models} withWay={withWay} />
        </section>
      )}
      {isNone && <p>{text('models.none', { size })}</p>}
      {isInDoubt && models.length === 0 && found.isComplete && (
        <p>{text('models.least', { size })}</p>
      )}
      {instead.length > 0 && (
        <section className={styles['models']}>
          <h3>{text('models.instead')}</h3>
          <ModelList models={instead} withWay={withWay} />
        </section>
      )}
      {isNone && <p>{text('models.outside', { phone: phone.number })}</p>}
    </>
  );
}

type ModelListProps = Pick<PassingModelsProps, 'withWay'> & {
  readonly models: readonly PassingModel[];
};

function ModelList({ models, withWay }: ModelListProps): ReactNode {
  const text = useRoomText();
  const linkTo = useLinkTo();
  return (
    <ul className={styles['list']}>
      {models.map(({ sku, name, url, picture, price, days, headroom, chosen, two }) => (
        <li key={sku} className={styles['model']}>
          <Image
            className={styles['picture']}
            picture={{ ...picture, alt: pictureAlt(name, picture) }}
            sizes="4.5rem"
          />
          <div className={styles['words']}>
            <a {...linkTo(withWay(url))}>{name}</a>
            {chosen !== undefined && <span>{chosen}</span>}
            {two !== undefined && <span>{text('models.two', { size: formatSize(two) })}</span>}
            {headroom !== undefined && <span>{text('models.headroom', { headroom })}</span>}
            <ProductCardDelivery workingDays={days} isByVan />
          </div>
          <PriceTag price={price} />
        </li>
      ))}
    </ul>
  );
}
