import type { DriftCount } from '#adapters/system/counted-drift.ts';
import type { Findings, LiveCase, LiveReport } from './live-report.ts';
import type { SchemaReport } from './magento-schema.ts';

/** Formats a report for a terminal: failures and dropped items last, where readers look first. */
export function formatLiveReport(report: LiveReport): string {
  const { upstreams, cases, findings, faults } = report;
  const who = Object.entries(upstreams).map(([part, kind]) => `${part}: ${kind}`);
  return [
    `Contracts at ${who.join(', ')}`,
    ...suitesOf(cases).map((suite) => suiteLine(suite, cases)),
    ...section('Needs known data', of(cases, 'unknown').map(nameOf)),
    ...(findings ? findingLines(findings) : []),
    ...section('Failed', of(cases, 'failed').map(failureText)),
    ...section('Ended before its cases', faults),
    '',
  ].join('\n');
}

const suitesOf = (cases: readonly LiveCase[]): readonly string[] => [
  ...new Set(cases.map(({ suite }) => suite)),
];

const of = (cases: readonly LiveCase[], selected: LiveCase['outcome']) =>
  cases.filter(({ outcome }) => outcome === selected);

function suiteLine(suite: string, cases: readonly LiveCase[]): string {
  const own = cases.filter((one) => one.suite === suite);
  const count = (outcome: LiveCase['outcome']) => String(of(own, outcome).length).padStart(3);
  const counts = `${count('passed')} passed ${count('failed')} failed`;
  return `  ${suite.padEnd(36)} ${counts} ${count('unknown')} need known data`;
}

/** Empty if there are no lines. */
const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];

const nameOf = ({ suite, title }: LiveCase): string => `${suite} › ${title}`;

const failureText = (failed: LiveCase): string =>
  [nameOf(failed), ...(failed.message ?? '').split('\n')].join('\n      ');

const findingLines = ({ walk, drift, schema }: Findings): readonly string[] => [
  '',
  `Looked at ${Object.entries(walk.looked)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')}.`,
  ...section(
    'Not answered',
    walk.unanswered.map(({ asked, why }) => `${asked}: ${why}`),
  ),
  '',
  ...driftLines(drift),
  ...schemaLines(schema),
];

function driftLines(drift: readonly DriftCount[]): readonly string[] {
  if (drift.length === 0) return ['Schema drift: nothing could not be read.'];
  const total = drift.reduce((sum, { count }) => sum + count, 0);
  return [`Schema drift: ${total} times something could not be read`, ...drift.map(driftLine)];
}

const driftLine = ({ upstream, place, count, items }: DriftCount): string =>
  `  ${upstream.padEnd(12)} ${String(count).padStart(6)} × ${place}${
    items.length > 0 ? `, of ${items.join(', ')}` : ''
  }`;

function schemaLines(schema: SchemaReport): readonly string[] {
  switch (schema.kind) {
    case 'none':
      return [];
    case 'closed':
      return [`Magento's schema was not compared: ${schema.why}`];
    case 'compared':
      return schema.gaps.length === 0
        ? ["Magento's schema has all that our documents need, and of the same types."]
        : [
            `Magento's schema differs from what our documents need (${schema.gaps.length})`,
            ...schema.gaps.map(
              ({ kind, place, detail }) =>
                `  ${kind.padEnd(12)} ${place}${detail === undefined ? '' : `: ${detail}`}`,
            ),
          ];
  }
}
