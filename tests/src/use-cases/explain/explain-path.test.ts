import { describe, expect, it } from 'vitest';
import type { PageEntry } from '#src/content/page-entry.ts';
import { explained } from '../../../support/explained.ts';
import { MATTRESSES, SHOP } from '../../../support/fake-shop.ts';

const elsewhere = (url: string) => explained(url).then((one) => one.pagesElsewhere);

const entryOf = async (url: string) => (await explained(url)).entry;

const pathOf = async (url: string) => (await explained(url)).path;

const withoutAlternates = (page: PageEntry): PageEntry => ({ ...page, alternates: {} });

describe('the path of an explained URL', () => {
  it('F10 has its normal form, and why it is refused', async () => {
    expect(await pathOf('/Matrassen/Maat/')).toEqual({
      written: '/Matrassen/Maat/',
      normal: '/matrassen/maat',
    });
    expect(await pathOf('/%zz')).toMatchObject({ written: '/%zz', rejection: 'undecodable' });
  });

  it('has the content page and what follows it', async () => {
    const { type, uid, title, url } = MATTRESSES;
    expect(await entryOf('/matrassen')).toEqual({ type, uid, title, url, rest: '' });
    expect(await entryOf('/matrassen/maat/90x200')).toMatchObject({ rest: '/maat/90x200' });
    expect(await entryOf('/')).toMatchObject({ type: 'Home', rest: '' });
    expect(await entryOf('/nergens/x')).toBeUndefined();
  });

  it('names the page at this path in another locale, and what it is here', async () => {
    expect(await elsewhere('/matrassen')).toEqual([]);
    expect(await elsewhere('/matrassen/maat/1x1')).toEqual([]);
    const url = '/matrassen/maat/90x200';
    const named = { locale: 'de-de', title: 'Matrassen' };
    expect(await explained(url, { onlyIn: 'de-de' })).toMatchObject({
      pagesElsewhere: [{ ...named, here: '/matrassen' }],
      answer: { status: 404, reason: 'no-page' },
    });
    const pages = SHOP.pages.map(withoutAlternates);
    const { pagesElsewhere } = await explained(url, { onlyIn: 'de-de', shop: { pages } });
    expect(pagesElsewhere).toStrictEqual([named]);
  });
});
