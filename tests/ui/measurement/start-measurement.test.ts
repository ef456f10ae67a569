import { describe, expect, it } from 'vitest';
import { FULL_CONSENT, NO_CONSENT } from '#src/consent/consent.ts';
import type { ContentPage } from '#src/use-cases/page-model.ts';
import { startMeasurement } from '#ui/measurement/start-measurement.ts';
import { anErrorPage } from '../../support/shown-pages.ts';
import { openTab } from './open-measured.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A tab whose measurement code is requested and never arrives. */
function begin(page: Parameters<typeof openTab>[0] = anErrorPage('/')) {
  let calls = 0;
  const open = () => {
    calls += 1;
    return Promise.reject(new Error('offline'));
  };
  const tab = openTab(page, { open });
  const stop = startMeasurement(tab.shop);
  return { consent: tab.shop.stores.consent, stop, asked: () => calls };
}

describe('startMeasurement', () => {
  it('H14a loads the measurement code once, after consent', async () => {
    const { consent, asked } = begin();
    consent.start();
    expect(asked()).toBe(0);
    consent.choose(NO_CONSENT);
    expect(asked()).toBe(0);
    consent.choose({ statistics: true, marketing: false });
    consent.choose(FULL_CONSENT);
    expect(asked()).toBe(1);
    await settled();
  });

  it('H14a loads nothing once it is stopped', () => {
    const { consent, stop, asked } = begin();
    stop();
    consent.choose(FULL_CONSENT);
    expect(asked()).toBe(0);
  });

  it('H14a loads nothing on a page whose URL contains a secret', () => {
    const page: ContentPage = {
      ...anErrorPage('/e-mailvoorkeuren?customer_id=secret'),
      type: 'content',
      blocks: [{ type: 'email-preferences', title: '', text: '', shown: { kind: 'unknown' } }],
    };
    const { consent, asked } = begin(page);
    consent.choose(FULL_CONSENT);
    expect(asked()).toBe(0);
  });

  it('H14a loads nothing in a preview', () => {
    const preview = { query: { live_preview: 'secret' }, shows: 'published' } as const;
    const { consent, asked } = begin({ ...anErrorPage('/'), preview });
    consent.choose(FULL_CONSENT);
    expect(asked()).toBe(0);
  });
});
