import { describe, expect, it } from 'vitest';
import type { Appointment } from '#src/messages/appointment.ts';
import type { Letter } from '#src/messages/letter.ts';
import type { SampleOrder } from '#src/messages/sample-order.ts';
import { letterLinks } from '#src/use-cases/letter-links.ts';

const DOMAINS = { 'nl-nl': 'https://nl.example' } as const;
const SHELL = { newsletterUrl: '/nieuwsbrief', preferencesUrl: '/voorkeuren' };

const TO = { email: 'anna@example.nl', locale: 'nl-nl' } as const;
const VARIANT = { name: 'Matras', url: '/matras?maat=90x200' };
const alert = { kind: 'stock-alert', alertId: 'a-1', variant: VARIANT, ...TO } as const;
const review = { kind: 'review', reviewId: 'r-1', product: 'Matras', ...TO } as const;
const preferences = { kind: 'preferences', customerId: '1', ...TO } as const;

const APPOINTMENT: Appointment = {
  ...TO,
  store: 'Zwolle',
  name: 'Anna',
  dayPart: 'saturday',
};
const SAMPLES: SampleOrder = {
  ...TO,
  product: 'Boxspring Cielo',
  fabrics: ['Linnen zand'],
  firstName: 'Anna',
  lastName: 'Bakker',
  street: 'Dommelpad',
  houseNumber: '12',
  postalCode: '3800 ZZ',
  city: 'Amersfoort',
};

const linksOf = (letter: Letter, shell: Parameters<typeof letterLinks>[1] = SHELL) =>
  letterLinks(letter, shell, DOMAINS);

describe('letterLinks', () => {
  it.each<Letter>([
    { kind: 'withdrawal-receipt', declarations: [], ...TO },
    { kind: 'withdrawal-copy', declarations: [], ...TO },
    { kind: 'appointment-request', appointment: APPOINTMENT, ...TO },
    { kind: 'samples-receipt', samples: SAMPLES, ...TO },
  ])('has none for a letter of kind $kind, with and without a domain', (letter) => {
    expect(linksOf(letter)).toEqual({});
    expect(linksOf({ ...letter, locale: 'en-us' })).toEqual({});
  });

  it('BS1 leads from the first letter about stock to its confirmation, which can be stopped', () => {
    expect(linksOf(alert)).toEqual({
      link: 'https://nl.example/back-in-stock?letter=a-1',
      unsubscribeUrl: 'https://nl.example/back-in-stock/unsubscribe?letter=a-1',
    });
  });

  it('BS2 leads from the second one to the product, and to the page that stops it', () => {
    expect(linksOf({ ...alert, kind: 'back-in-stock' })).toEqual({
      link: 'https://nl.example/matras?maat=90x200',
      stopLink: 'https://nl.example/back-in-stock?letter=a-1',
      unsubscribeUrl: 'https://nl.example/back-in-stock/unsubscribe?letter=a-1',
    });
  });

  it('WR1 leads from the letter about a review to its confirmation', () => {
    expect(linksOf(review)).toEqual({ link: 'https://nl.example/write-review?letter=r-1' });
  });

  it('N2 leads a subscriber to the preferences, and a confirmed one out of the newsletter', () => {
    const link = 'https://nl.example/voorkeuren?email=anna%40example.nl&customer_id=1';
    expect(linksOf({ ...preferences, kind: 'confirm' })).toEqual({ link });
    expect(linksOf(preferences)).toEqual({
      link,
      unsubscribeUrl:
        'https://nl.example/newsletter/unsubscribe?email=anna%40example.nl&customer_id=1',
    });
  });

  it('N2 leads an unknown address to the newsletter, or home without a page for it', () => {
    const unknown = { kind: 'unknown-address', ...TO } as const;
    expect(linksOf(unknown)).toEqual({ link: 'https://nl.example/nieuwsbrief' });
    expect(linksOf(unknown, {})).toEqual({ link: 'https://nl.example/' });
  });

  it('N2 is undefined where no page can be linked to', () => {
    expect(linksOf(preferences, {})).toBeUndefined();
    for (const letter of [alert, review, preferences])
      expect(linksOf({ ...letter, locale: 'en-us' })).toBeUndefined();
  });
});
