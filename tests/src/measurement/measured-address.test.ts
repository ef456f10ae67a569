import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ADVICE_PARAM } from '#src/advice/advice-code.ts';
import { REVIEW_PARAMS } from '#src/catalog/review-params.ts';
import { measuredAddress } from '#src/measurement/measured-address.ts';
import { formatBed, withBed } from '#src/my-bed/my-bed.ts';
import { PLAN_PARAMS } from '#src/room/plan-form.ts';
import { ROOM_PARAM } from '#src/room/room-query.ts';
import { WAY_PARAMS } from '#src/room/way-form.ts';
import { LETTER_PARAM } from '#src/routing/reserved-params.ts';
import { anyBed } from '../../support/arbitraries/my-bed.ts';

describe('measuredAddress', () => {
  it('MB12 is the address without the bed, in all sizes or not, and without a fragment', () => {
    expect(measuredAddress('/matrassen?page=2&bed=2x80x200h24&sizes=all#top')).toBe(
      '/matrassen?page=2',
    );
    expect(measuredAddress('/?bed-width=160&bed-length=200&utm_source=x')).toBe('/?utm_source=x');
  });

  it.each([
    'postcode',
    'email',
    LETTER_PARAM,
    ADVICE_PARAM,
    ROOM_PARAM,
    ...WAY_PARAMS,
    ...PLAN_PARAMS,
    ...REVIEW_PARAMS,
  ])('MB12 is the address without what a visitor says of themselves: %s', (name) => {
    expect(measuredAddress(`/lund?maat=90x200&${name}=80&utm_source=x#top`)).toBe(
      '/lund?maat=90x200&utm_source=x',
    );
    expect(measuredAddress(`/lund?${name}`)).toBe('/lund');
  });

  it('MB12 is the same for every bed', () => {
    const anyAddress = fc.constantFrom('/', '/matrassen?page=2', '/search?q=160x200', '/a?q=%20x');
    fc.assert(
      fc.property(anyAddress, anyBed, (url, bed) => {
        expect(measuredAddress(withBed(url, bed))).toBe(url);
        expect(measuredAddress(`${url}${url.includes('?') ? '&' : '?'}bed=${formatBed(bed)}`)).toBe(
          url,
        );
      }),
    );
  });
});
