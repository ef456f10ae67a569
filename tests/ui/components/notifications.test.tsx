import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { createMemoryBrowser } from '#tests/support/memory-browser.ts';
import { attentionHandlers, Notifications } from '#ui/components/Notifications.tsx';
import { NotificationStore } from '#ui/stores/notification-store.ts';
import { NOTIFICATION_PANEL_WIDTH } from '#ui/stores/notification-style.ts';
import type { Notification } from '#ui/stores/notification.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { found, markup, pageAt, shopAround, tags } from '../render-page.tsx';

async function drawn(
  type: Notification['type'],
  message: string,
  locale: Locale = 'en-us',
): Promise<string> {
  const { shop } = shopAround(await pageAt('/', { locale }));
  shop.stores.notifications.add(type, message);
  return markup(shop, <Notifications />);
}

const icons = (html: string) => found(html.replace(/<button.*<\/button>/, ''), /(<svg)/g).length;

describe('Notifications', () => {
  it.each([
    ['error', 'alert', 0],
    ['success', 'status', 1],
    ['warning', 'status', 1],
  ] as const)('N1 shows a message of type %s as %s with %i icons', async (type, role, count) => {
    const html = await drawn(type, 'Bed & breakfast');
    expect(html).toContain(`role="${role}"`);
    expect(html).toContain('Bed &amp; breakfast');
    expect(icons(html)).toBe(count);
  });

  it.each(LOCALES)(
    'N1 labels the button that closes a message in %s, as English',
    async (locale) => {
      const html = await drawn('error', 'a', locale);
      expect(tags(html, '<button', 'lang="en"', 'aria-label="Close positive alert"')).toHaveLength(
        1,
      );
    },
  );

  it('N1 limits the width of the panel to NOTIFICATION_PANEL_WIDTH', () => {
    const styles = readFileSync('ui/components/Notifications.module.css', 'utf8');
    expect(styles).toContain(`max-width: ${NOTIFICATION_PANEL_WIDTH}px;`);
  });
});

/** A shop with one message, which expires after 4 s. */
function openMessage() {
  const browser = createMemoryBrowser();
  const store = new NotificationStore(createSequentialIds(), browser.timers);
  store.add('success', 'added');
  return { ...attentionHandlers(store), browser, count: () => store.list.length };
}

describe('attentionHandlers', () => {
  it('N1 keep a message while it has the pointer', () => {
    const { message, browser, count } = openMessage();
    message.onPointerEnter();
    browser.pass(60_000);
    expect(count()).toBe(1);
    message.onPointerLeave();
    browser.pass(4000);
    expect(count()).toBe(0);
  });

  it('N1 keep a message while its close button has the focus', () => {
    const { button, browser, count } = openMessage();
    button.onFocus();
    browser.pass(60_000);
    expect(count()).toBe(1);
    button.onBlur();
    browser.pass(4000);
    expect(count()).toBe(0);
  });
});
