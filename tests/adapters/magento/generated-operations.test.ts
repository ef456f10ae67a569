import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the committed operations match what `npm run generate` generates from the documents', () => {
  const { status } = spawnSync('node', ['scripts/generate-magento.mjs', '--check']);
  expect(status).toBe(0);
});
