import { observer } from 'mobx-react-lite';
import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { isFirmness } from '#src/catalog/firmness.ts';
import type * as selectionRule from '#src/catalog/selection-from-query.ts';
import type { Picture, Product, UspAttribute } from '#src/catalog/product.ts';
import {
  appliesToBothHalves,
  configurationUrl,
  type ProductSelection,
  selectionOffer,
} from '#src/catalog/product-selection.ts';
import { optionGroups } from '#src/catalog/variant-choices.ts';
import { displayPriceOf } from '#src/pricing/price.ts';
import type { ToldOfGoods } from '#src/use-cases/page-model.ts';
import { formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { loadLate, nextTask } from '../../tasks.ts';
import { PriceTag } from '../PriceTag.tsx';
import { EnergyLabel } from '../duties/EnergyLabel.tsx';
import { LegalGuaranteeSentence } from '../duties/LegalGuarantee.tsx';
import { ConfiguredGoodsNote, MadeToMeasureNote } from '../duties/MadeToMeasure.tsx';
import { BedFit, RememberSize } from '../my-bed/BedFit.tsx';
import { KnownWay } from '../room/KnownWay.tsx';
import { SaveButton } from '../saved/SaveButton.tsx';
import { AddToCart } from './AddToCart.tsx';
import styles from './BuyBox.module.css';
import { DeliveryDay, DeliveryPromise } from './DeliveryPromise.tsx';
import { FirmnessScale } from './FirmnessScale.tsx';
import { HalvesPicker } from './HalvesPicker.tsx';
import { OptionPicker } from './OptionPicker.tsx';
import type { PartPickerProps } from './PartPicker.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { ReviewScore } from './ReviewScore.tsx';
import { REVIEWS_ID } from './section-ids.ts';
import { SizePicker } from './SizePicker.tsx';
import type { StockAlertProps } from './StockAlert.tsx';
import { StockNotice } from './StockNotice.tsx';
import { TrialTerms } from './TrialTerms.tsx';
import { UspList } from './UspList.tsx';
import { UspRatings } from './UspRatings.tsx';

export type BuyBoxProps = {
  readonly chosen: ProductSelection;
  /** Key of the part at which the configurator is open. */
  readonly openedPart?: string | undefined;
  /** The bed as configured. */
  readonly drawing?: Picture | undefined;
  /** Order date of an order placed now. */
  readonly today: string;
  readonly told?: ToldOfGoods | undefined;
  /** Shows the parts of a bundle, and the configurator. */
  readonly Parts?: ComponentType<PartPickerProps> | undefined;
};

/** Returns the request for stock; `undefined` if no page that was shown is sold out. */
export type GetStockAlert = () => ComponentType<StockAlertProps> | undefined;

/**
 * What the first screen shows before all else: name, grades, price and day of delivery for the size,
 * the sizes, the button, a promise. The other choices follow below, in words beside the button.
 */
export function BuyBox(props: BuyBoxProps): ReactNode {
  const { chosen, openedPart, drawing, today, told, Parts } = props;
  const { product } = chosen.configuration;
  const { stock, days } = selectionOffer(chosen);
  return (
    <div className={styles['box']}>
      <Title product={product} />
      <Offer chosen={chosen} today={today} told={told} />
      <section className={styles['more']} id={CHOICES_ID} tabIndex={-1}>
        <p className={styles['summary']}>{product.summary}</p>
        <RememberSize chosen={chosen} />
        <HalvesPicker chosen={chosen} />
        <OptionPicker chosen={chosen} />
        <FirmnessScale chosen={chosen} />
        {Parts && (
          <Parts
            configuration={chosen.configuration}
            openedPart={openedPart}
            drawing={drawing}
            today={today}
          />
        )}
        {stock > 0 && <DeliveryPromise chosen={chosen} days={days} today={today} />}
        <SaveSelectionButton chosen={chosen} />
        <TrialTerms product={product} />
      </section>
    </div>
  );
}

const CHOICES_ID = 'choices';

/** Grades above the price: more would push the price out of the first screen of a phone. */
export const firstGrades = ({ uspAttributes }: Product): readonly UspAttribute[] =>
  uspAttributes.filter(({ showRating }) => showRating).slice(0, 2);

function Title({ product }: { readonly product: Product }): ReactNode {
  const grades = firstGrades(product);
  return (
    <div className={styles['title']}>
      <div className={styles['brand']}>
        <span>{product.brand}</span>
        {product.reviews && (
          <a className={styles['score']} href={`#${REVIEWS_ID}`}>
            <ReviewScore summary={product.reviews} />
          </a>
        )}
      </div>
      <h1>{product.name}</h1>
      {grades.length > 0 && (
        <div className={styles['grades']}>
          <UspRatings attributes={grades} />
        </div>
      )}
    </div>
  );
}

/** Renders no form without a price (P3); a sold-out product still shows its price. */
function Offer({ chosen, today, told }: BuyBoxProps): ReactNode {
  const text = useText();
  const StockAlert = useShop().getStockAlert();
  const { product, variant } = chosen.configuration;
  const { price, stock, days } = selectionOffer(chosen);
  if (!displayPriceOf(price)) {
    return (
      <div className={styles['offer']}>
        <p>{text('product.no-price')}</p>
        <SizePicker chosen={chosen} />
      </div>
    );
  }
  return (
    <div className={styles['offer']}>
      <div className={styles['terms']}>
        <div>
          <div className={styles['price']}>
            {variant.size && (
              <p className={styles['size']}>
                {text('product.price-for-size', { size: formatSize(variant.size) })}
              </p>
            )}
            <PriceTag price={price} size="page" />
          </div>
          {told?.energy && <EnergyLabel energy={told.energy} of={product.name} size="page" />}
          <PriceNotes price={price} quantity={told?.quantity} />
        </div>
        {stock > 0 && <DeliveryDay days={days} today={today} product={product} />}
      </div>
      <SizePicker chosen={chosen} />
      <BedFit chosen={chosen} />
      <KnownWay chosen={chosen} />
      <ChosenOptions chosen={chosen} />
      <StockNotice stock={stock} />
      <MadeToMeasureNote />
      <ConfiguredGoodsNote />
      {stock > 0 ? (
        <AddToCart chosen={chosen} />
      ) : (
        StockAlert && createElement(StockAlert, { chosen })
      )}
      <UspList product={product} price={price} />
      <LegalGuaranteeSentence />
    </div>
  );
}

/** What else is chosen, in a line that leads to the choices. */
function ChosenOptions({ chosen }: { readonly chosen: ProductSelection }): ReactNode {
  const text = useText();
  const { configuration, halves } = chosen;
  const { product, variant, parts } = configuration;
  const options = (variant.options ?? []).filter((option) => appliesToBothHalves(chosen, option));
  const differing = optionGroups(product, variant).filter(({ choices }) => choices.length > 1);
  const words = [
    ...options.filter(({ code }) => differing.some((group) => group.code === code)),
    ...(halves
      ? [halves.left, halves.right].flatMap(({ options: own = [] }) => own.filter(isFirmness))
      : []),
  ].map(({ value }) => value);
  const all = [...words, ...parts.slice(0, MAX_PARTS).map(({ choice }) => choice.label)];
  if (all.length === 0) return null;
  return (
    <p className={styles['chosen']}>
      <span>{all.join(' · ')}</span> <a href={`#${CHOICES_ID}`}>{text('product.change-choices')}</a>
    </p>
  );
}

/** Parts named beside the button; all of them are below. */
const MAX_PARTS = 2;

type SaveSelectionButtonProps = { readonly chosen: ProductSelection };

/** Saves the current selection of a product; recognizes it whatever URL form it was saved with. */
const SaveSelectionButton = observer(function SaveSelectionButton({
  chosen,
}: SaveSelectionButtonProps) {
  const { locale, stores } = useShop();
  const { configuration, halves } = chosen;
  const { product } = configuration;
  const ownUrl = configurationUrl(configuration, halves, locale);
  const choices = () => stores.saved.choicesOf(product.url);
  const rule = useSelectionRule(choices().length > 0);
  // Until the rule is there, what this button itself has saved.
  const same = (by: SelectionRule | undefined) =>
    choices().filter(({ url }) =>
      by ? by.isSelectedBy(product, url, locale, chosen) : url === ownUrl,
    );
  const isSaved = same(rule).length > 0;
  // Changes what is shown, whatever the list has become until the rule is there.
  const toggle = (by: SelectionRule | undefined): void => {
    if (isSaved) stores.saved.remove(...same(by));
    else if (same(by).length === 0)
      stores.saved.save({ url: ownUrl, name: product.name, quantity: 1 });
  };
  const press = (): void => {
    if (choices().length === 0 || rule) return toggle(rule);
    void loadSelectionRule().then(toggle);
  };
  return <SaveButton of={product.name} isSaved={isSaved} variant="words" onToggle={press} />;
});

type SelectionRule = typeof selectionRule;

/** It reads addresses in the words of every locale: loaded with the first saved choice of a product. */
const loadSelectionRule = (): Promise<SelectionRule> =>
  loadLate(() => import('#src/catalog/selection-from-query.ts'), { first: nextTask });

function useSelectionRule(isNeeded: boolean): SelectionRule | undefined {
  const [rule, setRule] = useState<SelectionRule>();
  useEffect(() => {
    if (isNeeded) void loadSelectionRule().then(setRule);
  }, [isNeeded]);
  return rule;
}
