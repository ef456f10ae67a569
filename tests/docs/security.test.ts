import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/config.ts';
import { CART_COOKIE_LIFETIME } from '#src/cart/cart.ts';
import {
  HANDED_OVER_REVIEW_LIFETIME,
  REJECTED_REVIEW_LIFETIME,
  UNCONFIRMED_REVIEW_LIFETIME,
} from '#src/catalog/written-review.ts';
import {
  MAX_REVIEW_PICTURE_BYTES,
  MAX_UNDECIDED_PICTURE_BYTES,
  PICTURE_UPLOAD_RATE_LIMIT,
  REVIEW_PICTURE_FIELDS,
} from '#src/catalog/review-picture.ts';
import { MAX_MESSAGE_LENGTH } from '#src/messages/appointment.ts';
import { CONFIRMATION_RATE_LIMITS } from '#src/messages/letter-limits.ts';
import { SHOP_REQUEST_RATE_LIMIT } from '#src/messages/shop-request.ts';
import { ENDED_ALERT_LIFETIME, UNCONFIRMED_ALERT_LIFETIME } from '#src/messages/stock-alert.ts';
import { MAX_EMAIL_LENGTH } from '#src/shared/email.ts';
import { MAX_NAME_LENGTH } from '#src/shared/form.ts';
import { MAX_SHOWN_LENGTH, MAX_SHOWN_NUMBER_LENGTH } from '#src/shared/safe-text.ts';
import { MAX_ITEMS_LENGTH } from '#src/withdrawal/withdrawal.ts';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Code spans of the page: names of settings, tests and files. */
const CODE = Array.from(PAGE.matchAll(/`([^`\n]+)`/gu), ([, text = '']) => text);

/** What the page says of a limit. */
const valueOf = (limit: string): string =>
  PAGE.split('\n')
    .find((line) => line.startsWith(`| ${limit} `))
    ?.split('|')[2]
    ?.trim() ?? '';

const days = (milliseconds: number): string => `${milliseconds / (24 * 60 * 60 * 1000)} days`;

const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

describe('docs/security.md', () => {
  it('BS3 WR3 DS7 tells how long requests, reviews and deliveries are kept', () => {
    const [unconfirmed, ended] = [days(UNCONFIRMED_ALERT_LIFETIME), days(ENDED_ALERT_LIFETIME)];
    expect(valueOf('retention of stock requests')).toBe(
      `${unconfirmed} unconfirmed, half a year waiting, ${ended} ended`,
    );
    expect(HANDED_OVER_REVIEW_LIFETIME).toBe(REJECTED_REVIEW_LIFETIME);
    expect(valueOf('retention of reviews')).toBe(
      `${days(UNCONFIRMED_REVIEW_LIFETIME)} unconfirmed, ${days(REJECTED_REVIEW_LIFETIME)} rejected or handed to a platform`,
    );
    expect(valueOf('retention of chosen deliveries')).toContain(days(1000 * CART_COOKIE_LIFETIME));
  });

  it('BS1 WR1 FS2 tells how many requests and letters a stranger can cause', () => {
    const [daily, weekly] = CONFIRMATION_RATE_LIMITS;
    expect(valueOf('mails to a mailbox that ask to confirm')).toContain(
      `${daily?.max} a day, ${weekly?.max} a week`,
    );
    const { max, period } = PICTURE_UPLOAD_RATE_LIMIT;
    expect(valueOf('reviews with pictures of a client')).toBe(
      `${max} in ${period / 60_000} minutes`,
    );
    const minutes = SHOP_REQUEST_RATE_LIMIT.period / (60 * 1000);
    expect(valueOf('requests to the shop by a client: appointments, samples')).toBe(
      `${SHOP_REQUEST_RATE_LIMIT.max} in ${minutes} minutes`,
    );
  });

  it('FS2 SN3 tells how much of what is typed a mail shows', () => {
    expect(valueOf("a stranger's text in a mail to a mailbox that has confirmed nothing")).toBe(
      `${MAX_SHOWN_LENGTH} characters a field, ${MAX_SHOWN_NUMBER_LENGTH} of an order number`,
    );
    expect(MAX_MESSAGE_LENGTH).toBe(MAX_ITEMS_LENGTH);
    expect(valueOf("a shopper's text in a mail to the shop")).toBe(
      `${MAX_NAME_LENGTH} characters a field, ${MAX_EMAIL_LENGTH} of a mailbox, ${MAX_MESSAGE_LENGTH} of a message`,
    );
  });

  it('WR4 tells how large pictures of reviews may be', () => {
    expect(valueOf('pictures of a review')).toBe(
      `${REVIEW_PICTURE_FIELDS.length}, of ${mebibytes(MAX_REVIEW_PICTURE_BYTES)} each`,
    );
    expect(valueOf('retention of pictures of reviews')).toContain(
      `${mebibytes(MAX_UNDECIDED_PICTURE_BYTES)} undecided`,
    );
  });

  it('names only existing tests', () => {
    const named = CODE.filter((text) => text.startsWith('tests/'));
    const missing = named.filter(
      (path) => ![path, `${path}.test.ts`, `${path}.test.tsx`].some((file) => existsSync(file)),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('names only existing settings', () => {
    const named = CODE.flatMap((text) => /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/u.exec(text)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !(name in SETTINGS))).toEqual([]);
  });

  it('links only to existing pages and headings', () => {
    const targets = Array.from(PAGE.matchAll(/\]\(([^)]+)\)/gu), ([, target = '']) => target);
    const headings = new Set(
      Array.from(PAGE.matchAll(/^## (.+)$/gmu), ([, title = '']) =>
        title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
      ),
    );
    const broken = targets.filter((target) =>
      target.startsWith('#') ? !headings.has(target.slice(1)) : !existsSync(`docs/${target}`),
    );
    expect(broken).toEqual([]);
  });
});
