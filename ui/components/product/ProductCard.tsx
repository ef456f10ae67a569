import { useId, useState, type ReactNode } from 'react';
import type { Hit, UspAttribute } from '#src/catalog/product.ts';
import { isTypeByVan } from '#src/delivery/delivery-services.ts';
import { withBed } from '#src/my-bed/my-bed.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { productCard, type CardBadge, type ProductCardView } from '#src/catalog/product-card.ts';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import { usePage, useText } from '../../shop-context.tsx';
import { formatSize } from '../../format-numbers.ts';
import { Badge } from '../Badge.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { BedAvailability, BedNote } from '../my-bed/BedAvailability.tsx';
import { ReductionEnd } from '../PriceTag.tsx';
import { WayOfCard } from '../room/WayOfCard.tsx';
import { SaveProductButton } from '../saved/SaveProductButton.tsx';
import { ProductCardDelivery } from './ProductCardDelivery.tsx';
import { ProductPrice } from './ProductPrice.tsx';
import { ReviewScore } from './ReviewScore.tsx';
import { UspRatings } from './UspRatings.tsx';
import styles from './ProductCard.module.css';

type ProductCardProps = {
  readonly hit: Hit;
  /** URL of a selected size, if the card does not link to the plain product page. */
  readonly href?: string;
  /** Layout width of the picture, as of the `sizes` attribute. */
  readonly sizes: string;
  /** True for cards that are visible first. */
  readonly eager?: boolean;
  /** Further action on the product, besides opening it. */
  readonly action?: ReactNode;
};

/**
 * A product in a list. The whole card links to the product by one link: the picture with brand
 * and name, read out as brand and name. The brand stands above the name unless the name starts with
 * it. Once a way is known, a second link leads to what it says.
 */
export function ProductCard(props: ProductCardProps): ReactNode {
  return <ProductCardWithId titleId={useId()} {...props} />;
}

type ProductCardWithIdProps = ProductCardProps & {
  /** Id of the title, unique on the page. */
  readonly titleId: string;
};

/** A {@link ProductCard} whose HTML does not depend on its position in the page. */
export function ProductCardWithId(props: ProductCardWithIdProps): ReactNode {
  const { hit, titleId, href: given, sizes, eager, action } = props;
  const { bed } = usePage();
  const [isNear, setIsNear] = useState(false);
  const linkTo = useLinkTo();
  const card = productCard(hit);
  const brandId = `${titleId}-brand`;
  const href = given ?? card.url;
  const onNear = () => setIsNear(true);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- no own action
    <article
      className={styles['card']}
      data-product={card.sku}
      onMouseEnter={card.secondImage && onNear}
      onFocus={card.secondImage && onNear}
    >
      <a
        className={styles['link']}
        {...linkTo(href)}
        aria-labelledby={card.brand ? `${brandId} ${titleId}` : titleId}
      >
        <CardPictures card={card} sizes={sizes} eager={eager} isNear={isNear} />
        {card.brand && (
          <p className={styles['brand']} id={brandId}>
            {card.brand}
          </p>
        )}
        <h3 className={styles['title']} id={titleId}>
          {card.name}
        </h3>
      </a>
      <Badges badges={card.badges} />
      <div className={styles['properties']}>
        {card.reviews && <ReviewScore summary={card.reviews} />}
        <UspRatings attributes={propertiesOf(card)} />
      </div>
      <Offer card={card} hit={hit} />
      <SaveProductButton name={card.name} url={bed ? withBed(href, undefined) : href} />
      {action && <div className={styles['action']}>{action}</div>}
      <WayOfCard hit={hit} url={href} />
    </article>
  );
}

type CardPicturesProps = {
  readonly card: ProductCardView;
  readonly sizes: string;
  readonly eager: boolean | undefined;
  /** True once the card has the pointer or the focus: its second picture loads only then. */
  readonly isNear: boolean;
};

function CardPictures({ card, sizes, eager, isNear }: CardPicturesProps): ReactNode {
  const { name, image, secondImage } = card;
  return (
    <div className={styles['picture']}>
      <Image
        picture={{ ...image, alt: pictureAlt(name, image) }}
        sizes={sizes}
        eager={eager ?? false}
      />
      {secondImage && isNear && (
        <Image picture={{ ...secondImage, alt: '' }} sizes={sizes} className={styles['second']} />
      )}
    </div>
  );
}

/** On the picture, but no part of the link's name. */
function Badges({ badges }: Pick<ProductCardView, 'badges'>): ReactNode {
  if (badges.length === 0) return null;
  return (
    <p className={styles['badges']}>
      {badges.map((badge) => (
        <CardBadgeText key={badge.kind} badge={badge} />
      ))}
    </p>
  );
}

function CardBadgeText({ badge }: { readonly badge: CardBadge }): ReactNode {
  const text = useText();
  return badge.kind === 'discount' ? (
    <Badge tone="sale">{text('price.discount', { percent: badge.percent })}</Badge>
  ) : (
    <Badge tone="praise">{text('card.top-rated')}</Badge>
  );
}

/** The firmness comes first, as shoppers choose by it. */
const propertiesOf = ({ firmness, usps }: ProductCardView): readonly UspAttribute[] =>
  firmness ? [{ ...firmness, icon: '', showRating: false }, ...usps] : usps;

type OfferProps = Pick<ProductCardProps, 'hit'> & { readonly card: ProductCardView };

/**
 * Price with its size and color, the end of its reduction, energy class and delivery day; for a
 * shopper's bed the stock, or that it does not fit.
 */
function Offer({ card, hit }: OfferProps): ReactNode {
  const text = useText();
  const { size, options, price, priceFrom, deliveryDays, type, forBed = {} } = card;
  const isByVan = isTypeByVan(type);
  const { stock, unfit } = forBed;
  const shown = [
    ...(size === undefined ? [] : [text('product.price-for-size', { size: formatSize(size) })]),
    ...options,
  ];
  // P3: what has no price is shown, but not offered.
  if (displayPriceOf(price) === undefined) return <div className={styles['offer']} />;
  return (
    <div className={styles['offer']}>
      {unfit !== undefined && <BedNote unfit={unfit} />}
      {shown.length > 0 && <p className={styles['size']}>{shown.join(', ')}</p>}
      <ProductPrice product={hit} price={price} from={priceFrom} />
      <ReductionEnd price={price} />
      {stock === undefined ? (
        <ProductCardDelivery workingDays={deliveryDays} isByVan={isByVan} />
      ) : (
        <BedAvailability stock={stock} deliveryDays={deliveryDays} isByVan={isByVan} />
      )}
    </div>
  );
}
