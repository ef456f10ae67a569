import { describe, expect, it } from 'vitest';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { localizePage } from '#ui/i18n/localize-page.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { aListingPage, anOutagePage } from '../../support/shown-pages.ts';

const text = createTranslate('de-de', ALL_TEXTS);
const listing = aListingPage;
const pageOf = (page: number) => ({ ...listing, page, firstPage: page });

describe('localizePage', () => {
  it('L7 adds the page number to the head title from page 2 on', () => {
    const { title } = listing.head;
    const titles = [1, 2, 3].map((page) => localizePage(pageOf(page), text).head.title);
    expect(titles).toEqual([title, `${title} – Seite 2`, `${title} – Seite 3`]);
  });

  it('changes nothing else of a page', () => {
    const { head, ...rest } = localizePage(pageOf(2), text);
    expect({ ...rest, head: { ...head, title: listing.head.title } }).toEqual(pageOf(2));
  });

  it('adds no number to a page with status 404', () => {
    const beyond = { ...pageOf(9), head: { ...listing.head, status: 404 as const } };
    expect(localizePage(beyond, text)).toEqual(beyond);
  });

  it('H8 titles an outage page as unavailable', () => {
    expect(localizePage(anOutagePage('/weg'), text).title).toBe(text('error.unavailable-title'));
  });
});
