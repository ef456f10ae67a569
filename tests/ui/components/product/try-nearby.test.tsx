import { isValidElement, type MouseEvent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { STORE_LOCATIONS } from '#src/catalog/page-attributes.ts';
import { TryNearby } from '#ui/components/product/TryNearby.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aProduct, aProductPage, aShell } from '../../../support/shown-pages.ts';
import { elementOf } from '../../element-of.tsx';

const locations = { code: STORE_LOCATIONS, label: '', value: 'Zwolle' };
const product = { ...aProduct, attributes: [...aProduct.attributes, locations] };

type Link = {
  readonly href: string;
  readonly children: string;
  readonly onClick: (event: MouseEvent) => void;
};

function linkIn(storesUrl: string, shown = product): Link {
  const page = aProductPage(shown, shown.variants[0], 'nl-nl');
  const shop = openShop(page, { ...aShell, storesUrl });
  const link = elementOf(shop, () => TryNearby({ product: shown, variant: shown.variants[0] }));
  if (!isValidElement<Link>(link)) throw new Error('There is no link');
  return link.props;
}

describe('TryNearby', () => {
  it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
    'SN2 leaves a click with %s to the browser, which opens a tab',
    (key) => {
      const preventDefault = vi.fn<() => void>();
      const { href, onClick } = linkIn('/winkels');
      onClick({ button: 0, [key]: true, preventDefault } as unknown as MouseEvent);
      expect(href).toBe(`/winkels?product=${product.sku}&variant=${product.variants[0].sku}`);
      expect(preventDefault).not.toHaveBeenCalled();
    },
  );

  it('SN2 offers to try what is lain on, and to see anything else', () => {
    const sheet = { code: 'hoeslaken_hoekhoogte', label: '', value: '30' };
    expect(linkIn('/winkels').children).toContain('Probeer');
    expect(linkIn('/winkels', { ...product, attributes: [sheet, locations] }).children).toContain(
      'Bekijk',
    );
  });
});
