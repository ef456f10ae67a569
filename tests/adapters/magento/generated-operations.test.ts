import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the operations are those that `npm run generate` makes of the documents', () => {
  const { status } = spawnSync('node', ['scripts/generate-magento.mjs', '--check']);
  expect(status).toBe(0);
});
