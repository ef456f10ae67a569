import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ContentSource } from '#ports/content-source.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Paths in `nl-nl` of pages that the source under test has. */
export type KnownPages = {
  readonly category: string;
  /** A page whose path begins with that of the category. */
  readonly partOfCategory: string;
  readonly product: { readonly url: string; readonly sku: string };
  readonly cart: string;
};

const anySegment = fc.string({ minLength: 1 }).map(encodeURIComponent);

/** What every source of pages keeps to. */
export function contentSourceContract(
  name: string,
  create: () => ContentSource,
  known: KnownPages,
): void {
  describe(`ContentSource: ${name}`, () => {
    const source = create();
    const find = async (path: string) => {
      const found = await source.pageByUrl('nl-nl', path);
      if (!found.ok) throw new Error(found.error.message);
      return found.value;
    };

    it('H7 knows of each path which page it is', async () => {
      expect(await find('/')).toMatchObject({ type: 'Home', url: '/' });
      expect(await find(known.category)).toMatchObject({ type: 'Lister', url: known.category });
      expect(await find(known.product.url)).toMatchObject({ type: 'Product', ...known.product });
      expect(await find(known.cart)).toMatchObject({ type: 'Cart', url: known.cart });
    });

    it('F1 finds the page with the longest path that prefixes the path', async () => {
      const filtered = await find(`${known.category}/maat/90x200`);
      expect(filtered).toMatchObject({ type: 'Lister', url: known.category });
      const part = await find(`${known.partOfCategory}/maat/90x200`);
      expect(part).toMatchObject({ url: known.partOfCategory });
    });

    it('F1 matches whole segments only', async () => {
      expect(await find(`${known.category}-en-meer`)).toBeUndefined();
    });

    it('answers the home page at / alone, and nothing where there is nothing', async () => {
      expect(await find('/constructor')).toBeUndefined();
      expect(await find('/__proto__/maat/90x200')).toBeUndefined();
    });

    it('F1 finds the category below any segments', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(anySegment), async (segments) => {
          const path = [known.category, ...segments].join('/');
          const isPart = `${path}/`.startsWith(`${known.partOfCategory}/`);
          expect((await find(path))?.url).toBe(isPart ? known.partOfCategory : known.category);
        }),
      );
    });

    it('F10 answers any text', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary-ascii' }), async (text) => {
          const found = await source.pageByUrl('nl-nl', text);
          expect(found.ok).toBe(true);
        }),
      );
    });

    it('H4 names of a product its page in every locale', async () => {
      const page = await find(known.product.url);
      expect(Object.keys(page?.alternates ?? {}).toSorted()).toEqual([...LOCALES].toSorted());
      for (const locale of LOCALES) {
        const found = await source.pageByUrl(locale, page?.alternates[locale] ?? '');
        expect(found).toMatchObject({ ok: true, value: { sku: known.product.sku } });
      }
    });

    it('H8 has an error page and what stands around it for every locale', async () => {
      for (const locale of LOCALES) {
        expect(await source.errorPage(locale)).toMatchObject({
          ok: true,
          value: { type: 'Error' },
        });
        const shell = await source.shell(locale);
        expect(shell).toMatchObject({ ok: true, value: { shopName: expect.any(String) } });
      }
    });
  });
}
