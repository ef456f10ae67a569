import type { DriftCount } from '#adapters/system/counted-drift.ts';
import type { SchemaReport } from './magento-schema.ts';
import type { Walk } from './walk.ts';

/** A case of a contract, as it went at an environment's upstreams. */
export type LiveCase = {
  /** `ProductCatalog: magento`. */
  readonly suite: string;
  readonly title: string;
  /** `unknown` needs data that this shop did not offer. */
  readonly outcome: 'passed' | 'failed' | 'unknown';
  /** Why it failed. */
  readonly message?: string;
};

/** What came to light beside the cases. */
export type Findings = {
  readonly walk: Walk;
  readonly drift: readonly DriftCount[];
  readonly schema: SchemaReport;
};

export type LiveReport = {
  /** By the settings' names: `{ commerce: 'magento' }`. */
  readonly upstreams: Readonly<Record<string, string>>;
  readonly cases: readonly LiveCase[];
  /** Absent where the run ended before it walked. */
  readonly findings?: Findings;
  /** What ended the run, or a part of it, before its cases. */
  readonly faults: readonly string[];
};

/**
 * 0: every case holds and everything could be read. 2: all holds, but something could not be read or
 * the schema is not what it was. 1: something does not hold, or was not answered.
 */
export function exitCodeOf({ cases, findings, faults }: LiveReport): 0 | 1 | 2 {
  const isBroken = faults.length > 0 || cases.some(({ outcome }) => outcome === 'failed');
  if (isBroken || findings === undefined || findings.walk.unanswered.length > 0) return 1;
  return findings.drift.length > 0 || hasMoved(findings.schema) ? 2 : 0;
}

/** A deprecation is told, but still works. */
const hasMoved = (schema: SchemaReport): boolean =>
  schema.kind === 'compared' && schema.gaps.some(({ kind }) => kind !== 'deprecated');
