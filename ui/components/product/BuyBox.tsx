import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  configurationUrl,
  type ProductSelection,
  selectionOffer,
} from '#src/catalog/product-selection.ts';
import { isSameProductSelection, selectionFromQuery } from '#src/catalog/selection-from-query.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { ToldOfGoods } from '#src/use-cases/page-model.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { EnergyLabel } from '../duties/EnergyLabel.tsx';
import { LegalGuaranteeSentence } from '../duties/LegalGuarantee.tsx';
import { MadeToMeasureNote } from '../duties/MadeToMeasure.tsx';
import { SaveButton } from '../saved/SaveButton.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { DeliveryPromise } from './DeliveryPromise.tsx';
import { FirmnessScale } from './FirmnessScale.tsx';
import { HalvesPicker } from './HalvesPicker.tsx';
import { OptionPicker } from './OptionPicker.tsx';
import { PartPicker } from './PartPicker.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { REVIEWS_ID } from './ReviewLink.tsx';
import { ReviewScore } from './ReviewScore.tsx';
import { SizePicker } from './SizePicker.tsx';
import { StockNotice } from './StockNotice.tsx';
import { TrialTerms } from './TrialTerms.tsx';
import { UspList } from './UspList.tsx';

type BuyBoxProps = {
  readonly chosen: ProductSelection;
  /** Key of the part at which the configurator is open. */
  readonly openedPart?: string | undefined;
  /** Order date of an order placed now. */
  readonly today: string;
  readonly told?: ToldOfGoods | undefined;
};

/** Product title, options, price and add-to-cart form. */
export function BuyBox({ chosen, openedPart, today, told }: BuyBoxProps): ReactNode {
  const { product } = chosen.configuration;
  return (
    <div className={styles['box']}>
      <div>
        <p className={styles['brand']}>{product.brand}</p>
        <h1>{product.name}</h1>
        {product.reviews && (
          <a className={styles['score']} href={`#${REVIEWS_ID}`}>
            <ReviewScore summary={product.reviews} />
          </a>
        )}
      </div>
      <p className={styles['summary']}>{product.summary}</p>
      <SizePicker chosen={chosen} />
      <HalvesPicker chosen={chosen} />
      <OptionPicker chosen={chosen} />
      <FirmnessScale chosen={chosen} />
      <PartPicker configuration={chosen.configuration} openedPart={openedPart} />
      <Offer chosen={chosen} today={today} told={told} />
      <TrialTerms product={product} />
    </div>
  );
}

/** Renders no form without a price (P3); a sold-out product still shows its price. */
function Offer({ chosen, today, told }: BuyBoxProps): ReactNode {
  const text = useText();
  const { product, variant } = chosen.configuration;
  const { price, stock, days } = selectionOffer(chosen);
  if (!displayPriceOf(price)) return <p>{text('product.no-price')}</p>;
  return (
    <div className={styles['offer']}>
      <div>
        {variant.size && (
          <p className={styles['size']}>
            {text('product.price-for-size', { size: formatSize(variant.size) })}
          </p>
        )}
        <PriceTag price={price} size="page" />
        {told?.energy && <EnergyLabel energy={told.energy} of={product.name} size="page" />}
        <PriceNotes price={price} quantity={told?.quantity} />
        <LegalGuaranteeSentence />
      </div>
      {stock > 0 && <DeliveryPromise product={product} days={days} today={today} />}
      <StockNotice stock={stock} />
      <MadeToMeasureNote />
      {stock > 0 && <AddToCart chosen={chosen} />}
      <SaveSelectionButton chosen={chosen} />
      <UspList product={product} price={price} />
    </div>
  );
}

type SaveSelectionButtonProps = { readonly chosen: ProductSelection };

/** Saves the current selection of a product; recognizes it whatever URL form it was saved with. */
const SaveSelectionButton = observer(function SaveSelectionButton({
  chosen,
}: SaveSelectionButtonProps) {
  const { locale, stores } = useShop();
  const { configuration, halves } = chosen;
  const { product } = configuration;
  const same = stores.saved
    .choicesOf(product.url)
    .filter(({ url }) =>
      isSameProductSelection(selectionFromQuery(product, splitUrl(url).query, locale), chosen),
    );
  const toggle = (): void => {
    if (same.length > 0) return stores.saved.remove(...same);
    const url = configurationUrl(configuration, halves, locale);
    stores.saved.save({ url, name: product.name, quantity: 1 });
  };
  return (
    <SaveButton of={product.name} isSaved={same.length > 0} variant="words" onToggle={toggle} />
  );
});
