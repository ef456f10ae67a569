import { payloadDigest } from './action-statements.ts';
import type { Connection } from './connection.ts';

/** A migration step in SQL, or a function if SQL cannot express it. */
export type Migration = string | ((connection: Connection) => void);

/**
 * Migration steps of the cart database, in order; `user_version` counts those a file has had. A
 * step that shipped is never changed, a new one is added instead. So numbers stay as they were at
 * the time: 999 was the `MAX_LINE_QUANTITY` of the first step.
 */
export const MIGRATIONS: readonly Migration[] = [
  `
  CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Ids are never reused, so that the id of a removed line never identifies another line.
  CREATE TABLE cart_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
    UNIQUE (cart_id, sku)
  ) STRICT;

  -- Actions that were carried out: the same key is never carried out again.
  CREATE TABLE actions (
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    payload TEXT NOT NULL,
    refusals TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    PRIMARY KEY (cart_id, key)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX actions_by_age ON actions (created_at);
  `,
  `
  ALTER TABLE carts ADD COLUMN changed_at INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE carts ADD COLUMN coupon TEXT;
  ALTER TABLE carts ADD COLUMN coupon_at INTEGER;
  ALTER TABLE carts ADD COLUMN email TEXT;
  ALTER TABLE carts ADD COLUMN shipping_address TEXT;
  ALTER TABLE carts ADD COLUMN billing_address TEXT;
  -- The last change of existing carts is unknown: their retention period starts over.
  UPDATE carts SET changed_at = unixepoch() * 1000;
  CREATE INDEX carts_by_age ON carts (changed_at);
  CREATE INDEX carts_by_coupon ON carts (coupon) WHERE coupon IS NOT NULL;

  -- Lines of one SKU differ in their options: a JSON list of option uids, in order.
  CREATE TABLE lines_by_options (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    sku TEXT NOT NULL,
    option_uids TEXT NOT NULL DEFAULT '[]',
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
    UNIQUE (cart_id, sku, option_uids)
  ) STRICT;
  INSERT INTO lines_by_options (id, cart_id, sku, quantity)
    SELECT id, cart_id, sku, quantity FROM cart_lines;
  -- The ids of removed lines are still not reused.
  DELETE FROM sqlite_sequence WHERE name = 'lines_by_options';
  INSERT INTO sqlite_sequence (name, seq)
    SELECT 'lines_by_options', seq FROM sqlite_sequence WHERE name = 'cart_lines';
  DROP TABLE cart_lines;
  ALTER TABLE lines_by_options RENAME TO cart_lines;
  `,
  `
  -- The data of a subscriber is a JSON text; the other columns are for lookups.
  CREATE TABLE subscribers (
    address TEXT PRIMARY KEY,
    written TEXT NOT NULL,
    is_confirmed INTEGER NOT NULL,
    changed_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX unconfirmed_by_age ON subscribers (changed_at) WHERE is_confirmed = 0;

  CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    address TEXT NOT NULL,
    kind TEXT NOT NULL,
    written TEXT NOT NULL,
    written_at INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX letters_by_address ON letters (address, kind, written_at);
  CREATE INDEX letters_by_age ON letters (written_at);
  `,
  `
  -- Outcomes of actions that another commerce system carries out.
  CREATE TABLE action_records (
    action TEXT PRIMARY KEY,
    fingerprint TEXT NOT NULL,
    state TEXT NOT NULL,
    kept_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX action_records_by_age ON action_records (kept_at);
  `,
  `
  -- Time at which an email is to be sent; NULL once it was sent or given up. Emails older than a day
  -- stay unsent: their recipients have requested them again.
  ALTER TABLE letters ADD COLUMN due_at INTEGER;
  ALTER TABLE letters ADD COLUMN attempts INTEGER NOT NULL DEFAULT 0;
  UPDATE letters SET due_at = written_at WHERE written_at > (unixepoch() - 86400) * 1000;
  CREATE INDEX letters_by_due ON letters (due_at) WHERE due_at IS NOT NULL;
  CREATE INDEX letters_waiting ON letters (address, id) WHERE due_at IS NOT NULL;
  `,
  `
  -- Received withdrawals, by a name that reveals nothing about them: their contents are in the emails
  -- about them.
  CREATE TABLE withdrawals (
    name TEXT PRIMARY KEY,
    received_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX withdrawals_by_age ON withdrawals (received_at);
  `,
  `
  -- Secrets of this database, such as the key that signs the ids of empty carts.
  CREATE TABLE secrets (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;
  `,
  digestPayloads,
  `
  -- Complete declarations, kept for the legal retention period. For a withdrawal: the emails with its
  -- receipt and its copy, their outcomes (NULL while they are queued), times and recipients.
  CREATE TABLE declarations (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    subscriber TEXT,
    declared TEXT NOT NULL,
    received_at INTEGER NOT NULL,
    receipt_letter INTEGER,
    receipt_outcome TEXT,
    receipt_at INTEGER,
    receipt_to TEXT,
    copy_letter INTEGER,
    copy_outcome TEXT,
    copy_at INTEGER,
    copy_to TEXT
  ) STRICT;

  CREATE INDEX declarations_by_age ON declarations (received_at);
  CREATE INDEX declarations_by_receipt ON declarations (receipt_letter);
  CREATE INDEX declarations_by_copy ON declarations (copy_letter);
  CREATE INDEX declarations_by_subscriber ON declarations (subscriber, received_at)
    WHERE subscriber IS NOT NULL;

  -- Earlier withdrawals are stored in their emails: the receipt, followed by the copy. One that was
  -- received again after its deletion has two copies: the row is made from the older one.
  INSERT INTO declarations (name, kind, declared, received_at,
      receipt_letter, receipt_outcome, copy_letter, copy_outcome)
    SELECT substr(copies.address, 12), 'withdrawal', json_extract(copies.written, '$.withdrawal'),
      json_extract(copies.written, '$.declaredAt'),
      receipts.id, iif(receipts.due_at IS NULL, 'unknown', NULL),
      copies.id, iif(copies.due_at IS NULL, 'unknown', NULL)
    FROM letters AS copies LEFT JOIN letters AS receipts
      ON receipts.id = copies.id - 1 AND receipts.kind = 'withdrawal-receipt'
    WHERE copies.kind = 'withdrawal-copy' ORDER BY copies.id
    ON CONFLICT (name) DO NOTHING;
  DROP TABLE withdrawals;

  -- An email is deleted once it is settled; its planned time is stored in mailbox_letters.
  DELETE FROM letters WHERE due_at IS NULL;
  CREATE INDEX letters_by_kind ON letters (kind, written_at);

  -- Recent emails to a mailbox, by a name that reveals nothing about it without the key.
  CREATE TABLE mailbox_letters (
    mailbox TEXT PRIMARY KEY,
    letters TEXT NOT NULL,
    last_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX mailbox_letters_by_age ON mailbox_letters (last_at);

  INSERT INTO secrets (name, value) VALUES ('mailbox', lower(hex(randomblob(32))));
  `,
  `
  CREATE INDEX unsubscribed_by_age ON subscribers (changed_at)
    WHERE json_extract(written, '$.status') = 'unsubscribed';

  -- Consents from before there were declarations, dated by the last change of their row.
  INSERT INTO declarations (name, kind, subscriber, declared, received_at)
    SELECT 'consent ' || lower(hex(randomblob(16))), 'consent', address,
      json_object('email', json_extract(written, '$.email'),
        'locale', json_extract(written, '$.locale'), 'isWanted',
        json(iif(json_extract(written, '$.status') = 'subscribed', 'true', 'false'))),
      changed_at
    FROM subscribers WHERE is_confirmed = 1
      AND NOT EXISTS (SELECT 1 FROM declarations WHERE subscriber = subscribers.address)
    ORDER BY changed_at;
  `,
  `
  -- Requests to be mailed once a variant can be bought again: one per address, locale and variant.
  CREATE TABLE stock_alerts (
    id TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    email TEXT NOT NULL,
    locale TEXT NOT NULL,
    product TEXT NOT NULL,
    sku TEXT NOT NULL,
    status TEXT NOT NULL,
    changed_at INTEGER NOT NULL,
    UNIQUE (address, locale, sku)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX stock_alerts_by_age ON stock_alerts (status, changed_at);
  CREATE INDEX stock_alerts_waiting ON stock_alerts (locale, product, sku)
    WHERE status = 'waiting';
  `,
  `
  -- Reviews that were written in the shop. Moderators name one by its number; its id is in the link of
  -- a letter. The mailbox is a pseudonym; address and order number are gone once it is decided.
  CREATE TABLE written_reviews (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    mailbox TEXT NOT NULL,
    sku TEXT NOT NULL,
    email TEXT,
    order_number TEXT,
    written TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT,
    changed_at INTEGER NOT NULL,
    UNIQUE (mailbox, sku)
  ) STRICT;

  CREATE INDEX written_reviews_by_age ON written_reviews (status, changed_at);
  `,
  `
  -- What carts have chosen for their delivery, whichever system holds the cart; one row takes one
  -- stop of its slot until held_until, or for good once it is booked.
  CREATE TABLE delivery_choices (
    cart_id TEXT PRIMARY KEY,
    country TEXT NOT NULL,
    postal_code TEXT NOT NULL,
    region TEXT NOT NULL,
    day TEXT NOT NULL,
    window TEXT NOT NULL,
    services TEXT NOT NULL,
    held_until INTEGER NOT NULL,
    is_booked INTEGER NOT NULL DEFAULT 0,
    purge_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX delivery_choices_by_slot ON delivery_choices (region, day, window);
  CREATE INDEX delivery_choices_by_purge ON delivery_choices (purge_at);
  `,
  `
  -- Counts the corrections of a review, so that what is confirmed is what was read.
  ALTER TABLE written_reviews ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
  `,
  `
  -- Pictures of written reviews, encoded by the shop. A name is the address of an approved one.
  CREATE TABLE review_pictures (
    name TEXT PRIMARY KEY,
    review INTEGER NOT NULL REFERENCES written_reviews (number) ON DELETE CASCADE,
    bytes BLOB NOT NULL
  ) STRICT;

  CREATE INDEX review_pictures_by_review ON review_pictures (review);
  `,
  `
  -- What the orders say of the purchase of a review; NULL until they are asked. Whoever has submitted a
  -- review before was told that nobody would ask.
  ALTER TABLE written_reviews ADD COLUMN purchase TEXT;
  UPDATE written_reviews SET purchase = 'not-checked';
  -- Whether another system has received it to moderate it.
  ALTER TABLE written_reviews ADD COLUMN is_handed_over INTEGER NOT NULL DEFAULT 0;
  UPDATE written_reviews SET is_handed_over = 1 WHERE status = 'pending' AND email IS NULL;
  CREATE INDEX written_reviews_unchecked ON written_reviews (number)
    WHERE status = 'pending' AND purchase IS NULL;

  -- Orders that a checkout has told: number and address are keyed digests.
  CREATE TABLE told_orders (
    number TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    skus TEXT NOT NULL,
    told_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX told_orders_by_age ON told_orders (told_at);

  -- Keyed digests of the reviews of verified purchases that another system publishes.
  CREATE TABLE verified_reviews (
    fingerprint TEXT PRIMARY KEY,
    verified_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX verified_reviews_by_age ON verified_reviews (verified_at);
  `,
  `
  -- Reviews are checked for some days after their confirmation, and found by their age.
  DROP INDEX written_reviews_unchecked;
  `,
];

type StoredPayload = {
  readonly cart_id: string;
  readonly key: string;
  readonly payload: string;
};

/** Maximum number of rows held in memory at a time. */
const PAGE = 200;

/** Replaces payloads stored as they were sent, addresses included, by their digests. */
function digestPayloads(connection: Connection): void {
  const page = connection.prepare(
    `SELECT cart_id, key, payload FROM actions WHERE (cart_id, key) > (?, ?)
     ORDER BY cart_id, key LIMIT ${PAGE}`,
  );
  const update = connection.prepare('UPDATE actions SET payload = ? WHERE cart_id = ? AND key = ?');
  let rows = page.all('', '') as StoredPayload[];
  while (rows.length > 0) {
    for (const { cart_id, key, payload } of rows) {
      // Every payload was a JSON list. The sandbox stores values of its own here.
      if (payload.startsWith('[')) update.run(payloadDigest(payload), cart_id, key);
    }
    const last = rows.at(-1);
    rows = page.all(last?.cart_id ?? '', last?.key ?? '') as StoredPayload[];
  }
}
