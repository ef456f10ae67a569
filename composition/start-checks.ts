import { token } from '#ports/token.ts';

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
