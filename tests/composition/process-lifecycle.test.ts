import { describe, expect, it } from 'vitest';
import { createShutdownHooks } from '#composition/process-lifecycle.ts';
import { createBarrier } from '../support/barrier.ts';

describe('createShutdownHooks', () => {
  it('closes in reverse order of opening', async () => {
    const hooks = createShutdownHooks();
    const closed: string[] = [];
    for (const name of ['database', 'mail', 'sender']) hooks.add(() => void closed.push(name));
    await hooks.runAll();
    expect(closed).toEqual(['sender', 'mail', 'database']);
  });

  it('waits for an asynchronous close before it closes what was opened earlier', async () => {
    const hooks = createShutdownHooks();
    const closed: string[] = [];
    const lastLetter = createBarrier();
    hooks.add(() => void closed.push('database'));
    hooks.add(async () => {
      lastLetter.arrive();
      await lastLetter.opened;
      closed.push('sender');
    });
    const closing = hooks.runAll();
    await lastLetter.arrived;
    lastLetter.open();
    await closing;
    expect(closed).toEqual(['sender', 'database']);
  });

  it('closes each resource once', async () => {
    const hooks = createShutdownHooks();
    const closed: string[] = [];
    hooks.add(() => void closed.push('database'));
    await hooks.runAll();
    await hooks.runAll();
    expect(closed).toEqual(['database']);
  });
});
