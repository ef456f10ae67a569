import { describe, expect, it } from 'vitest';
import { Badge } from '#ui/components/Badge.tsx';
import { Carousel } from '#ui/components/carousel/Carousel.tsx';
import { Chip } from '#ui/components/Chip.tsx';
import { Dialog } from '#ui/components/dialog/Modal.tsx';
import { Disclosure } from '#ui/components/Disclosure.tsx';
import { Skeleton } from '#ui/components/Skeleton.tsx';
import { TabBar } from '#ui/components/tabs/TabBar.tsx';
import { Tabs } from '#ui/components/tabs/Tabs.tsx';
import { found, markupIn, tags } from '../render-page.tsx';

const nothing = (): void => {};
const ABOUT_FOAM = { onClose: nothing, title: 'Koudschuim?', children: 'Veerkrachtig schuim.' };

describe('Chip', () => {
  it('has a hidden label that describes its removal, and shows the choice only', async () => {
    const html = await markupIn(
      'nl-nl',
      <Chip href="/matrassen" removeLabel="Haal Maat: 90 weg" rel="nofollow" preservesScroll>
        Maat: 90
      </Chip>,
    );
    expect(html).toContain('<span aria-hidden="true">Maat: 90</span>');
    expect(html).toContain('Haal Maat: 90 weg');
    expect(tags(html, '<a', 'rel="nofollow"', 'data-scroll="keep"')).toHaveLength(1);
  });

  it('has a check icon when pressed, so that color is not the only cue', async () => {
    const chip = { onClick: nothing, children: 'Stevig' };
    const on = await markupIn('nl-nl', <Chip {...chip} isPressed />);
    expect(tags(on, '<button', 'aria-pressed="true"')).toHaveLength(1);
    expect(on).toContain('<svg');
    expect(await markupIn('nl-nl', <Chip {...chip} isPressed={false} />)).not.toContain('<svg');
  });
});

describe('Disclosure', () => {
  it('is a native details element with an optional heading', async () => {
    const html = await markupIn(
      'nl-nl',
      <Disclosure summary="Hoe?" heading={3} isOpen>
        Zo.
      </Disclosure>,
    );
    expect(tags(html, '<details', 'open=""')).toHaveLength(1);
    expect(found(html, /<h3[^>]*>([^<]*)<\/h3>/g)).toEqual(['Hoe?']);
  });
});

describe('Tabs', () => {
  const items = [
    { id: 'a', title: 'A', panel: 'van a', isDisabled: true },
    { id: 'b', title: 'B', panel: 'van b' },
    { id: 'c', title: 'C', panel: 'van c' },
  ];

  it('H10 selects the first enabled tab and renders all panels', async () => {
    const html = await markupIn('nl-nl', <Tabs label="Delen" items={items} />);
    expect(found(html, /aria-selected="(\w+)"/g)).toEqual(['false', 'true', 'false']);
    expect(tags(html, 'role="tabpanel"', 'hidden')).toHaveLength(2);
    expect(tags(html, 'role="tab"', 'tabindex="0"')).toHaveLength(1);
    expect(html).toContain('van c');
  });

  it('links to its panels without script, except for disabled ones', async () => {
    const html = await markupIn('nl-nl', <Tabs label="Delen" items={items} chosen="c" />);
    const targets = found(html, /href="#([^"]+)"/g);
    expect(targets).toHaveLength(2);
    for (const id of targets) expect(tags(html, `id="${id}"`)).toHaveLength(1);
  });
});

describe('TabBar', () => {
  const items = [
    { id: 'about', title: 'Over' },
    { id: 'reviews', title: 'Reviews' },
  ];
  const bar = <TabBar label="Op deze pagina" items={items} />;

  it('H9 links to anchors of the page, which Tab reaches without script', async () => {
    const html = await markupIn('nl-nl', bar);
    expect(tags(html, '<div', 'data-tab-bar')).toHaveLength(1);
    expect(found(html, /href="(#[^"]+)"/g)).toEqual(['#about', '#reviews']);
    expect(html).not.toContain('tabindex');
  });

  it('H10 H10a is a list of tabs, of which the first is selected at the top of the page', async () => {
    const html = await markupIn('nl-nl', bar);
    expect(tags(html, 'role="tablist"', 'aria-label="Op deze pagina"')).toHaveLength(1);
    expect(tags(html, 'role="tab"', 'aria-selected="true"', 'aria-controls="about"')).toHaveLength(
      1,
    );
    expect(
      tags(html, 'role="tab"', 'aria-selected="false"', 'aria-controls="reviews"'),
    ).toHaveLength(1);
  });
});

describe('Carousel', () => {
  it('H11 is a focusable list, without buttons in the server-rendered HTML', async () => {
    const html = await markupIn(
      'nl-nl',
      <Carousel label="Toppers">
        <li key="a">A</li>
        <li key="b">B</li>
      </Carousel>,
    );
    expect(tags(html, '<ul', 'tabindex="0"', 'aria-label="Toppers"')).toHaveLength(1);
    expect(html).not.toContain('<button');
  });
});

describe('Dialog', () => {
  it('is labeled by its title, and has a close button', async () => {
    const html = await markupIn('nl-nl', <Dialog isOpen {...ABOUT_FOAM} />);
    const [id = ''] = found(html, /aria-labelledby="([^"]+)"/g);
    expect(tags(html, '<h2', `id="${id}"`)).toHaveLength(1);
    expect(html).toContain('Sluiten');
  });

  it('renders no content while it is closed', async () => {
    expect(await markupIn('nl-nl', <Dialog isOpen={false} {...ABOUT_FOAM} />)).not.toContain(
      'Veerkrachtig',
    );
  });
});

describe('Badge and Skeleton', () => {
  it('render a label, and a hidden placeholder', async () => {
    expect(await markupIn('nl-nl', <Badge tone="sale">-10%</Badge>)).toContain('-10%');
    expect(await markupIn('nl-nl', <Skeleton count={3} />)).toContain('aria-hidden="true"');
  });
});
