import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedContentSource } from '#adapters/embedded/embedded-content-source.ts';
import { createLoadShell, withoutOrders } from '#server/load-shell.ts';
import { LONG_LIST, LONG_LIST_LIFETIME } from '#src/content/caching.ts';
import { relOfLink, NO_LINK_RULES } from '#src/seo/link-rules.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../support/fixed-clock.ts';
import { createMemoryLog } from '../support/memory-log.ts';
import { smallCatalogue } from '../support/small-catalogue.ts';
import { smallContent } from '../support/small-content.ts';
import { smallPorts } from './small-shop.ts';

const { content } = smallPorts();
const drafted = createEmbeddedContentSource(
  smallContent,
  createCatalogueStore(smallCatalogue),
  'key',
);
const away = () =>
  Promise.resolve(
    err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const),
  );
const PREVIEW = { live_preview: 'key' };
const never = () => new Promise<never>(() => {});
const events = ({ entries }: ReturnType<typeof createMemoryLog>) =>
  entries.map(({ event }) => event);

describe('createLoadShell', () => {
  it('H2 marks the pages of the locale that search engines may follow', async () => {
    const { shell } = await createLoadShell(content, createMemoryLog())('de-de');
    const { links = NO_LINK_RULES } = shell ?? {};
    expect(relOfLink(links, '/warenkorb')).toBe('nofollow');
    expect(relOfLink(links, '/matratzen/groesse/90x200')).toBe('nofollow');
    expect(relOfLink(links, '/matratzen/firm/firm')).toBeUndefined();
    expect(relOfLink(links, '/matratzen')).toBeUndefined();
  });

  it('EC16 says of a shop without a checkout that it takes no orders, by one object', async () => {
    const load = createLoadShell(content, createMemoryLog());
    await load('de-de');
    const demo = withoutOrders(load);
    const { shell } = await demo('de-de');
    expect((await load('de-de')).shell?.takesNoOrders).toBeUndefined();
    expect(shell).toEqual({ ...(await load('de-de')).shell, takesNoOrders: true });
    expect((await demo('de-de')).shell).toBe(shell);
  });

  it('reads the rules of the same pages once', async () => {
    const loadShell = createLoadShell(content, createMemoryLog());
    const [first, again] = [await loadShell('nl-nl'), await loadShell('nl-nl')];
    expect(again.shell?.links).toBe(first.shell?.links);
    expect((await loadShell('en-us')).shell?.links).not.toEqual(first.shell?.links);
  });

  it.each([
    [LONG_LIST, 60_000],
    [LONG_LIST + 1, LONG_LIST_LIFETIME],
  ])('reads the rules of %i pages again after %i milliseconds', async (length, lifetime) => {
    const clock = createFixedClock();
    const pages = await content.sitemapPages('nl-nl');
    const [page] = pages.ok ? pages.value : [];
    const list = Array.from({ length }, () => page).flatMap((one) => one ?? []);
    let reads = 0;
    const sitemapPages = () => {
      reads += 1;
      return Promise.resolve(ok(list));
    };
    const load = createLoadShell({ ...content, sitemapPages }, createMemoryLog(), clock);
    await load('nl-nl');
    clock.advance(lifetime);
    await load('nl-nl');
    expect(reads).toBe(1);
    clock.advance(1);
    await load('nl-nl');
    expect(reads).toBe(2);
  });

  it('L8 omits the words of filters, which the browser does not need', async () => {
    const filterTranslations = [{ key: 'Hardheid', value: 'stevigheid' }];
    const answer = await content.shell('nl-nl');
    const shell = () =>
      Promise.resolve(answer.ok ? ok({ ...answer.value, filterTranslations }) : answer);
    const loaded = await createLoadShell({ ...content, shell }, createMemoryLog())('nl-nl');
    expect(loaded.shell).not.toHaveProperty('filterTranslations');
    expect(loaded.answer).toMatchObject({ value: { filterTranslations } });
  });

  it('returns a shell without a list of pages, and logs that', async () => {
    const log = createMemoryLog();
    const { shell } = await createLoadShell({ ...content, sitemapPages: away }, log)('nl-nl');
    expect(shell?.shopName).toBe('Klein');
    expect(shell).not.toHaveProperty('links');
    expect(events(log)).toEqual(['link-rules-unavailable']);
  });

  it('does not wait for a list of pages that never arrives', async () => {
    const slow = { ...content, sitemapPages: never };
    const { shell } = await createLoadShell(slow, createMemoryLog())('nl-nl');
    expect(shell?.shopName).toBe('Klein');
    expect(shell).not.toHaveProperty('links');
  });

  it('returns the draft menu and footer of a preview, with the links of the shop', async () => {
    const loadShell = createLoadShell(drafted, createMemoryLog());
    const { shell: draft } = await loadShell('nl-nl', PREVIEW);
    const { shell: published } = await loadShell('nl-nl');
    expect(draft).toMatchObject({ usps: ['until December'], isDraft: true });
    expect(published).toMatchObject({ usps: [] });
    expect(draft?.links).toEqual(published?.links);
  });

  it('returns the published menu and footer if the drafts are unavailable, and logs that', async () => {
    const log = createMemoryLog();
    const shellOf: typeof content.shell = (locale, preview) =>
      preview ? away() : content.shell(locale);
    const loadShell = createLoadShell({ ...content, shell: shellOf }, log);
    const { shell, answer } = await loadShell('nl-nl', PREVIEW);
    expect(answer).toEqual(await away());
    expect(shell?.shopName).toBe('Klein');
    expect(shell).not.toHaveProperty('isDraft');
    expect(events(log)).toEqual(['shell-unavailable']);
  });

  it('returns none while the menu is unavailable', async () => {
    const log = createMemoryLog();
    const { shell } = await createLoadShell({ ...content, shell: away }, log)('nl-nl');
    expect(shell).toBeUndefined();
    expect(events(log)).toEqual(['shell-unavailable']);
  });
});
