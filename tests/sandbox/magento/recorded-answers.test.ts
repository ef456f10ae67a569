import { beforeAll, afterAll, describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { createNewsletterModule } from '#sandbox/magento/newsletter/newsletter-module.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import {
  askRecorded,
  readRecorded,
  type RecordedAnswer,
  recordedThemes,
} from '../../support/recorded-answers.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { startMagento } from '../../support/start-magento.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

/** The goods that the questions name. */
const GOODS: ReadonlySet<string> = new Set(['HAL-LJUS', 'HAL-LUND', 'HAL-SKYMNING', 'LUN-SERENA']);

const store = createCatalogueStore({
  ...catalogue,
  products: catalogue.products.filter(({ sku }) => GOODS.has(sku)),
});

/** The cart price rules of the Magento that answered. */
const coupons: readonly Coupon[] = [
  { code: 'TIEN', discount: { kind: 'percent', percent: 10 } },
  { code: 'MIN500', discount: { kind: 'amount', cents: 2500 }, minimumCents: 50_000 },
  {
    code: 'OUD',
    discount: { kind: 'percent', percent: 10 },
    from: '2025-01-01',
    until: '2025-02-01',
  },
];

/** A Magento as recorded: without language packs, and with a newsletter without confirmation. */
function startRecordedMagento() {
  const clock = createFixedClock(Date.UTC(2026, 10, 27));
  const ids = createSequentialIds('recorded');
  const database = memoryDatabase();
  const newsletter = createNewsletterModule({
    database,
    ids,
    clock,
    needsConfirmation: false,
  });
  return startMagento(
    { store, clock, coupons, database, modules: [newsletter], faults: { release: '2.4.7' } },
    afterAll,
  );
}

describe.each(recordedThemes())('the sandbox answers as the recorded Magento did: %s', (theme) => {
  const recorded = readRecorded(theme);
  let answers: readonly RecordedAnswer[] = [];

  beforeAll(async () => {
    answers = await askRecorded((await startRecordedMagento()).origin, recorded);
  });

  it.each([...recorded.steps.entries()].map(([index, { title }]) => [title, index] as const))(
    '%s',
    (_, index) => {
      expect(answers[index]).toEqual(recorded.steps[index]?.answer);
    },
  );
});
