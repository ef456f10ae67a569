import {
  type Country,
  countryOf,
  type Language,
  languageOf,
  type Locale,
} from '../shared/locale.ts';
import {
  type Duty,
  DUTIES,
  DUTY_KEYS,
  type DutyKey,
  type DutyPage,
  type Shown,
  type ShownGoods,
} from './duty-table.ts';

/** A country and the language in which goods are offered there. */
export type Market = { readonly country: Country; readonly language: Language };

export const marketOf = (locale: Locale): Market => ({
  country: countryOf(locale),
  language: languageOf(locale),
});

/** What a page must show, by the key of its block, and how. */
export type PageDuties = Readonly<Partial<Record<DutyKey, Shown>>>;

/**
 * The duties of a page in a market on a day, `2026-09-27`. Total: every page of every day has an
 * answer, and that of a day before a duty or after its end lacks it.
 */
export function dutiesOf(
  page: DutyPage,
  goods: readonly ShownGoods[],
  market: Market,
  day: string,
): PageDuties {
  const shownOf = (duty: Duty): Shown | undefined =>
    isInForce(duty, market, day) && concerns(duty, goods) ? duty.pages[page] : undefined;
  return Object.fromEntries(
    DUTY_KEYS.flatMap((key) => {
      const shown = shownOf(DUTIES[key]);
      return shown === undefined ? [] : [[key, shown]];
    }),
  );
}

/** Whether a duty applies in a market on a day, whatever the page shows. */
export const isInForce = (
  { since, until, markets }: Duty,
  { country }: Pick<Market, 'country'>,
  day: string,
): boolean => markets.includes(country) && since <= day && (until === undefined || day <= until);

const concerns = ({ goods: condition }: Duty, goods: readonly ShownGoods[]): boolean =>
  condition === undefined || goods.some(condition.areSuch);
