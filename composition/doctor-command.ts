import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import type { DriftCount } from '#adapters/system/counted-drift.ts';
import type { UpstreamProblem } from '#ports/upstreams.ts';
import { type Config, parseConfig } from '#server/config.ts';
import { servedLocales } from '#src/routing/parse-location.ts';
import type { Locale } from '#src/shared/locale.ts';
import { findShopProblems, type ShopProblem } from '#src/use-cases/find-shop-problems.ts';
import { type CommandLine, fail } from './command-line.ts';
import type { SettingProblem } from './process-lifecycle.ts';
import { composeServer } from './server.ts';
import { checkUpstreams } from './upstream-checks.ts';

/**
 * `npm run doctor -- [--env <file>]`: checks the settings, the upstreams and the content of the shop
 * that they configure. Prints each problem as a line with the locales that have it, what could not be
 * parsed, and at the end what was checked. `--env` takes the settings from a file, and none from the
 * environment. Returns the exit code: 1 if a problem is an error.
 */
export async function runDoctor(args: readonly string[], line: CommandLine): Promise<number> {
  let environment: CommandLine['environment'];
  try {
    environment = settingsOf(args, line);
  } catch (failure) {
    return fail(line, [messageOf(failure)]);
  }
  const config = parseConfig(environment);
  if (!config.ok)
    return fail(
      line,
      config.error.map((problem) => `error setting ${problem}`),
    );
  try {
    return await examine(config.value, { ...line, environment });
  } catch (failure) {
    return fail(line, [`error setting ${messageOf(failure)}`]);
  }
}

const messageOf = (failure: unknown): string =>
  failure instanceof Error ? failure.message : String(failure);

function settingsOf(args: readonly string[], { environment }: CommandLine) {
  const { values } = parseArgs({ args: [...args], options: { env: { type: 'string' } } });
  if (values.env === undefined) return environment;
  const path = resolve(environment['INIT_CWD'] ?? '.', values.env);
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
    throw new Error(`${path} cannot be read: ${code}`, { cause: failure });
  }
}

/** Something that the doctor says; `source` is a setting, an upstream, or a kind of problem. */
type Finding = {
  readonly level: UpstreamProblem['level'];
  readonly source: string;
  readonly locale?: Locale;
  readonly text: string;
};

async function examine(config: Config, line: CommandLine): Promise<number> {
  const { ports, drift, checkStart, checkSettings, hiddenReductions, close } = composeServer({
    ...config,
    logLevel: 'silent',
    // Goods that are withheld are reported, not left out.
    goodsWithoutFacts: 'sell',
  });
  try {
    await checkStart();
    const unusable = await checkSettings();
    const upstreams = await checkUpstreams(config, line);
    const problems = await findShopProblems({ ports, site: config.site });
    const findings = [
      ...unusable.map(ofSetting),
      ...workerFindings(config),
      ...demoFindings(config),
      ...upstreams.map(ofUpstream),
      ...problems.filter((problem) => !isConsequence(problem, config, upstreams)).map(ofShop),
      ...servedLocales(config.site.domains).flatMap((locale) =>
        ofHidden(locale, hiddenReductions(locale)),
      ),
      ...drift.counts().map(ofDrift),
    ];
    const lines = mergedByLocale(findings);
    line.print([...lines, conclusion(lines, config)].map((text) => `${text}\n`).join(''));
    return findings.some(({ level }) => level === 'error') ? 1 : 0;
  } finally {
    await close();
  }
}

const ofSetting = ({ level, message }: SettingProblem): Finding => ({
  level,
  source: 'setting',
  text: message,
});

const ofUpstream = ({ upstream, ...problem }: UpstreamProblem): Finding => ({
  ...problem,
  source: upstream,
});

const ofShop = ({ kind, detail, ...problem }: ShopProblem): Finding => ({
  ...problem,
  source: kind,
  text: detail,
});

/** What the checks read on their way and could not parse. */
const ofDrift = ({ upstream, place, count, items }: DriftCount): Finding => ({
  level: 'warning',
  source: upstream,
  text: `payload-unreadable ${place}: left out ${count} times${items.length > 0 ? `, of ${items.join(', ')}` : ''}`,
});

/** Reductions among the products that were looked at whose thirty days the ledger does not know. */
const ofHidden = (locale: Locale, count: number): readonly Finding[] =>
  count === 0
    ? []
    : [
        {
          level: 'warning',
          source: 'prices',
          locale,
          text: `${count} reductions are shown without a was-price: the ledger in DATA_DIR does not know the thirty days before them. Import the shop's books: npm run prices -- import <file> (docs/price-ledger.md)`,
        },
      ];

/** More workers than cores take each other's turns. */
function workerFindings({ workers }: Config, cores = availableParallelism()): readonly Finding[] {
  if (workers <= cores) return [];
  return [settingWarning(`WORKERS=${workers} is more than the ${cores} cores of this machine`)];
}

/** The embedded search and pages are of the demo shop: over other products they show the wrong ones. */
function demoFindings({ upstreams: { commerce, content, search } }: Config): readonly Finding[] {
  if (commerce.kind === 'embedded') return [];
  return [
    ...(search.kind === 'embedded'
      ? [
          settingWarning(
            'SEARCH=embedded finds the products of the demo shop, not your own: set SEARCH=algolia (docs/algolia.md)',
          ),
        ]
      : []),
    ...(content.kind === 'embedded'
      ? [
          settingWarning(
            'CONTENT=embedded shows the pages of the demo shop, with its categories: set CONTENT=contentstack (docs/contentstack.md)',
          ),
        ]
      : []),
  ];
}

const settingWarning = (text: string): Finding => ({ level: 'warning', source: 'setting', text });

/** The system that a kind of problem may come from. */
const SOURCES: Partial<Record<ShopProblem['kind'], keyof Config['upstreams']>> = {
  'commerce-unavailable': 'commerce',
  'content-unavailable': 'content',
  'search-unavailable': 'search',
  'category-without-filters': 'search',
};

/** Whether a check of the same upstream has already said why, and what to do. */
function isConsequence(
  { kind, locale }: ShopProblem,
  { upstreams }: Config,
  problems: readonly UpstreamProblem[],
): boolean {
  const system = SOURCES[kind];
  if (system === undefined) return false;
  if (system === 'search' && upstreams.search.kind === 'embedded')
    return upstreams.commerce.kind !== 'embedded';
  return problems.some(
    (problem) =>
      problem.level === 'error' &&
      problem.upstream === upstreams[system].kind &&
      (problem.locale ?? locale) === locale,
  );
}

/** A line for each finding, with all locales that have it. */
function mergedByLocale(findings: readonly Finding[]): readonly string[] {
  const merged = new Map<string, Finding & { readonly locales: Set<string> }>();
  for (const finding of findings) {
    const key = `${finding.level} ${finding.source} ${finding.text}`;
    const { locales } = merged.get(key) ?? { locales: new Set() };
    if (finding.locale !== undefined) locales.add(finding.locale);
    merged.set(key, { ...finding, locales });
  }
  return [...merged.values()].map(({ level, locales, source, text }) =>
    [level, [...locales].join(', '), source, text].filter((word) => word !== '').join(' '),
  );
}

function conclusion(lines: readonly string[], { upstreams, site }: Config): string {
  const { commerce, content, search } = upstreams;
  const count = (level: string) => lines.filter((line) => line.startsWith(`${level} `)).length;
  const systems = `COMMERCE=${commerce.kind}, CONTENT=${content.kind}, SEARCH=${search.kind}`;
  const locales = servedLocales(site.domains).join(', ');
  return `note checked the settings, ${systems} in ${locales}; errors: ${count('error')}, warnings: ${count('warning')}`;
}
