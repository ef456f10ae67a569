import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CONSENT_PURPOSES,
  FULL_CONSENT,
  NO_CONSENT,
  formatConsent,
  isAnyGranted,
  parseConsent,
  writeConsentCookie,
} from '#src/consent/consent.ts';
import {
  purposesNeedingConsent,
  readConsentForm,
  formatPurposes,
} from '#src/measurement/consent-form.ts';
import { DEFAULT_SIGNALS, consentSignals } from '#src/measurement/consent-mode.ts';
import { anyConsent } from '../../support/arbitraries/measurement.ts';

describe('formatConsent', () => {
  it('H14a formats the allowed purposes with the version of the question', () => {
    expect(formatConsent(NO_CONSENT)).toBe('1:none');
    expect(formatConsent({ statistics: true, marketing: false })).toBe('1:statistics');
    expect(formatConsent(FULL_CONSENT)).toBe('1:statistics+marketing');
  });

  it('H14a writes the choice into a cookie of half a year', () => {
    expect(writeConsentCookie(FULL_CONSENT, false)).toEqual([
      `consent=1:statistics+marketing; Path=/; Max-Age=${180 * 24 * 60 * 60}; SameSite=Lax`,
    ]);
  });

  it('H14a round-trips any consent with characters that are safe in a cookie', () => {
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const text = formatConsent(consent);
        expect(parseConsent(text)).toEqual(consent);
        expect(text).toMatch(/^[\w:+]+$/);
      }),
    );
  });
});

describe('parseConsent', () => {
  it.each([
    undefined,
    '',
    '0:statistics',
    '2:none',
    '1:',
    '1:marketing+statistics',
    '1:all',
    'yes',
  ])('H14a returns undefined for %j', (text) => {
    expect(parseConsent(text)).toBeUndefined();
  });

  it('H14a accepts only texts that formatConsent returns', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const consent = parseConsent(text);
        expect(consent === undefined || formatConsent(consent) === text).toBe(true);
      }),
    );
  });
});

const isYes = (text: string) =>
  /^(?:on|chosen|statistics|marketing|statistics\+marketing)$/u.test(text);

describe('readConsentForm', () => {
  const form = { choice: 'chosen', statistics: '', marketing: '' };

  it('H14a parses the button that was pressed', () => {
    const tagScript = 'https://tags.example/gtm.js';
    const all = formatPurposes(purposesNeedingConsent({ tagScript }));
    expect(readConsentForm({ ...form, choice: all })).toEqual(FULL_CONSENT);
    expect(readConsentForm({ ...form, choice: 'none', statistics: 'on' })).toEqual(NO_CONSENT);
    expect(readConsentForm({ ...form, statistics: 'on' })).toEqual({
      statistics: true,
      marketing: false,
    });
    expect(readConsentForm({ ...form, marketing: 'on' })).toEqual({
      statistics: false,
      marketing: true,
    });
    expect(all).toBe('statistics+marketing');
  });

  it('H14a grants no purpose that was not asked for', () => {
    const statistics = { statistics: true, marketing: false };
    for (const settings of [{}, undefined]) {
      expect(purposesNeedingConsent(settings)).toEqual(['statistics']);
      expect(
        readConsentForm({ ...form, choice: formatPurposes(purposesNeedingConsent(settings)) }),
      ).toEqual(statistics);
    }
  });

  it('H14a grants nothing for any other values', () => {
    const anyText = fc.string().filter((text) => !isYes(text));
    fc.assert(
      fc.property(anyText, anyText, anyText, (choice, statistics, marketing) => {
        expect(readConsentForm({ choice, statistics, marketing })).toEqual(NO_CONSENT);
      }),
    );
  });
});

describe('consentSignals', () => {
  it('H14a denies everything by default except functionality and security', () => {
    expect(DEFAULT_SIGNALS).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
      functionality_storage: 'granted',
      security_storage: 'granted',
    });
  });

  it('H14a grants each purpose its own signals and no others', () => {
    expect(consentSignals({ statistics: true, marketing: false })).toEqual({
      ...DEFAULT_SIGNALS,
      analytics_storage: 'granted',
    });
    expect(consentSignals(NO_CONSENT)).toEqual(DEFAULT_SIGNALS);
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const said = consentSignals(consent);
        expect(said.analytics_storage === 'granted').toBe(consent.statistics);
        for (const ads of ['ad_storage', 'ad_user_data', 'ad_personalization'] as const) {
          expect(said[ads] === 'granted').toBe(consent.marketing);
        }
      }),
    );
  });
});

describe('isAnyGranted', () => {
  it('H14a is true if any purpose is granted, and false before a choice', () => {
    expect(isAnyGranted(undefined)).toBe(false);
    fc.assert(
      fc.property(anyConsent, (consent) => {
        const isAny = CONSENT_PURPOSES.some((purpose) => consent[purpose]);
        expect(isAnyGranted(consent)).toBe(isAny);
      }),
    );
  });
});
