import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '#server/inline-scripts.ts';

type Script = { readonly src: string; readonly type: string; readonly async: boolean };

/** A page that is loading; `happens` fires an event, `passes` lets milliseconds pass. */
function openPage(script: string, { come = 'navigate', hash = '' } = {}) {
  const listeners: [event: string, listener: () => void][] = [];
  const timers: [due: number, action: () => void][] = [];
  const frames: (() => void)[] = [];
  const scripts: Script[] = [];
  let now = 0;
  const dueBy = (end: number) =>
    timers.toSorted(([one], [other]) => one - other).find(([time]) => time <= end);
  const changes: [attribute: string, isSet: boolean][] = [];
  runInNewContext(script, {
    location: { hash },
    performance: { getEntriesByType: () => [{ type: come }] },
    addEventListener: (event: string, listener: () => void) => listeners.push([event, listener]),
    requestAnimationFrame: (action: () => void) => frames.push(action),
    setTimeout: (action: () => void, delay = 0) => timers.push([now + delay, action]),
    document: {
      documentElement: {
        toggleAttribute: (name: string, isSet: boolean) => changes.push([name, isSet]),
        removeAttribute: (name: string) => changes.push([name, false]),
      },
      createElement: () => ({}),
      head: { append: (element: Script) => scripts.push(element) },
    },
  });
  return {
    scripts,
    changes,
    happens: (event: string) => {
      for (const [name, listener] of listeners) if (name === event) listener();
    },
    isPainted: () => frames.splice(0).forEach((frame) => frame()),
    passes: (duration: number) => {
      const end = now + duration;
      for (let due = dueBy(end); due; due = dueBy(end)) {
        timers.splice(timers.indexOf(due), 1);
        now = due[0];
        due[1]();
      }
      now = end;
    },
  };
}

describe('bootScript', () => {
  it.each(['click', 'keydown', 'scroll', 'touchstart', 'wheel'])(
    'delays nothing after a %s',
    (event) => {
      const page = openPage(bootScript());
      page.happens(event);
      expect(page.changes).toEqual([
        ['data-arrived', true],
        ['data-arrived', false],
      ]);
    },
  );

  it('sets a class on a page that is opened anew, as a return to a page needs all its heights', () => {
    expect(openPage(bootScript()).changes).toEqual([['data-arrived', true]]);
    expect(openPage(bootScript(), { hash: '#reviews' }).changes).toEqual([['data-arrived', false]]);
    expect(openPage(bootScript(), { come: 'reload' }).changes).toEqual([['data-arrived', false]]);
    expect(openPage(bootScript(), { come: 'back_forward' }).changes).toEqual([
      ['data-arrived', false],
    ]);
  });

  it('starts nothing before the page has loaded', () => {
    const page = openPage(bootScript('/assets/main-1.js'));
    page.passes(60_000);
    page.happens('DOMContentLoaded');
    page.passes(2999);
    expect(page.scripts).toEqual([]);
  });

  it('loads the modules in order, each in its own task, after the page is loaded and painted', () => {
    const page = openPage(bootScript('/first.js', '/second.js'));
    page.happens('DOMContentLoaded');
    page.happens('load');
    page.passes(1);
    expect(page.scripts).toEqual([]);
    page.isPainted();
    page.passes(1);
    expect(page.scripts).toEqual([
      { type: 'module', async: false, src: '/first.js' },
      { type: 'module', async: false, src: '/second.js' },
    ]);
  });

  it('does not wait longer than 3 s for a picture that hangs', () => {
    const page = openPage(bootScript('/assets/main-1.js'));
    page.happens('DOMContentLoaded');
    page.passes(3000);
    expect(page.scripts).toMatchObject([{ src: '/assets/main-1.js' }]);
  });

  it('does not wait longer than 3 s for the paint of a tab in the background', () => {
    const page = openPage(bootScript('/assets/main-1.js'));
    page.happens('DOMContentLoaded');
    page.happens('load');
    page.passes(3000);
    expect(page.scripts).toHaveLength(1);
  });

  it('starts once, by the first of several events', () => {
    const early = openPage(bootScript('/assets/main-1.js'));
    early.happens('DOMContentLoaded');
    early.happens('load');
    early.isPainted();
    early.passes(1);
    early.passes(3000);
    expect(early.scripts).toHaveLength(1);
    const latePage = openPage(bootScript('/assets/main-1.js'));
    latePage.happens('DOMContentLoaded');
    latePage.passes(3000);
    latePage.happens('load');
    latePage.isPainted();
    latePage.passes(1);
    expect(latePage.scripts).toHaveLength(1);
  });

  it('reads nothing from the page: its addresses are constants of its text', () => {
    expect(bootScript('/a.js')).toContain('["/a.js"]');
    expect(bootScript('/a.js')).not.toMatch(/querySelector|getElement|dataset|currentScript/u);
  });
});
