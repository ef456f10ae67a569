import type { DriftCount } from '#adapters/system/counted-drift.ts';
import type { SchemaReport } from './magento-schema.ts';
import type { Walk } from './walk.ts';

/** A contract case and its result at an environment's upstreams. */
export type LiveCase = {
  /** Such as `ProductCatalog: magento`. */
  readonly suite: string;
  readonly title: string;
  /** `unknown` needs data that this shop did not have. */
  readonly outcome: 'passed' | 'failed' | 'unknown';
  /** Reason of a failure. */
  readonly message?: string;
};

/** Findings besides the cases. */
export type Findings = {
  readonly walk: Walk;
  readonly drift: readonly DriftCount[];
  readonly schema: SchemaReport;
};

export type LiveReport = {
  /** By the names of the settings: `{ commerce: 'magento' }`. */
  readonly upstreams: Readonly<Record<string, string>>;
  readonly cases: readonly LiveCase[];
  /** Absent if the run ended before the walk. */
  readonly findings?: Findings;
  /** Errors that ended the run, or a part of it, before its cases. */
  readonly faults: readonly string[];
};

/**
 * 0: every case passes and all data is readable. 2: all pass, but some data is unreadable or the
 * schema has changed. 1: a case fails, or got no answer.
 */
export function exitCodeOf({ cases, findings, faults }: LiveReport): 0 | 1 | 2 {
  const isBroken = faults.length > 0 || cases.some(({ outcome }) => outcome === 'failed');
  if (isBroken || findings === undefined || findings.walk.unanswered.length > 0) return 1;
  return findings.drift.length > 0 || hasMoved(findings.schema) ? 2 : 0;
}

/** A deprecated field is reported, but still works. */
const hasMoved = (schema: SchemaReport): boolean =>
  schema.kind === 'compared' && schema.gaps.some(({ kind }) => kind !== 'deprecated');
