import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { MyBedBlock as Block } from '#src/content/form-block.ts';
import { parseBed } from '#src/my-bed/my-bed.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { MyBedBlock } from '#ui/components/blocks/MyBedBlock.tsx';
import { SHOP } from '../../../support/fake-shop.ts';
import { markup, pageAt, shopAround } from '../../render-page.tsx';

const ELSEWHERE = {
  type: 'external',
  title: 'Pillows',
  href: 'https://pillows.example/',
  isFollowed: true,
  opensNewTab: false,
} as const;

const BLOCK: Block = {
  type: 'my-bed',
  title: 'How large?',
  text: 'Say it once',
  goods: [
    { objectId: '7', link: { title: 'Mattresses', url: '/matrassen' } },
    { objectId: '3', link: { title: 'Toppers', url: '/toppers' } },
    { objectId: '5', link: ELSEWHERE },
  ],
};

/** The block on its page, with this query string. */
async function blockAt(query: string, fitting?: Record<string, number>, locale: Locale = 'nl-nl') {
  const bed = parseBed(new URLSearchParams(query).get('bed') ?? '');
  const url = `/my-bed${query}`;
  const page = { ...(await pageAt('/', { locale })), url, ...(bed && { bed }) };
  const shown = fitting && {
    fitting: Object.entries(fitting).map(([objectId, count]) => ({ objectId, count })),
  };
  const block = { ...BLOCK, ...(shown && { shown }) };
  const { shop } = shopAround(page, SHOP.shell);
  return parse(markup(shop, <MyBedBlock block={block} isPageTitle={false} isSeenFirst={false} />));
}

const textsOf = (html: Awaited<ReturnType<typeof blockAt>>, selector: string) =>
  html.querySelectorAll(selector).map(({ text }) => text.trim());

describe('MyBedBlock', () => {
  it('RM7 draws the bed in the room of the address, and says how much comes in its size', async () => {
    const html = await blockAt('?bed=2x80x200&room=plan&room-width=350&room-length=420', {
      7: 12,
      3: 0,
    });
    expect(textsOf(html, 'h2').map((title) => title.replaceAll('\u00A0', ' '))).toEqual([
      'Jouw bed: 2 × 80 × 200',
      'Op schaal in je slaapkamer',
      'Wat er in en op past',
    ]);
    expect(html.querySelector('#bedroom svg[role=img]')?.getAttribute('aria-label')).toMatch(
      /350 × 420 cm, met een bed van 160\s×\s200/u,
    );
    expect(textsOf(html, '#bedroom td').slice(0, 2)).toEqual(['95 cm', expect.anything()]);
    const links = html.querySelectorAll('a[href*="bed="], a[href^="http"]');
    expect(links.map((link) => [link.getAttribute('href'), link.text])).toEqual([
      ['/matrassen?bed=2x80x200', 'Mattresses12 in jouw maat'],
      ['/toppers?bed=2x80x200', 'ToppersNiets in jouw maat'],
      [ELSEWHERE.href, ELSEWHERE.title],
    ]);
  });

  it('RM7 keeps the bed in the form of the room, and the room in the form of the bed', async () => {
    const html = await blockAt('?bed=160x200&room=plan&room-width=350&room-length=420');
    const hidden = html
      .querySelectorAll('form')
      .map((form) =>
        form.querySelectorAll('[type=hidden]').map((field) => field.getAttribute('name')),
      );
    expect(hidden).toEqual([
      ['room', 'room-width', 'room-length'],
      ['bed', 'room'],
    ]);
  });

  it.each(LOCALES)('RM7 draws an example until there is a bed, in %s', async (locale) => {
    const html = await blockAt('', undefined, locale);
    expect(textsOf(html, 'h2')[0]).toBe('How large?');
    expect(html.querySelector('#bedroom > p')?.text).toMatch(/160\s×\s200/u);
    expect(html.querySelector('a[href="/matrassen"]')?.text).toBe('Mattresses');
    expect(html.toString()).not.toContain('my-bed.');
  });
});
