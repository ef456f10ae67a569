/**
 * The steps by which the cart database came to its present form; `user_version` counts how many
 * of them a file has had. A step that shipped is never changed: a new one is added. So figures
 * stand here as they were at the time: 999 was the `MOST_PER_LINE` of the first step.
 */
export const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE carts (
    id TEXT PRIMARY KEY,
    created_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Ids are never used twice, so that the name of a removed line cannot come to mean another.
  CREATE TABLE cart_lines (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    cart_id TEXT NOT NULL REFERENCES carts (id) ON DELETE CASCADE,
    sku TEXT NOT NULL,
    quantity INTEGER NOT NULL CHECK (quantity BETWEEN 1 AND 999),
    UNIQUE (cart_id, sku)
  ) STRICT;

  -- What has been carried out already: the same key is never carried out again.
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
];
