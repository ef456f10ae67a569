import { describe, expect, it } from 'vitest';
import { parseOpeningHours } from '#src/content/store.ts';

describe('parseOpeningHours', () => {
  it('names every day of a range', () => {
    expect(parseOpeningHours('Tu-Fr 10:00-18:00')).toEqual({
      days: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      opens: '10:00',
      closes: '18:00',
    });
    expect(parseOpeningHours('Sa 10:00-16:00')?.days).toEqual(['Saturday']);
  });

  it.each([
    '',
    'gesloten',
    'Fr-Mo 10:00-18:00',
    'Di 10:00-18:00',
    'Mo 18:00-10:00',
    'Mo 10:00-10:00',
    'Mo 10:00-25:00',
    'Mo 10:00-18:00 ',
    'Mo',
    'Mo 10:00-',
    'Mo-Di 10:00-18:00',
  ])('does not read %j', (text) => {
    expect(parseOpeningHours(text)).toBeUndefined();
  });
});
