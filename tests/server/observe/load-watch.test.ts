import { describe, expect, it, onTestFinished } from 'vitest';
import { createLoadJudge, createLoadWatch } from '#server/observe/load-watch.ts';

const calm = { delay: 10, heap: 0.3 };
const late = { ...calm, delay: 201 };

describe('createLoadJudge', () => {
  it('finds a server late whose timers are late for two seconds', () => {
    const judge = createLoadJudge();
    expect([late, late, late, late, late].map(judge)).toEqual([
      'calm',
      'calm',
      'calm',
      'late',
      'late',
    ]);
    expect(judge(calm)).toBe('calm');
  });

  it('finds none late for a pause now and then', () => {
    const judge = createLoadJudge();
    expect([late, late, late, calm, late, late, late].map(judge)).not.toContain('late');
  });

  it('finds a server busy at once whose memory runs out', () => {
    const judge = createLoadJudge();
    expect(judge({ ...calm, heap: 0.86 })).toBe('busy');
    expect(judge({ ...calm, heap: 0.85 })).toBe('calm');
  });
});

describe('createLoadWatch', () => {
  it('finds a process calm that has just begun', () => {
    const load = createLoadWatch();
    onTestFinished(() => load.stop());
    expect([load.isBusy(), load.isLate()]).toEqual([false, false]);
  });
});
