import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { cartItemsOfSelection } from '#src/cart/items-of-selection.ts';
import { halvesPrice, halvesStock, type BedHalves } from '#src/catalog/bed-halves.ts';
import { configurationPicture } from '#src/catalog/bed-look.ts';
import { isDefaultChoice } from '#src/catalog/bundle.ts';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { configuredPrice } from '#src/catalog/product-configuration.ts';
import { variantLabels } from '#src/catalog/variant-labels.ts';
import { pictureAlt, variantPictures } from '#src/catalog/product-pictures.ts';
import { isBed } from '#src/room/footprint.ts';
import type { SavedProduct } from '#src/saved/saved-products.ts';
import type { SavedProductState } from '#src/use-cases/find-product-by-path.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { Image } from '../Image.tsx';
import { BedFit } from '../my-bed/BedFit.tsx';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { LazyBoundary, Skeleton } from '../Skeleton.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './SavedProductCard.module.css';

type SavedProductCardProps = {
  readonly savedProduct: SavedProduct;
  /** Current data of the product; `undefined` until it is loaded. */
  readonly state: SavedProductState | undefined;
  /** Called before the card moves to the cart and is removed, to move the focus. */
  readonly onMoved: () => void;
};

/** A saved product with its selection and current price. */
export function SavedProductCard({
  savedProduct: product,
  state,
  onMoved,
}: SavedProductCardProps): ReactNode {
  const { text, stores } = useShop();
  const selection = state === 'gone' ? undefined : state;
  return (
    <article className={styles['card']}>
      <SavedPicture bed={selection} isGone={state === 'gone'} />
      <div className={styles['words']}>
        <h3>
          {state === 'gone' ? product.name : <a href={product.url}>{product.name}</a>}
          {product.quantity > 1 && (
            <span className={styles['quantity']}>
              {' '}
              {text('checkout.quantity', { count: product.quantity })}
            </span>
          )}
        </h3>
        {state === undefined && <Skeleton count={2} />}
        {state === 'gone' && <p>{text('saved.gone')}</p>}
        {selection && <Choice bed={selection} />}
        {selection && <BedFit chosen={selection} isListed />}
        {selection && <SavedWay bed={selection} url={product.url} />}
      </div>
      <div className={styles['actions']}>
        {selection && <MoveButton savedProduct={product} bed={selection} onMoved={onMoved} />}
        <Button
          variant="quiet"
          className={styles['remove']}
          onClick={() => stores.saved.remove(product)}
        >
          {text('cart.remove')}
          <VisuallyHidden>: {product.name}</VisuallyHidden>
        </Button>
      </div>
    </article>
  );
}

type SavedWayProps = { readonly bed: ProductSelection; readonly url: string };

/** Whether it gets up the way that the shopper has measured in this tab. */
const SavedWay = observer(function SavedWay({ bed, url }: SavedWayProps) {
  const { way } = useShop().stores.deliveries;
  const { product, variant } = bed.configuration;
  if (way === '' || !isBed(product, variant)) return null;
  return (
    <LazyBoundary fallback={<Skeleton count={2} />} errorFallback={null}>
      <SelectionWay selection={bed} url={url} way={way} />
    </LazyBoundary>
  );
});

const SelectionWay = lazyWithTexts(async () => (await import('../room/LineWay.tsx')).SelectionWay);

type SavedPictureProps = { readonly bed: ProductSelection | undefined; readonly isGone: boolean };

function SavedPicture({ bed, isGone }: SavedPictureProps): ReactNode {
  if (!bed) {
    return <div className={styles['picture']}>{isGone && <Icon name="moon" />}</div>;
  }
  const { product, variant } = bed.configuration;
  const picture = configurationPicture(bed.configuration) ?? variantPictures(product, variant)[0];
  return (
    <div className={styles['picture']}>
      <Image picture={{ ...picture, alt: pictureAlt(product.name, picture) }} sizes="6rem" />
    </div>
  );
}

/** Size, color, firmness and changed parts, with the current price. */
function Choice({ bed }: { readonly bed: ProductSelection }): ReactNode {
  const { configuration, halves } = bed;
  const { variant, parts } = configuration;
  const changed = parts.filter((one) => !isDefaultChoice(one)).map(({ choice }) => choice.label);
  const labels = halves ? halvesLabels(halves) : [...variantLabels(variant), ...changed];
  return (
    <>
      <p className={styles['choice']}>{labels.join(', ')}</p>
      <ProductPrice
        product={configuration.product}
        price={halves ? halvesPrice(halves) : configuredPrice(configuration)}
      />
    </>
  );
}

/** The halves may differ in firmness only: `2 × 90 × 200 cm, Zacht + Stevig`, left half first. */
function halvesLabels({ left, right }: BedHalves): readonly string[] {
  const [size, ...leftOptions] = variantLabels(left);
  const [, ...rightOptions] = variantLabels(right);
  const sides = leftOptions.map((value, index) => {
    const other = rightOptions[index] ?? value;
    return value === other ? value : `${value} + ${other}`;
  });
  return [`2 × ${size}`, ...sides];
}

type MoveButtonProps = Pick<SavedProductCardProps, 'savedProduct' | 'onMoved'> & {
  readonly bed: ProductSelection;
};

/** Products that are added to the cart leave the list; the others stay, with a notification. */
function MoveButton({ savedProduct, bed, onMoved }: MoveButtonProps): ReactNode {
  const { text, stores } = useShop();
  const [isMoving, setMoving] = useState(false);
  const stock = bed.halves ? halvesStock(bed.halves) : bed.configuration.variant.stock;
  if (stock === 0) return <p className={styles['soldOut']}>{text('saved.sold-out')}</p>;
  const move = async (): Promise<void> => {
    if (isMoving) return;
    setMoving(true);
    const results = await Promise.all(
      cartItemsOfSelection(bed, savedProduct.quantity).map((item) => stores.cart.add(item)),
    );
    setMoving(false);
    if (!results.every(({ kind }) => kind === 'granted')) return;
    onMoved();
    stores.saved.removeSilently(savedProduct.url);
  };
  return (
    <Button
      variant="outlined"
      className={styles['move']}
      isPending={isMoving}
      onClick={() => void move()}
    >
      {isMoving ? text('product.adding') : text('saved.move')}
      <VisuallyHidden>: {savedProduct.name}</VisuallyHidden>
    </Button>
  );
}
