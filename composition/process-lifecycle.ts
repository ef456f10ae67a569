import { token } from '#ports/token.ts';

/** Resources of adapters to release when the server stops: files, connections. */
export interface ShutdownHooks {
  add(close: Close): void;
  /**
   * Closes in reverse order of opening. Waits for each asynchronous close, because it may need what
   * was opened before it.
   */
  runAll(): Promise<void>;
}

type Close = () => void | Promise<void>;

export const ShutdownHooks = token<ShutdownHooks>('ShutdownHooks');

export function createShutdownHooks(): ShutdownHooks {
  const actions: Close[] = [];
  return {
    add: (close) => void actions.push(close),
    async runAll() {
      for (const close of actions.splice(0).toReversed()) {
        const closing = close();
        if (closing) await closing;
      }
    },
  };
}

/**
 * External checks before the server accepts requests. A check rejects with an `UnusableSetting` if
 * a setting is unusable.
 */
export interface StartChecks {
  add(check: () => Promise<void>): void;
  runAll(): Promise<void>;
}

export const StartChecks = token<StartChecks>('StartChecks');

export function createStartChecks(): StartChecks {
  const checks: (() => Promise<void>)[] = [];
  return {
    add: (check) => void checks.push(check),
    async runAll() {
      await Promise.all(checks.splice(0).map((check) => check()));
    },
  };
}

/** A setting that does not work: an error, or a warning if the shop does without what it is for. */
export type SettingProblem = {
  readonly level: 'error' | 'warning';
  readonly message: string;
};

/**
 * Checks of settings that the shop works without, so that no start depends on them: `npm run doctor`
 * makes them. Each returns what is wrong, if anything is.
 */
export interface SettingChecks {
  add(check: () => Promise<SettingProblem | undefined>): void;
  runAll(): Promise<readonly SettingProblem[]>;
}

export const SettingChecks = token<SettingChecks>('SettingChecks');

export function createSettingChecks(): SettingChecks {
  const checks: (() => Promise<SettingProblem | undefined>)[] = [];
  return {
    add: (check) => void checks.push(check),
    async runAll() {
      const problems = await Promise.all(checks.map((check) => check()));
      return problems.filter((problem) => problem !== undefined);
    },
  };
}
