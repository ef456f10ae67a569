import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { hitForCard } from '#src/catalog/product-card.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { Hit } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import { mattress } from '#tests/support/fake-shop.ts';
import { ProductCard } from '#ui/components/product/ProductCard.tsx';
import { found, markup, markupIn, pageAt, shopAround, tags } from '../../render-page.tsx';

const HIT: Hit = {
  ...mattress(1).hit,
  sku: 'LUN-VIT',
  name: 'Vita pocketveermatras',
  brand: 'Lunaro',
  url: '/vita',
  size: '160x200',
  priceFrom: true,
  price: { regular: euroCents(71_900), final: euroCents(62_950), default: euroCents(34_900) },
};

const option = (value: string) => ({ code: value, label: value, value, key: value });

const card = (hit: Partial<Hit> = {}) =>
  markupIn('nl-nl', <ProductCard hit={{ ...HIT, ...hit }} sizes="15rem" />);

describe('ProductCard', () => {
  it('has one link, with its picture, named after brand and name', async () => {
    const html = await card();
    expect(found(html, /<a [^>]*href="([^"]*)"/g)).toEqual(['/vita']);
    const [link = ''] = found(html, /(<a [\s\S]*<\/a>)/g);
    expect(link).toContain('<img');
    const [names = ''] = found(link, /aria-labelledby="([^"]+)"/g);
    const texts = names.split(' ').map((id) => link.split(` id="${id}">`)[1]?.split('<')[0]);
    expect(texts).toEqual(['Lunaro', 'Vita pocketveermatras']);
  });

  it.each([
    ['nl-nl', 'Actieprijs t/m 31 januari 2100'],
    ['de-at', 'Aktionspreis bis 31. Jänner 2100'],
  ] as const)('P3d L11 in %s says until when a reduction lasts', async (locale, end) => {
    const ending = (reducedUntil: string) => {
      const hit = { ...HIT, price: { ...HIT.price, reducedUntil } };
      return markupIn(locale, <ProductCard hit={hit} sizes="15rem" />);
    };
    expect(await ending('2100-01-31')).toContain(`>${end}</p>`);
    expect(await ending('2000-01-31')).not.toContain('2000');
  });

  it('P3 offers nothing without a price', async () => {
    const html = await card({
      price: { ...HIT.price, final: euroCents(0), default: euroCents(0) },
    });
    expect(html).toContain('Vita pocketveermatras');
    expect(html).not.toContain('Prijs voor');
    expect(html).not.toContain('Bezorgd');
  });

  it('names the product in the alternative text of its picture', async () => {
    expect(tags(await card(), '<img')[0]).toContain('alt="Vita pocketveermatras: Matras Aurora"');
  });

  it('shows the placeholder of the shop without a picture', async () => {
    const [picture = ''] = tags(await card({ image: NO_PICTURE }), '<img');
    expect(picture).toContain('src="/no-picture.svg"');
    expect(picture).toContain('width="1200" height="900" alt=""');
    expect(picture).not.toContain('srcSet');
    expect(existsSync('ui/public/no-picture.svg')).toBe(true);
  });

  it('names the size that the price belongs to', async () => {
    expect(await card()).toContain('Prijs voor 160\u00A0×\u00A0200 cm');
  });

  it('shows the current price, the old price and the discount in percent', async () => {
    const html = await card();
    expect(html).toMatch(/vanaf <\/span>€\u00A0<span data-price="">629,50</);
    expect(html).toContain('<s>€\u00A0719,-</s>');
    expect(html).toContain('>-12%<');
  });

  it('shows no old price and no badge without a discount', async () => {
    const html = await card({ price: { ...HIT.price, regular: HIT.price.final } });
    expect(html).not.toContain('<s>');
    expect(html).not.toContain('%');
  });

  it('does not repeat a brand that the name contains', async () => {
    expect(await card()).toContain('>Lunaro<');
    expect(await card({ name: 'Lunaro Vita' })).not.toContain('>Lunaro<');
  });

  it('shows the earliest delivery day, skipping weekends and holidays', async () => {
    const today = { today: '2026-04-02' };
    const page = { ...(await pageAt('/')), ...today };
    const days = [1, 5].map((deliveryDays) =>
      markup(
        shopAround(page).shop,
        <ProductCard hit={{ ...HIT, type: 'mattress', deliveryDays }} sizes="15rem" />,
      ),
    );
    expect(days[0]).toContain('Bezorgd vanaf vr 3 april');
    expect(days[1]).toContain('Bezorgd vanaf vr 10 april');
  });

  it('DB6 says of a parcel the day by which it is there, also without the attributes that tell', async () => {
    const page = { ...(await pageAt('/')), today: '2026-04-02' };
    const attributes = [{ code: 'kussen_hoogte', label: 'Hoogte', value: '12 cm' }];
    const parcel: Hit = { ...HIT, deliveryDays: 2, attributes };
    for (const hit of [parcel, hitForCard(parcel)]) {
      const html = markup(shopAround(page).shop, <ProductCard hit={hit} sizes="15rem" />);
      expect(html).toContain('Bezorgd uiterlijk di 7 april');
    }
  });

  it('does not render the second image initially', async () => {
    const secondImage = { path: 'kamer.webp', width: 1200, height: 900, alt: 'Kamer' };
    expect(await card({ secondImage })).not.toContain('kamer.webp');
  });

  it('names the color that the price belongs to', async () => {
    const html = await card({ options: [option('Zand')] });
    expect(html).toContain('Prijs voor 160\u00A0×\u00A0200 cm, Zand');
  });

  it('shows the average rating only when there are reviews', async () => {
    expect(await card({ reviews: { average: 4.3, count: 18 } })).toContain('4,3 van 5 sterren');
    expect(await card()).not.toContain('sterren');
  });
});
