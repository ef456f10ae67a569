import fc, { type Arbitrary } from 'fast-check';
import type { Tab } from '#ui/components/tabs/tab-keys.ts';
import { withScrollPosition, type ScrollPositions } from '#ui/navigation/scroll-positions.ts';

/** Names of keys, handled by widgets or not. */
export const anyKey = fc.oneof(
  fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End'),
  fc.constantFrom('ArrowUp', 'ArrowDown', 'Tab', 'Enter', ' ', 'a', 'constructor', ''),
);

const anyTab: Arbitrary<Tab> = fc.record({ disabled: fc.boolean() });

export const anyTabs: Arbitrary<readonly Tab[]> = fc.array(anyTab, { maxLength: 8 });

/** Tabs, and the index of an enabled one. */
export const anyEnabledTab: Arbitrary<{ readonly tabs: readonly Tab[]; readonly index: number }> =
  fc.tuple(anyTabs, anyTabs).map(([before, after]) => ({
    tabs: [...before, { disabled: false }, ...after],
    index: before.length,
  }));

/** Keys of history entries; few, so that entries are saved again. */
export const anyEntryKey = fc.integer({ min: 1, max: 80 }).map((number) => `key-${number}`);

/** A scroll position as a browser may report it. */
export const anyScrollTop = fc.oneof(fc.nat({ max: 20_000 }), fc.double());

/** The scroll positions of a tab after some navigations. */
export const anyScrollPositions: Arbitrary<ScrollPositions> = fc
  .array(fc.tuple(anyEntryKey, anyScrollTop), { maxLength: 120 })
  .map((saves) =>
    saves.reduce<ScrollPositions>(
      (positions, [key, top]) => withScrollPosition(positions, key, top),
      [],
    ),
  );
