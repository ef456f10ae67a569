import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedDeliverySlots } from '#adapters/embedded/embedded-delivery-slots.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { deliveryDay, orderDay } from '#src/delivery/delivery-day.ts';
import { BUSY_DAY, CARTS_OF_PROCESS } from './busy-day.ts';

/*
 * A process that takes every slot of the busy day for carts of its own, once it is told to begin. It
 * prints `<cart id> <window>` for each slot that it got.
 */

const [, , path = '', name = ''] = process.argv;
const clock = createSystemClock();
const database = openCartDatabase(path);
const slots = createEmbeddedDeliverySlots({ database, plan: BUSY_DAY, clock });
const earliestDay = deliveryDay(orderDay(clock.now()), 2, 'NL');
const windows = ['08-12', '12-17'];

process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
for (let index = 0; index < CARTS_OF_PROCESS; index += 1) {
  const cartId = `${name}-${index}`;
  const slot = { day: earliestDay, window: windows[index % windows.length] ?? '' };
  const place = { country: 'NL', postalCode: '1017 AB' } as const;
  const asked = { postalCode: place.postalCode, slot, services: [] };
  const held = await slots.hold({ cartId, key: 'k', ...place, earliestDay, ...asked, asked });
  if (held.ok) process.stdout.write(`${cartId} ${slot.window}\n`);
  else if (held.error.kind !== 'no-capacity') throw new Error(JSON.stringify(held.error));
}
process.stdin.destroy();
