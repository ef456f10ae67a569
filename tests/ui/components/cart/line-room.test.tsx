import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { PackedGoods } from '#src/room/packages.ts';
import { LOCALES } from '#src/shared/locale.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { LineWay } from '#ui/components/room/LineWay.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aCart } from '../../../support/shown-carts.ts';
import { aCartPage } from '../../../support/shown-pages.ts';
import { markupIn } from '../../render-page.tsx';

const STIFF: PackedGoods = { rules: 'mattress rigid w*l*22', size: '180x200', choices: [] };
const PARTLY: PackedGoods = { ...STIFF, rules: 'mattress rigid w*l*22; base unknown' };
const NARROW = '?up=quarter&stair-width=70&upper-width=70&headroom=200';
const WIDE = '?up=none&door-width=250&door-height=250';

const [item] = aCart.items;
const url = '/matras-duin?maat=180x200';

/** The link of the first line of a cart, whose product is packed like this. */
function linkOf(room: LineDelivery['room']) {
  const sku = item?.product.sku ?? '';
  const page = {
    ...aCartPage(aCart),
    deliveries: [{ sku, workingDays: 2, ...(room && { room }) }],
  };
  const html = parse(renderToStaticMarkup(<App shop={openShop(page)} />));
  return html.querySelector('main a[href*="room=way"]')?.getAttribute('href');
}

describe('LineRoom', () => {
  it('RM8 links a bed to its tool until a way is measured', () => {
    expect(linkOf(STIFF)).toMatch(/[?&]room=way#bedroom$/u);
    expect(linkOf(undefined)).toBeUndefined();
  });

  it('RM8 asks nothing about a bed that comes rolled up', () => {
    const goods: PackedGoods = { ...STIFF, rules: 'topper rolled w*26*26' };
    expect(linkOf(goods)).toBeDefined();
    expect(linkOf({ ...goods, isRolled: true })).toBeUndefined();
  });
});

const wayIn = async (
  locale: (typeof LOCALES)[number],
  packed: PackedGoods,
  way: string,
  uids: readonly string[] = [],
) => parse(await markupIn(locale, <LineWay url={url} packed={packed} uids={uids} way={way} />));

describe('LineWay', () => {
  it('RM8 names the piece that does not pass, with a link to the measures', async () => {
    const html = await wayIn('nl-nl', STIFF, NARROW);
    expect(html.text).toContain('Komt niet in je slaapkamer: Matras.');
    expect(html.querySelector('a')?.getAttribute('href')).toBe(
      `${url}&room=way&${NARROW.slice(1)}#bedroom-answer`,
    );
  });

  it('RM8 says that all packages pass, and nothing of those it does not know', async () => {
    expect((await wayIn('nl-nl', STIFF, WIDE)).text).toContain('Elk pakket komt in je slaapkamer.');
    expect((await wayIn('nl-nl', PARTLY, WIDE)).text).toContain('Niet van elk pakket');
  });

  it('RM8 goes by what was chosen of a set', async () => {
    const set: PackedGoods = {
      rules: 'mattress rigid w*l*22; mattress:latex flat 60*60*20',
      size: '180x200',
      choices: ['springs', 'latex'].map((choice) => ({ part: 'matras', choice, uid: choice })),
    };
    expect((await wayIn('nl-nl', set, NARROW)).text).toContain(
      'Komt niet in je slaapkamer: Matras.',
    );
    expect((await wayIn('nl-nl', set, NARROW, ['latex'])).text).toContain('Elk pakket komt');
  });

  it('RM8 says what headroom a bed takes if the way is known without it', async () => {
    const way = '?up=straight&stair-width=80';
    expect((await wayIn('nl-nl', STIFF, way)).text).toContain(
      'Hangt af van de hoogte boven je trap: past vanaf 242 cm',
    );
    expect((await wayIn('nl-nl', PARTLY, way)).text).toContain('Niet van elk pakket');
  });

  it.each(['', '?up=straight', 'x'])('RM8 says nothing of the way %j', async (way) => {
    expect((await wayIn('nl-nl', STIFF, way)).text).toBe('');
  });

  it.each(LOCALES)('RM8 has its words in %s', async (locale) => {
    for (const way of [NARROW, WIDE])
      expect((await wayIn(locale, STIFF, way)).text).not.toContain('line.');
  });
});
