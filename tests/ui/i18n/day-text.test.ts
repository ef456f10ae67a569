import { describe, expect, it } from 'vitest';
import { LOCALES, languageTag } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { dayText, deliveryPeriodText, longDayText } from '#ui/i18n/day-text.ts';
import { createTranslate } from '#ui/i18n/texts.ts';

describe('dayText', () => {
  it.each([
    ['nl-nl', '2026-06-12', 'vr 12 juni'],
    ['nl-be', '2026-06-14', 'zo 14 juni'],
    ['de-de', '2026-06-11', 'Do., 11. Juni'],
    ['de-at', '2027-01-04', 'Mo., 4. Jänner'],
    ['en-us', '2026-12-31', 'Thu, December 31'],
  ] as const)('T2 formats a day in %s', (locale, day, words) => {
    expect(dayText(createTranslate(locale, ALL_TEXTS), day)).toBe(words);
  });

  it('T2 returns an invalid day unchanged', () => {
    expect(dayText(createTranslate('nl-nl', ALL_TEXTS), 'soon')).toBe('soon');
  });
});

describe('deliveryPeriodText', () => {
  const FIRST = '2026-11-30';
  const LAST = '2026-12-01';

  it.each([
    ['nl-nl', 'ma 30 november t/m di 1 december', 'uiterlijk di 1 december', 'vanaf di 1 december'],
    ['nl-be', 'ma 30 november t/m di 1 december', 'uiterlijk di 1 december', 'vanaf di 1 december'],
    [
      'de-de',
      'Mo., 30. November bis Di., 1. Dezember',
      'spätestens Di., 1. Dezember',
      'ab Di., 1. Dezember',
    ],
    [
      'de-at',
      'Mo., 30. November bis Di., 1. Dezember',
      'spätestens Di., 1. Dezember',
      'ab Di., 1. Dezember',
    ],
    ['en-us', 'Mon, November 30 to Tue, December 1', 'by Tue, December 1', 'from Tue, December 1'],
  ] as const)('DB6 says when an order arrives in %s', (locale, range, by, from) => {
    const text = createTranslate(locale, ALL_TEXTS);
    expect(deliveryPeriodText(text, { first: FIRST, last: LAST })).toBe(range);
    expect(deliveryPeriodText(text, { first: LAST, last: LAST })).toBe(by);
    expect(deliveryPeriodText(text, { first: LAST })).toBe(from);
  });
});

describe('longDayText', () => {
  it.each(LOCALES)('T2 formats days like Intl.DateTimeFormat in %s', (locale) => {
    const text = createTranslate(locale, ALL_TEXTS);
    const words = new Intl.DateTimeFormat(languageTag(locale), {
      dateStyle: 'long',
      timeZone: 'UTC',
    });
    for (let month = 0; month < 12; month += 1) {
      const day = new Date(Date.UTC(2026, month, 1 + month * 2));
      expect(longDayText(text, day.toISOString().slice(0, 10))).toBe(words.format(day));
    }
  });
});
