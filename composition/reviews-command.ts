import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedPurchases } from '#adapters/embedded/embedded-purchases.ts';
import {
  createEmbeddedReviewModeration,
  createEmbeddedReviewWriter,
} from '#adapters/embedded/embedded-review-writer.ts';
import { createRandomIds, createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type {
  ModeratedReview,
  ReviewDecision,
  ReviewModeration,
  ReviewWriterFailure,
} from '#ports/review-writer.ts';
import { parseConfig } from '#server/config.ts';
import { REVIEW_PICTURE_FIELDS } from '#src/catalog/review-picture.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { checkPurchases } from '#src/use-cases/review-purchases.ts';
import { type CommandLine, fail } from './command-line.ts';

const USAGE = 'Takes --all, approve <number>, reject <number> <reason>, remove <number>';

const PAGE = 200;

/**
 * `npm run reviews`: writes the reviews that wait for a moderator as JSON, one object a line, with
 * `--all` those that are decided as well. The pictures of one that waits are files, whose paths it
 * has; they are deleted with the decision and before the next list. `approve <number>` has the running server publish one
 * within a minute, as verified if `purchase` says `bought`; `reject <number> <reason>` tells its author why not; `remove <number>` takes an
 * approved one down, with its pictures. Fails where another system
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
    const clock = createSystemClock();
    const reviews = createEmbeddedReviewModeration(database, clock);
    const isTold = config.value.checkoutToken !== '';
    const checkPorts = {
      reviewWriter: createEmbeddedReviewWriter({ database, ids: createRandomIds(), clock }),
      purchases: createEmbeddedPurchases({ database, clock, isTold }),
    };
    let last = await checkPurchases(checkPorts);
    while (last > 0) last = await checkPurchases(checkPorts, last);
    return await answer(args, { reviews, folder: join(config.value.dataDir, PICTURES), line });
  } finally {
    database.close();
  }
}

/** Folder of pictures in `DATA_DIR` for the moderator, while their reviews wait. */
const PICTURES = 'waiting-pictures';

type Desk = {
  readonly reviews: ReviewModeration;
  /** Of the pictures. */
  readonly folder: string;
  readonly line: CommandLine;
};

async function answer([word, id, ...words]: readonly string[], desk: Desk): Promise<number> {
  if (word === undefined) return list(desk, ({ status }) => status === 'pending');
  if (word === '--all') return list(desk, ({ status }) => status !== 'unconfirmed');
  const reason = words.join(' ').trim();
  if (word === 'approve') return decide(desk, id, { kind: 'approve' });
  if (word === 'reject' && reason !== '') return decide(desk, id, { kind: 'reject', reason });
  if (word === 'remove') return remove(desk, id);
  return fail(desk.line, [USAGE]);
}

async function list(desk: Desk, isListed: (review: ModeratedReview) => boolean): Promise<number> {
  const { reviews, folder, line } = desk;
  // Whatever was decided meanwhile, only the pictures of reviews that wait now are there.
  rmSync(folder, { recursive: true, force: true });
  for (let last = 0; ;) {
    const page = await reviews.listAfter(last, PAGE);
    if (!page.ok) return fail(line, [page.error.message]);
    if (page.value.length === 0) return 0;
    for (const review of page.value.filter(isListed)) {
      const pictures = await writePictures(desk, review);
      if (!pictures.ok) return fail(line, [pictures.error.message]);
      const files = pictures.value.length > 0 && { pictures: pictures.value };
      line.print(`${JSON.stringify({ ...review, ...files })}\n`);
    }
    last = page.value.at(-1)?.number ?? last;
  }
}

/** Writes the pictures of a review that waits into files, for their moderator alone to open. */
async function writePictures(
  { reviews, folder }: Desk,
  { number, status, review }: ModeratedReview,
): Promise<Result<readonly string[], ReviewWriterFailure>> {
  if (status !== 'pending' || !review.pictures) return ok([]);
  const pictures = await reviews.pictures(number);
  if (!pictures.ok) return pictures;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return ok(
    pictures.value.map((bytes, index) => {
      const file = join(folder, pictureFile(number, index));
      writeFileSync(file, bytes, { mode: 0o600 });
      return file;
    }),
  );
}

const pictureFile = (number: number, index: number): string => `${number}-${index + 1}.webp`;

async function decide(
  { reviews, folder, line }: Desk,
  id: string | undefined,
  decision: ReviewDecision,
): Promise<number> {
  const number = numberOf(id);
  if (number === undefined) return fail(line, [USAGE]);
  const decided = await reviews.decide(number, decision);
  if (!decided.ok) return fail(line, [decided.error.message]);
  if (decided.value === 'unknown') return fail(line, [`No review ${number} waits for a decision`]);
  for (const index of REVIEW_PICTURE_FIELDS.keys())
    rmSync(join(folder, pictureFile(number, index)), { force: true });
  const done = decision.kind === 'approve' ? 'approved' : 'rejected';
  line.print(`Review ${number} is ${done}.\n`);
  return 0;
}

async function remove({ reviews, line }: Desk, id: string | undefined): Promise<number> {
  const number = numberOf(id);
  if (number === undefined) return fail(line, [USAGE]);
  const removed = await reviews.remove(number);
  if (!removed.ok) return fail(line, [removed.error.message]);
  if (removed.value === 'unknown') return fail(line, [`No approved review ${number}`]);
  line.print(`Review ${number} is removed.\n`);
  return 0;
}

const numberOf = (id: string | undefined): number | undefined => {
  const number = Number(id);
  return Number.isInteger(number) && number > 0 ? number : undefined;
};
