import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import type { BlockOf } from '#src/content/block.ts';
import type { Locale } from '#src/shared/locale.ts';
import { StoresBlock } from '#ui/components/blocks/StoresBlock.tsx';
import { SHOP } from '#tests/support/fake-shop.ts';
import { found, markup, markupIn, pageAt, shopAround } from '../../render-page.tsx';

const storesIn = (locale: Locale, uid: string): BlockOf<'stores'> => {
  const page = content[locale].pages.find((one) => one.uid === uid);
  const blocks = page && 'blocks' in page ? (page.blocks ?? []) : [];
  const block = blocks.find((one) => one.type === 'stores');
  if (block?.type !== 'stores') throw new Error(`${uid} has no stores`);
  return block;
};

const storesBlock = (locale: Locale, uid: string) => (
  <StoresBlock block={storesIn(locale, uid)} isPageTitle={false} isSeenFirst={false} />
);

const rendered = (locale: Locale, uid = 'stores') => markupIn(locale, storesBlock(locale, uid));

/** HTML of the stores on the page at `url`, in a shop whose page of stores is at `storesUrl`. */
async function renderedAt(url: string, storesUrl: string | undefined, uid = 'stores') {
  const page = { ...(await pageAt('/')), url };
  const shell = { ...SHOP.shell, ...(storesUrl !== undefined && { storesUrl }) };
  return markup(shopAround(page, shell).shop, storesBlock('nl-nl', uid));
}

describe('StoresBlock', () => {
  it('leads from every pin to a store of the list, by keyboard, too', async () => {
    const html = await rendered('nl-nl');
    const [map = ''] = found(html, /(<nav.*?<\/nav>)/gs);
    const targets = found(map, /<a href="#([^"]*)"/g);
    expect(targets).toEqual(['store-amersfoort', 'store-zwolle', 'store-gent', 'store-munster']);
    expect(found(html, /<li[^>]* id="([^"]*)"/g)).toEqual(targets);
    expect(found(map, /<text[^>]*>([^<]*)/g)).toEqual(['Amersfoort', 'Zwolle', 'Gent', 'Münster']);
    expect(map).toContain('aria-label="Winkels op de kaart"');
    expect(html).not.toContain('http');
  });

  it('shows the stores of the country, names those across its border, and links the others', async () => {
    const dutch = await rendered('nl-nl');
    expect(found(dutch, /<h3[^>]*>([^<]*)/g)).toEqual(['Nederland', 'Net over de grens']);
    expect(dutch).toMatch(/Verder weg:.*>Linz<\/a> \(Oostenrijk\)/s);
    const austrian = await rendered('de-at');
    expect(found(austrian, /<h3[^>]*>([^<]*)/g)).toEqual(['Österreich']);
    expect(found(austrian, /<li[^>]* id="([^"]*)"/g)).toEqual(['store-linz']);
  });

  it('shows the only store of a page without a country above it', async () => {
    const html = await rendered('nl-nl', 'store-linz');
    expect(found(html, /<h3[^>]*>(?:<a[^>]*>)?([^<]*)/g)).toEqual(['Linz']);
    expect(html).toContain('href="#store-linz"');
  });

  it('SN1 SN4 asks for a postal code by a plain form, and lists what was found, nearest first', async () => {
    expect(await rendered('nl-nl')).toMatch(/<form [^>]*action="[^"]*" method="get"/u);
    const block: BlockOf<'stores'> = {
      ...storesIn('nl-nl', 'stores'),
      asked: {
        postcode: '8011 AB',
        product: { sku: 'VITA', name: 'Vita', variant: { sku: 'VITA-1', size: '90x200' } },
        nearby: [
          { name: 'Zwolle', kilometres: 7, isOnDisplay: true, supply: 'to-order' },
          { name: 'Amersfoort', kilometres: 63, supply: 'in-stock' },
        ],
      },
    };
    const html = await markupIn(
      'nl-nl',
      <StoresBlock block={block} isPageTitle={false} isSeenFirst={false} />,
    );
    const [list = ''] = found(html, /(<ol.*?<\/ol>)/gs);
    expect(found(list, /<a [^>]*>([^<]*)/g)).toEqual(['Zwolle', 'Amersfoort']);
    expect(found(list, /<small>([^<]*)/g)).toEqual(['ongeveer 5 km', 'ongeveer 65 km']);
    expect(html).toContain('<input type="hidden" name="product" value="VITA"/>');
    expect(html).toContain('<input type="hidden" name="variant" value="VITA-1"/>');
    expect(found(list, /<\/svg>([^<]*)<\/li>/g)).toEqual([
      'Staat er om te proberen',
      'Niet op voorraad, wel te bestellen',
      'Op voorraad om mee te nemen',
    ]);
    expect(html).toMatch(/Voorraad van 90\s×\s200, zoals de winkel/u);
    expect(html).toContain('Winkels met Vita');
  });

  it('SN3 has a form for an appointment, by which the browser posts what was typed', async () => {
    const html = await renderedAt('/winkels?postcode=8011zz', '/winkels');
    const [form = ''] = found(
      html,
      /(<form [^>]*action="\/stores\/appointment#appointment".*?<\/form>)/gs,
    );
    expect(found(form, / name="([^"]*)"/g)).toEqual([
      'store',
      'dayPart',
      'name',
      'email',
      'message',
    ]);
    expect(found(form, /<option value="([^"]*)"/g).slice(0, 4)).toEqual([
      'Amersfoort',
      'Zwolle',
      'Gent',
      'Münster',
    ]);
    const one = await renderedAt('/winkels', '/winkels', 'store-linz');
    expect(one).not.toContain('/stores/appointment');
  });

  it('SN3 has the form only on the page whose stores it may name', async () => {
    for (const storesUrl of [undefined, '/winkels'])
      expect(await renderedAt('/', storesUrl)).not.toContain('/stores/appointment');
  });
});
