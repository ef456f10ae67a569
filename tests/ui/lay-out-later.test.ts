import { describe, expect, it } from 'vitest';
import { layOutLater } from '#ui/lay-out-later.ts';

/** A page whose parts have so many elements each, and are left for later or laid out already. */
function openPage(parts: readonly { readonly size: number; readonly isLater?: boolean }[]) {
  const happened: string[] = [];
  const elements = parts.map(({ size, isLater = true }, index) => ({
    dataset: new Proxy<Record<string, string>>(
      {},
      { set: (_marks, name) => happened.push(`${String(name)} ${index}`) > 0 },
    ),
    querySelectorAll: () => ({ length: size }),
    getBoundingClientRect: () => happened.push('layout'),
    ownerDocument: {
      defaultView: {
        getComputedStyle: () => ({ contentVisibility: isLater ? 'auto' : 'visible' }),
      },
    },
  }));
  const document = {
    querySelectorAll: () => elements,
    documentElement: { removeAttribute: (name: string) => happened.push(`no ${name}`) },
  };
  return { tasks: layOutLater(document as unknown as Document), happened };
}

const run = ({ tasks, happened }: ReturnType<typeof openPage>): readonly string[] => {
  for (const task of tasks) {
    happened.push('task');
    task();
  }
  return happened;
};

describe('layOutLater', () => {
  it('lays out large parts in a task each, and defers nothing after that', () => {
    expect(run(openPage([{ size: 300 }, { size: 200 }])).join(', ')).toBe(
      'task, laidOut 0, layout, task, laidOut 1, layout, task, no data-arrived',
    );
  });

  it('lays out small parts together, so that a list of cards is few tasks', () => {
    const { tasks } = openPage(Array.from({ length: 18 }, () => ({ size: 27 })));
    expect(tasks).toHaveLength(18 / 6 + 1);
  });

  it('lets go of elements that are laid out', () => {
    const page = openPage([{ size: 300 }, { size: 200 }]);
    run(page);
    page.happened.length = 0;
    expect(run(page)).toEqual(['task', 'task', 'task', 'no data-arrived']);
  });

  it('leaves alone what the styles have not left for later', () => {
    expect(run(openPage([{ size: 300, isLater: false }]))).toEqual(['task', 'no data-arrived']);
  });
});
