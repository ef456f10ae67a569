import { comparedProduct, type Comparison } from './json-ld-product.ts';
import { textAt, thingsAt, thingsOn, valueAt, type Thing } from './json-ld-thing.ts';
import { jsonLdIn } from './read-page.ts';
import { picturePath, readVisiblePage, type VisiblePage } from './visible-page.ts';

/**
 * The things of all JSON-LD blocks of a page, in order.
 *
 * @throws {SyntaxError} if a block is not JSON
 */
export const readJsonLd = (html: string): readonly Thing[] =>
  jsonLdIn(html).flatMap((json) => thingsOn(JSON.parse(json)));

/** The types that a page has no thing of; for an entry of several types one is enough. */
export function missingTypes(
  html: string,
  expected: readonly (readonly string[])[],
): readonly string[] {
  const stated = new Set(readJsonLd(html).map((thing) => textAt(thing, '@type')));
  return expected.filter((types) => !types.some((type) => stated.has(type))).map(String);
}

/**
 * Differences between a page's JSON-LD and its visible contents, a sentence each. A fact that is
 * only visible is a difference, too. A page with noindex has no JSON-LD.
 */
export function disagreements(html: string): readonly string[] {
  let things: readonly Thing[];
  try {
    things = readJsonLd(html);
  } catch (error) {
    return [`is no JSON: ${String(error)}`];
  }
  if (NOINDEX.test(html)) {
    return things.length === 0 ? [] : ['is not to be kept, and tells of itself all the same'];
  }
  const page = readVisiblePage(html);
  return [...compared(things, page)].flatMap(([what, stated, shown]) => {
    const [one, other] = [JSON.stringify(stated), JSON.stringify(shown)];
    return one === other ? [] : [`${what}: tells ${one}, shows ${other}`];
  });
}

const NOINDEX = /<meta name="robots" content="[^"]*noindex/u;

function* compared(things: readonly Thing[], page: VisiblePage): Generator<Comparison> {
  const ofType = (...types: readonly string[]) =>
    things.filter((thing) => types.includes(textAt(thing, '@type')));
  const [crumbs] = ofType('BreadcrumbList');
  yield ['breadcrumbs', crumbs ? statedSteps(crumbs) : [], page.breadcrumbs];
  const [list] = ofType('ItemList');
  yield ['cards', list ? statedItems(list) : [], page.cards];
  if (list) yield ['places', statedPlaces(list), page.cards.map((_, at) => page.firstCard + at)];
  const [questions] = ofType('FAQPage');
  yield ['questions', questions ? statedQuestions(questions) : [], page.questions];
  const [article] = ofType('Article');
  yield ['guides', article ? 1 : 0, page.byline.length];
  if (article) yield* comparedArticle(article, page);
  yield* comparedStores(ofType('FurnitureStore'), page);
  const [product] = ofType('Product', 'ProductGroup');
  if (product) yield* comparedProduct(product, page);
  else yield ['price', [], page.price];
  const [organization] = ofType('Organization');
  if (organization) yield* comparedOrganization(organization, page);
}

function* comparedOrganization(organization: Thing, page: VisiblePage): Generator<Comparison> {
  yield ['logo', pathOf(textAt(organization, 'logo')), page.logo];
  const rung = textAt(organization, 'contactPoint', 'telephone').replaceAll(/\D/gu, '');
  yield ['telephone', rung.endsWith(page.telephone.replace(/^0/u, '')), true];
  const at = (...path: readonly string[]) => textAt(organization, ...path);
  const facts = [
    at('legalName'),
    ...['streetAddress', 'postalCode', 'addressLocality'].map((field) => at('address', field)),
    at('identifier', 'value'),
    at('vatID'),
  ];
  yield ['facts of the company', facts.filter((fact) => !page.company.includes(fact)), []];
  const profiles = [valueAt(organization, 'sameAs') ?? []].flat();
  yield [
    'profiles that are not shown',
    profiles.filter((url) => !page.links.some((link) => link === url)),
    [],
  ];
}

function* comparedStores(stores: readonly Thing[], page: VisiblePage): Generator<Comparison> {
  yield ['stores', stores.length, page.stores.length];
  for (const [index, store] of stores.entries()) {
    const { name = '', text = '', times = [] } = page.stores[index] ?? {};
    const at = (field: string) => textAt(store, 'address', field);
    const lines = [at('streetAddress'), at('postalCode'), textAt(store, 'telephone')];
    yield ['name of a store', textAt(store, 'name').endsWith(` ${name}`), true];
    yield ['address of a store', lines.map((line) => text.includes(line)), [true, true, true]];
    const open = thingsAt(store, 'openingHoursSpecification');
    yield ['opening hours', open.length > 0 && 2 * open.length === times.length, true];
  }
}

function* comparedArticle(article: Thing, page: VisiblePage): Generator<Comparison> {
  const [byline] = page.byline;
  const author = textAt(article, 'author', 'name');
  const dates = [textAt(article, 'datePublished'), textAt(article, 'dateModified')];
  yield ['headline', textAt(article, 'headline'), page.title];
  yield ['author', [author, byline?.text.includes(author)], [author, true]];
  yield ['dates', [...new Set(dates)], byline?.dates];
  const image = picturePath(textAt(article, 'image'));
  yield ['picture', image === '' || page.pictures.includes(image), true];
}

const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/u, '');

const statedSteps = (list: Thing) =>
  thingsAt(list, 'itemListElement').map((step) => ({
    name: textAt(step, 'name'),
    href: pathOf(textAt(step, 'item')),
  }));

const statedItems = (list: Thing) =>
  thingsAt(list, 'itemListElement').map((item) => ({
    name: textAt(item, 'name'),
    href: pathOf(textAt(item, 'url')),
  }));

const statedPlaces = (list: Thing) =>
  thingsAt(list, 'itemListElement').map((item) => valueAt(item, 'position'));

const statedQuestions = (page: Thing) =>
  thingsAt(page, 'mainEntity').map((question) => ({
    question: textAt(question, 'name'),
    answer: textAt(question, 'acceptedAnswer', 'text'),
  }));
