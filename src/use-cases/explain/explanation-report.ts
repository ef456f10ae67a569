import type { AnswerSource } from '#ports/answer-source.ts';
import type { FilterRefusal } from '../../filters/url-grammar.ts';
import type { PathRejection } from '../../routing/path-rejection.ts';
import type {
  ExplainedAnswer,
  ExplainedCall,
  ExplainedFilter,
  ExplainedParameter,
  ExplainedSegment,
  ExplainedSeo,
  ExplainedValue,
  ExplainedValues,
  Explanation,
  MissingReason,
  ParameterEffect,
  ParameterKind,
  RedirectReason,
  SeoReason,
} from './explanation.ts';

/** An explanation in words, for a terminal and a page: for the shop's developers, in English. */
export type ReportSection = { readonly title: string; readonly rows: readonly ReportRow[] };

export type ReportRow = {
  readonly label: string;
  readonly text: string;
  /** Whether the row says why the URL is not answered as written. */
  readonly isProblem?: true;
};

/** Sections with at least one row. */
export const explanationReport = (explanation: Explanation): readonly ReportSection[] =>
  [
    { title: 'Answer', rows: answerRows(explanation.answer) },
    { title: 'Host', rows: hostRows(explanation) },
    { title: 'Path', rows: pathRows(explanation) },
    { title: 'Segments', rows: explanation.segments.map(segmentRow) },
    { title: 'Query parameters', rows: explanation.parameters.map(parameterRow) },
    { title: 'Search engines', rows: explanation.seo ? seoRows(explanation.seo) : [] },
    { title: 'Ports that were asked', rows: explanation.calls.map(callRow) },
  ].filter(({ rows }) => rows.length > 0);

/** The report as lines, its labels in a column. */
export function formatReport(sections: readonly ReportSection[]): string {
  const width = Math.max(...sections.flatMap(({ rows }) => rows.map(({ label }) => label.length)));
  const column = Math.min(width, MAX_LABEL_COLUMN);
  return sections
    .map(({ title, rows }) => {
      const lines = rows.map(
        ({ label, text, isProblem }) =>
          `${isProblem ? '!' : ' '} ${label.padEnd(column)}  ${text}\n`,
      );
      return `${title}\n${lines.join('')}`;
    })
    .join('\n');
}

/** In characters; a longer label moves its own text only. */
const MAX_LABEL_COLUMN = 28;

const problem = (label: string, text: string): ReportRow => ({ label, text, isProblem: true });

function answerRows(answer: ExplainedAnswer): readonly ReportRow[] {
  switch (answer.kind) {
    case 'page': {
      const row = { label: String(answer.status), text: `${answer.type}: ${answer.title}` };
      const { reason } = answer;
      return reason === undefined ? [row] : [row, problem('because', MISSING[reason])];
    }
    case 'moved':
      return [
        { label: String(answer.status), text: answer.location },
        { label: 'because', text: REDIRECTS[answer.reason] },
      ];
    case 'refused':
      return [problem(String(answer.status), REJECTIONS[answer.reason])];
    case 'no-page':
      return [{ label: 'no page', text: `answered as ${answer.by}, not by the pages` }];
    case 'unknown-host':
      return [
        answer.status === undefined
          ? problem('not asked', 'a host of no locale gets the default locale, without canonical')
          : problem(String(answer.status), 'STRICT_HOSTS refuses a host of no locale'),
      ];
  }
}

const MISSING: Readonly<Record<MissingReason, string>> = {
  'no-page': 'no page is at this path, and no listing is above it',
  'below-page': 'only listings have anything below their own path',
  filters: 'the filters are no selection of the listing',
  'beyond-last-page': 'the listing has fewer pages',
  'product-not-found': 'the catalogue does not know the product of this page',
  gone: 'editors say that this page is gone',
  unavailable: 'a port could not answer',
};

const REDIRECTS: Readonly<Record<RedirectReason, string>> = {
  spelling: 'the path is another spelling of a page',
  editors: 'editors redirect this path',
  parameters: 'parameters that change nothing are left out',
  'filter-names': 'a filter is named by its key, or as in another locale',
  'price-form': 'the fields of the price form become a filter',
  'article-number': 'the text is the article number of a product',
  'variant-not-made': 'the product is not made this way',
  'external-checkout': 'a checkout of its own (CHECKOUT_URL); without a cart, the cart page',
};

const REJECTIONS: Readonly<Record<PathRejection | 'doubled-slashes', string>> = {
  'too-long': 'the URL is too long, or has too many segments',
  malformed: 'programs read this path differently',
  undecodable: 'an escape of the path is broken',
  'doubled-slashes': 'no page is at this path without its doubled slashes',
};

function hostRows({ host }: Explanation): readonly ReportRow[] {
  const { written, isKnown, locale, origin, isStrict } = host;
  return [
    isKnown
      ? { label: 'host', text: written ?? 'not in the URL' }
      : problem(
          'host',
          `${written ?? 'not in the URL, and that of the request'}: no origin of DOMAINS`,
        ),
    { label: 'locale', text: `${locale}, ${origin ?? 'without a domain'}` },
    { label: 'STRICT_HOSTS', text: String(isStrict) },
  ];
}

function pathRows(explanation: Explanation): readonly ReportRow[] {
  const { path, entry, filters, redirects, remaps, pagesElsewhere } = explanation;
  const { written, normal, rejection } = path;
  const isNormal = normal === written;
  return [
    { label: 'written', text: written },
    ...(normal === undefined || isNormal ? [] : [problem('normal form', normal)]),
    ...(rejection ? [problem('rejected', REJECTIONS[rejection])] : []),
    ...(entry
      ? [{ label: 'content page', text: `${entry.type} "${entry.title}" at ${entry.url}` }]
      : []),
    ...(entry && entry.rest !== '' ? [{ label: 'after it', text: entry.rest }] : []),
    ...(filters && filters.written !== filters.canonical
      ? [problem('canonical filters', filters.canonical || 'none')]
      : []),
    ...redirects.map(({ from, to, status }) => ({
      label: 'editors redirect',
      text: `${from} → ${to || 'gone'} (${status})`,
    })),
    ...remaps.map(({ from, to }) => ({ label: 'remapped', text: `${from} → ${to}` })),
    ...pagesElsewhere.map(({ locale, title, here }) =>
      problem(`page of ${locale}`, here === undefined ? title : `${title}; here: ${here}`),
    ),
  ];
}

function segmentRow(segment: ExplainedSegment): ReportRow {
  const { text: label } = segment;
  switch (segment.role) {
    case 'page':
      return { label, text: 'page' };
    case 'unmatched':
      return problem(label, 'no page');
    case 'text-name':
      return { label, text: 'a search text follows' };
    case 'text':
      return { label, text: 'search text' };
    case 'unread':
      return problem(label, 'not read: its listing or page could not be asked for');
    case 'filter':
      return { label, ...filterCell(segment) };
    case 'values':
      return { label, ...valuesCell(segment) };
  }
}

type Cell = Pick<ReportRow, 'text' | 'isProblem'>;

function filterCell(filter: ExplainedFilter): Cell {
  if (filter.match === 'refused') {
    const words = filter.elsewhere.map(
      ({ locale, meaning, here }) =>
        `${locale}: "${meaning}"${here === undefined ? '' : `, here: ${here}`}`,
    );
    return { text: [REFUSALS[filter.refusal], ...words].join('; '), isProblem: true };
  }
  const { match, key, label, urlName } = filter;
  const known = `filter "${label}" (${key})`;
  return match === 'matched'
    ? { text: known }
    : { text: `${known}, named ${urlName} here`, isProblem: true };
}

function valuesCell({ values, refusal }: ExplainedValues): Cell {
  if (refusal === 'unknown-filter') return { text: 'values of an unknown filter', isProblem: true };
  const texts = values.map((value) => valueText(value, refusal ?? 'nothing-matches'));
  const isEachKnown = values.every(({ matches }) => matches.length > 0);
  const isProblem = refusal !== undefined || !isEachKnown;
  const all = refusal === undefined || !isEachKnown ? [] : [`together: ${REFUSALS[refusal]}`];
  return { text: [...texts, ...all].join('; '), ...(isProblem && { isProblem }) };
}

function valueText(
  { text, matches, refusal, elsewhere }: ExplainedValue,
  refusalOfAll: FilterRefusal['kind'],
): string {
  if (matches.length > 0) return `${text} = ${matches.map((match) => `"${match}"`).join(', ')}`;
  const words = elsewhere.map(({ locale, meaning }) => `${locale}: "${meaning}"`);
  return [`${text}: ${REFUSALS[refusal ?? refusalOfAll]}`, ...words].join(', ');
}

const REFUSALS: Readonly<Record<FilterRefusal['kind'], string>> = {
  'odd-segments': 'a filter without values',
  'too-many-segments': 'too many segments',
  'malformed-escape': 'a broken escape',
  'control-character': 'a control character',
  'empty-value': 'an empty value',
  'too-long-value': 'a value that is too long',
  'unknown-filter': 'no filter of this listing',
  'malformed-range': 'no price range such as 200-500',
  'malformed-size': 'no size such as 140x200',
  'nothing-matches': 'no value of this filter',
};

function parameterRow(parameter: ExplainedParameter): ReportRow {
  const { name, value, kind, effect, meaning, filter, values } = parameter;
  const cells = [...(filter ? [filterCell(filter)] : []), ...(values ? [valuesCell(values)] : [])];
  const isProblem = PROBLEMS.has(effect) || cells.some((cell) => cell.isProblem);
  const text = [
    KINDS[kind],
    ...(meaning === undefined || meaning === value ? [] : [`"${meaning}"`]),
    EFFECTS[effect],
    ...cells.map((cell) => cell.text),
  ];
  const label = `${name}=${value}`;
  return { label, text: text.filter(Boolean).join(', '), ...(isProblem && { isProblem }) };
}

const KINDS: Readonly<Record<ParameterKind, string>> = {
  tracking: 'tracking',
  preview: 'preview of an editor',
  personal: "a visitor's data, never indexed",
  page: 'page of a listing',
  sorting: 'order of a listing',
  text: 'search text',
  filter: 'filter',
  'price-form': 'price form',
  comparison: 'comparison',
  bed: "shopper's bed",
  delivered: 'day of delivery',
  coupon: 'discount code',
  notice: 'result of a form',
  variant: 'variant of the product',
  part: 'part of the product',
  halves: 'halves of a bed',
  reviews: 'reviews',
  configurator: 'open part of the configurator',
  room: 'way to a bedroom, or its plan',
  unknown: 'unknown',
};

const EFFECTS: Readonly<Record<ParameterEffect, string>> = {
  read: '',
  'kept-by-browser': 'no part of the page',
  redirected: 'redirected to a URL without it',
  repeated: 'only the first one counts',
  invalid: 'not valid, counts as absent',
  'without-effect': 'not read by this page',
  'part-of-address': 'not read by this page, but part of its address',
  refused: 'makes the page a 404',
  'not-explained': 'left out: drafts are not explained',
};

const PROBLEMS: ReadonlySet<ParameterEffect> = new Set([
  'redirected',
  'repeated',
  'invalid',
  'without-effect',
  'part-of-address',
  'refused',
]);

function seoRows(seo: ExplainedSeo): readonly ReportRow[] {
  const { rule, row, robots, isRobotsInHeader, canonical, alternates, prev, next } = seo;
  const robotsText = robots === undefined ? 'no tag' : robots;
  return [
    { label: 'row of the policy', text: `${rule}: ${row}` },
    { label: 'robots', text: isRobotsInHeader ? `${robotsText}, in a header` : robotsText },
    { label: 'canonical', text: canonical ?? 'none' },
    ...(prev === undefined ? [] : [{ label: 'prev', text: prev }]),
    ...(next === undefined ? [] : [{ label: 'next', text: next }]),
    ...alternates.map(({ hreflang, href }) => ({ label: hreflang, text: href })),
    { label: 'in the sitemap', text: seo.inSitemap ? 'yes' : 'no' },
    ...seo.reasons.map((reason) => ({ label: 'because', text: SEO_REASONS[reason] })),
  ];
}

const SEO_REASONS: Readonly<Record<SeoReason, string>> = {
  'no-domain': 'the locale has no domain',
  'canonical-hidden': 'an editor hides the canonical link',
  remapped: 'the path is remapped to another page',
  'has-query': 'the sitemap lists no URL with a query string',
  'disabled-by-page': 'an editor excludes this page from search engines',
  'disabled-by-shop': 'the shop excludes its pages from search engines by default',
};

function callRow({ port, method, args, duration, source, failure }: ExplainedCall): ReportRow {
  const text = [
    `${duration.toFixed(1)} ms`,
    SOURCES[source ?? 'uncached'],
    ...(failure === undefined ? [] : [`error: ${failure}`]),
    args,
  ].join(', ');
  return { label: `${port}.${method}`, text, ...(failure !== undefined && { isProblem: true }) };
}

const SOURCES: Readonly<Record<AnswerSource | 'uncached', string>> = {
  hit: 'hit',
  stale: 'stale, refreshed in the background',
  miss: 'miss',
  fallback: 'fallback: an old copy instead of a failure',
  uncached: 'not cached',
};
