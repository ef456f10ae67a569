import { createServerMetrics } from '#server/observe/server-metrics.ts';
import { parseConfig, type Config } from '#server/config.ts';
import { explain } from '#server/explain.ts';
import type { ActiveRequest } from '#server/observe/request-scope.ts';
import { budgetsOf } from '#server/observe/route-kind.ts';
import { observePorts, pageInputs } from '#server/page-inputs.ts';
import { DEFAULT_LOCALE } from '#src/shared/locale.ts';
import { explanationReport, formatReport } from '#src/use-cases/explain/explanation-report.ts';
import { type CommandLine, fail } from './command-line.ts';
import { type ComposedServer, composeServer } from './server.ts';

/**
 * `npm run explain -- <url>`: prints why the shop that the settings configure answers a URL as it
 * does; with `--json` as JSON. Its caches are those of a server that starts now, unless all share
 * theirs (`CACHE=redis`). A path is one of the default locale. Returns the exit code.
 */
export async function runExplain(args: readonly string[], line: CommandLine): Promise<number> {
  const [url, ...others] = args.filter((arg) => arg !== '--json');
  if (url === undefined || others.length > 0)
    return fail(line, ['Takes a URL or a path of the shop, and --json']);
  const config = parseConfig(line.environment);
  if (!config.ok) return fail(line, config.error);
  const server = composeServer({ ...config.value, logLevel: 'silent' });
  try {
    await server.checkStart();
    const explanation = await explanationOf(url, config.value, server);
    line.print(
      args.includes('--json')
        ? `${JSON.stringify(explanation, undefined, 2)}\n`
        : formatReport(explanationReport(explanation)),
    );
    return 0;
  } catch (failure) {
    return fail(line, [failure instanceof Error ? failure.message : String(failure)]);
  } finally {
    await server.close();
  }
}

function explanationOf(url: string, config: Config, { ports, scope }: ComposedServer) {
  const { site, checkoutUrl, timeLimits } = config;
  const budgets = budgetsOf(timeLimits);
  const observed = observePorts(ports, scope, createServerMetrics());
  const sources = pageInputs({ ports: observed, scope, site, budget: budgets.sitemap });
  const request: ActiveRequest = {
    id: ports.ids.next(),
    started: performance.now(),
    budget: budgets.page,
    disconnectSignal: new AbortController().signal,
    calls: [],
  };
  const origin = site.domains[DEFAULT_LOCALE];
  const host = origin === undefined ? undefined : new URL(origin).host;
  return explain(
    {
      sources,
      scope,
      site,
      isStrictHosts: config.strictHosts,
      isMaintenance: config.maintenance,
      checkoutUrl,
      request,
    },
    { url, host },
  );
}
