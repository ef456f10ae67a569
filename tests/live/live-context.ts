import type { Findings } from './live-report.ts';

/* What the live run is given, and what it hands back beside its cases. */

declare module 'vitest' {
  interface ProvidedContext {
    /** The settings of the environment, by their names. */
    environment: Record<string, string>;
  }
  interface TaskMeta {
    findings?: Findings;
  }
}
