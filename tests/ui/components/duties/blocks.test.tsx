import { describe, expect, it } from 'vitest';
import type { Product } from '#src/catalog/product.ts';
import type { DutyKey } from '#src/duties/duty-table.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { withDuties } from '#src/use-cases/page-duties.ts';
import { pageRenderer } from '#ui/renderers/page-renderers.tsx';
import { AURORA, SHOP } from '../../../support/fake-shop.ts';
import { markup, pageAt, shopAround } from '../../render-page.tsx';

/** Today, for the duties of the page. */
const TODAY = '2026-11-27';

/** A product page whose product has attributes of these codes, and other fields. */
async function pageOf(
  attributes: Readonly<Record<string, string>>,
  { locale = 'nl-nl', url = '/aurora', ...rest }: Partial<Product> & { locale?: Locale } = {},
): Promise<string> {
  const told = Object.entries(attributes).map(([code, value]) => ({ code, label: code, value }));
  const product = { ...AURORA, ...rest, attributes: [...AURORA.attributes, ...told] };
  const shop = { ...SHOP, products: [product] };
  const page = withDuties({ ...(await pageAt(url, { locale, shop })), today: TODAY });
  const Page = pageRenderer(page);
  return markup(shopAround(page).shop, <Page page={page} />);
}

/** Text of the blocks of a duty, without elements. */
const blockOf = (html: string, duty: DutyKey): string =>
  Array.from(
    html.matchAll(
      new RegExp(`<(section|p|dd|div)[^>]* data-duty="${duty}"[^>]*>(.*?)</\\1>`, 'gu'),
    ),
    ([, , content = '']) => content,
  )
    .join(' | ')
    .replaceAll(/<[^>]+>/gu, ' ')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const SAFETY = {
  manufacturer: 'Ligt Ltd',
  manufacturer_address: '1 Road, Shenzhen',
  manufacturer_email: 'a@ligt.example',
};

describe('the block of a duty', () => {
  it.each([
    ['nl-nl', 'Vezelsamenstelling Hoes: 60 % katoen, 40 % polyester Vulling: 100 % wol'],
    ['de-at', 'Faserzusammensetzung Bezug: 60 % Baumwolle, 40 % Polyester Füllung: 100 % Wolle'],
    ['en-us', 'Fibre composition Cover: 60 % cotton, 40 % polyester Filling: 100 % wool'],
  ] as const)('LD2 in %s names fibres with their percentages', async (locale, said) => {
    const fibres = 'cover:polyester 40,cotton 60;filling:wool 100';
    expect(blockOf(await pageOf({ fibres }, { locale }), 'fibres')).toBe(said);
  });

  it('writes a part of a percent with the mark of the language', async () => {
    const html = await pageOf({ fibres: 'cover:cotton 97.5,elastane 2.5' });
    expect(blockOf(html, 'fibres')).toContain('97,5 % katoen, 2,5 % elastaan');
  });

  it.each([
    ['nl-nl', 'Dit product bevat een lichtbron van energie-efficiëntieklasse F.'],
    ['de-de', 'Dieses Produkt enthält eine Lichtquelle der Energieeffizienzklasse F.'],
  ] as const)('in %s says of a lamp what it contains, and shows no label', async (locale, said) => {
    const html = await pageOf(
      { light_source: 'contains F', bedlampje_energielabel: 'F' },
      { locale },
    );
    expect(blockOf(html, 'contains-light-source')).toContain(said);
    expect(html).not.toContain('energy-label');
    expect(html).not.toContain('bedlampje_energielabel');
  });

  it('shows the class of a light source beside its price, with its sheet', async () => {
    const html = await pageOf({ light_source: 'source E https://eprel.example/1' });
    const label = html.indexOf('data-duty="energy-label"');
    expect(html.slice(html.lastIndexOf('data-price', label), label)).not.toContain('<form');
    expect(html).toContain(
      'aria-label="Energie-efficiëntieklasse E, op een schaal van A tot en met G"',
    );
    expect(html).toContain('fill="#fdb913"');
    expect(html).toMatch(/<a [^>]*href="https:\/\/eprel\.example\/1"[^>]*>Productinformatieblad</u);
    expect(html).not.toContain('contains-light-source');
  });

  it('names a certificate with number, institute and what it was issued for', async () => {
    const certificates =
      'OEKO-TEX Standard 100|21.HNL.1|Hohenstein|cover;GOTS|CU 2|Control Union|product';
    const html = await pageOf({ certificates, matras_keurmerk: 'GOTS' });
    expect(html).not.toContain('matras_keurmerk');
    expect(blockOf(html, 'certificates')).toBe(
      'Certificaten OEKO-TEX Standard 100, nummer 21.HNL.1, Hohenstein. Afgegeven voor de hoes, niet voor het hele product. GOTS, nummer CU 2, Control Union. Afgegeven voor het hele product.',
    );
  });

  it('states a guarantee with scope and guarantor, and that the rights by law stay', async () => {
    const html = await pageOf({ guarantee: '10|core|Lunaro Bedden B.V.' }, { locale: 'de-de' });
    const said = blockOf(html, 'guarantee');
    expect(said).toContain(
      'Lunaro Bedden B.V. gibt 10 Jahre Garantie auf den Kern, nicht auf das ganze Produkt,',
    );
    expect(said).toContain('gesetzlichen Rechte bei Mängeln sind unentgeltlich');
    expect(html).not.toMatch(/garan(?![a-zäöü])/iu);
  });

  it('promises a guarantee of its part, and never the rights by law as one', async () => {
    const guaranteed = await pageOf({ guarantee: '5|motor|Lunaro Bedden B.V.' });
    expect(guaranteed).toContain('5 jaar garantie op de motor');
    // What is left names the notice of the law, which is no promise of the shop.
    const plain = (await pageOf({})).replaceAll(
      /<p[^>]* data-duty="legal-guarantee".*?<\/p>/gu,
      '',
    );
    expect(plain).not.toMatch(/\d+ jaar garantie|<th[^>]*>Garantie/u);
  });

  it.each([
    ['de-de', 'WEEE-Reg.-Nr. DE 12345678', 'auch ohne Kauf'],
    ['de-at', '', 'Art und Funktion unentgeltlich'],
    ['nl-nl', '', ''],
  ] as const)(
    'in %s tells of old electrical goods what its law asks',
    async (locale, number, back) => {
      const html = await pageOf({ weee_number: 'DE 12345678', battery: 'no' }, { locale });
      expect(blockOf(html, 'weee-number').slice(-number.length || undefined)).toBe(number);
      expect(blockOf(html, 'take-back')).toContain(back);
      expect(html.includes('data-duty="take-back"')).toBe(back !== '');
      expect(html).not.toContain('data-duty="battery"');
    },
  );

  it('says how a battery is handed in', async () => {
    expect(blockOf(await pageOf({ battery: 'yes' }), 'battery')).toContain(
      'gratis in bij een inzamelpunt',
    );
  });

  it('shows manufacturer and responsible person unfolded', async () => {
    const html = await pageOf({
      ...SAFETY,
      responsible_person: 'Ligt Europe B.V.',
      responsible_person_address: 'Kade 1, Rotterdam',
      responsible_person_email: 'eu@ligt.example',
    });
    const said = blockOf(html, 'product-safety');
    expect(said).toContain('Fabrikant Ligt Ltd 1 Road, Shenzhen a@ligt.example');
    expect(said).toContain('Verantwoordelijke in de EU Ligt Europe B.V. Kade 1, Rotterdam');
    expect(html).toContain('data-duty="responsible-person"');
    const before = html.slice(0, html.indexOf('data-duty="product-safety"'));
    const opened = (pattern: RegExp) => [...before.matchAll(pattern)].length;
    expect(opened(/<details/gu)).toBe(opened(/<\/details>/gu));
  });

  it('needs no responsible person for a manufacturer in the EU', async () => {
    expect(await pageOf(SAFETY)).not.toContain('responsible-person');
  });

  it('shows the price of a kilogram beside the price', async () => {
    const [variant] = AURORA.variants;
    const price = { regular: euroCents(3000), final: euroCents(3000), default: euroCents(3000) };
    const html = await pageOf({ unit_quantity: '0.75 kg' }, { variants: [{ ...variant, price }] });
    expect(blockOf(html, 'unit-price')).toBe('€ 40,- per kg');
    expect(await pageOf({ unit_quantity: '2 piece' })).not.toContain('unit-price');
  });

  it('P1 says for how many pieces the price is, of goods sold by the piece', async () => {
    expect(await pageOf({ unit_quantity: '1 piece' })).toContain('Prijs per stuk');
    expect(await pageOf({ unit_quantity: '2 piece' })).toContain('Prijs voor 2 stuks');
    expect(await pageOf({})).not.toContain('Prijs per stuk');
  });

  it.each([
    ['nl-nl', 'artikel 16 onder c'],
    ['nl-be', 'artikel VI.53, 3°'],
    ['de-de', '§ 312g Abs. 2 BGB'],
    ['de-at', '§ 18 Abs. 1 Z 3 FAGG'],
  ] as const)(
    'in %s says that goods made to measure cannot be withdrawn from',
    async (locale, law) => {
      const html = await pageOf({ made_to_measure: 'yes' }, { locale });
      expect(blockOf(html, 'no-withdrawal')).toContain(law);
      expect(html).not.toContain('data-duty="withdrawal-right"');
      expect(html.indexOf('data-duty="no-withdrawal"')).toBeLessThan(html.indexOf('/cart/add'));
      expect(await pageOf({}, { locale })).toContain('data-duty="withdrawal-right"');
    },
  );

  it.each([
    ['no', 'je houdt je wettelijke bedenktijd'],
    ['yes', 'Daarvoor geldt geen wettelijke bedenktijd'],
  ])(
    'T1 says before the order whether composed goods can be withdrawn from: %s',
    async (made, said) => {
      const parts = [
        {
          key: 'topper',
          label: 'Topper',
          choices: [
            { uid: 'u1', key: 'latex', label: 'Latex', extra: euroCents(0), isSoldOut: false },
          ],
        },
      ] as const;
      const html = await pageOf({ made_to_measure: made }, { parts });
      expect(blockOf(html, 'configured-goods')).toContain(said);
    },
  );
});
