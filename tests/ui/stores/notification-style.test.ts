import { describe, expect, it } from 'vitest';
import { NOTIFICATION_LIFETIME } from '#ui/stores/notification.ts';
import { NOTIFICATION_STYLES, NOTIFICATION_PANEL_WIDTH } from '#ui/stores/notification-style.ts';

const { error, success, warning } = NOTIFICATION_STYLES;

describe('NOTIFICATION_STYLES', () => {
  it('N1 gives an error the negative tone and no icon', () => {
    expect(error.tone).toBe('negative');
    expect(error).not.toHaveProperty('icon');
  });

  it('N1 gives success and warning an icon and a positive or caution tone', () => {
    expect([success.icon, warning.icon]).toEqual(['check', 'warning']);
    expect([success.tone, warning.tone]).toEqual(['positive', 'caution']);
  });

  it('N1 uses the alert role for errors only', () => {
    expect([error.role, success.role, warning.role]).toEqual(['alert', 'status', 'status']);
  });
});

describe('notification constants', () => {
  it('N1 keeps a message for 4000 ms, in a panel of at most 600 px', () => {
    expect(NOTIFICATION_LIFETIME).toBe(4000);
    expect(NOTIFICATION_PANEL_WIDTH).toBe(600);
  });
});
