import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

/** Number of a port's contract cases that an adapter passed, and their total. */
export type ContractCount = {
  readonly port: string;
  readonly adapter: string;
  readonly passed: number;
  readonly cases: number;
};

/** A run of a port's contract, parsed from its title. */
export type ContractSuite = Pick<ContractCount, 'port' | 'adapter'>;

/** A test in the JSON report of vitest. */
export type ReportedTest = { readonly ancestorTitles: readonly string[]; readonly status: string };

/**
 * Parses `CartGateway, coupons: Magento 2.4.8 over HTTP` to the port `CartGateway` and the adapter
 * `Magento`; returns `undefined` for other titles.
 */
export function parseSuite(title: string): ContractSuite | undefined {
  const [, port, name] = /^([A-Z]\w+)(?:, [^:]+)?: (.+)$/u.exec(title) ?? [];
  const adapter = name?.replace(/(?:,| \d+(?:\.\d+)+|(?<=\S) over ).*$/u, '');
  return port && adapter ? { port, adapter } : undefined;
}

/** Counts the reported cases of the contracts of these ports. */
export function countCases(
  tests: readonly ReportedTest[],
  ports: ReadonlySet<string>,
): readonly ContractCount[] {
  const counts = new Map<string, ContractCount>();
  for (const { ancestorTitles, status } of tests) {
    const suites = ancestorTitles.flatMap((title) => parseSuite(title) ?? []);
    const suite = suites.find(({ port }) => ports.has(port));
    if (suite === undefined) continue;
    const key = `${suite.port} ${suite.adapter}`;
    const { passed, cases } = counts.get(key) ?? { passed: 0, cases: 0 };
    counts.set(key, {
      ...suite,
      passed: passed + Number(status === 'passed'),
      cases: cases + 1,
    });
  }
  return [...counts.values()];
}

/** Adapters that come first, as every port has them. */
const FIRST = ['memory', 'embedded'];

/** Formats a table of ports by adapters; with failures a cell is `11 of 12`. */
export function formatContractTable(counts: readonly ContractCount[]): string {
  const ports = [...new Set(counts.map(({ port }) => port))].toSorted();
  const named = new Set(counts.map(({ adapter }) => adapter));
  const others = [...named].filter((name) => !FIRST.includes(name)).toSorted();
  const adapters = [...FIRST.filter((name) => named.has(name)), ...others];
  const cell = (port: string, adapter: string): string => {
    const count = counts.find((one) => one.port === port && one.adapter === adapter);
    if (count === undefined) return '';
    const { passed, cases } = count;
    return passed === cases ? String(passed) : `${passed} of ${cases}`;
  };
  return [
    rowOf(['port', ...adapters]),
    rowOf(['---', ...adapters.map(() => '--:')]),
    ...ports.map((port) => rowOf([port].concat(adapters.map((adapter) => cell(port, adapter))))),
  ].join('\n');
}

const rowOf = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Parses the suites of a table written by {@link formatContractTable}. */
export function parseContractTable(markdown: string): readonly ContractSuite[] {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  return rows.flatMap(([port = '', ...cells]) =>
    cells.flatMap((cell, index) => (cell === '' ? [] : [{ port, adapter: head[index + 1] ?? '' }])),
  );
}

/** Ports by the names of their contracts in a folder. */
export function contractsBelow(folder: string): ReadonlyMap<string, string> {
  const contracts = new Map<string, string>();
  for (const file of readdirSync(folder)) {
    const source = readFileSync(join(folder, file), 'utf8');
    for (const [, name = '', body = ''] of source.matchAll(
      /export function (\w+Contract)\(([\s\S]*?describe\(`\w+)/gu,
    )) {
      contracts.set(name, /describe\(`(\w+)$/u.exec(body)?.[1] ?? '');
    }
  }
  return contracts;
}

/** Suites of the tests below a folder: which adapters run which contracts. */
export const suitesBelow = (
  folder: string,
  contracts: ReadonlyMap<string, string>,
): readonly ContractSuite[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    // Most files are skipped without parsing, as they do not name a contract.
    .filter((source) => [...contracts.keys()].some((callee) => source.includes(callee)))
    .flatMap(callsIn)
    .flatMap(({ callee, name }) => {
      const suite = parseSuite(`${contracts.get(callee) ?? ''}: ${name}`);
      return suite ? [suite] : [];
    });

type Call = { readonly callee: string; readonly name: string };

/** Calls whose first argument is a string, or begins as one: `Magento ${release}` is `Magento`. */
function callsIn(source: string): readonly Call[] {
  const calls: Call[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const name = textOf(first);
      if (callee.type === 'Identifier' && name) calls.push({ callee: callee.name, name });
    },
  }).visit(parseSync('a.test.ts', source).program);
  return calls;
}

const textOf = (argument: ESTree.Argument | undefined): string | undefined => {
  if (argument?.type === 'TemplateLiteral') return argument.quasis[0]?.value.cooked?.trim();
  return argument?.type === 'Literal' && typeof argument.value === 'string'
    ? argument.value
    : undefined;
};
