import { describe, expect, it } from 'vitest';
import { createSettingChecks, createShutdownHooks } from '#composition/process-lifecycle.ts';
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

describe('createSettingChecks', () => {
  it('returns the settings that are unusable', async () => {
    const checks = createSettingChecks();
    const unusable = { level: 'warning', message: 'MAGENTO_URL does not answer' } as const;
    for (const found of [undefined, unusable]) checks.add(() => Promise.resolve(found));
    expect(await checks.runAll()).toEqual([unusable]);
    expect(await createSettingChecks().runAll()).toEqual([]);
  });
});
