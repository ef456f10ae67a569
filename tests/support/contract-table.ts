import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** How many cases of a port's contract an adapter passed, of how many. */
export type ContractCount = {
  readonly port: string;
  readonly adapter: string;
  readonly passed: number;
  readonly cases: number;
};

/** A run of a port's contract, as its title tells it. */
export type ContractSuite = Pick<ContractCount, 'port' | 'adapter'>;

/** What the JSON report of vitest says of a test. */
export type ReportedTest = { readonly ancestorTitles: readonly string[]; readonly status: string };

/**
 * `CartGateway, coupons: Magento over HTTP` is of the port `CartGateway` and the adapter `Magento`;
 * other titles are of no contract.
 */
export function parseSuite(title: string): ContractSuite | undefined {
  const [, port, name] = /^([A-Z]\w+)(?:, [^:]+)?: (.+)$/u.exec(title) ?? [];
  const adapter = name?.replace(/(?:,|(?<=\S) over ).*$/u, '');
  return port && adapter ? { port, adapter } : undefined;
}

/** Adds up what is reported of the contracts of these ports. */
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

/** The adapters that every port has come first. */
const FIRST = ['memory', 'embedded'];

/** Ports down, adapters across; what did not pass all is told as `11 of 12`. */
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

/** Reads which suites a table written by {@link formatContractTable} has numbers of. */
export function parseContractTable(markdown: string): readonly ContractSuite[] {
  const [head = [], , ...rows] = markdown
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  return rows.flatMap(([port = '', ...cells]) =>
    cells.flatMap((cell, place) => (cell === '' ? [] : [{ port, adapter: head[place + 1] ?? '' }])),
  );
}

/** Which ports have contracts in a folder: of each contract's name, which port it is about. */
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

/** Which adapters the tests below a folder hold to which contracts. */
export const suitesBelow = (
  folder: string,
  contracts: ReadonlyMap<string, string>,
): readonly ContractSuite[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    // Of most files it is plain before they are parsed that they hold nothing to a contract.
    .filter((source) => [...contracts.keys()].some((callee) => source.includes(callee)))
    .flatMap(callsIn)
    .flatMap(({ callee, name }) => {
      const suite = parseSuite(`${contracts.get(callee) ?? ''}: ${name}`);
      return suite ? [suite] : [];
    });

type Call = { readonly callee: string; readonly name: string };

/** Calls whose first argument is a plain text. */
function callsIn(source: string): readonly Call[] {
  const calls: Call[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isIdentifier(node.expression)) {
      const [first] = node.arguments;
      if (first && ts.isStringLiteralLike(first)) {
        calls.push({ callee: node.expression.text, name: first.text });
      }
    }
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('a.test.ts', source, ts.ScriptTarget.Latest));
  return calls;
}
