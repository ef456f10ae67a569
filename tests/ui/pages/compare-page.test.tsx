import { describe, expect, it } from 'vitest';
import { AURORA, SHOP } from '../../support/fake-shop.ts';
import { found, markupAt } from '../render-page.tsx';

const GRADE = { code: 'matras_steun', label: 'Ondersteuning', icon: '', showRating: true };
const [double, single] = AURORA.variants;
const TWO = {
  ...SHOP,
  products: [
    { ...AURORA, uspAttributes: [{ ...GRADE, value: '4' }] },
    {
      ...AURORA,
      sku: 'luna',
      name: 'Luna',
      uspAttributes: [{ ...GRADE, value: '2' }],
      variants: [single ?? double] as const,
    },
  ],
};
/** A product of which this many are left. */
const left = (sku: string, stock: number) => ({
  ...AURORA,
  sku,
  variants: [{ ...double, stock }] as const,
});
const COMPARED = '/compare?compare=aurora,luna';

describe('ComparePage', () => {
  it('leads with the grades of the products', async () => {
    const html = await markupAt(COMPARED, { shop: TWO });
    const [, first = ''] = /<tbody>(<tr.*?<\/tr>)/s.exec(html) ?? [];
    expect(first).toContain('Ondersteuning');
    expect(found(first, /aria-label="([^"]+)"/g)).toEqual(['4 van 5', '2 van 5']);
  });

  it('C6 adds the variant in the size compared in', async () => {
    const html = await markupAt(`${COMPARED}&size=90x200`, { shop: TWO });
    expect(found(html, /name="sku" value="([^"]+)"/g)).toEqual(['aurora-90x200', 'aurora-90x200']);
  });

  it('MB8 says the stock of the size compared in, and no day of what is sold out', async () => {
    const products = [left('aurora', 50), left('luna', 0)];
    const html = await markupAt(COMPARED, { shop: { ...SHOP, products } });
    const columns = found(html, /<th scope="col"(.*?)<\/th>/gs);
    const said = ['Op voorraad', 'Uitverkocht', 'Bezorgd'].map((words) =>
      columns.map((column) => column.includes(words)),
    );
    expect(said).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
  });

  it('says what is not made in the size, and offers every size by a form', async () => {
    const html = await markupAt(`${COMPARED}&size=160x200`, { shop: TWO });
    expect(html.match(/Niet in 160\s×\s200 cm/g)).toHaveLength(1);
    expect(found(html, /<option value="(\d+x\d+)"/g)).toEqual(['80x200', '90x200', '160x200']);
    expect(html).toMatch(/<option value="160x200" selected="">/);
  });
});
