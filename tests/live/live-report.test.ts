import { describe, expect, it } from 'vitest';
import { formatLiveReport } from './format-live-report.ts';
import { exitCodeOf, type Findings, type LiveCase, type LiveReport } from './live-report.ts';

const upstreams = { commerce: 'magento', content: 'contentstack', search: 'algolia' };
const suite = 'ProductCatalog: magento';
const held: LiveCase = { suite, title: 'finds a product by its SKU', outcome: 'passed' };
const unknown: LiveCase = { suite, title: 'finds a set', outcome: 'unknown' };
const broken: LiveCase = {
  suite,
  title: 'L10 tells',
  outcome: 'failed',
  message: 'not so\nat all',
};
const DROPPED = {
  upstream: 'magento',
  place: 'products.items[]',
  count: 7,
  items: ['M1'],
} as const;
const GAP = { kind: 'changed', place: 'Query.products', detail: 'A is B' } as const;
const NOTHING: Findings = {
  walk: { looked: { pages: 3 }, unanswered: [] },
  drift: [],
  schema: { kind: 'compared', gaps: [] },
};

const report = (overrides: Partial<LiveReport> = {}): LiveReport => ({
  upstreams,
  cases: [held, unknown],
  findings: NOTHING,
  faults: [],
  ...overrides,
});

const withFindings = (found: Partial<Findings>): LiveReport =>
  report({ findings: { ...NOTHING, ...found } });

describe('exitCodeOf', () => {
  it('is 0 without failures and drift, even if cases need known data', () => {
    expect(exitCodeOf(report())).toBe(0);
  });

  it('is 2 if the only fault is drift or a changed schema', () => {
    expect(exitCodeOf(withFindings({ drift: [DROPPED] }))).toBe(2);
    expect(exitCodeOf(withFindings({ schema: { kind: 'compared', gaps: [GAP] } }))).toBe(2);
  });

  it('is 0 for a deprecation, and for a schema without introspection', () => {
    const gaps = [{ ...GAP, kind: 'deprecated' as const }];
    expect(exitCodeOf(withFindings({ schema: { kind: 'compared', gaps } }))).toBe(0);
    expect(exitCodeOf(withFindings({ schema: { kind: 'closed', why: 'no' } }))).toBe(0);
  });

  it('is 1 if a case fails, a request is unanswered or the run ends early', () => {
    const unanswered = [{ asked: 'product M1', why: 'nothing' }];
    const failures = [
      report({ cases: [held, broken] }),
      withFindings({ drift: [DROPPED], walk: { looked: {}, unanswered } }),
      report({ faults: ['no such folder'] }),
      { upstreams, cases: [held], faults: [] },
    ];
    expect(failures.map(exitCodeOf)).toEqual([1, 1, 1, 1]);
  });
});

describe('formatLiveReport', () => {
  it('contains the counts of cases, and no drift', () => {
    const text = formatLiveReport(report());
    expect(text).toContain('1 passed   0 failed   1 need known data');
    expect(text).toContain('Needs known data (1)\n  ProductCatalog: magento › finds a set');
    expect(text).toContain('Schema drift: nothing could not be read.');
    expect(text).not.toContain('Failed');
  });

  it('contains the path, the count and the items of drift', () => {
    const text = formatLiveReport(withFindings({ drift: [DROPPED] }));
    expect(text).toMatch(/Schema drift: 7 times.*\n {2}magento +7 × products\.items\[\], of M1\n/u);
  });

  it('contains the differences of the schema', () => {
    const text = formatLiveReport(withFindings({ schema: { kind: 'compared', gaps: [GAP] } }));
    expect(text).toMatch(/ {2}changed +Query\.products: A is B\n/u);
  });

  it('contains failed cases and faults with their messages', () => {
    const text = formatLiveReport(report({ cases: [broken], faults: ['no such folder'] }));
    expect(text).toContain(
      'Failed (1)\n  ProductCatalog: magento › L10 tells\n      not so\n      at all',
    );
    expect(text).toContain('Ended before its cases (1)\n  no such folder\n');
  });
});
