import { describe, expect, it } from 'vitest';
import { NOTIFICATION_LIFETIME } from '#ui/stores/notification.ts';
import { NOTIFICATION_STYLES, NOTIFICATION_PANEL_WIDTH } from '#ui/stores/notification-style.ts';

const { error, success, warning } = NOTIFICATION_STYLES;

describe('NOTIFICATION_STYLES', () => {
  it('N1 gives an error the negative colour and no icon', () => {
    expect(error.tone).toBe('negative');
    expect(error).not.toHaveProperty('icon');
  });

  it('N1 gives success and warning an icon each, and no negative colour', () => {
    expect([success.icon, warning.icon]).toEqual(['check', 'warning']);
    expect([success.tone, warning.tone]).toEqual(['positive', 'caution']);
  });

  it('N1 interrupts a screen reader for an error alone', () => {
    expect([error.role, success.role, warning.role]).toEqual(['alert', 'status', 'status']);
  });
});

describe('the measures of notifications', () => {
  it('N1 keeps a message for 4000 ms, in a panel of at most 600 px', () => {
    expect(NOTIFICATION_LIFETIME).toBe(4000);
    expect(NOTIFICATION_PANEL_WIDTH).toBe(600);
  });
});
