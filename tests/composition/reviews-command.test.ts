import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import {
  createEmbeddedReviewModeration,
  createEmbeddedReviewWriter,
} from '#adapters/embedded/embedded-review-writer.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { CommandLine } from '#composition/command-line.ts';
import { runReviews } from '#composition/reviews-command.ts';
import { ANNAS } from '../contracts/review-writer-contract.ts';
import { dueLetters } from '../support/due-letters.ts';

/** A data folder with a confirmed review of each of these titles, and an unconfirmed one. */
async function folderWith(...titles: readonly string[]): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const database = openCartDatabase(join(folder, 'carts.db'));
  const clock = createSystemClock();
  const writer = createEmbeddedReviewWriter({ database, clock, ids: createRandomIds() });
  const letters = dueLetters(database, clock);
  const submit = (title: string) => {
    const review = { ...ANNAS.review, title };
    const pictures = [{ bytes: Buffer.from(title), width: 1, height: 1, description: '' }];
    const email = `${title}@example.nl`;
    return writer.submit({ ...ANNAS, email, review, pictures }, 'Matras Wolk');
  };
  for (const title of titles) {
    await submit(title);
    const letter = (await letters()).at(-1);
    await writer.confirm(letter && 'reviewId' in letter ? letter.reviewId : '', 1);
  }
  await submit('unconfirmed');
  database.close();
  return folder;
}

const run = (folder: string, ...args: readonly string[]) => runIn({ DATA_DIR: folder }, ...args);

async function runIn(environment: CommandLine['environment'], ...args: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runReviews(args, {
    environment,
    print: (text) => printed.push(text),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, lines: printed.join('').split('\n').filter(Boolean) };
}

describe('runReviews', () => {
  it('WR2 lists what waits, and what is decided on request', async () => {
    const folder = await folderWith('one', 'two');
    const waiting = await run(folder);
    expect(waiting.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { number: 1, status: 'pending', email: 'one@example.nl', review: { title: 'one' } },
      { number: 2, status: 'pending', review: { title: 'two' } },
    ]);
    expect(await run(folder, 'approve', '1')).toEqual({
      code: 0,
      complaints: [],
      lines: ['Review 1 is approved.'],
    });
    expect(await run(folder, 'reject', '2', 'Reclame', 'voor', 'anderen')).toMatchObject({
      code: 0,
    });
    expect((await run(folder)).lines).toEqual([]);
    const all = await run(folder, '--all');
    expect(all.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { number: 1, status: 'approved' },
      { number: 2, status: 'rejected', reason: 'Reclame voor anderen' },
    ]);
  });

  it('WR4 writes the pictures of a waiting review into files, until it is decided', async () => {
    const folder = await folderWith('one', 'two');
    const waiting = await run(folder);
    const pictures = waiting.lines.flatMap(
      (line) => (JSON.parse(line) as { readonly pictures: readonly string[] }).pictures,
    );
    const named = (name: string) => join(folder, 'waiting-pictures', name);
    expect(pictures).toEqual([named('1-1.webp'), named('2-1.webp')]);
    expect(readFileSync(named('1-1.webp'))).toEqual(Buffer.from('one'));
    await run(folder, 'approve', '1');
    await run(folder, 'reject', '2', 'Reclame');
    expect(readdirSync(join(folder, 'waiting-pictures'))).toEqual([]);
    expect((await run(folder, '--all')).lines.join()).not.toContain('waiting-pictures');
  });

  it('WR4 leaves no file of a review that was decided elsewhere', async () => {
    const folder = await folderWith('one', 'two');
    await run(folder);
    const database = openCartDatabase(join(folder, 'carts.db'));
    await createEmbeddedReviewModeration(database, createSystemClock()).decide(1, {
      kind: 'reject',
      reason: 'Reclame',
    });
    database.close();
    await run(folder);
    expect(readdirSync(join(folder, 'waiting-pictures'))).toEqual(['2-1.webp']);
  });

  it('WR5 tells what the orders of a connected checkout say, and publishes accordingly', async () => {
    const folder = await folderWith('one', 'two');
    const database = openCartDatabase(join(folder, 'carts.db'));
    const clock = createSystemClock();
    const purchases = createEmbeddedPurchases({ database, clock, isTold: true });
    await purchases.record({ number: ANNAS.order, email: 'one@example.nl', skus: ['M1'] });
    const withCheckout = { DATA_DIR: folder, CHECKOUT_TOKEN: '0123456789abcdef' };
    const waiting = await runIn(withCheckout);
    expect(waiting.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { number: 1, purchase: 'bought' },
      { number: 2, purchase: 'other-address' },
    ]);
    for (const number of ['1', '2']) await runIn(withCheckout, 'approve', number);
    const moderation = createEmbeddedReviewModeration(database, clock);
    expect(await moderation.published()).toMatchObject({
      value: [{ isVerified: true }, { isVerified: false, isConfirmed: true }],
    });
    database.close();
  });

  it('WR2 takes an approved review down, and no other', async () => {
    const folder = await folderWith('one', 'two');
    await run(folder, 'approve', '1');
    expect(await run(folder, 'remove', '1')).toEqual({
      code: 0,
      complaints: [],
      lines: ['Review 1 is removed.'],
    });
    for (const number of ['1', '2', '3'])
      expect(await run(folder, 'remove', number)).toMatchObject({
        code: 1,
        complaints: [`No approved review ${number}`],
      });
    const all = await run(folder, '--all');
    expect(all.lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([{ number: 2 }]);
  });

  it('WR2 decides about no review that does not wait, and rejects none without a reason', async () => {
    const folder = await folderWith('one');
    for (const args of [
      ['reject', '1'],
      ['approve', 'x'],
      ['approve'],
      ['remove', 'x'],
      ['delete', '1'],
    ]) {
      expect(await run(folder, ...args)).toMatchObject({
        code: 1,
        complaints: [expect.stringContaining('approve <number>')],
      });
    }
    expect(await run(folder, 'approve', '2')).toMatchObject({
      code: 1,
      complaints: ['No review 2 waits for a decision'],
    });
    expect(await run('/nowhere')).toMatchObject({ code: 1 });
  });

  it('WR2 decides nothing where Magento moderates', async () => {
    const folder = await folderWith('one');
    const magento = { COMMERCE: 'magento', MAGENTO_URL: 'https://shop.example/' };
    const environment = { ...magento, DATA_DIR: folder };
    for (const args of [[], ['approve', '1']]) {
      expect(await runIn(environment, ...args)).toEqual({
        code: 1,
        complaints: ['COMMERCE=magento: its own moderators decide'],
        lines: [],
      });
    }
  });
});
