import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#src/notifications/notification.ts';
import { withNotification, withoutNotification } from '#src/notifications/notification-list.ts';

const ADDED: Notification = { id: 'a', type: 'success', message: 'In je winkelwagen' };
const FAILED: Notification = { id: 'b', type: 'error', message: 'Niet op voorraad' };

describe('withNotification', () => {
  it('N1 adds below what is there', () => {
    expect(withNotification([ADDED], FAILED)).toEqual([ADDED, FAILED]);
  });

  it('N1 has every id once after any sequence of additions', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), (notifications) => {
        const ids = shown(notifications).map(({ id }) => id);
        expect(ids).toEqual([...new Set(ids)]);
        expect(new Set(ids)).toEqual(new Set(notifications.map(({ id }) => id)));
      }),
    );
  });
});

describe('withoutNotification', () => {
  it('N1 takes away one notification, once', () => {
    expect(withoutNotification([ADDED, FAILED], 'a')).toEqual([FAILED]);
    expect(withoutNotification([FAILED], 'a')).toEqual([FAILED]);
  });

  it('N1 undoes the addition of a new notification', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), anyNotification, (notifications, added) => {
        const list = withoutNotification(shown(notifications), added.id);
        expect(withoutNotification(withNotification(list, added), added.id)).toEqual(list);
      }),
    );
  });
});

const anyNotification: fc.Arbitrary<Notification> = fc.record({
  id: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
  type: fc.constantFrom('error', 'success', 'warning'),
  message: fc.string(),
});

const shown = (notifications: readonly Notification[]): readonly Notification[] =>
  notifications.reduce(withNotification, [] as readonly Notification[]);
