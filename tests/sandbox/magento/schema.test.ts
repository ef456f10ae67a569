import { readFileSync } from 'node:fs';
import { buildSchema, validateSchema } from 'graphql';
import { expect, it } from 'vitest';

it('the Magento sandbox schema is valid GraphQL', () => {
  const schema = buildSchema(readFileSync('sandbox/magento/schema.graphql', 'utf8'));
  expect(validateSchema(schema)).toEqual([]);
});
