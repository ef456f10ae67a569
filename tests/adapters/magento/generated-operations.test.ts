import { spawnSync } from 'node:child_process';
import { Kind, parse, visit } from 'graphql';
import { describe, expect, it } from 'vitest';
import * as operations from '#adapters/magento/generated/operations.ts';
import { MAGENTO_RELEASES, releaseSchema } from '#sandbox/magento/releases.ts';

it('the committed operations match what `npm run generate` generates from the documents', () => {
  const { status } = spawnSync('node', ['scripts/generate-magento.mjs', '--check']);
  expect(status).toBe(0);
});

const OPERATIONS = Object.values(operations).map(({ name, source }) => [name, source] as const);

describe.each(MAGENTO_RELEASES)('at Magento %s', (release) => {
  const { check } = releaseSchema(release);

  it.each(OPERATIONS)('%s asks only for what that release has', (_, source) => {
    const checked = check(source);
    expect(checked.ok && checked.value.validationErrors).toEqual([]);
  });
});

/** Magento 2.4.7-p7 answers `name: null` and a price of 0 for what such a fragment names. */
it.each(OPERATIONS)('%s is one selection without fragments by name', (_, source) => {
  const named: string[] = [];
  visit(parse(source), {
    enter({ kind }) {
      if (kind === Kind.FRAGMENT_SPREAD || kind === Kind.FRAGMENT_DEFINITION) named.push(kind);
    },
  });
  expect(named).toEqual([]);
});
