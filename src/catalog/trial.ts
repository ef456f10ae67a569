import { type Locale, localizedText, type LocalizedText } from '../shared/locale.ts';
import type { Product } from './product.ts';

/** Length of the trial in nights (P4). */
export const TRIAL_NIGHTS = 90;

/** Name of the trial; in German it is a right to exchange. */
export const TRIAL_LABEL: LocalizedText = {
  nl: `${TRIAL_NIGHTS} nachten proefslapen`,
  de: `${TRIAL_NIGHTS} Tage Umtauschrecht`,
  en: `${TRIAL_NIGHTS}-night trial`,
};

export const trialLabel = (locale: Locale): string => localizedText(TRIAL_LABEL, locale);

/**
 * Whether a product has a trial of {@link TRIAL_NIGHTS} (P4). The attribute has the wording of the
 * commerce backend: a flag, or a word in any language of the shop. Anything but a denial grants the
 * trial, because a merchandiser may write its terms there.
 */
export const hasTrial = ({ attributes }: Pick<Product, 'attributes'>): boolean =>
  attributes.some(
    ({ code, value }) => code === TRIAL_ATTRIBUTE && !NO_VALUES.has(value.trim().toLowerCase()),
  );

/** The terms of a trial, to be shown before it begins. */
export type TrialTerms = {
  readonly nights: number;
  /** Advised minimum of nights before judging; not binding. */
  readonly advisedNights: number;
  /** Minimum number of nights before a return. */
  readonly minimumNights: number;
  /** Cost of the pick-up, in cents. */
  readonly pickUpCents: number;
  /** Number of exchanges allowed; after that, or instead, the money is refunded. */
  readonly exchanges: number;
  /** A merchandiser's condition for this product; absent if the value is a plain yes. */
  readonly condition?: string;
};

/** The terms of a product's trial; `undefined` if it has none. */
export function trialTerms(product: Pick<Product, 'attributes'>): TrialTerms | undefined {
  if (!hasTrial(product)) return undefined;
  const value = product.attributes.find(({ code }) => code === TRIAL_ATTRIBUTE)?.value.trim() ?? '';
  const isYes = YES_VALUES.has(value.toLowerCase());
  return { ...TERMS, ...(!isYes && { condition: value }) };
}

const TERMS: TrialTerms = {
  nights: TRIAL_NIGHTS,
  advisedNights: 21,
  minimumNights: 0,
  pickUpCents: 0,
  exchanges: 1,
};

const YES_VALUES: ReadonlySet<string> = new Set(['ja', 'yes', 'true', '1']);

const TRIAL_ATTRIBUTE = 'proefslapen';

const NO_VALUES: ReadonlySet<string> = new Set(['nee', 'nein', 'no', 'false', '0', '']);
