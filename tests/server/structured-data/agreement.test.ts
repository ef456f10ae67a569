import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage } from '#src/use-cases/show-page.ts';
import { disagreements, readJsonLd, missingTypes } from '../../support/json-ld.ts';
import { aCompany } from '../../support/shown-pages.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallReviews } from '../../support/small-reviews.ts';
import { configOf, smallAssets, smallPorts } from '../small-shop.ts';

const ports = smallPorts({ ...smallCatalogue, reviews: smallReviews });
const { site } = configOf();
const renderer = createRenderer({ assets: smallAssets, site, ports });

async function htmlAt(url: string, changed: (page: PageModel) => PageModel = (page) => page) {
  const shell = await ports.content.shell('nl-nl');
  const request = { locale: 'nl-nl', hostKnown: true, ...splitUrl(url) } as const;
  const outcome = await showPage(ports, site, request);
  if (!shell.ok || outcome.kind === 'moved') throw new Error(`There is no page at ${url}`);
  return renderer.page({
    model: changed(outcome.model),
    shell: { ...shell.value, company: aCompany },
  });
}

const withQuestions = (page: PageModel): PageModel => ({
  ...page,
  ...('blocks' in page && {
    blocks: [
      { type: 'questions', title: 'Vragen', questions: [{ question: 'Hoe?', answer: 'Zo.' }] },
    ],
  }),
});

const PRODUCT = await htmlAt('/matras-wolk');
const LISTING = await htmlAt('/matrassen', withQuestions);
const HOME = await htmlAt('/');

/** The same page with contradicting structured data. */
function lying(html: string, truth: string, lie: string): string {
  const at = html.indexOf('<script type="application/ld+json">');
  const data = html.slice(at);
  expect(data).toContain(truth);
  return html.slice(0, at) + data.replace(truth, lie);
}

describe('disagreements', () => {
  it.each([
    ['a product', PRODUCT],
    ['a category', LISTING],
    ['the home page', HOME],
  ])('is empty if the page shows what it states: %s', (_, html) => {
    expect(readJsonLd(html)).not.toEqual([]);
    expect(disagreements(html)).toEqual([]);
  });

  it.each([
    ['name', '"name":"Matras Wolk"', '"name":"Matras Wolkje"'],
    ['name of the variant', '"name":"Matras Wolk, 160', '"name":"Matras Wolk, 80'],
    ['brand', '"name":"Noorderlicht"', '"name":"Lunaro"'],
    ['rating', '"ratingValue":3.8', '"ratingValue":4.8'],
    ['rating', '"reviewCount":5', '"reviewCount":500'],
    ['reviews', '"reviewBody":"Slaapt rustig."', '"reviewBody":"Slaapt geweldig."'],
    ['reviews', '"ratingValue":2,', '"ratingValue":5,'],
    ['authors', '"name":"Anne"', '"name":"Bea"'],
    ['price', '"price":449', '"price":199'],
    ['in stock', 'https://schema.org/InStock', 'https://schema.org/OutOfStock'],
    ['size', '"size":"160', '"size":"80'],
    ['7 days to return', '"merchantReturnDays":30', '"merchantReturnDays":7'],
    ['delivery', '"minValue":2', '"minValue":0'],
    ['numbers', '"sku":"M1-160"', '"sku":"M1-91"'],
    ['numbers', '"gtin":"', '"gtin":"9'],
    ['pictures', '/remote-image/', '/remote-image/other-'],
    ['a picture', '"image":', '"images":'],
    ['free delivery', '"@type":"MonetaryAmount","value":0', '"@type":"MonetaryAmount","value":5'],
    ['breadcrumbs', '"name":"Startpagina"', '"name":"Thuis"'],
  ])('finds a %s that differs from the visible one: %s', (what, truth, lie) => {
    const found = disagreements(lying(PRODUCT, truth, lie));
    expect(found.join('\n')).toMatch(new RegExp(`^${what}`, 'mu'));
  });

  it.each([
    ['cards', '"name":"Matras Anker"', '"name":"Matras Ander"'],
    ['cards', '/matras-anker"', '/matras-ander"'],
    ['places', '"position":2,"url"', '"position":3,"url"'],
    ['questions', '"text":"Zo."', '"text":"Anders."'],
    ['questions', '"name":"Hoe?"', '"name":"Waarom?"'],
  ])('finds %s that differ from the visible ones: %s', (what, truth, lie) => {
    const found = disagreements(lying(LISTING, truth, lie));
    expect(found.join('\n')).toMatch(new RegExp(`^${what}`, 'mu'));
  });

  it('finds a logo that differs from the visible one', () => {
    expect(disagreements(lying(HOME, '/logo.svg', '/other.svg')).join('\n')).toMatch(/^logo/u);
  });

  it('finds a legal name that the footer does not show', () => {
    const renamed = lying(HOME, '"legalName":"Sluimer B.V."', '"legalName":"Sluimer N.V."');
    expect(disagreements(renamed).join('\n')).toMatch(/^facts of the company/u);
  });

  it('finds visible facts that are not stated', () => {
    const silent = LISTING.replace(/<script type="application\/ld\+json">.*?<\/script>/su, '');
    expect(disagreements(silent).map((said) => said.split(':')[0])).toEqual([
      'breadcrumbs',
      'cards',
      'questions',
    ]);
  });

  it('finds a visible product that is not stated', () => {
    const silent = PRODUCT.replace('"@type":"ProductGroup"', '"@type":"Thing"');
    expect(disagreements(silent).join('\n')).toMatch(/^price: tells \[\], shows \[449\]$/u);
  });

  it('finds facts that may not be stated', () => {
    const hidden = PRODUCT.replace('</head>', '<meta name="robots" content="noindex"></head>');
    expect(disagreements(hidden)).toEqual(['is not to be kept, and tells of itself all the same']);
  });

  it('finds invalid JSON', () => {
    expect(disagreements(lying(HOME, '{', '')).join('\n')).toMatch(/^is no JSON/u);
    expect(() => readJsonLd(lying(HOME, '{', ''))).toThrow(SyntaxError);
  });
});

describe('missingTypes', () => {
  const ofProduct = [['Product', 'ProductGroup'], ['BreadcrumbList']];

  it('is empty if a page has each, as one type or another', () => {
    expect(missingTypes(PRODUCT, ofProduct)).toEqual([]);
    expect(missingTypes(HOME, [['Organization'], ['WebSite']])).toEqual([]);
  });

  it('returns the missing ones', () => {
    expect(missingTypes(LISTING, ofProduct)).toEqual(['Product,ProductGroup']);
    expect(missingTypes('<main></main>', ofProduct)).toEqual([
      'Product,ProductGroup',
      'BreadcrumbList',
    ]);
  });
});
