import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RATINGS } from '#src/catalog/review.ts';
import {
  readReviewForm,
  REVIEW_FORM_FIELDS,
  withLostSending,
} from '#src/catalog/written-review.ts';
import { err, ok } from '#src/shared/result.ts';

const FORM = {
  product: 'M1',
  rating: '4',
  title: ' Slaapt  goed ',
  text: 'Stevig genoeg.\r\n\r\nEn niet te warm.',
  author: 'Anna',
  order: 'SL-100123',
  email: 'anna@example.nl',
};

describe('readReviewForm', () => {
  it('WR1 reads what has to be said', () => {
    expect(readReviewForm(FORM, 'nl-nl')).toEqual(
      ok({
        order: 'SL-100123',
        email: 'anna@example.nl',
        review: {
          sku: 'M1',
          locale: 'nl-nl',
          rating: 4,
          title: 'Slaapt goed',
          text: 'Stevig genoeg.\nEn niet te warm.',
          author: 'Anna',
          town: '',
        },
      }),
    );
  });

  it('WR1 reads what may be said', () => {
    const more = { town: 'Zwolle', support: '5', edge: '', position: 'side', weight: '60-80' };
    expect(readReviewForm({ ...FORM, ...more }, 'nl-nl')).toMatchObject({
      value: {
        review: {
          town: 'Zwolle',
          grades: { support: 5 },
          sleeper: { position: 'side', weight: '60-80' },
        },
      },
    });
  });

  it('WR4 takes pictures with their descriptions, and no description without a picture', () => {
    const picture = { bytes: Uint8Array.of(1), width: 600, height: 800 };
    const described = { ...FORM, 'picture1-text': 'Kapot', 'picture2-text': ' Op  ons bed ' };
    expect(
      readReviewForm(described, 'nl-nl', { picture2: picture, picture3: picture }),
    ).toMatchObject({
      value: {
        pictures: [
          { ...picture, description: 'Op ons bed' },
          { ...picture, description: '' },
        ],
      },
    });
    const without = readReviewForm(described, 'nl-nl');
    expect(without.ok && 'pictures' in without.value).toBe(false);
  });

  it('WR4 names a picture that is refused, before its description', () => {
    const wrong = { ...FORM, title: '', 'picture1-text': 'x'.repeat(121), order: '1' };
    const refused = { picture1: 'picture-unreadable', picture3: 'picture-too-large' } as const;
    expect(readReviewForm(wrong, 'nl-nl', refused)).toEqual(
      err([
        { field: 'title', reason: 'missing' },
        { field: 'picture1', reason: 'picture-unreadable' },
        { field: 'picture1-text', reason: 'too-long' },
        { field: 'picture3', reason: 'picture-too-large' },
        { field: 'order', reason: 'malformed' },
      ]),
    );
    expect(readReviewForm(FORM, 'nl-nl', refused)).toMatchObject({
      error: [{ field: 'picture1' }, { field: 'picture3' }],
    });
  });

  it('WR1 names all that is wrong, in the order of the form', () => {
    const wrong = {
      ...FORM,
      rating: '6',
      title: '',
      text: 'Prima.',
      comfort: '0',
      weight: 'heavy',
      order: 'order 12',
      email: 'anna',
    };
    expect(readReviewForm(wrong, 'nl-nl')).toEqual(
      err([
        { field: 'rating', reason: 'malformed' },
        { field: 'title', reason: 'missing' },
        { field: 'text', reason: 'too-short' },
        { field: 'comfort', reason: 'malformed' },
        { field: 'weight', reason: 'malformed' },
        { field: 'order', reason: 'malformed' },
        { field: 'email', reason: 'malformed' },
      ]),
    );
  });

  it.each([
    [{ rating: '' }, 'missing'],
    [{ rating: '  ' }, 'missing'],
    [{ rating: ' 4 ' }, undefined],
    [{ product: 'M 1' }, 'malformed'],
    [{ text: 'x'.repeat(19) }, 'too-short'],
    [{ text: 'x'.repeat(20) }, undefined],
  ])(
    'WR1 reads a field with spaces around it, and says of one that is wrong why: %j',
    (typed, reason) => {
      const form = readReviewForm({ ...FORM, ...typed }, 'nl-nl');
      expect(form.ok ? undefined : form.error[0]?.reason).toBe(reason);
    },
  );

  it.each(['SL-100123', 'sl 100123', '000000123', '1234'])(
    'WR1 takes an order number: %s',
    (order) => {
      expect(readReviewForm({ ...FORM, order }, 'nl-nl').ok).toBe(true);
    },
  );

  it('WR1 is total, and every review that it reads has its stars', () => {
    const anyForm = fc.record(
      Object.fromEntries(REVIEW_FORM_FIELDS.map((field) => [field, fc.string()])),
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(anyForm, fc.constantFrom(...RATINGS), (typed, rating) => {
        readReviewForm(typed, 'nl-nl');
        const form = readReviewForm({ ...FORM, rating: String(rating) }, 'nl-nl');
        expect(form).toMatchObject({ value: { review: { rating } } });
      }),
      { numRuns: 100 },
    );
  });
});

describe('withLostSending', () => {
  it.each([
    ['sending', 59_999, 'sending'],
    ['sending', 60_000, 'unconfirmed'],
    ['pending', 60_000, 'pending'],
  ] as const)('WR1 takes a review that is %s for %i milliseconds for %s', (status, time, read) => {
    const stored = { status, changedAt: 5000 };
    expect(withLostSending(stored, 5000 + time)).toEqual({ status: read, changedAt: 5000 });
  });
});
