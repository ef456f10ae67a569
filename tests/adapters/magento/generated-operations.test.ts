import { spawnSync } from 'node:child_process';
import { Kind, parse, visit } from 'graphql';
import { expect, it } from 'vitest';
import * as operations from '#adapters/magento/generated/operations.ts';

it('the committed operations match what `npm run generate` generates from the documents', () => {
  const { status } = spawnSync('node', ['scripts/generate-magento.mjs', '--check']);
  expect(status).toBe(0);
});

/** Magento 2.4.7-p7 answers `name: null` and a price of 0 for what such a fragment names. */
it.each(Object.values(operations).map((operation) => [operation.name, operation.source] as const))(
  '%s is one selection without fragments by name',
  (_, source) => {
    const named: string[] = [];
    visit(parse(source), {
      enter({ kind }) {
        if (kind === Kind.FRAGMENT_SPREAD || kind === Kind.FRAGMENT_DEFINITION) named.push(kind);
      },
    });
    expect(named).toEqual([]);
  },
);
