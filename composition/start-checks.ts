import { token } from '#ports/token.ts';

/**
 * What has to be asked of the world before the server takes requests. A check rejects with an
 * `UnusableSetting` where a setting does not do.
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
