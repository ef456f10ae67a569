import fc, { type Arbitrary } from 'fast-check';
import type { Tab } from '#src/navigation/tab-keys.ts';
import { rememberScroll, type ScrollPositions } from '#src/navigation/scroll-positions.ts';

/** Keys as a browser names them, those that widgets know and others. */
export const anyKey = fc.oneof(
  fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End'),
  fc.constantFrom('ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a', 'constructor', ''),
);

export const anyTab: Arbitrary<Tab> = fc.record({ disabled: fc.boolean() });

export const anyTabs: Arbitrary<readonly Tab[]> = fc.array(anyTab, { maxLength: 8 });

/** Tabs, and the place of one among them that can be chosen. */
export const anyEnabledTab: Arbitrary<{ readonly tabs: readonly Tab[]; readonly place: number }> =
  fc.tuple(anyTabs, anyTabs).map(([before, after]) => ({
    tabs: [...before, { disabled: false }, ...after],
    place: before.length,
  }));

/** Keys of history entries; few, so that an entry is saved again. */
export const anyEntryKey = fc.integer({ min: 1, max: 80 }).map((number) => `key-${number}`);

/** Where a browser may say that a page is scrolled to. */
export const anyTop = fc.oneof(fc.nat({ max: 20_000 }), fc.double());

/** What a tab remembers after some navigations. */
export const anyScrollPositions: Arbitrary<ScrollPositions> = fc
  .array(fc.tuple(anyEntryKey, anyTop), { maxLength: 120 })
  .map((saves) =>
    saves.reduce<ScrollPositions>(
      (positions, [key, top]) => rememberScroll(positions, key, top),
      [],
    ),
  );
