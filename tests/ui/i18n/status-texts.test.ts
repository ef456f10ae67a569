import { describe, expect, it } from 'vitest';
import { LOCALES } from '#src/shared/locale.ts';
import { ok } from '#src/shared/result.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { withStatusTexts } from '#ui/i18n/localize-page.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { blockRenderer, pageRenderer, readyParts } from '#ui/renderers/page-renderers.tsx';
import { createShop } from '#ui/shop.ts';
import { stubPorts } from '../../support/open-shop.ts';
import {
  aCartPage,
  aRemovedPage,
  anErrorPage,
  anOutagePage,
  aShell,
} from '../../support/shown-pages.ts';

const text = createTranslate('nl-nl', ALL_TEXTS);

describe('withStatusTexts', () => {
  it.each(LOCALES)('sets title, text and head of an outage page: %s', (locale) => {
    const words = createTranslate(locale, ALL_TEXTS);
    const page = withStatusTexts(anOutagePage('/weg', locale), words);
    const [named, said] = [words('error.unavailable-title'), words('error.unavailable-text')];
    expect(page).toMatchObject({
      title: named,
      text: said,
      head: { title: named, description: said, ogTitle: named, ogDescription: said },
    });
  });

  it.each(LOCALES)('sets title, text and head of a page that is gone: %s', (locale) => {
    const words = createTranslate(locale, ALL_TEXTS);
    const page = withStatusTexts(aRemovedPage('/weg', locale), words);
    const [named, said] = [words('error.gone-title'), words('error.gone-text')];
    expect(page).toMatchObject({
      title: named,
      text: said,
      head: { status: 410, title: named, description: said, ogTitle: named, ogDescription: said },
    });
  });

  it('keeps URL, status and robots', () => {
    const { head, url } = withStatusTexts(anOutagePage('/weg'), text);
    expect({ url, ...head }).toMatchObject({
      url: '/weg',
      status: 503,
      robots: 'noindex,nofollow',
    });
  });

  it('H8 keeps the texts of the content service on a 404 page', () => {
    expect(withStatusTexts(anErrorPage('/weg'), text)).toEqual(anErrorPage('/weg'));
  });

  it('keeps the texts of a cart page with status 503', () => {
    const cart = aCartPage(null);
    const page = { ...cart, head: { ...cart.head, status: 503 as const } };
    expect(withStatusTexts(page, text)).toEqual(page);
  });

  it('titles a page that the server cannot build as unavailable', async () => {
    const outage = { kind: 'page', model: anOutagePage('/matrassen') } as const;
    const pages = { read: () => Promise.resolve(ok({ build: 'test', outcome: outage })) };
    const shop = createShop({
      boot: { page: aCartPage(null), shell: aShell, build: 'test', navigationTimeout: 4000 },
      text,
      getPageComponent: pageRenderer,
      getBlockComponent: blockRenderer,
      lateParts: readyParts,
      ports: { ...stubPorts(), pages },
    });
    await shop.stores.navigation.navigate('/matrassen');
    expect(shop.stores.navigation.page.title).toBe(text('error.unavailable-title'));
  });
});
