import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  contractsBelow,
  countCases,
  formatContractTable,
  parseContractTable,
  parseSuite,
  suitesBelow,
  type ContractSuite,
} from '../support/contract-table.ts';

const contracts = contractsBelow('tests/contracts');
const named = (suites: readonly ContractSuite[]) =>
  [...new Set(suites.map(({ port, adapter }) => `${port}: ${adapter}`))].toSorted();

describe('docs/contracts.md', () => {
  it('has numbers of every port and adapter with a contract, and no others: npm run contract:table', () => {
    const written = parseContractTable(readFileSync('docs/contracts.md', 'utf8'));
    expect(named(written)).toEqual(named(suitesBelow('tests', contracts)));
  });
});

describe('contractsBelow', () => {
  it('returns the port of each contract', () => {
    expect(contracts.get('productCatalogContract')).toBe('ProductCatalog');
    expect(contracts.get('checkoutDetailsContract')).toBe('CartGateway');
    expect([...contracts.values()]).not.toContain('');
  });

  it('returns ports by the names of their tokens', () => {
    const ports = readdirSync('ports').map((file) => readFileSync(join('ports', file), 'utf8'));
    const tokens = new Set(
      ports.flatMap((text) =>
        Array.from(text.matchAll(/ = token<(\w+)>/gu), ([, name = '']) => name),
      ),
    );
    expect([...contracts.values()].filter((port) => !tokens.has(port))).toEqual([]);
  });
});

describe('parseSuite', () => {
  it.each([
    ['ProductCatalog: Magento over HTTP', 'ProductCatalog', 'Magento'],
    ['CartGateway, coupons: embedded', 'CartGateway', 'embedded'],
    ['Assortment: Magento 2.4.7 over HTTP', 'Assortment', 'Magento'],
    ['Cache: Redis, at one server', 'Cache', 'Redis'],
    ['ContentSource: over the BFF', 'ContentSource', 'over the BFF'],
  ])('parses %j', (title, port, adapter) => {
    expect(parseSuite(title)).toEqual({ port, adapter });
  });

  it('returns undefined for other titles', () => {
    expect(parseSuite('parseSuite')).toBeUndefined();
  });
});

const reported = (title: string, status = 'passed') => ({
  ancestorTitles: ['at a server', title],
  status,
});

describe('formatContractTable', () => {
  const counts = countCases(
    [
      reported('Cache: Redis, at one server'),
      reported('Cache: Redis, at two', 'failed'),
      reported('Cache: memory'),
      reported('Locks: Redis'),
      reported('Format: nobody'),
    ],
    new Set(['Cache', 'Locks']),
  );

  it('counts the cases of each port and adapter', () => {
    expect(formatContractTable(counts).split('\n')).toEqual([
      '| port | memory | Redis |',
      '| --- | --: | --: |',
      '| Cache | 1 | 1 of 2 |',
      '| Locks |  | 1 |',
    ]);
  });

  it('formats a table that parseContractTable parses back', () => {
    expect(named(parseContractTable(formatContractTable(counts)))).toEqual(named(counts));
  });
});
