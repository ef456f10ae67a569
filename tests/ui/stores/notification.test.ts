import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Notification } from '#ui/stores/notification.ts';
import {
  MAX_NOTIFICATIONS,
  withNotification,
  withoutNotification,
} from '#ui/stores/notification.ts';

const ADDED: Notification = { id: 'a', type: 'success', message: 'In je winkelwagen' };
const FAILED: Notification = { id: 'b', type: 'error', message: 'Niet op voorraad' };

describe('withNotification', () => {
  it('N1 appends a notification', () => {
    expect(withNotification([ADDED], FAILED)).toEqual([ADDED, FAILED]);
  });

  it('N1 replaces a notification with the same type and message, and moves it to the end', () => {
    const again = { ...ADDED, id: 'c' };
    expect(withNotification([ADDED, FAILED], again)).toEqual([FAILED, again]);
    const other = { ...FAILED, id: 'd', type: 'warning' } as const;
    expect(withNotification([FAILED], other)).toEqual([FAILED, other]);
  });

  it('N1 drops the oldest of more than five notifications', () => {
    const six = Array.from({ length: 6 }, (_, index) => ({
      ...ADDED,
      id: `${index}`,
      message: `${index}`,
    }));
    expect(MAX_NOTIFICATIONS).toBe(5);
    expect(shown(six)).toEqual(six.slice(1));
  });

  it('N1 keeps unique ids and messages per type, and ends with the latest notification', () => {
    fc.assert(
      fc.property(fc.array(anyNotification, { minLength: 1 }), (notifications) => {
        const list = shown(notifications);
        const said = list.map(({ type, message }) => `${type} ${message}`);
        expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
        expect(new Set(said).size).toBe(list.length);
        expect(list.length).toBeLessThanOrEqual(MAX_NOTIFICATIONS);
        expect(list.at(-1)).toEqual(notifications.at(-1));
      }),
    );
  });
});

describe('withoutNotification', () => {
  it('N1 removes a notification by id, and ignores an unknown id', () => {
    expect(withoutNotification([ADDED, FAILED], 'a')).toEqual([FAILED]);
    expect(withoutNotification([FAILED], 'a')).toEqual([FAILED]);
  });

  it('N1 undoes the addition of a new notification', () => {
    fc.assert(
      fc.property(fc.array(anyNotification), anyNotification, (notifications, added) => {
        const news = { ...added, id: 'new', message: `${added.message} (new)` };
        const list = shown(notifications.slice(0, MAX_NOTIFICATIONS - 1));
        expect(withoutNotification(withNotification(list, news), news.id)).toEqual(list);
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
