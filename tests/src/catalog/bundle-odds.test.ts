import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isConflict,
  findConflict,
  isCompatible,
  resolveConflicts,
} from '#src/catalog/bundle-conflicts.ts';
import {
  defaultChoices,
  type BundleChoice,
  type BundlePart,
  type ChoiceRef,
} from '#src/catalog/bundle.ts';
import { openConfiguratorPart, withConfiguratorPart } from '#src/catalog/product-url-params.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { euroCents } from '#src/pricing/money.ts';

const choice = (key: string, notWith: readonly ChoiceRef[] = []): BundleChoice => ({
  uid: key,
  key,
  label: key,
  extra: euroCents(0),
  isSoldOut: false,
  notWith,
});
const part = (key: string, ...choices: readonly [BundleChoice, ...BundleChoice[]]): BundlePart => ({
  key,
  label: key,
  choices,
});

const BASE = part('base', choice('flat'), choice('electric'));
const STIFF = choice('stiff', [{ part: 'base', choice: 'electric' }]);
const MATTRESS = part('mattress', choice('foam'), STIFF);
const [FLAT, ELECTRIC] = BASE.choices.map((one) => ({ part: BASE, choice: one }));
const WITH_STIFF = { part: MATTRESS, choice: STIFF };

describe('incompatible choices', () => {
  it('are in conflict whichever of them declares it', () => {
    if (!FLAT || !ELECTRIC) throw new Error('The base has two choices.');
    expect(isConflict(ELECTRIC, WITH_STIFF)).toBe(true);
    expect(isConflict(WITH_STIFF, ELECTRIC)).toBe(true);
    expect(findConflict([FLAT, WITH_STIFF], ELECTRIC)).toBe(WITH_STIFF);
    expect(findConflict([ELECTRIC, WITH_STIFF], FLAT)).toBeUndefined();
  });

  it('are of the part that is named: a choice of another part may have the same key', () => {
    const lamp = part('lamp', choice('none'), choice('electric'));
    const [, electric = lamp.choices[0]] = lamp.choices;
    expect(isConflict(WITH_STIFF, { part: lamp, choice: electric })).toBe(false);
  });

  it('are never of one part, of which only one is chosen', () => {
    if (!FLAT) throw new Error('The base has two choices.');
    const round = choice('round', [{ part: 'base', choice: 'flat' }]);
    expect(findConflict([FLAT], { part: BASE, choice: round })).toBeUndefined();
  });

  it('keep the earlier choice and reset the later one to its default', () => {
    if (!ELECTRIC) throw new Error('The base has two choices.');
    const made = resolveConflicts([ELECTRIC, WITH_STIFF]);
    expect(made.map((one) => one.choice.key)).toEqual(['electric', 'foam']);
  });
});

const KEYS = ['a', 'b', 'c'];
/** Choices may be incompatible with each other, but never with a default. */
const anySet = fc
  .array(fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 2 })), { maxLength: 3 }), {
    minLength: 6,
    maxLength: 6,
  })
  .map((odds) =>
    KEYS.map((key, index) =>
      part(
        key,
        choice('0'),
        ...[1, 2].map((number) =>
          choice(
            String(number),
            (odds[index * 2 + number - 1] ?? [])
              .filter(([other]) => other !== index)
              .map(([other, named]) => ({ part: KEYS[other] ?? '', choice: String(named) })),
          ),
        ),
      ),
    ),
  );

describe('resolveConflicts', () => {
  const anyChosen = fc.tuple(anySet, fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }));

  it('resolves all conflicts, and keeps compatible choices', () => {
    fc.assert(
      fc.property(anyChosen, ([parts, indexes]) => {
        const chosen = parts.map((one, index) => ({
          part: one,
          choice: one.choices[indexes[index] ?? 0] ?? one.choices[0],
        }));
        const made = resolveConflicts(chosen);
        expect(isCompatible(made)).toBe(true);
        expect(resolveConflicts(made)).toEqual(made);
        expect(isCompatible(chosen) ? made : chosen).toEqual(chosen);
      }),
    );
  });

  it('keeps the default choices', () => {
    fc.assert(
      fc.property(anySet, (parts) => {
        expect(resolveConflicts(defaultChoices(parts))).toEqual(defaultChoices(parts));
      }),
    );
  });
});

describe('withConfiguratorPart', () => {
  it('T1 adds the open configurator part to the URL, and removes it again', () => {
    const url = '/duin?maat=160x200&topper=latex';
    const opened = withConfiguratorPart(url, 'topper');
    expect(opened).toBe(`${url}&configurator=topper`);
    expect(openConfiguratorPart(splitUrl(opened).query)).toBe('topper');
    expect(withConfiguratorPart(opened)).toBe(url);
    expect(openConfiguratorPart('?configurator=')).toBeUndefined();
  });
});
