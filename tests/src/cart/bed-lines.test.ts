import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bedLines, type BedOrLine } from '#src/cart/bed-lines.ts';
import type { CartItem } from '#src/cart/cart.ts';
import { aLine } from '../../support/carts.ts';

/** A mattress of a product, size, firmness and quantity. */
function aMattress(path: string, size: string, firmness: string | undefined, quantity = 1) {
  const sku = `${path}-${size}-${firmness}`;
  const line = aLine(`${sku}-${quantity}`, quantity, sku);
  const options = [
    { label: 'Maat', value: `${size.replace('x', ' × ')} cm` },
    ...(firmness === undefined ? [] : [{ label: 'Hardheid', value: firmness }]),
  ];
  return { ...line, product: { ...line.product, url: `/${path}?maat=${size}` }, options };
}

/** A mattress without a firmness of its own, with a chosen topper. */
function withTopper(value: string) {
  const mattress = aMattress('wolk', '80x200', undefined);
  const topper = { label: 'Topper', value, uid: `topper-${value}` };
  return { ...mattress, uid: value, options: [...mattress.options, topper] };
}

const LEFT = aMattress('wolk', '80x200', 'Medium');
const RIGHT = aMattress('wolk', '80x200', 'Stevig');
const LAMP = aLine('lamp');

const uidsIn = (entry: BedOrLine): readonly string[] =>
  entry.kind === 'line' ? [entry.item.uid] : [entry.left.uid, entry.right.uid];

const centsOf = (entry: BedOrLine) => (entry.kind === 'line' ? entry.item : entry).rowTotal.cents;

const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);

const groupsOf = (items: readonly CartItem[]) =>
  bedLines(items)
    .map((entry) => uidsIn(entry).toSorted().join())
    .toSorted();

describe('bedLines', () => {
  it('CI2 puts the halves of a bed together, with size and total', () => {
    expect(bedLines([LEFT, LAMP, RIGHT])).toEqual([
      {
        kind: 'bed',
        left: LEFT,
        right: RIGHT,
        size: '160x200',
        rowTotal: { cents: 2000, currency: 'EUR' },
      },
      { kind: 'line', item: LAMP },
    ]);
  });

  it('CI2 has the half on the left that was added first, unless it is known to be on the right', () => {
    expect(bedLines([RIGHT, LEFT])).toMatchObject([{ left: RIGHT, right: LEFT }]);
    expect(bedLines([RIGHT, LEFT], () => true)).toMatchObject([{ left: LEFT, right: RIGHT }]);
  });

  it('CI2 makes the narrowest bed for two of two halves of 70 cm', () => {
    const halves = [aMattress('wolk', '70x200', 'Zacht'), aMattress('wolk', '70x200', 'Medium')];
    expect(bedLines(halves)).toMatchObject([{ kind: 'bed', size: '140x200' }]);
  });

  it('CI2 leaves lines apart whose firmness is that of a chosen part', () => {
    const lines = [withTopper('Zacht'), withTopper('Medium')];
    expect(bedLines(lines).map(({ kind }) => kind)).toEqual(['line', 'line']);
    const same = [withTopper('Zacht'), { ...withTopper('Zacht'), uid: 'other' }];
    expect(bedLines(same).map(({ kind }) => kind)).toEqual(['line', 'line']);
  });

  it.each<readonly [string, readonly CartItem[]]>([
    ['other quantities', [LEFT, aMattress('wolk', '80x200', 'Stevig', 2)]],
    ['other sizes', [LEFT, aMattress('wolk', '80x210', 'Stevig')]],
    ['other products', [LEFT, aMattress('duin', '80x200', 'Stevig')]],
    ['a third half', [LEFT, RIGHT, aMattress('wolk', '80x200', 'Zacht')]],
    [
      'a width for one',
      [aMattress('wolk', '60x120', 'Zacht'), aMattress('wolk', '60x120', 'Medium')],
    ],
    [
      'a width for two',
      [aMattress('wolk', '140x200', 'Zacht'), aMattress('wolk', '140x200', 'Medium')],
    ],
    ['no firmness', [aMattress('laken', '80x200', 'Wit'), aMattress('laken', '80x200', 'Zand')]],
  ])('CI2 leaves lines apart that have %s', (_, items) => {
    expect(bedLines(items)).toEqual(items.map((item) => ({ kind: 'line', item })));
  });

  const anyItems = fc.uniqueArray(
    fc
      .tuple(
        fc.constantFrom('wolk', 'duin'),
        fc.constantFrom('80x200', '90x200', '160x200'),
        fc.constantFrom('Zacht', 'Medium', 'Stevig', undefined),
        fc.integer({ min: 1, max: 2 }),
      )
      .map((fields) => aMattress(...fields)),
    { selector: ({ uid }) => uid },
  );

  it('CI2 loses and doubles no line, and the totals are those of the lines', () => {
    fc.assert(
      fc.property(anyItems, (items) => {
        const entries = bedLines(items);
        expect(entries.flatMap(uidsIn).toSorted()).toEqual(items.map(({ uid }) => uid).toSorted());
        expect(sum(entries.map(centsOf))).toBe(sum(items.map(({ rowTotal }) => rowTotal.cents)));
      }),
    );
  });

  it('CI2 puts the same lines together in whatever order they stand', () => {
    fc.assert(
      fc.property(
        anyItems.chain((items) =>
          fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })),
        ),
        ([items, shuffled]) => {
          expect(groupsOf(shuffled)).toEqual(groupsOf(items));
        },
      ),
    );
  });
});
