import { describe, expect, it, onTestFinished } from 'vitest';
import { createLoadClassifier, createLoadMonitor } from '#server/observe/load-monitor.ts';

const calm = { delay: 10, heap: 0.3 };
const late = { ...calm, delay: 201 };

describe('createLoadClassifier', () => {
  it('reports a server as late if its timers are late for two seconds', () => {
    const judge = createLoadClassifier();
    expect([late, late, late, late, late].map(judge)).toEqual([
      'calm',
      'calm',
      'calm',
      'lagging',
      'lagging',
    ]);
    expect(judge(calm)).toBe('calm');
  });

  it('ignores occasional pauses', () => {
    const judge = createLoadClassifier();
    expect([late, late, late, calm, late, late, late].map(judge)).not.toContain('lagging');
  });

  it('reports a server as busy as soon as it runs out of memory', () => {
    const judge = createLoadClassifier();
    expect(judge({ ...calm, heap: 0.86 })).toBe('busy');
    expect(judge({ ...calm, heap: 0.85 })).toBe('calm');
  });
});

describe('createLoadMonitor', () => {
  it('reports a new process as calm', () => {
    const load = createLoadMonitor();
    onTestFinished(() => load.stop());
    expect([load.isBusy(), load.isLagging()]).toEqual([false, false]);
  });
});
