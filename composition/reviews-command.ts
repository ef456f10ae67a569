import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedReviewModeration } from '#adapters/embedded/embedded-review-writer.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { ModeratedReview, ReviewDecision, ReviewModeration } from '#ports/review-writer.ts';
import { parseConfig } from '#server/config.ts';
import { type CommandLine, fail } from './command-line.ts';

const USAGE = 'Takes --all, approve <number>, reject <number> <reason>';

const PAGE = 200;

/**
 * `npm run reviews`: writes the reviews that wait for a moderator as JSON, one object a line, with
 * `--all` those that are decided as well. `approve <number>` has the running server publish one
 * within a minute; `reject <number> <reason>` tells its author why not. Fails where another system
 * moderates. Returns the exit code.
 */
export async function runReviews(args: readonly string[], line: CommandLine): Promise<number> {
  const config = parseConfig(line.environment);
  if (!config.ok) return fail(line, config.error);
  const commerce = config.value.upstreams.commerce.kind;
  if (commerce !== 'embedded')
    return fail(line, [`COMMERCE=${commerce}: its own moderators decide`]);
  const file = join(config.value.dataDir, 'carts.db');
  if (!existsSync(file)) return fail(line, [`DATA_DIR: there is no ${file}`]);
  const database = openCartDatabase(file);
  try {
    return await answer(args, createEmbeddedReviewModeration(database, createSystemClock()), line);
  } finally {
    database.close();
  }
}

async function answer(
  [word, id, ...words]: readonly string[],
  reviews: ReviewModeration,
  line: CommandLine,
): Promise<number> {
  if (word === undefined) return list(reviews, ({ status }) => status === 'pending', line);
  if (word === '--all') return list(reviews, ({ status }) => status !== 'unconfirmed', line);
  const reason = words.join(' ').trim();
  if (word === 'approve') return decide(reviews, id, { kind: 'approve' }, line);
  if (word === 'reject' && reason !== '')
    return decide(reviews, id, { kind: 'reject', reason }, line);
  return fail(line, [USAGE]);
}

async function list(
  reviews: ReviewModeration,
  isListed: (review: ModeratedReview) => boolean,
  line: CommandLine,
): Promise<number> {
  for (let last = 0; ;) {
    const page = await reviews.listAfter(last, PAGE);
    if (!page.ok) return fail(line, [page.error.message]);
    if (page.value.length === 0) return 0;
    for (const review of page.value.filter(isListed)) line.print(`${JSON.stringify(review)}\n`);
    last = page.value.at(-1)?.number ?? last;
  }
}

async function decide(
  reviews: ReviewModeration,
  id: string | undefined,
  decision: ReviewDecision,
  line: CommandLine,
): Promise<number> {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1) return fail(line, [USAGE]);
  const decided = await reviews.decide(number, decision);
  if (!decided.ok) return fail(line, [decided.error.message]);
  if (decided.value === 'unknown') return fail(line, [`No review ${number} waits for a decision`]);
  const done = decision.kind === 'approve' ? 'approved' : 'rejected';
  line.print(`Review ${number} is ${done}.\n`);
  return 0;
}
