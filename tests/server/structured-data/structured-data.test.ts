import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { documentHtml } from '#server/document.ts';
import { structuredData } from '#server/structured-data/structured-data.ts';
import type { ContentBlock, QuestionsBlock } from '#src/content/block.ts';
import type { Shell } from '#src/content/shell.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { readJsonLd } from '../../support/json-ld.ts';
import {
  aCartPage,
  aCompany,
  anErrorPage,
  anOrderPage,
  aProductPage,
  aProduct,
  aShell,
} from '../../support/shown-pages.ts';
import { pageAt, SITE } from '../../support/visit.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

const ORIGIN = 'https://nl.example';

const structuredDataOf = (model: PageModel, shell: Shell = aShell) =>
  structuredData({ model, shell }, SITE);
const thingsOf = (model: PageModel, shell?: Shell) =>
  structuredDataOf(model, shell)?.['@graph'] ?? [];

const questions: QuestionsBlock = {
  type: 'questions',
  title: 'Vragen',
  questions: [
    { question: 'Waar bezorgen jullie?', answer: 'Overal.' },
    { question: 'Wat kost het?', answer: 'Niets.' },
  ],
};
const text: ContentBlock = { type: 'text', title: 'Welkom', paragraphs: [] };

const FAQ = {
  '@type': 'FAQPage',
  mainEntity: [
    {
      '@type': 'Question',
      name: 'Waar bezorgen jullie?',
      acceptedAnswer: { '@type': 'Answer', text: 'Overal.' },
    },
    {
      '@type': 'Question',
      name: 'Wat kost het?',
      acceptedAnswer: { '@type': 'Answer', text: 'Niets.' },
    },
  ],
};

const withQuestions = async (url: string) =>
  thingsOf({ ...(await pageAt('listing', url)), blocks: [questions] });

describe('structuredData', () => {
  it('S1 describes the shop and its search on the home page', async () => {
    const profile = 'https://www.instagram.com/sluimer';
    const shell: Shell = {
      ...aShell,
      company: {
        ...aCompany,
        register: { name: 'KvK', number: '12345678' },
        vatId: 'NL001234567B01',
      },
      footer: [
        {
          title: 'Sluimer',
          links: [
            {
              type: 'external',
              title: 'Instagram',
              href: profile,
              opensNewTab: true,
              isFollowed: true,
            },
          ],
        },
      ],
    };
    expect(structuredDataOf(await pageAt('home', '/'), shell)).toEqual({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          '@id': `${ORIGIN}/#organization`,
          name: 'Sluimer',
          url: `${ORIGIN}/`,
          logo: `${ORIGIN}/logo.svg`,
          legalName: 'Sluimer B.V.',
          address: {
            '@type': 'PostalAddress',
            streetAddress: 'Dommelpad 12',
            postalCode: '3800 ZZ',
            addressLocality: 'Amersfoort',
            addressCountry: 'NL',
          },
          identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: '12345678' },
          vatID: 'NL001234567B01',
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer service',
            telephone: '+31331234567',
            availableLanguage: 'nl',
          },
          sameAs: [profile],
        },
        {
          '@type': 'WebSite',
          '@id': `${ORIGIN}/#website`,
          name: 'Sluimer',
          url: `${ORIGIN}/`,
          inLanguage: 'nl-NL',
          publisher: { '@id': `${ORIGIN}/#organization` },
          potentialAction: {
            '@type': 'SearchAction',
            target: {
              '@type': 'EntryPoint',
              urlTemplate: `${ORIGIN}/search?q={search_term_string}`,
            },
            'query-input': 'required name=search_term_string',
          },
        },
      ],
    });
  });

  it('omits the company, phone and profiles that the shop does not have', async () => {
    const shell = { ...aShell, phone: { number: '', hours: '' } };
    const [organization] = thingsOf(await pageAt('home', '/'), shell);
    expect(organization).not.toHaveProperty('legalName');
    expect(organization).not.toHaveProperty('address');
    expect(organization).not.toHaveProperty('contactPoint');
    expect(organization).not.toHaveProperty('sameAs');
  });

  it('keeps a number unchanged that it cannot parse', async () => {
    const shell = { ...aShell, phone: { number: '0900-SLAAP', hours: '' } };
    const [organization] = thingsOf(await pageAt('home', '/'), shell);
    expect(organization).toMatchObject({ contactPoint: { telephone: '0900-SLAAP' } });
  });

  it("L1 L2 lists a category's products in their order, without banners", async () => {
    const [list, breadcrumbs] = thingsOf(await pageAt('listing', '/matrassen'));
    const item = (position: number) => ({
      '@type': 'ListItem',
      position,
      url: `${ORIGIN}/matras-${position}`,
      name: `matras-${position}`,
    });
    expect(list).toEqual({ '@type': 'ItemList', itemListElement: [1, 2, 3, 4, 5, 6].map(item) });
    expect(breadcrumbs).toEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Matrassen' },
      ],
    });
  });

  it('L7 continues the positions of the previous page', async () => {
    const [list] = thingsOf(await pageAt('listing', '/matrassen?page=2'));
    expect(list).toMatchObject({
      itemListElement: [7, 8, 9, 10, 11, 12].map((position) => ({
        position,
        name: `matras-${position}`,
      })),
    });
  });

  it('has the questions of a category on its first page only', async () => {
    expect(await withQuestions('/matrassen')).toContainEqual(FAQ);
    expect(await withQuestions('/matrassen?page=2')).not.toContainEqual(FAQ);
  });

  it('combines all questions of a page', async () => {
    const [first, second] = questions.questions.map((one) => ({ ...questions, questions: [one] }));
    const blocks = [first, text, second].flatMap((block) => block ?? []);
    const page = await pageAt('content', '/proefslapen');
    expect(thingsOf({ ...page, blocks })).toContainEqual(FAQ);
    expect(thingsOf({ ...page, blocks: [text] })).toEqual([
      expect.objectContaining({ '@type': 'BreadcrumbList' }),
    ]);
  });

  it('names the page of a product after the product', () => {
    const page = { ...aProductPage(), title: 'Als editors het noemen' };
    expect(thingsOf(page)).toContainEqual(
      expect.objectContaining({
        itemListElement: [
          expect.objectContaining({ name: 'Home' }),
          { '@type': 'ListItem', position: 2, name: aProduct.name },
        ],
      }),
    );
  });

  it('H2 is empty for pages with noindex', async () => {
    const noindex = { ...aProductPage().head, robots: 'noindex,nofollow' } as const;
    expect(structuredDataOf({ ...aProductPage(), head: noindex })).toBeUndefined();
    expect(structuredDataOf(await pageAt('search', '/search?q=aurora'))).toBeUndefined();
    expect(structuredDataOf(await pageAt('cart', '/winkelwagen'))).toBeUndefined();
    expect(structuredDataOf(await pageAt('error', '/nergens'))).toBeUndefined();
    expect(
      structuredDataOf({ ...anErrorPage('/x'), head: { ...noindex, status: 404 } }),
    ).toBeUndefined();
  });

  it('H8 is empty for a missing page', () => {
    expect(
      structuredDataOf({ ...aProductPage(), head: { ...aProductPage().head, status: 503 } }),
    ).toBeUndefined();
  });

  it('H3 is empty if the shop has no address', () => {
    expect(
      structuredData({ model: aProductPage(), shell: aShell }, { domains: {}, remap: {} }),
    ).toBeUndefined();
  });

  it.each([aCartPage(null), anOrderPage(null), anErrorPage('/x')])(
    'is empty for a page without facts: $type',
    (page) => {
      expect(structuredDataOf({ ...page, breadcrumbs: [] })).toBeUndefined();
    },
  );

  it.each(['search', 'compare'])('has nothing of its own for an indexed page: %s', (type) => {
    const page = { ...anErrorPage('/x'), breadcrumbs: [], type } as unknown as PageModel;
    expect(structuredDataOf(page)).toBeUndefined();
  });

  it('is the same on every call', async () => {
    const page = await pageAt('listing', '/matrassen');
    expect(JSON.stringify(structuredDataOf(page))).toBe(JSON.stringify(structuredDataOf(page)));
  });
});

describe('the block of structured data', () => {
  const anyHostileText = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '</script>',
          '<!--',
          '<script>',
          ']]>',
          '\u2028',
          '\u2029',
          '"',
          '\\',
          '&lt;',
        ),
        fc.string({ unit: anyCharacter, maxLength: 5 }),
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join(''));

  it('is JSON that reads back unchanged, and cannot be closed early by any text', () => {
    fc.assert(
      fc.property(anyHostileText, fc.constantFrom(...LOCALES), (name, locale) => {
        const model = aProductPage({ ...aProduct, name, summary: name }, undefined, locale);
        const shown = {
          ...model,
          blocks: [{ ...questions, questions: [{ question: name, answer: name }] }],
        };
        const site = { domains: { [locale]: ORIGIN }, remap: {} };
        const data = structuredData({ model: shown, shell: aShell }, site);
        const html = documentHtml({ locale, head: '', content: '', structuredData: data });
        expect(html.match(/<\/?script/giu)).toHaveLength(2);
        expect(html).not.toMatch(/[\u2028\u2029]/u);
        expect(html).toContain('<script type="application/ld+json">');
        expect(readJsonLd(html)).toEqual(JSON.parse(JSON.stringify(data?.['@graph'])));
      }),
    );
  });
});
