import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { startVitest } from 'vitest/node';
import { parseConfig } from '#server/config.ts';
import { formatLiveReport } from './format-live-report.ts';
import './live-context.ts';
import { exitCodeOf, type LiveCase, type LiveReport } from './live-report.ts';

export type ContractRun = {
  /** The settings of the environment, and no others. */
  readonly environment: Readonly<Record<string, string>>;
  readonly isJson: boolean;
  /** Whether to try carts, too; they are abandoned. */
  readonly mayWrite?: boolean;
  /** Receives errors in the settings. */
  readonly complain?: (text: string) => unknown;
};

const CONFIG = 'vitest.live.config.ts';

/**
 * Runs the read contracts, and a cart if it may, at an environment's upstreams; prints a report,
 * returns the exit code.
 */
export async function runContracts({
  environment,
  isJson,
  mayWrite = false,
  complain = (text) => process.stderr.write(text),
}: ContractRun): Promise<number> {
  const config = parseConfig(environment);
  if (!config.ok) {
    complain(`${config.error.join('\n')}\n`);
    return 1;
  }
  const { commerce, content, search } = config.value.upstreams;
  const upstreams = { commerce: commerce.kind, content: content.kind, search: search.kind };
  const vitest = await startVitest('test', [], {
    config: CONFIG,
    run: true,
    watch: false,
    provide: { environment: { ...environment }, mayWrite },
    reporters: [dots],
  });
  const modules = vitest.state.getTestModules();
  const unhandled = vitest.state.getUnhandledErrors().map(messageOf);
  await vitest.close();
  const report: LiveReport = { upstreams, ...outcomeOf(modules, unhandled) };
  process.stdout.write(isJson ? `${JSON.stringify(report, null, 2)}\n` : formatLiveReport(report));
  return exitCodeOf(report);
}

/** Prints progress. */
const dots: Reporter = {
  onTestCaseResult: (test) => {
    process.stderr.write(
      { passed: '.', failed: 'F', skipped: '?', pending: '' }[test.result().state],
    );
  },
  onTestRunEnd: () => void process.stderr.write('\n'),
};

function outcomeOf(
  modules: readonly TestModule[],
  unhandled: readonly string[],
): Omit<LiveReport, 'upstreams'> {
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const findings = tests.map((test) => test.meta().findings).find((found) => found !== undefined);
  return {
    cases: tests.filter((test) => test.meta().findings === undefined).map(caseOf),
    ...(findings && { findings }),
    faults: [...modules.flatMap((module) => module.errors()).map(messageOf), ...unhandled],
  };
}

const OUTCOMES = {
  passed: 'passed',
  failed: 'failed',
  skipped: 'unknown',
  pending: 'failed',
} as const satisfies Record<string, LiveCase['outcome']>;

function caseOf(test: TestCase): LiveCase {
  const [suite = '', ...titles] = test.fullName.split(' > ');
  const { state, errors = [] } = test.result();
  const [error] = errors;
  return {
    suite,
    title: titles.join(' › '),
    outcome: OUTCOMES[state],
    ...(error && { message: error.message }),
  };
}

const messageOf = (error: unknown): string =>
  error instanceof Object && 'message' in error ? String(error.message) : String(error);
