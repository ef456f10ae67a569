import { parseArgs } from 'node:util';
import { composeServer } from '#composition/server.ts';
import { readAssets } from '#server/built-assets.ts';
import { parseConfig } from '#server/config.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import { createServerMetrics } from '#server/observe/server-metrics.ts';
import { observePorts, pageInputs } from '#server/page-inputs.ts';
import { createRenderer } from '#server/render.tsx';
import type { ShownPage } from '#server/renderer.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { type BareRendering, bareRendering } from './bare-rendering.ts';

/**
 * `npm run bench:render [-- --renders 60 --url /matrassen]`: processor time of rendering a page that no cache has,
 * against React alone with the same elements. Ratios within one run are what counts: times vary
 * with the machine and with what else it does.
 */
const { values: options } = parseArgs({
  options: {
    renders: { type: 'string', default: '60' },
    rounds: { type: 'string', default: '5' },
    /** Pages to render; several kinds by default. */
    url: { type: 'string', multiple: true },
  },
});
const RENDERS = Number(options.renders);
const ROUNDS = Number(options.rounds);

const URLS = options.url ?? [
  '/matrassen',
  '/matrassen/hardheid/medium/maat/160x200',
  '/search?q=matras',
  '/matrassen/sluimer-gelschuim-hybride',
];

const config = parseConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'warn' });
if (!config.ok) throw new Error(config.error.join('\n'));
const { site } = config.value;
const { ports, close } = composeServer(config.value);
const scope = createRequestScope();
const sources = pageInputs({
  ports: observePorts(ports, scope, createServerMetrics()),
  scope,
  site,
  budget: { read: 60_000, write: 60_000 },
});
const parts = { assets: readAssets('dist/client'), ports, ...config.value };
const renderer = createRenderer(parts);
const withoutFragments = createRenderer({ ...parts, fragmentBytes: 0 });

/** The model of a page and its frame, as a request gets them. */
async function pageAt(url: string): Promise<ShownPage> {
  const [path = '', query] = url.split('?');
  const { shell } = await sources.loadShell('nl-nl');
  if (!shell) throw new Error('The shop has no shell.');
  const request = {
    locale: 'nl-nl',
    hostKnown: true,
    path,
    query: query === undefined ? '' : `?${query}`,
  } as const;
  const siteOfLocale = await sources.loadSite('nl-nl');
  const outcome = await showPageByUrl(sources.ports, siteOfLocale, request, url);
  if (outcome.kind !== 'page') throw new Error(`${url} moved to ${outcome.location}`);
  return { model: outcome.model, shell };
}

/** Sums up the processor time of a step. */
function stopwatch() {
  let total = 0;
  let calls = 0;
  return {
    async time<Answer>(step: () => Answer | Promise<Answer>): Promise<Answer> {
      const start = process.cpuUsage();
      const answer = await step();
      const { user, system } = process.cpuUsage(start);
      total += (user + system) / 1000;
      calls += 1;
      return answer;
    },
    mean: () => total / calls,
  };
}

/** The middle one of several measurements. */
const median = (figures: readonly number[]): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;

async function measure(url: string) {
  const html = renderer.page(await pageAt(url));
  const bare = bareRendering(html);
  const rounds: Times[] = [];
  // The first round is a warm-up.
  for (let round = 0; round <= ROUNDS; round += 1) rounds.push(await timesOf(url, bare));
  const medianOf = (step: keyof Times) => median(rounds.slice(1).map((times) => times[step]));
  const alone = medianOf('alone');
  return {
    url,
    'model ms': medianOf('model').toFixed(2),
    'page ms': medianOf('page').toFixed(2),
    'with fragments ms': medianOf('reusing').toFixed(2),
    'React alone ms': alone.toFixed(2),
    'page ratio': (medianOf('page') / alone).toFixed(2),
    'with fragments ratio': (medianOf('reusing') / alone).toFixed(2),
    kB: Math.round(html.length / 1000),
    elements: bare.elements,
  };
}

/** Processor times in milliseconds. */
type Times = {
  /** From the URL to the page model, ports included. */
  readonly model: number;
  /** Rendering of the page model without fragments, as by a new server. */
  readonly page: number;
  /** The same with all fragments of the page known. */
  readonly reusing: number;
  /** React alone. */
  readonly alone: number;
};

/** Mean times of one round; the steps take turns, as what else the machine does varies. */
async function timesOf(url: string, bare: BareRendering): Promise<Times> {
  const [models, pages, reusing, alone] = [stopwatch(), stopwatch(), stopwatch(), stopwatch()];
  for (let call = 0; call < RENDERS; call += 1) {
    // Two models: what is made once per model is then made by both renderers.
    const first = await models.time(() => pageAt(url));
    const second = await pageAt(url);
    await pages.time(() => withoutFragments.page(first));
    await reusing.time(() => renderer.page(second));
    await alone.time(bare.render);
  }
  return {
    model: models.mean(),
    page: pages.mean(),
    reusing: reusing.mean(),
    alone: alone.mean(),
  };
}

const rows = [];
for (const url of URLS) rows.push(await measure(url));
console.table(rows);
await close();
