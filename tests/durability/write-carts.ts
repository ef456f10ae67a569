import { writeSync } from 'node:fs';
import { STAGES } from './cart-life.ts';
import { openCarts } from './open-carts.ts';

/*
 * A process that makes a thousand writes to carts, one cart after another. It prints `<cart id>
 * <stages>` once the gateway has acknowledged a write, and not before.
 */

const MAX_WRITES = 1000;
const [, , path = ''] = process.argv;
const { carts } = openCarts(path);

let writes = 0;
while (writes < MAX_WRITES) {
  const made = await carts.create('nl-nl');
  if (!made.ok) throw new Error(made.error.message);
  acknowledge(made.value, 0);
  for (const [stage, { write }] of STAGES.entries()) {
    const answer = await write(carts, made.value);
    if (!answer.ok) throw new Error(JSON.stringify(answer.error));
    acknowledge(made.value, stage + 1);
  }
}

/** Written synchronously, as buffered output is lost with the process. */
function acknowledge(cartId: string, stages: number): void {
  writes += 1;
  writeSync(1, `${cartId} ${stages}\n`);
}
