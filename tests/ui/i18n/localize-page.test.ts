import { describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { localizePage } from '#ui/i18n/localize-page.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { aListingPage, anOutagePage } from '../../support/shown-pages.ts';

const text = createTranslate('de-de', ALL_TEXTS);
const listing = aListingPage;
const pageOf = (page: number) => ({ ...listing, page, firstPage: page });

describe('localizePage', () => {
  it.each(['title', 'ogTitle'] as const)(
    'H1 L7 adds the page number to the %s of the head from page 2 on',
    (name) => {
      const title = listing.head[name];
      const titles = [1, 2, 3].map((page) => localizePage(pageOf(page), text).head[name]);
      expect(titles).toEqual([title, `${title} – Seite 2`, `${title} – Seite 3`]);
    },
  );

  it('changes nothing else of a page', () => {
    const { title, ogTitle } = listing.head;
    const { head, ...rest } = localizePage(pageOf(2), text);
    expect({ ...rest, head: { ...head, title, ogTitle } }).toEqual(pageOf(2));
  });

  it('adds no number to a page with status 404', () => {
    const beyond = { ...pageOf(9), head: { ...listing.head, status: 404 as const } };
    expect(localizePage(beyond, text)).toEqual(beyond);
  });

  it('H8 titles an outage page as unavailable', () => {
    expect(localizePage(anOutagePage('/weg'), text).title).toBe(text('error.unavailable-title'));
  });
});
