import { dirname, extname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonTokens, declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import {
  determineHitLimitReached,
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
} from '@stryker-mutator/api/test-runner';
import { BaseSequencer, createVitest } from 'vitest/node';
import { createKeptThread } from './kept-thread.mjs';

const SETUP = fileURLToPath(new URL('in-thread.mjs', import.meta.url));
/** Servers and timers that a broken line has left behind take memory until their thread ends. */
const MAX_MUTANTS = 500;
const STATUS = { passed: TestStatus.Success, failed: TestStatus.Failed };

/**
 * Test runner of Stryker that loads what the tests import once, where `@stryker-mutator/vitest-runner`
 * loads it for each mutant.
 *
 * Modules then remember what they did for earlier mutants, so a result counts if it cannot come from
 * that; otherwise a new thread decides, in which nothing is remembered:
 * - A test that fails has to pass without the mutant.
 * - A mutant that no test notices is shown to the tests again in a new thread.
 * - So is a mutant with an error outside of tests, which an earlier one may have left behind.
 *
 * A thread ends where a test does not pass without the mutant any more, and after a timeout.
 */
class KeptTestRunner {
  static inject = [commonTokens.options];
  #thread = createKeptThread();
  #mutants = 0;
  /** Milliseconds that the tests of a file took last, by path. */
  #durations = new Map();

  constructor(options) {
    this.options = options;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    process.env.NODE_ENV = 'test';
    process.env.VITEST = '1';
    this.vitest = await createVitest('test', {
      config: this.options.vitest.configFile,
      isolate: false,
      maxWorkers: 1,
      bail: this.options.disableBail ? 0 : 1,
      coverage: { enabled: false },
      watch: false,
      reporters: [{}],
      onConsoleLog: () => false,
      sequence: { sequencer: AsGiven },
    });
    this.project = this.vitest.getRootProject();
    // A pool given above would yield to the one of the configuration file.
    Object.assign(this.project.config, { pool: this.#thread.name, poolRunner: this.#thread });
    this.project.config.setupFiles.unshift(SETUP);
  }

  async dispose() {
    await this.#thread.end();
    await this.vitest?.close();
  }

  async dryRun({ files }) {
    const { modules, ...result } = await this.#runAll(await this.#related(files), {
      isRecorded: true,
    });
    return result.status === DryRunStatus.Complete
      ? { ...result, mutantCoverage: coverageOf(modules) }
      : result;
  }

  async mutantRun(options) {
    const { activeMutant, mutantActivation, testFilter, sandboxFileName, hitLimit } = options;
    const isStatic = mutantActivation === 'static';
    const mutation = { mutant: activeMutant.id, isStatic, hitLimit };
    const specifications = this.#nearestFirst(
      testFilter ? this.#specificationsOf(testFilter) : await this.#related([sandboxFileName]),
      sandboxFileName,
    );
    this.#mutants += 1;
    if (isStatic || this.#mutants % MAX_MUTANTS === 0) await this.#thread.end();

    const isNew = !this.#thread.isUsed();
    const result = await this.#runUntilFailure(specifications, mutation);
    if (isStatic || !(await this.#isCertain(result, isNew))) await this.#thread.end();
    if (isNew || this.#thread.isUsed() || result.status === DryRunStatus.Timeout)
      return this.#report(result);
    return this.mutantRun(options);
  }

  /** Whether the result comes from the mutant alone, and the thread can go on with the next. */
  async #isCertain(result, isNew) {
    if (result.status !== DryRunStatus.Complete) return false;
    const failed = failedOf(result);
    if (failed.length === 0) return isNew;
    const again = await this.#runAll(this.#specificationsOf(failed.map(({ id }) => id)), {});
    return again.status === DryRunStatus.Complete && failedOf(again).length === 0;
  }

  #report(result) {
    return toMutantRunResult(result, !this.options.disableBail);
  }

  /** File by file, then ever more at once: most mutants fail a test of the first. */
  async #runUntilFailure(specifications, mutation) {
    const tests = [];
    let hits = 0;
    for (let at = 0, size = 1; at < specifications.length; at += size, size = at) {
      const batch = specifications.slice(at, at + size);
      const { modules, ...result } = await this.#runAll(batch, mutation);
      hits += sum(modules.map((module) => module.meta().hitCount ?? 0));
      const timeout = determineHitLimitReached(hits, mutation.hitLimit);
      if (timeout ?? result.status !== DryRunStatus.Complete) return timeout ?? result;
      tests.push(...result.tests);
      if (failedOf(result).length > 0) break;
    }
    return { status: DryRunStatus.Complete, tests };
  }

  async #runAll(specifications, { mutant, isStatic = false, hitLimit, isRecorded = false }) {
    this.vitest.provide('mutation', { mutant, isStatic, hitLimit, isRecorded });
    const run = await this.vitest.runTestSpecifications(specifications);
    const paths = new Set(specifications.map(({ moduleId }) => moduleId));
    const modules = run.testModules.filter(({ moduleId }) => paths.has(moduleId));
    const tests = modules.flatMap((module) => testsOf(module));
    for (const module of modules)
      this.#durations.set(module.moduleId, sum(testsOf(module).map((test) => test.timeSpentMs)));
    // A file that cannot be loaded has no test that could fail.
    const errors = [...run.unhandledErrors, ...modules.flatMap((module) => module.errors())];
    if (errors.length > 0 && failedOf({ tests }).length === 0) {
      const errorMessage = errors.map((error) => error.stack ?? error.message).join('\n');
      return { status: DryRunStatus.Error, errorMessage, modules };
    }
    return { status: DryRunStatus.Complete, tests, modules };
  }

  async #related(files) {
    this.vitest.config.related = this.options.vitest.related ? files : undefined;
    return this.vitest.getRelevantTestSpecifications();
  }

  #specificationsOf(testIds) {
    const idsByFile = new Map();
    for (const id of testIds) {
      const [file, task] = id.split('#');
      idsByFile.set(file, [...(idsByFile.get(file) ?? []), task]);
    }
    return [...idsByFile].map(([file, ids]) =>
      this.project.createSpecification(resolve(file), { testIds: ids }),
    );
  }

  /** Tests named after the mutated file, then those of its folder, then the fastest. */
  #nearestFirst(specifications, mutated) {
    const path = resolve('tests', relative('', mutated));
    const places = [`${path.slice(0, -extname(path).length)}.test.`, `${dirname(path)}/`, ''];
    const rank = ({ moduleId }) => places.findIndex((place) => moduleId.startsWith(place));
    const time = ({ moduleId }) => this.#durations.get(moduleId) ?? 0;
    return specifications.toSorted(
      (one, other) => rank(one) - rank(other) || time(one) - time(other),
    );
  }
}

export const strykerPlugins = [
  declareClassPlugin(PluginKind.TestRunner, 'kept-vitest', KeptTestRunner),
];

class AsGiven extends BaseSequencer {
  async sort(specifications) {
    return specifications;
  }
}

function testsOf(module) {
  return [...module.children.allTests()].map((test) => {
    const { state, errors } = test.result();
    const hook = hookErrorOf(test.parent);
    return {
      id: idOf(module.moduleId, test.id),
      name: test.fullName,
      fileName: module.moduleId,
      timeSpentMs: test.diagnostic()?.duration ?? 0,
      status: hook ? TestStatus.Failed : (STATUS[state] ?? TestStatus.Skipped),
      failureMessage: (errors?.[0] ?? hook)?.message ?? 'Unknown failure',
    };
  });
}

/** Of a hook around a suite, or of the file: it fails all that is in it, also what was skipped. */
function hookErrorOf(suite) {
  const [error] = suite.errors();
  return error ?? (suite.type === 'module' ? undefined : hookErrorOf(suite.parent));
}

function idOf(path, task) {
  return `${relative('', path)}#${task}`;
}

function failedOf({ tests = [] }) {
  return tests.filter(({ status }) => status === TestStatus.Failed);
}

/** Which test meets which mutants, and which mutants are met while modules are loaded. */
function coverageOf(modules) {
  const perTest = {};
  const atImport = {};
  for (const module of modules) {
    const coverage = module.meta().coverage ?? { static: {}, perTest: {} };
    for (const [mutant, hits] of Object.entries(coverage.static))
      atImport[mutant] = (atImport[mutant] ?? 0) + hits;
    for (const [task, hits] of Object.entries(coverage.perTest))
      perTest[idOf(module.moduleId, task)] = hits;
  }
  return { static: atImport, perTest };
}

function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
