import type { DriftCount } from '#adapters/system/counted-drift.ts';
import type { UpstreamProblem } from '#ports/upstreams.ts';
import { type Config, parseConfig } from '#server/config.ts';
import type { UnusableSetting } from '#server/unusable-setting.ts';
import { findShopProblems, type ShopProblem } from '#src/use-cases/find-shop-problems.ts';
import { type CommandLine, fail } from './command-line.ts';
import { composeServer } from './server.ts';
import { checkUpstreams } from './upstream-checks.ts';

/**
 * `npm run doctor`: checks the settings, the upstreams and the content of the shop that they
 * configure, and prints each problem as a line, and what could not be parsed. Returns the exit code:
 * 1 if one of them is an error.
 */
export async function runDoctor(line: CommandLine): Promise<number> {
  const config = parseConfig(line.environment);
  if (!config.ok)
    return fail(
      line,
      config.error.map((problem) => `error setting ${problem}`),
    );
  try {
    return await examine(config.value, line);
  } catch (failure) {
    return fail(line, [
      `error setting ${failure instanceof Error ? failure.message : String(failure)}`,
    ]);
  }
}

async function examine(config: Config, line: CommandLine): Promise<number> {
  const { ports, drift, checkStart, checkSettings, close } = composeServer({
    ...config,
    logLevel: 'silent',
  });
  try {
    await checkStart();
    const unusable = await checkSettings();
    const upstreams = await checkUpstreams(config, line);
    const problems = await findShopProblems({ ports, site: config.site });
    line.print(
      [
        ...unusable.map(formatSetting),
        ...upstreams.map(formatUpstream),
        ...problems.map(format),
        ...drift.counts().map(formatDrift),
      ].join(''),
    );
    return unusable.length > 0 || upstreams.some(isError) || problems.some(isError) ? 1 : 0;
  } finally {
    await close();
  }
}

const isError = ({ level }: { readonly level: string }): boolean => level === 'error';

/** What the checks read on their way and could not parse. */
const formatDrift = ({ upstream, place, count, items }: DriftCount): string =>
  `warning ${upstream} payload-unreadable ${place}, ${count} times: ${items.join(', ')}\n`;

const formatUpstream = ({ level, upstream, locale, text }: UpstreamProblem): string =>
  `${level} ${locale === undefined ? '' : `${locale} `}${upstream} ${text}\n`;

const formatSetting = ({ message }: UnusableSetting): string => `error setting ${message}\n`;

const format = ({ level, locale, kind, detail }: ShopProblem): string =>
  `${level} ${locale} ${kind} ${detail}\n`;
