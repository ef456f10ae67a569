import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import { PriceTag } from '#ui/components/PriceTag.tsx';
import { PriceNotes } from '#ui/components/product/PriceNotes.tsx';
import { markupIn } from '../../render-page.tsx';

const price = (final: number, regular = final) => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(final),
});

describe('PriceNotes', () => {
  it.each([
    [
      'nl-nl',
      '€\u00A0719,- was de laagste prijs in de 30 dagen voor deze aanbieding.',
      '€\u00A089,50',
    ],
    [
      'nl-be',
      '€\u00A0719,- was de laagste prijs in de 30 dagen voor deze promotie.',
      '€\u00A089,50',
    ],
    [
      'de-de',
      '€\u00A0719,- war der niedrigste Preis der 30 Tage vor dieser Aktion.',
      '€\u00A089,50',
    ],
    [
      'en-us',
      '€\u00A0719,- was the lowest price of the 30 days before this offer.',
      '€\u00A089,50',
    ],
  ] as const)(
    'EP8 in %s explains the crossed-out price and shows the saving',
    async (locale, was, saved) => {
      const html = await markupIn(locale, <PriceNotes price={price(62_950, 71_900)} />);
      expect(html).toContain(was);
      expect(html).toContain(saved);
    },
  );

  it.each([
    ['nl-nl', 'Actieprijs t/m 31 januari 2100'],
    ['nl-be', 'Actieprijs t/m 31 januari 2100'],
    ['de-de', 'Aktionspreis bis 31. Januar 2100'],
    ['de-at', 'Aktionspreis bis 31. Jänner 2100'],
    ['en-us', 'Offer ends January 31, 2100'],
  ] as const)(
    'P3d in %s says until when a reduction lasts, if that is known',
    async (locale, end) => {
      const notes = (reducedUntil: string, regular = 71_900) =>
        markupIn(locale, <PriceNotes price={{ ...price(62_950, regular), reducedUntil }} />);
      expect(await notes('2100-01-31')).toContain(`>${end}</p>`);
      const open = await markupIn(locale, <PriceNotes price={price(62_950, 71_900)} />);
      expect(await notes('2000-01-31')).toBe(open);
      expect(await notes('2100-01-31', 62_950)).not.toContain('2100');
    },
  );

  it('EP8 mentions no earlier price when none is crossed out', async () => {
    const html = await markupIn('nl-nl', <PriceNotes price={price(62_950)} />);
    expect(html).not.toContain('30 dagen');
    expect(html).not.toContain('bespaart');
  });

  it.each([
    ['nl-nl', 'Gratis bezorgd', 'Gratis bezorgd vanaf €\u00A050,-'],
    [
      'de-de',
      'Kostenlose Lieferung',
      'Kostenlose Lieferung ab €\u00A050,-, darunter zzgl. Versand',
    ],
    ['en-us', 'Free delivery', 'Free delivery from €\u00A050,-'],
  ] as const)(
    'EP8 in %s shows free delivery or its minimum, with a link to the terms',
    async (locale, free, from) => {
      const dear = await markupIn(locale, <PriceNotes price={price(62_950)} />);
      expect(dear).toMatch(new RegExp(`<a href="/[^"]+">${free}</a>`));
      const cheap = await markupIn(locale, <PriceNotes price={price(1_995)} />);
      expect(cheap).toContain(`">${from}</a>`);
    },
  );

  it('P3 EP8 is absent without a price', async () => {
    const none = { ...price(0), default: euroCents(0) };
    expect(await markupIn('nl-nl', <PriceNotes price={none} />)).toBe('');
  });
});

describe('PriceTag', () => {
  it.each([
    ['nl-nl', 'vanaf '],
    ['de-de', 'ab '],
    ['en-us', 'from '],
  ] as const)(
    'EL18 in %s has the from prefix only when the price is the lowest of several',
    async (locale, from) => {
      const tag = (isFrom: boolean) =>
        markupIn(locale, <PriceTag price={price(29_900)} from={isFrom} />);
      expect(await tag(true)).toContain(`>${from}</span>`);
      expect(await tag(false)).not.toContain(`>${from}</span>`);
    },
  );
});
