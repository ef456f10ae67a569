import { parse } from 'node-html-parser';
import { Fragment, isValidElement, type PropsWithChildren } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { Product } from '#src/catalog/product.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { planRoom } from '#src/room/room-plan.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { RoomForm } from '#ui/components/room/RoomForm.tsx';
import { PLAN_PARAMS } from '#src/room/plan-form.ts';
import { PlanReport } from '#ui/components/room/PlanReport.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aProduct, aProductPage, aVariant } from '../../../support/shown-pages.ts';
import { elementOf } from '../../element-of.tsx';
import { markupIn } from '../../render-page.tsx';

const bed = (packages?: string): Product => ({
  ...aProduct,
  variants: [aVariant('180x200', 99_900), aVariant('90x200', 49_900)],
  attributes: [
    ...aProduct.attributes,
    ...(packages === undefined
      ? []
      : [{ code: PACKAGES_CODE, label: 'Packages', value: packages }]),
  ],
});

const STIFF = bed('mattress rigid w*l*22');

/** The section of a page; `way` is what was measured in the tab before. */
function sectionAt(
  query: string,
  product = STIFF,
  locale: Locale = 'nl-nl',
  way = '',
  passing?: ProductPage['passing'],
) {
  const page = aProductPage(product, product.variants[0], locale);
  const shop = openShop({
    ...page,
    url: `${product.url}?maat=180x200&${query}`,
    breadcrumbs: [{ title: 'Matrassen', url: '/matrassen' }],
    ...(passing && { passing }),
  });
  if (way !== '') shop.stores.deliveries.keepWay(way);
  const html = renderToStaticMarkup(<App shop={shop} />);
  return parse(html).querySelector('#bedroom');
}

const textOf = (section: ReturnType<typeof sectionAt>, selector: string): string =>
  section?.querySelector(selector)?.text.trim() ?? '';

const textsOf = (section: ReturnType<typeof sectionAt>, selector: string) =>
  section?.querySelectorAll(selector).map(({ text }) => text.trim()) ?? [];

const QUARTER = 'room=way&up=quarter&stair-width=85&upper-width=85&headroom=230';

/** What is known of other models if none passes. */
const NONE = { size: '180x200', models: [], instead: [], isComplete: true, isAvailable: true };

describe('RoomSection', () => {
  it('RM4 links to its tools, which are not in the page until one is open', () => {
    const section = sectionAt('');
    const hrefs = section?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      '/matras-duin?maat=180x200&room=way#bedroom',
      '/matras-duin?maat=180x200&room=plan#bedroom',
    ]);
    expect(section?.querySelectorAll('form')).toEqual([]);
  });

  it('RM4 is on no page of goods that are no bed', () => {
    const lamp = { ...aProduct, attributes: [{ code: 'bedlampje_led', label: 'LED', value: '1' }] };
    expect(sectionAt('', lamp)).toBeNull();
  });
});

describe('WayTool', () => {
  it('RM1 RM4 shows the packages, and a form that keeps the address', () => {
    const section = sectionAt('room=way');
    expect(textsOf(section, 'tbody tr').join()).toContain('180 × 200 × 22 cm');
    const form = section?.querySelector('form');
    expect(form?.getAttribute('method')).toBe('get');
    expect(form?.getAttribute('action')).toBe('/matras-duin#bedroom');
    const hidden = form?.querySelectorAll('[type=hidden]') ?? [];
    expect(hidden.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
      ['maat', '180x200'],
      ['room', 'way'],
    ]);
  });

  it.each(LOCALES)('RM3 names what is stopped and offers two halves in %s', (locale) => {
    const section = sectionAt(QUARTER, STIFF, locale);
    expect(textOf(section, 'tbody')).toContain('272 cm');
    expect(textOf(section, 'h3')).not.toBe('');
    const [offer = ''] = (section?.querySelectorAll('a') ?? []).flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return href.includes('=2&') ? [href] : [];
    });
    expect(offer).toContain(QUARTER);
    expect(section?.text).not.toMatch(/\{\{|\b[a-z]+\.[a-z-]+\.[a-z]/u);
  });

  it('RM3 leads to other models if none of this product passes', () => {
    const section = sectionAt(QUARTER, bed('frame rigid l+8*120*90'));
    const last = section?.querySelectorAll('a').at(-1);
    expect(last?.getAttribute('href')).toBe('/matrassen');
    expect(last?.text).toBe('Matrassen');
  });

  it.each(LOCALES)('RM9 names models that pass, with their size and the way, in %s', (locale) => {
    const model = {
      sku: 'duin',
      name: 'Matras Duin',
      url: '/matras-duin?maat=180x200',
      picture: aProduct.pictures[0],
      price: aProduct.variants[0].price,
      days: 2,
      headroom: 191,
      chosen: 'Kern: latex',
      two: '90x200',
    };
    const passing = { ...NONE, models: [model] };
    const section = sectionAt(QUARTER, bed('frame rigid l+8*120*90'), locale, '', passing);
    const link = section?.querySelector('li a[href$="#bedroom-answer"]');
    const [path, query = ''] =
      link?.getAttribute('href')?.replace('#bedroom-answer', '').split('?') ?? [];
    expect(path).toBe('/matras-duin');
    expect(query.split('&').toSorted()).toEqual(['maat=180x200', ...QUARTER.split('&')].toSorted());
    expect(section?.text).toContain('191 cm');
    expect(section?.text).toContain('Kern: latex');
    expect(link?.parentNode?.text).toMatch(/(?:twee|zwei|two) .*90/u);
    expect(link?.parentNode?.text).toMatch(
      /Bezorgd vanaf|Geleverd vanaf|Lieferung ab|Delivered from/u,
    );
    expect(section?.querySelector('a[href="/matrassen"]')).toBeNull();
    expect(section?.text).not.toMatch(/\{\{|\b[a-z]+\.[a-z-]+\.[a-z]/u);
  });

  it('RM9 says what can be done if no model passes', () => {
    const section = sectionAt(QUARTER, bed('frame rigid l+8*120*90'), 'de-de', '', NONE);
    expect(section?.text).toContain('Auch kein anderes Modell');
    expect(section?.text).toContain('Außenlift');
    expect(section?.querySelector('a[href="/matrassen"]')).toBeNull();
  });

  it.each([{ ...NONE, isComplete: false }, 'late' as const])(
    'RM9 leads to other models while nobody knows whether one passes',
    (passing) => {
      const section = sectionAt(QUARTER, bed('frame rigid l+8*120*90'), 'de-de', '', passing);
      expect(section?.text).not.toContain('Auch kein anderes Modell');
      expect(section?.text).not.toContain('Außenlift');
      expect(section?.querySelector('a[href="/matrassen"]')).not.toBeNull();
    },
  );

  it('RM9 says of no other model that it does not pass where the product passes as halves', () => {
    const section = sectionAt(QUARTER, STIFF, 'de-de', '', NONE);
    expect(section?.text).toContain('Als zwei einzelne');
    expect(section?.text).not.toContain('Auch kein anderes Modell');
    expect(section?.text).not.toContain('Außenlift');
  });

  it('RM3 says yes if everything passes, and nothing of what it does not know', () => {
    expect(textOf(sectionAt(QUARTER, bed('mattress rolled w*40*40')), 'h3')).toBe('Ja, alles past');
    expect(textOf(sectionAt(QUARTER, bed('headboard unknown')), 'h3')).toBe('Wat we weten, past');
    expect(sectionAt(QUARTER, bed())?.text).toContain('vertelt de maker niet');
  });

  it.each(LOCALES)('RM3 says from what headroom everything fits in %s', (locale) => {
    const section = sectionAt('room=way&up=straight&stair-width=85', STIFF, locale);
    expect(textOf(section, 'h3')).toContain('240 cm');
    expect(textOf(section, 'tbody')).toContain('240 cm');
    const partly = bed('mattress rigid w*l*22; headboard unknown');
    const unknown = sectionAt('room=way&up=straight&stair-width=85', partly, locale);
    expect(textOf(unknown, 'h3')).toContain('240 cm');
    expect(section?.text).not.toMatch(/\{\{|\b[a-z]+\.[a-z-]+\.[a-z]/u);
  });

  it.each([
    ['mattress rigid w*l*22', 'Het hangt af van de hoogte', true],
    ['mattress rigid w*120*22', 'Ja, vanaf', false],
  ])('RM3 says of %s without a headroom first what it depends on', (packages, words, isAlone) => {
    const straight = 'room=way&up=straight&stair-width=85';
    const section = sectionAt(straight, bed(packages), 'nl-nl', '', NONE);
    expect(textOf(section, 'h3')).toMatch(new RegExp(`^${words}`, 'u'));
    const link = section?.querySelector('a[href="#room-headroom"]');
    expect(link?.text).toBe('Vul de hoogte in');
    expect(section?.text.includes('Geen ander model')).toBe(isAlone);
  });

  it('RM3 offers a narrower bed beside other models', () => {
    const straight = 'room=way&up=straight&stair-width=85&headroom=225';
    const section = sectionAt(straight, {
      ...STIFF,
      variants: [aVariant('180x200', 99_900), aVariant('160x200', 89_900)],
    });
    const links = section?.querySelectorAll('a').slice(-2) ?? [];
    expect(links.map(({ text }) => text)).toEqual(['Kies deze', 'Matrassen']);
    expect(links[0]?.parentNode?.text).toContain('Een smallere maat, 160');
  });

  it('RM4 names the unit in every label, and marks what may stay empty', () => {
    const labels = textsOf(sectionAt('room=way&up=straight'), 'label[for]');
    expect(labels.filter((label) => !label.includes('(cm)'))).toEqual([]);
    const fields = [
      ...(sectionAt('room=way&up=quarter')?.querySelectorAll('form input[id]') ?? []),
    ];
    const optional = fields.filter((field) => !field.hasAttribute('required'));
    expect(optional.map(({ id }) => id)).toEqual(
      ['upper-width', 'headroom', 'door-width', 'door-height'].map((name) => `room-${name}`),
    );
    const marks = sectionAt('room=way&up=quarter')?.querySelectorAll('label[for] > small');
    expect(marks).toHaveLength(optional.length);
    const headroom = sectionAt('room=way&up=straight')?.querySelector('#room-headroom');
    expect(headroom?.hasAttribute('required')).toBe(false);
    expect(headroom?.hasAttribute('aria-invalid')).toBe(false);
  });

  it('RM4 comes without the way that was measured in the tab, and with the way of its address', () => {
    const way = '?up=winding&stair-width=77&headroom=205';
    const valuesAt = (query: string) => {
      const form = sectionAt(query, STIFF, 'nl-nl', way)?.querySelector('form');
      return ['[name=stair-width]', '[name=up][checked]'].map((selector) =>
        form?.querySelector(selector)?.getAttribute('value'),
      );
    };
    expect(valuesAt('room=way')).toEqual(['', 'quarter']);
    expect(valuesAt('room=way&up=straight')).toEqual(['', 'straight']);
  });

  it('RM4 says beside each field what is wrong, and keeps what was typed', () => {
    const section = sectionAt('room=way&up=straight&stair-width=wijd&headroom=9');
    const invalid = section?.querySelectorAll('[aria-invalid]') ?? [];
    expect(invalid.map((one) => [one.getAttribute('name'), one.getAttribute('value')])).toEqual([
      ['stair-width', 'wijd'],
      ['headroom', '9'],
    ]);
    expect(textOf(section, '#room-headroom-error')).toContain('30 tot 400 cm');
    expect(textsOf(section, 'form ul a')[0]).toContain('Breedte van de trap: ');
  });
});

const ROOM = 'room=plan&room-width=300&room-length=300&room-door=left&room-door-from=100';

const isFragment = (child: unknown) => isValidElement(child) && child.type === Fragment;

/** The key of the fields of the plan at an address: React keeps what is typed under the same key. */
function keyOfFields(query: string, filledIn?: string) {
  const url = `/matras-duin?${query}`;
  const shop = openShop(aProductPage(STIFF, STIFF.variants[0], 'nl-nl'));
  const props = { tool: 'plan', url, names: PLAN_PARAMS, errors: [], submit: '' } as const;
  const form = elementOf(shop, () => RoomForm({ ...props, filledIn, children: <b /> }));
  const inForm = isValidElement<PropsWithChildren>(form) ? form.props.children : [];
  return (Array.isArray(inForm) ? inForm : []).find(isFragment)?.key;
}

describe('RoomForm', () => {
  it('RM6 begins its fields anew if Back leads to other values, not for another size', () => {
    const key = keyOfFields(`maat=180x200&${ROOM}`);
    expect(key).toBeDefined();
    expect(keyOfFields(`maat=160x200&${ROOM}`)).toBe(key);
    expect(keyOfFields(`maat=180x200&${ROOM}&bed-left=10`)).not.toBe(key);
  });

  it('RM4 keeps what is typed while the address gets what the form is filled in with', () => {
    const filledIn = '?room-width=300&room-length=300';
    const key = keyOfFields('maat=180x200', filledIn);
    expect(keyOfFields(`maat=180x200&${filledIn.slice(1)}`, filledIn)).toBe(key);
    expect(keyOfFields(`maat=180x200&${filledIn.slice(1)}`)).not.toBe(key);
    expect(keyOfFields('room-width=310&room-length=300', filledIn)).not.toBe(key);
  });
});

describe('PlanTool', () => {
  it.each(LOCALES)('RM5 RM6 draws the room, and says in a table what it shows, in %s', (locale) => {
    const section = sectionAt(ROOM, STIFF, locale);
    const drawing = section?.querySelector('svg[role=img]');
    expect(drawing?.getAttribute('aria-label')).toMatch(/300 × 300 cm.*180.×.200 cm/u);
    expect(textsOf(section, 'tbody td:nth-child(2)')).toEqual(['60 cm', '60 cm', '100 cm']);
    expect(section?.text).not.toMatch(/\{\{|\b[a-z]+\.[a-z-]+\.[a-z]/u);
  });

  it('RM5 writes the heights of sleepers as the locale does', async () => {
    const plan = planRoom({
      width: 350,
      length: 400,
      bed: { width: 160, length: 200, headboard: 0 },
      nightstands: 'none',
      heights: [182.5],
    });
    const html = plan.ok ? await markupIn('nl-nl', <PlanReport plan={plan.value} />) : '';
    expect(html).toContain('Voor iemand van 182,5 cm is dit bed kort: neem minstens 202,5 cm.');
  });

  it('RM5 says what is in the way', () => {
    const conflicts = textsOf(sectionAt(`${ROOM}&bed-left=10`), 'ul li');
    expect(conflicts).toContain('De deur slaat tegen het bed.');
    expect(conflicts).toContain('Links is geen plek voor een nachtkastje van 45 cm.');
  });

  it('RM5 RM6 says that a bed is too large, and draws an example without a room', () => {
    const small = sectionAt('room=plan&room-width=170&room-length=300');
    expect(small?.text).toContain('past niet in een kamer van 170 × 300 cm');
    expect(textOf(sectionAt('room=plan'), 'h3')).toBe('Voorbeeld');
  });

  it('RM6 asks for no height of a sleeper without script, as it has no place in an address', () => {
    const names = sectionAt(ROOM)
      ?.querySelectorAll('[name]')
      .map((field) => field.getAttribute('name') ?? '');
    expect(names?.filter((name) => name.includes('height') || name === '')).toEqual([]);
  });
});
