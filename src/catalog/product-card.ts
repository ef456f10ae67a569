import { offerOf } from '../pricing/offer.ts';
import { attributeProperty } from './attributes/attribute-key.ts';
import type { Attribute, Hit, UspAttribute } from './product.ts';
import type { ReviewSummary } from './review-summary.ts';

/** A word on the picture of a card: what a product costs less, or that shoppers praise it. */
export type CardBadge =
  { readonly kind: 'discount'; readonly percent: number } | { readonly kind: 'top-rated' };

/** A product between others, as its card tells it. */
export type ProductCardView = Pick<
  Hit,
  'sku' | 'name' | 'url' | 'image' | 'secondImage' | 'price' | 'priceFrom' | 'size' | 'reviews'
> & {
  /** Absent where the name begins with it. */
  readonly brand?: string;
  /** What tells the variant of the price from others, beside its size and its firmness. */
  readonly options: readonly string[];
  readonly firmness?: Attribute;
  /** What it is good at, the firmness aside. */
  readonly usps: readonly UspAttribute[];
  /** At most two, what a shopper saves first. */
  readonly badges: readonly CardBadge[];
  /** Working days until delivery. */
  readonly deliveryDays: number;
};

/** Properties below the name, the firmness among them: more would make cards of unlike height. */
const MOST_PROPERTIES = 3;
const MOST_BADGES = 2;

/** From these stars on, given by so many, shoppers praise a product. */
const TOP_AVERAGE = 4.5;
const TOP_COUNT = 25;

/** What a card tells of a hit, whichever page it stands on. */
export function productCard(hit: Hit): ProductCardView {
  const { sku, name, url, brand, image, secondImage, price, priceFrom, size, reviews } = hit;
  const options = hit.options ?? [];
  const firmness = [...options, ...hit.attributes].find(isFirmness);
  const usps = hit.uspAttributes.filter((usp) => !isFirmness(usp));
  return {
    sku,
    name,
    url,
    image,
    price,
    priceFrom,
    deliveryDays: hit.deliveryDays,
    ...(!name.startsWith(brand) && { brand }),
    ...(secondImage && { secondImage }),
    ...(size !== undefined && { size }),
    ...(reviews && { reviews }),
    ...(firmness && { firmness }),
    options: options.filter((option) => !isFirmness(option)).map(({ value }) => value),
    usps: usps.slice(0, MOST_PROPERTIES - (firmness ? 1 : 0)),
    badges: badgesOf(hit),
  };
}

/** How firm goods are, whichever they are. */
const isFirmness = ({ code }: Attribute): boolean => attributeProperty(code) === 'hardheid';

function badgesOf({ price, reviews }: Hit): readonly CardBadge[] {
  const percent = offerOf(price)?.percent ?? 0;
  return [
    ...(percent > 0 ? [{ kind: 'discount', percent } as const] : []),
    ...(isPraised(reviews) ? [{ kind: 'top-rated' } as const] : []),
  ].slice(0, MOST_BADGES);
}

const isPraised = (reviews: ReviewSummary | undefined): boolean =>
  reviews !== undefined && reviews.average >= TOP_AVERAGE && reviews.count >= TOP_COUNT;
