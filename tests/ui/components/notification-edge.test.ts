import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { notificationEdge } from '#ui/components/notification-edge.ts';

const VIEW = 844;
const HEIGHT = 80;

describe('notificationEdge', () => {
  it.each([
    ['bottom', 'without a subject', []],
    ['bottom', 'for a field in the middle', [{ top: 400, bottom: 500 }]],
    ['bottom', 'for a field at the top', [{ top: 10, bottom: 60 }]],
    ['top', 'for a field at the bottom', [{ top: 780, bottom: 830 }]],
    ['top', 'for a field that is covered in part', [{ top: 700, bottom: 765 }]],
    ['bottom', 'for a form that fills the view', [{ top: -100, bottom: 900 }]],
  ] as const)('N1 is the %s %s', (edge, _, subjects) => {
    expect(notificationEdge(subjects, HEIGHT, VIEW)).toBe(edge);
  });

  it('N1 goes by the field before the form around it', () => {
    const form = { top: 20, bottom: 770 };
    expect(notificationEdge([{ top: 770, bottom: 830 }, form], HEIGHT, VIEW)).toBe('top');
    expect(notificationEdge([{ top: 300, bottom: 360 }, form], HEIGHT, VIEW)).toBe('bottom');
  });

  it('N1 never covers a subject that one of the edges leaves free', () => {
    // What has no height is not seen, so that nothing can cover it.
    const anySubject = fc
      .tuple(fc.integer({ min: 0, max: VIEW - 1 }), fc.integer({ min: 1, max: VIEW }))
      .map(([top, height]) => ({ top, bottom: Math.min(VIEW, top + height) }));
    fc.assert(
      fc.property(anySubject, (subject) => {
        const isFree =
          notificationEdge([subject], HEIGHT, VIEW) === 'top'
            ? subject.top >= HEIGHT
            : subject.bottom <= VIEW - HEIGHT;
        const couldBeFree = subject.top >= HEIGHT || subject.bottom <= VIEW - HEIGHT;
        expect(isFree).toBe(couldBeFree);
      }),
    );
  });
});
