import { describe, expect, it } from 'vitest';
import { deliveryDay } from '#src/delivery/delivery-day.ts';
import { cardUrl } from '#src/listing/listing-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { changedListingUrl } from '#src/use-cases/changed-listing-url.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { showPage, type PageOutcome } from '#src/use-cases/show-page.ts';
import { demoPorts } from '../../support/demo-ports.ts';
import { SITE } from '../../support/visit.ts';

/** A Friday at noon; orders count for it. */
const FRIDAY = Date.UTC(2026, 10, 27, 11);
const TODAY = '2026-11-27';
/** After 22:00 of that day in the shop's time zone. */
const AFTER_CUT_OFF = Date.UTC(2026, 10, 27, 21, 30);

const visit = (url: string, now = FRIDAY): Promise<PageOutcome> =>
  showPage({ ...demoPorts(), clock: { now: () => now } }, SITE, {
    locale: 'nl-nl',
    hostKnown: true,
    ...splitUrl(url),
  });

async function listingAt(url: string, now = FRIDAY): Promise<ListingPage> {
  const outcome = await visit(url, now);
  if (outcome.kind !== 'page') throw new Error(`moved to ${outcome.location}`);
  const { model } = outcome;
  if (model.type !== 'listing' && model.type !== 'search') throw new Error(model.type);
  return model;
}

const hitsOf = ({ slots }: ListingPage) =>
  slots.flatMap((slot) => (slot.kind === 'product' ? [slot.hit] : []));

const latestOf = (listing: ListingPage) =>
  hitsOf(listing)
    .map(({ deliveryDays }) => deliveryDay(listing.today, deliveryDays, 'NL'))
    .toSorted()
    .at(-1);

describe('a listing by a day', () => {
  it.each([
    '/matrassen?delivered=2026-12-02',
    '/matrassen?sorting=price-asc&delivered=2026-12-02',
    '/matrassen?bed=160x200&delivered=2026-12-02',
    '/matrassen?bed=90x220&sizes=all&delivered=2026-12-02',
    '/search?delivered=2026-12-02&bed=90x220',
    '/matrassen/maat/90x200?delivered=2026-12-02',
    '/search?q=kussen&delivered=2026-12-02',
    '/search?delivered=2026-12-02',
  ])('DB3 shows in %s what its cards promise by then', async (url) => {
    const all = await listingAt(url.replace(/[?&]delivered=.*/u, ''));
    const listing = await listingAt(url);
    expect(listing.delivery?.chosen).toBe('2026-12-02');
    expect(listing.nbHits).toBeGreaterThan(0);
    expect(all.nbHits === 0 || listing.nbHits < all.nbHits).toBe(true);
    expect((latestOf(listing) ?? '9') <= '2026-12-02').toBe(true);
  });

  it('DB4 counts for each day what choosing it shows, whatever day is chosen', async () => {
    const listing = await listingAt('/matrassen/maat/160x200?delivered=2026-12-04');
    const days = listing.delivery?.days ?? [];
    expect(days.length).toBeGreaterThan(2);
    for (const { day, count } of days) {
      const url = changedListingUrl(listing, { deliveredBy: day });
      expect({ day, nbHits: (await listingAt(url)).nbHits }).toEqual({ day, nbHits: count });
    }
  });

  it('DB3 keeps its day on other pages, in another order and with other filters', async () => {
    const listing = await listingAt('/matrassen?page=2&delivered=2026-12-04');
    expect(changedListingUrl(listing, { page: 2, sorting: 'rating' })).toBe(
      '/matrassen?page=2&sorting=rating&delivered=2026-12-04',
    );
    expect(changedListingUrl(listing, { deliveredBy: undefined })).toBe('/matrassen');
  });

  it('DB3 opens a product in the offer that is delivered by then', async () => {
    const listing = await listingAt('/matrassen?delivered=2026-12-02');
    const hit = hitsOf(listing).find(({ size }) => size !== undefined);
    expect(hit && cardUrl(hit, listing)).toContain(`maat=${hit?.size}`);
  });

  it('DB3 counts from the day of an order placed now', async () => {
    const [before, after] = await Promise.all([
      listingAt('/matrassen?delivered=2026-12-01'),
      listingAt('/matrassen?delivered=2026-12-01', AFTER_CUT_OFF),
    ]);
    expect(before.today).toBe(TODAY);
    expect(after.today).toBe('2026-11-28');
    expect(after.nbHits).toBeLessThanOrEqual(before.nbHits);
    expect((latestOf(after) ?? '9') <= '2026-12-01').toBe(true);
  });

  it('DB3 counts all its days from the same, also while the cut-off passes', async () => {
    const times = [AFTER_CUT_OFF - 3_600_000];
    const clock = { now: () => times.pop() ?? AFTER_CUT_OFF };
    const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl('/matrassen') } as const;
    const outcome = await showPage({ ...demoPorts(), clock }, SITE, request);
    expect(outcome).toMatchObject({ model: { today: TODAY } });
    const listing = outcome.kind === 'page' && outcome.model.type === 'listing' && outcome.model;
    const { delivery } = await listingAt('/matrassen', AFTER_CUT_OFF - 3_600_000);
    expect(listing && listing.delivery).toEqual(delivery);
  });

  it('DB5 shows everything if nothing is delivered by the day any more, and says so', async () => {
    const [listing, all] = await Promise.all([
      listingAt('/matrassen?delivered=2026-11-20'),
      listingAt('/matrassen'),
    ]);
    expect(listing.delivery).toEqual({ ...all.delivery, missed: '2026-11-20' });
    expect(listing.nbHits).toBe(all.nbHits);
    expect(changedListingUrl(listing, { sorting: 'rating' })).toBe('/matrassen?sorting=rating');
  });

  it('DB5 is a page with the first day that shows something, if its own shows nothing', async () => {
    const listing = await listingAt('/matrassen?delivered=2026-11-28');
    expect(listing).toMatchObject({ nbHits: 0, head: { status: 200 } });
    expect(listing.delivery?.chosen).toBe('2026-11-28');
    expect(listing.delivery?.days.find(({ count }) => count > 0)?.day).toBe('2026-12-01');
  });

  it.each(['2026-12-01', '2026-11-28'])(
    'DB5 MB5 leads to a later day in the size of the bed if nothing in it is delivered by %s',
    async (day) => {
      const ofBed = await listingAt('/matrassen?bed=140x210');
      const listing = await listingAt(`${ofBed.url}&delivered=${day}`);
      expect(listing).toMatchObject({ nbHits: 0, suggestions: [], ofBed: ofBed.ofBed });
      const later = listing.delivery?.days.find(({ count }) => count > 0);
      const url = changedListingUrl(listing, { deliveredBy: later?.day });
      expect((await listingAt(url)).nbHits).toBe(later?.count);
    },
  );

  it('DB5 MB5 suggests without a filter what is delivered by the day in the size of the bed', async () => {
    const listing = await listingAt('/toppers/kern/latex?bed=90x200&delivered=2026-12-01');
    expect(listing.nbHits).toBe(0);
    const ways = listing.suggestions.map(({ selection, nbHits }) => ({
      url: changedListingUrl(listing, { selection }),
      nbHits,
    }));
    const url = '/toppers?bed=90x200&delivered=2026-12-01';
    expect(ways).toEqual([{ url, nbHits: (await listingAt(url)).nbHits }]);
  });

  it.each(['/matrassen', '/search?q=kussen'])(
    'DB3 is no page of its own for search engines: %s',
    async (url) => {
      const glue = url.includes('?') ? '&' : '?';
      const [plain, listing] = await Promise.all([
        listingAt(url),
        listingAt(`${url}${glue}delivered=2026-12-04`),
      ]);
      expect(listing.head.canonical).toBe(plain.head.canonical);
      expect(listing.head.robots).toBe(plain.head.robots);
    },
  );
});
