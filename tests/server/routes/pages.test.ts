import { describe, expect, it } from 'vitest';
import { createRenderer } from '#server/render.tsx';
import { configOf, openShop, smallAssets, smallPorts } from '../small-shop.ts';

const ports = smallPorts();
const { site } = configOf();
const renderer = createRenderer({ assets: smallAssets, site, ports });

const styleguide = async (environment: Record<string, string>) =>
  (await openShop({ environment, ports, renderer })).get('/_styleguide');

describe('/_styleguide', () => {
  it('shows every component in its states if it is enabled, uncached', async () => {
    const answer = await styleguide({ STYLEGUIDE: 'true' });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    expect(html).toContain('<meta name="robots" content="noindex,nofollow">');
    for (const sample of [
      'role="tablist"',
      '<dialog',
      'aria-pressed="true"',
      'aria-invalid',
      'disabled=""',
    ]) {
      expect(html).toContain(sample);
    }
  });

  it.each([
    'Slider',
    'Search',
    'Tabs',
    'Carousel',
    'Dialogs and sheets',
    'Notifications',
    'Loading',
    'Report',
  ])('has a section for %s', async (title) => {
    const html = await (await styleguide({ STYLEGUIDE: 'true' })).text();
    expect(html).toContain(`<h2>${title}</h2>`);
  });

  it('does not exist unless it is enabled', async () => {
    expect((await styleguide({})).status).toBe(404);
  });
});
