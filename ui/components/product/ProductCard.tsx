import type { ReactNode } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { offerOf } from '#src/pricing/offer.ts';
import { useText } from '#ui/shop-context.tsx';
import { formatSize } from '#ui/format-size.ts';
import { Image } from '../Image.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { DeliveryTime } from './DeliveryTime.tsx';
import { ReviewScore } from './ReviewScore.tsx';
import { UspRatings } from './UspRatings.tsx';
import styles from './ProductCard.module.css';

type ProductCardProps = {
  readonly hit: Hit;
  /** Where the card leads when not to the product's bare page: to a chosen size. */
  readonly href?: string;
  readonly sizes?: string;
  /** True for cards that are seen first. */
  readonly eager?: boolean;
};

const CARD_USPS = 3;
const CARD_SIZES = imageSizes('50vw', [
  { from: 80, width: '17rem' },
  { from: 64, width: '25vw' },
  { from: 40, width: '33vw' },
]);

/**
 * A product between others. The whole card leads to the product through its one link, the name;
 * the brand stands above it where the name does not begin with it.
 */
export function ProductCard({ hit, href, sizes, eager = false }: ProductCardProps): ReactNode {
  return (
    <article className={styles['card']} data-product={hit.sku}>
      <div className={styles['picture']}>
        <Image picture={{ ...hit.image, alt: '' }} sizes={sizes ?? CARD_SIZES} eager={eager} />
        <DiscountBadge hit={hit} />
      </div>
      <div className={styles['title']}>
        {!hit.name.startsWith(hit.brand) && <p className={styles['brand']}>{hit.brand}</p>}
        <h3 className={styles['name']}>
          <a href={href ?? hit.url}>{hit.name}</a>
        </h3>
      </div>
      <div className={styles['usps']}>
        {hit.reviews && <ReviewScore summary={hit.reviews} />}
        <UspRatings attributes={hit.uspAttributes.slice(0, CARD_USPS)} />
      </div>
      <Offer hit={hit} />
    </article>
  );
}

/** What it costs, and which size, color and firmness that is. */
function Offer({ hit }: { readonly hit: Hit }): ReactNode {
  const text = useText();
  const { size, options = [] } = hit;
  const shown = [
    ...(size === undefined ? [] : [text('product.price-for-size', { size: formatSize(size) })]),
    ...options.map(({ value }) => value),
  ];
  return (
    <div className={styles['offer']}>
      {shown.length > 0 && <p className={styles['size']}>{shown.join(', ')}</p>}
      <PriceTag price={hit.price} from={hit.priceFrom} />
      <DeliveryTime days={hit.deliveryDays} />
    </div>
  );
}

function DiscountBadge({ hit }: { readonly hit: Hit }): ReactNode {
  const text = useText();
  const percent = offerOf(hit.price)?.percent;
  if (!percent) return null;
  return <p className={styles['badge']}>{text('price.discount', { percent })}</p>;
}
