import type { Findings } from './live-report.ts';

/* Input of the live run, and its output besides the test cases. */

declare module 'vitest' {
  interface ProvidedContext {
    /** Settings of the environment, by name. */
    environment: Record<string, string>;
    /** Whether the run may make carts. */
    mayWrite: boolean;
  }
  interface TaskMeta {
    findings?: Findings;
  }
}
