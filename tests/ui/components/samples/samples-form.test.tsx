import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { MAX_LETTER_RETRY_PERIOD } from '#src/messages/letter-delivery.ts';
import type { ShownSamplesForm } from '#src/use-cases/page-model.ts';
import { SamplesForm } from '#ui/components/samples/SamplesForm.tsx';
import { found, markup, markupIn, pageAt, shopAround, tags } from '../../render-page.tsx';

const FORM: ShownSamplesForm = {
  kind: 'samples',
  product: { sku: 'LUN-CIELO', name: 'Lunaro Cielo', url: '/lunaro-cielo' },
  fabrics: [
    { key: 'rib_olijf', label: 'Ribfluweel olijf' },
    { key: 'velours_bos', label: 'Velours bosgroen' },
  ],
  ticked: ['velours_bos'],
  isAway: false,
};

/** The form while the catalogue does not answer. */
const AWAY: ShownSamplesForm = { kind: 'samples', fabrics: [], ticked: [], isAway: true };

/** The form as a server shows it after a post. */
async function shown(posted?: PostedForm, notice = '', form = FORM): Promise<string> {
  const page = await pageAt('/');
  const url = `/fabric-samples?product=LUN-CIELO${notice && `&notice=${notice}`}`;
  const { shop } = shopAround({ ...page, url, ...(posted && { posted }) });
  return markup(shop, <SamplesForm form={form} />);
}

describe('SamplesForm', () => {
  it.each<[Locale]>(LOCALES.map((locale) => [locale]))(
    'FS1 asks for fabrics and an address in %s by a plain form, in the order of its country',
    async (locale) => {
      const html = await markupIn(locale, <SamplesForm form={FORM} />);
      expect(html).toMatch(/<form [^>]*action="\/fabric-samples\/order" method="post"/u);
      const names = found(html, /<input[^>]* name="([^"]*)"/gu);
      expect(new Set(names)).toEqual(
        new Set([
          'product',
          'fabric-rib_olijf',
          'fabric-velours_bos',
          'firstName',
          'lastName',
          'postalCode',
          'houseNumber',
          'addition',
          'street',
          'city',
          'email',
        ]),
      );
      expect(names.indexOf('postalCode') < names.indexOf('street')).toBe(
        !locale.startsWith('de-') && locale !== 'nl-be',
      );
      expect(html).not.toMatch(/samples\.|\{\{/u);
      const ticked = tags(html, 'input', 'checked');
      expect(ticked).toHaveLength(1);
      expect(ticked[0]).toContain('fabric-velours_bos');
    },
  );

  it.each([
    ['nl-nl', 'vijf dagen'],
    ['de-de', 'fünf Tage'],
    ['en-us', 'five days'],
  ] as const)('FS2 tells in %s how long the shop keeps what was typed', async (locale, words) => {
    expect(MAX_LETTER_RETRY_PERIOD / (24 * 60 * 60 * 1000)).toBe(5);
    expect(await markupIn(locale, <SamplesForm form={FORM} />)).toContain(words);
  });

  it('FS3 says each error beside its field, and keeps what was typed', async () => {
    const html = await shown({
      form: 'samples',
      values: { product: 'LUN-CIELO', 'fabric-rib_olijf': 'on', city: 'Utrecht' },
      errors: [
        { field: 'fabrics', reason: 'too-many' },
        { field: 'postalCode', reason: 'malformed' },
      ],
    });
    expect(html).toMatch(/aria-describedby="samples-fabrics-error"/u);
    expect(html).toContain('Vink hoogstens 6 stoffen aan');
    expect(html).toMatch(/id="samples-postalCode-error"/u);
    expect(html).toContain('value="Utrecht"');
    expect(tags(html, 'input', 'checked')[0]).toContain('fabric-rib_olijf');
  });

  it('FS3 offers to send again what was typed while the fabrics cannot be shown', async () => {
    const posted = { form: 'samples', values: { city: 'Utrecht' }, errors: [] } as const;
    const html = await shown(posted, 'SHOP_AWAY', AWAY);
    expect(html).toMatch(/<input type="hidden" name="city" value="Utrecht"/u);
    const errors = [{ field: 'city', reason: 'malformed' }];
    const wrong = await shown({ ...posted, errors }, '', AWAY);
    expect(wrong).toMatch(/<input type="hidden" name="city" value="Utrecht"/u);
    expect(wrong).toContain('nu niet ophalen');
  });

  it('FS3 says that the fabrics are unavailable, not that there are none', async () => {
    const html = await shown(undefined, '', AWAY);
    expect(html).toContain('nu niet ophalen');
    expect(html).not.toContain('<form');
    const none: ShownSamplesForm = { ...AWAY, isAway: false };
    expect(await shown(undefined, '', none)).toContain('vanaf een boxspring');
  });

  it('FS1 says that samples are ordered, in place of the form', async () => {
    const html = await shown(undefined, 'samples-ordered');
    expect(html).toContain('Je stalen zijn besteld');
    expect(html).not.toContain('<form');
    expect(html).toContain('href="/lunaro-cielo"');
    const away = await shown(undefined, 'samples-ordered', AWAY);
    expect(away).toContain('Je stalen zijn besteld');
    expect(away).not.toContain('<a ');
  });
});
