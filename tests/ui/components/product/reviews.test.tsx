import { describe, expect, it } from 'vitest';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import { parseReviewQuery } from '#src/catalog/review-query.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { Reviews } from '#ui/components/product/Reviews.tsx';
import { tagsOf, type TagAttributes } from '../../../support/html-tags.ts';
import { aProduct, aProductPage } from '../../../support/shown-pages.ts';
import { found, markupIn } from '../../render-page.tsx';

const review = (id: string, isVerified: boolean): ProductReview => ({
  id,
  sku: 'DUIN',
  rating: 4,
  title: `Titel ${id}`,
  text: 'Na een week gewend.',
  locale: 'nl-nl',
  author: 'Marieke',
  town: 'Zwolle',
  date: '2026-03-01',
  isVerified,
});

/** The reviews of a product, as its page shows them. */
const reviewed = (locale: Locale, ...verified: readonly boolean[]) =>
  reviewedAt('', locale, verified);

/** Reviews as they are shown. */
const shownReviews = (locale: Locale, written: readonly ProductReview[]) =>
  reviewsMarkup('', locale, written);

/** The reviews at an address with a filter. */
function reviewedAt(query: string, locale: Locale, verified: readonly boolean[]) {
  const written = verified.map((isVerified, index) => review(`r${index}`, isVerified));
  return reviewsMarkup(query, locale, written);
}

function reviewsMarkup(query: string, locale: Locale, written: readonly ProductReview[]) {
  const request = { locale, sorting: 'newest', page: 1, reviewsPerPage: 5 } as const;
  const shown = aProductPage(aProduct, aProduct.variants[0], locale);
  const page = { ...shown, url: `${shown.url}${query}`, reviewState: parseReviewQuery(query) };
  const reviews = pageOfReviews(written, request);
  return markupIn(locale, <Reviews page={{ ...page, reviews }} />);
}

/** The stated number of verified buyers, and how they were verified. */
const statement = (html: string) =>
  found(html, /<div[^>]* data-duty="review-check">(<h3>.*?)<\/div>/g).join('');

describe('Reviews', () => {
  it('WR4 shows pictures of a review, each with a text and a link to the large one', async () => {
    const pictures = [
      { path: 'written-reviews/a1', width: 1920, height: 1440, alt: 'Op ons bed' },
      { path: 'written-reviews/b2', width: 600, height: 800, alt: '' },
    ];
    const html = await shownReviews('nl-nl', [{ ...review('r1', false), pictures }]);
    const shown = tagsOf(html, 'img').filter(({ src }) => src?.includes('written-reviews'));
    expect(shown.map(({ alt, loading }) => [alt, loading])).toEqual([
      ['Op ons bed', 'lazy'],
      ['Foto 2 van Marieke', 'lazy'],
    ]);
    expect(found(html, /<a href="(\/remote-image\/written-reviews\/[^?"]*)/gu)).toEqual([
      '/remote-image/written-reviews/a1',
      '/remote-image/written-reviews/b2',
    ]);
    expect(await shownReviews('nl-nl', [review('r1', false)])).not.toContain(
      'remote-image/written',
    );
  });

  it.each([
    ['nl-be', undefined],
    ['de-de', 'Geschrieben auf Niederländisch'],
    ['de-at', 'Geschrieben auf Niederländisch'],
    ['en-us', 'Written in Dutch'],
  ] as const)(
    'names the language of a Dutch review in %s where it is another',
    async (locale, said) => {
      const html = await reviewed(locale, true);
      const before = /<p[^>]*>([^<]*)<\/p><h3 lang="nl-NL">/u.exec(html)?.[1];
      expect(before).toBe(said);
      const isSaidFirst = /Reviews in English come first|Bewertungen auf Deutsch stehen vorn/u;
      expect(isSaidFirst.test(html)).toBe(said !== undefined);
      expect(html).toContain('<h3 lang="nl-NL">Titel r0</h3>');
    },
  );

  it.each([
    [
      'nl-nl',
      'Zo controleren we beoordelingen',
      '2 van de 3 beoordelingen zijn van klanten van wie we de bestelling kennen: we vergelijken bestelnummer, e-mailadres en product met onze bestellingen.',
      'We plaatsen ook kritische beoordelingen en veranderen er niets aan',
    ],
    [
      'de-de',
      'So prüfen wir Bewertungen',
      '2 von 3 Bewertungen stammen von Kunden, deren Bestellung wir kennen: Wir gleichen Bestellnummer, E-Mail-Adresse und Produkt mit unseren Bestellungen ab.',
      'Wir veröffentlichen auch kritische Bewertungen und verändern nichts daran',
    ],
    [
      'en-us',
      'How we check reviews',
      '2 of the 3 reviews are by customers whose order we know: we compare order number, email address and product with our orders.',
      'We publish critical reviews too, and change nothing in them',
    ],
  ] as const)(
    'EP11 says in %s whether and how reviews are verified',
    async (locale, title, how, all) => {
      const said = statement(await reviewed(locale, true, true, false));
      expect(said).toContain(`<h3>${title}</h3>`);
      expect(said).toContain(how);
      expect(said).toContain(all);
    },
  );

  it('EP11 says that purchases are not verified when no review is verified', async () => {
    const said = statement(await reviewed('nl-nl', false, false));
    expect(said).toContain(
      'Van geen van deze beoordelingen hebben we vastgesteld dat de schrijver het product bij ons heeft gekocht.',
    );
    expect(said).not.toContain('van klanten van wie we de bestelling kennen');
  });

  it('EP11 marks verified reviews only', async () => {
    const html = await reviewed('nl-nl', true, false);
    const marked = found(html, /<article(.*?)<\/article>/g).filter((one) =>
      one.includes('Gekocht bij Sluimer'),
    );
    expect(marked.flatMap((one) => found(one, /<h3[^>]*>([^<]*)</g))).toEqual(['Titel r0']);
  });

  it.each(['', '&stars=4', '&stars=4&review-size=160x200'])(
    'H2 has nofollow on links to review states, and to the reviews of a variant: "%s"',
    async (query) => {
      const links = tagsOf(await reviewedAt(query, 'nl-nl', [true, false]), 'a');
      const own = aProductPage().url;
      const isWhole = ({ href = '' }: TagAttributes) => href === `${own}#reviews`;
      expect(links.some(isWhole)).toBe(true);
      expect(links.length).toBeGreaterThan(1);
      expect(links.filter(({ rel }) => rel !== 'nofollow')).toEqual([]);
    },
  );

  it('EP11 is only the link to write the first one without reviews', async () => {
    const html = await reviewed('nl-nl');
    expect(html).toContain('href="/write-review?product=DUIN"');
    expect(html).not.toContain('<section');
  });

  it('WR2 says which reviews were confirmed by email, and what that means', async () => {
    const [shown, explained] = [
      'Bevestigd per e-mail',
      'Dat het product bij ons is gekocht, hebben we niet vastgesteld',
    ];
    const plain = await reviewed('nl-nl', false);
    expect(plain).not.toContain(shown);
    expect(plain).not.toContain(explained);
    const html = await shownReviews('nl-nl', [{ ...review('r0', false), isConfirmed: true }]);
    expect(html).toContain(shown);
    expect(html).toContain(explained);
    expect(html).not.toContain('Gekocht bij Sluimer');
  });
});
