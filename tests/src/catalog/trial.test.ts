import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasTrial, TRIAL_NIGHTS, trialLabel, trialTerms } from '#src/catalog/trial.ts';
import { forEveryLocale } from '#src/shared/locale.ts';
import { anyAttribute } from '../../support/arbitraries/catalog.ts';
import { anyWording } from '../../support/arbitraries/texts.ts';

const trial = (value: string) => ({ code: 'proefslapen', label: '90 nachten proefslapen', value });

describe('hasTrial', () => {
  it.each(['Ja', 'Yes', '1', 'true', '90 nachten'])('P4 returns true for the value %s', (value) => {
    expect(hasTrial({ attributes: [trial(value)] })).toBe(true);
  });

  it.each(['Nee', 'Nein', 'No', 'false', '0', '', ' nee '])(
    'P4 returns false for the value "%s"',
    (value) => {
      expect(hasTrial({ attributes: [trial(value)] })).toBe(false);
    },
  );

  it('returns false without the attribute', () => {
    expect(hasTrial({ attributes: [] })).toBe(false);
  });

  it('P4 ignores case and surrounding spaces in a negative value', () => {
    const denial = fc.mixedCase(fc.constantFrom('nee', 'nein', 'no', 'false'));
    const space = fc.constantFrom('', ' ', '\t', '\u00A0 ');
    fc.assert(
      fc.property(space, denial, space, (before, word, after) => {
        expect(hasTrial({ attributes: [trial(before + word + after)] })).toBe(false);
      }),
    );
  });

  it('P4 ignores all other attributes', () => {
    fc.assert(
      fc.property(fc.array(anyAttribute), anyWording, (attributes, value) => {
        const others = attributes.map((other) => ({ ...other, code: `matras_${other.code}` }));
        expect(hasTrial({ attributes: others })).toBe(false);
        expect(hasTrial({ attributes: [...others, trial(value)] })).toBe(
          hasTrial({ attributes: [trial(value)] }),
        );
      }),
    );
  });
});

describe('trialTerms', () => {
  it('P4 are ninety nights, free to return from the first, with one exchange', () => {
    const terms = {
      nights: 90,
      advisedNights: 21,
      minimumNights: 0,
      pickUpCents: 0,
      exchanges: 1,
    };
    for (const value of ['Ja', ' ja ', 'YES', 'true', '1'])
      expect(trialTerms({ attributes: [trial(value)] })).toStrictEqual(terms);
  });

  it('P4 have the condition that a merchandiser writes, as it is written', () => {
    const brand = { code: 'merk', label: 'Merk', value: 'Lunaro' };
    const terms = trialTerms({ attributes: [brand, trial(' Alleen in Zwolle ')] });
    expect(terms?.condition).toBe('Alleen in Zwolle');
  });

  it('P4 are none without a trial', () => {
    expect(trialTerms({ attributes: [] })).toBeUndefined();
    expect(trialTerms({ attributes: [trial('Nee')] })).toBeUndefined();
  });
});

describe('trialLabel', () => {
  it('P4 offers ninety nights, in German as a right of exchange', () => {
    expect(forEveryLocale(trialLabel)).toMatchObject({
      'nl-nl': '90 nachten proefslapen',
      'nl-be': '90 nachten proefslapen',
      'de-de': '90 Tage Umtauschrecht',
      'de-at': '90 Tage Umtauschrecht',
      'en-us': '90-night trial',
    });
    expect(TRIAL_NIGHTS).toBe(90);
  });
});
