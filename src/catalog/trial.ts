import { wordsFor, type LocalWords } from '../shared/local-words.ts';
import type { Locale } from '../shared/locale.ts';
import type { Product } from './product.ts';

/** For so many nights goods may be slept on before they are kept (P4). */
export const TRIAL_NIGHTS = 90;

/** What the trial is called; in German it is a right to exchange. */
export const TRIAL_LABEL: LocalWords = {
  nl: `${TRIAL_NIGHTS} nachten proefslapen`,
  de: `${TRIAL_NIGHTS} Tage Umtauschrecht`,
  en: `${TRIAL_NIGHTS}-night trial`,
};

export const trialLabel = (locale: Locale): string => wordsFor(TRIAL_LABEL, locale);

/**
 * Whether a product may be slept on for {@link TRIAL_NIGHTS} before it is kept (P4). The property
 * comes as the commerce side words it: a flag, or a word of any language of the shop. Whatever
 * denies nothing grants the trial, as a merchandiser may tell its terms there.
 */
export const hasTrial = ({ attributes }: Pick<Product, 'attributes'>): boolean =>
  attributes.some(
    ({ code, value }) => code === TRIAL_ATTRIBUTE && !DENIALS.has(value.trim().toLowerCase()),
  );

const TRIAL_ATTRIBUTE = 'proefslapen';

const DENIALS: ReadonlySet<string> = new Set(['nee', 'nein', 'no', 'false', '0', '']);
