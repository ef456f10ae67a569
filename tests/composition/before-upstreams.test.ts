import { describe, expect, it } from 'vitest';
import { upstreamGuards, UpstreamGuardFactory } from '#composition/before-upstreams.ts';
import { resolvePorts } from '#composition/wiring.ts';
import type { UpstreamGuard } from '#ports/upstreams.ts';
import { err, ok } from '#src/shared/result.ts';
import { createBarrier } from '../support/barrier.ts';

type Ports = { readonly guards: UpstreamGuardFactory };

const { guards } = resolvePorts<Ports>([upstreamGuards], { guards: UpstreamGuardFactory });

const call = (guard: UpstreamGuard, answer: string | Promise<string>) =>
  guard.run({
    operation: 'Page',
    send: () => Promise.resolve(answer),
    isFailure: (said) => said === 'down',
  });

/** What an upstream's guard answers once it has seen this many failures. */
async function afterFailures(guard: UpstreamGuard) {
  await Promise.all(Array.from({ length: 30 }, () => call(guard, 'down')));
  return call(guard, 'up');
}

describe('UpstreamGuardFactory', () => {
  it('opens the breaker of a failing upstream, unless its rules have none', async () => {
    expect(await afterFailures(guards('magento'))).toEqual(err('open'));
    expect(await afterFailures(guards('algolia', { hasBreaker: false }))).toEqual(ok('up'));
  });

  it('limits the concurrent calls of an upstream by its own rules', async () => {
    const bulkhead = { maxConcurrent: 1, maxWaiting: 0, maxWait: 0 };
    const guard = guards('contentstack-preview', { bulkhead });
    const upstream = createBarrier();
    const first = call(
      guard,
      upstream.opened.then(() => 'up'),
    );
    const second = await call(guard, 'up');
    upstream.open();
    expect(second).toEqual(err('full'));
    expect(await first).toEqual(ok('up'));
  });
});
