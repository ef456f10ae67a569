import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { configureProduct, nonDefaultChoiceUids } from '#src/catalog/product-configuration.ts';
import {
  type ProductSelection,
  selectionOffer,
  selectionUrlWithVariant,
} from '#src/catalog/product-selection.ts';
import type { Variant } from '#src/catalog/product.ts';
import { comesByVan } from '#src/delivery/paid-services.ts';
import {
  type BedFit as Fit,
  bedFit,
  type BedGoods,
  bedGoodsOf,
  bedOfVariant,
  bedWithTopper,
  lacksSize,
  variantForBed,
} from '#src/my-bed/bed-fit.ts';
import { dependsOnHeight, halfSize, type MyBed, withBed } from '#src/my-bed/my-bed.ts';
import { bedSizeText, bedText, formatSize } from '../../format-numbers.ts';
import type { Translate } from '../../i18n/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useStores, useText } from '../../shop-context.tsx';
import type { DeliveryStore } from '../../stores/delivery-store.ts';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { classNames } from '../../theme/class-names.ts';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { BedAvailability } from './BedAvailability.tsx';
import styles from './MyBed.module.css';

type BedFitProps = {
  readonly chosen: ProductSelection;
  /** Set where the product is listed, not on its own page. */
  readonly isListed?: true;
};

/**
 * Whether the chosen size fits the shopper's bed, and why; the right size is one press away. A sheet
 * has to cover the topper in the cart as well.
 */
export const BedFit = observer(function BedFit({ chosen, isListed }: BedFitProps) {
  const { stores, locale } = useShop();
  const { bed } = stores.myBed;
  const { product, variant } = chosen.configuration;
  const { halves } = chosen;
  const goods = bedGoodsOf(product, variant);
  const made = useBedToCover(goods, bed);
  if (!goods || !bed || !made) return null;
  // A bed that is filled with two halves has the size of the whole.
  const fit = bedFit(goods, halves ? { ...made, mattresses: 1 } : made);
  if (fit.kind === 'unknown') return null;
  const right = fit.kind === 'unfit' ? variantForBed(product, made, variant) : undefined;
  const href = right && withBed(selectionUrlWithVariant(chosen, right, locale), bed);
  return (
    <>
      <FitLine fit={fit} made={made} bed={bed}>
        {fit.kind === 'fits' && <TopperWords fit={fit} goods={goods} bed={bed} />}
        {fit.kind === 'unfit' && (
          <RightSize
            right={right}
            isLacking={lacksSize(product, made)}
            href={href}
            scroll={isListed ? undefined : 'keep'}
          />
        )}
      </FitLine>
      {isListed && right && !halves && <OfferInSize chosen={chosen} right={right} />}
    </>
  );
});

/** The shopper's bed; for a sheet of a bed of known height with the topper in the cart. */
function useBedToCover(goods: BedGoods | undefined, bed: MyBed | undefined): MyBed | undefined {
  const { cart, deliveries } = useStores();
  const { items } = cart.optimisticCart;
  const isCover = goods?.type === 'fitted-sheet' && bed?.mattressHeight !== undefined;
  useEffect(() => {
    if (isCover) void deliveries.load(items);
  }, [isCover, deliveries, items]);
  return isCover ? bedWithCart(bed, items, deliveries) : bed;
}

/** The bed with the topper in a cart on it, once it is known what its lines are. */
export const bedWithCart = (
  bed: MyBed,
  lines: readonly CartItem[],
  deliveries: Pick<DeliveryStore, 'bedLineOf'>,
): MyBed =>
  bedWithTopper(
    bed,
    lines.flatMap(({ product }) => deliveries.bedLineOf(product.sku)?.goods ?? []),
  );

/** Price, stock and delivery day in the size that fits, with the parts that are chosen. */
function OfferInSize({
  chosen,
  right,
}: Pick<BedFitProps, 'chosen'> & { right: Variant }): ReactNode {
  const { product } = chosen.configuration;
  const choices = nonDefaultChoiceUids(chosen.configuration);
  const configuration = configureProduct(product, right, choices);
  const { price, stock, days } = selectionOffer({ configuration });
  return (
    <>
      <ProductPrice product={product} price={price} />
      <BedAvailability stock={stock} deliveryDays={days} isByVan={comesByVan(product)} />
    </>
  );
}

type FitLineProps = {
  readonly fit: Exclude<Fit, { kind: 'unknown' }>;
  /** What was fitted: the shopper's bed, or that with the topper in the cart. */
  readonly made: MyBed;
  readonly bed: MyBed;
  readonly children?: ReactNode;
};

function FitLine({ fit, made, bed, children }: FitLineProps): ReactNode {
  const text = useText();
  return (
    <p className={classNames(styles['fit'], styles[fit.kind])}>
      <Icon name={fit.kind === 'fits' ? 'check' : 'warning'} />
      <span>
        {fitText(text, fit, made, bed)} {children}
      </span>
    </p>
  );
}

/** In centimetres: no topper is thinner. */
const THIN_TOPPER = 4;

type TopperWordsProps = {
  readonly fit: Extract<Fit, { kind: 'fits' }>;
  readonly goods: BedGoods;
  readonly bed: MyBed;
};

/** Under a sheet: the topper that there is room for. Of a topper: how high the bed is with it. */
function TopperWords({ fit, goods, bed }: TopperWordsProps): ReactNode {
  const text = useText();
  const { spare } = fit;
  if (spare !== undefined)
    return text(spare < THIN_TOPPER ? 'bed.no-topper' : 'bed.spare', { spare });
  const { mattressHeight: from } = bed;
  const { mattressHeight: height } = bedWithTopper(bed, [goods]);
  if (from === undefined || height === undefined || height === from) return null;
  return text('bed.topper-makes', { from, height });
}

type RightSizeProps = {
  readonly right: Variant | undefined;
  /** Whether the product does not come in the size of the bed. */
  readonly isLacking: boolean;
  readonly href: string | undefined;
  readonly scroll: 'keep' | undefined;
};

function RightSize({ right, isLacking, href, scroll }: RightSizeProps): ReactNode {
  const text = useText();
  if (right?.size === undefined) return isLacking && text('bed.no-size');
  return (
    <a href={href} rel="nofollow" data-scroll={scroll}>
      {text('bed.choose-size', { size: formatSize(right.size) })}
    </a>
  );
}

/** Without a bed: says it by the size that is chosen, of goods that have the size of a whole bed. */
export const RememberSize = observer(function RememberSize({
  chosen,
}: Pick<BedFitProps, 'chosen'>) {
  const { text, stores } = useShop();
  if (stores.myBed.bed) return null;
  const { product, variant } = chosen.configuration;
  const whole = bedOfVariant(product, variant);
  if (!whole) return null;
  const bed =
    chosen.halves && halfSize(whole) !== undefined ? { ...whole, mattresses: 2 as const } : whole;
  const href = withBed(stores.navigation.page.url, bed);
  return (
    <p className={styles['fit']}>
      <Icon name="position" />
      <a
        href={href}
        rel="nofollow"
        data-scroll="keep"
        onClick={onPlainClick(() => void stores.myBed.submit(href))}
      >
        {text('bed.remember', { size: bedSizeText(bed) })}
      </a>
    </p>
  );
});

/**
 * "Past niet bij jouw bed van 160 × 200: te kort"; with its height where that decides: of the bed
 * with the topper in the cart, if it was fitted with one.
 */
export function fitText(
  text: Translate,
  fit: Exclude<Fit, { kind: 'unknown' }>,
  made: MyBed,
  bed: MyBed,
): string {
  const size = dependsOnHeight(fit.reason) ? heightText(text, made, bed) : bedSizeText(bed);
  if (fit.kind === 'unfit')
    return `${text('bed.unfit', { size })}: ${text(`bed.unfit.${fit.reason}`)}.`;
  const fits = text('bed.fits', { size });
  return fit.reason === 'same-size' ? `${fits}.` : `${fits}: ${text(`bed.fit.${fit.reason}`)}.`;
}

/** "160 × 200, 24 cm"; "160 × 200, 30 cm with the topper in your cart". */
const heightText = (text: Translate, made: MyBed, bed: MyBed): string =>
  made === bed
    ? bedText(bed)
    : text('bed.with-topper', { size: bedSizeText(bed), height: made.mattressHeight ?? 0 });
