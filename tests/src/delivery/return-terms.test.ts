import { describe, expect, it } from 'vitest';
import { RETURN_DAYS, returnTerms } from '#src/delivery/return-terms.ts';
import { TRIAL_NIGHTS } from '#src/catalog/trial.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';

const attribute = (code: string, value: string) => ({ code, label: code, value });

describe('returnTerms', () => {
  it('P4 takes back what has a trial until its last night, and picks it up', () => {
    const attributes = [attribute('matras_kern', 'Latex'), attribute('proefslapen', 'Ja')];
    expect(returnTerms({ attributes })).toEqual({
      days: TRIAL_NIGHTS,
      cents: 0,
      isByMail: false,
      isExchanged: true,
    });
  });

  it('P4 takes back what has none for thirty days, a parcel by mail', () => {
    const lamp = { attributes: [attribute('bedlampje_hoogte', '30 cm')] };
    const terms = { days: 30, cents: 0, isExchanged: false };
    expect(returnTerms(lamp)).toEqual({ ...terms, isByMail: true });
    const base = { attributes: [attribute('bedbodem_latten', '28')] };
    expect(returnTerms(base)).toEqual({ ...terms, isByMail: false });
  });

  it.each(LOCALES)('promises so many days beside the button as well: %s', (locale) => {
    const text = createTranslate(locale, ALL_TEXTS);
    expect(text('product.promise.returns')).toMatch(new RegExp(`\\b${RETURN_DAYS}\\b`, 'u'));
  });
});
