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

/** What a shopper has to know before a trial is begun. */
export type TrialTerms = {
  readonly nights: number;
  /** Nights before which it is too early to judge; nobody has to keep to it. */
  readonly advisedNights: number;
  /** Nights that have to be slept through before anything comes back. */
  readonly minimumNights: number;
  /** What it costs to have it picked up, in cents. */
  readonly pickUpCents: number;
  /** How often it may be exchanged; after that, or instead, the money comes back. */
  readonly exchanges: number;
  /** What a merchandiser adds for this product alone; absent where its value is a plain yes. */
  readonly condition?: string;
};

/** The terms of the trial of a product; `undefined` where it has none. */
export function trialTerms(product: Pick<Product, 'attributes'>): TrialTerms | undefined {
  if (!hasTrial(product)) return undefined;
  const said = product.attributes.find(({ code }) => code === TRIAL_ATTRIBUTE)?.value.trim() ?? '';
  const isPlain = PLAIN_YES.has(said.toLowerCase());
  return { ...TERMS, ...(!isPlain && { condition: said }) };
}

const TERMS: TrialTerms = {
  nights: TRIAL_NIGHTS,
  advisedNights: 21,
  minimumNights: 0,
  pickUpCents: 0,
  exchanges: 1,
};

const PLAIN_YES: ReadonlySet<string> = new Set(['ja', 'yes', 'true', '1']);

const TRIAL_ATTRIBUTE = 'proefslapen';

const DENIALS: ReadonlySet<string> = new Set(['nee', 'nein', 'no', 'false', '0', '']);
