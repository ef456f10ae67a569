import { writeSync } from 'node:fs';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedWithdrawals } from '#adapters/embedded/embedded-withdrawals.ts';

/*
 * A process that declares withdrawals. It prints the order number of each one once the port has
 * acknowledged it, and not before.
 */

const MOST = 1000;
const [, , path = '', life = ''] = process.argv;
const withdrawals = createEmbeddedWithdrawals({
  database: openCartDatabase(path),
  clock: { now: () => Date.now() },
  shopEmail: 'service@sluimer.example',
});

for (let index = 0; index < MOST; index += 1) {
  const order = `${life}-${index}`;
  const email = `anna${index % 7}@example.nl`;
  const answer = await withdrawals.declare({ locale: 'nl-nl', name: 'Anna', order, email }, order);
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  writeSync(1, `${order}\n`);
}
