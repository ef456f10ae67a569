import { describe, expect, it } from 'vitest';
import { RETURN_DAYS, returnTerms } from '#src/delivery/return-terms.ts';
import { TRIAL_NIGHTS } from '#src/catalog/trial.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';

const attribute = (code: string, value: string) => ({ code, label: code, value });

describe('returnTerms', () => {
  it('P4 allows an exchange with pickup for the nights of the trial', () => {
    const attributes = [attribute('matras_kern', 'Latex'), attribute('proefslapen', 'Ja')];
    expect(returnTerms({ attributes })).toEqual({
      days: TRIAL_NIGHTS,
      cents: 0,
      isByMail: false,
      isExchanged: true,
    });
  });

  it('P4 allows returns for thirty days without a trial, by mail for a parcel', () => {
    const lamp = { attributes: [attribute('bedlampje_hoogte', '30 cm')] };
    const terms = { days: 30, cents: 0, isExchanged: false };
    expect(returnTerms(lamp)).toEqual({ ...terms, isByMail: true });
    const base = { attributes: [attribute('bedbodem_latten', '28')] };
    expect(returnTerms(base)).toEqual({ ...terms, isByMail: false });
  });

  it.each(LOCALES)(
    'has the same number of days in the text of the product promise: %s',
    (locale) => {
      const text = createTranslate(locale, ALL_TEXTS);
      expect(text('product.promise.returns')).toMatch(new RegExp(`\\b${RETURN_DAYS}\\b`, 'u'));
    },
  );
});
