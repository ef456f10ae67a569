import { rememberFor } from '#src/shared/remember-for.ts';
import { within } from './within.ts';

/** Answers what is known under a key; `undefined` where nothing is. */
export type Known<Key extends string, Value> = (key: Key) => Promise<Value | undefined>;

type Knowing<Key extends string, Value> = {
  /** `undefined` while it cannot be had. */
  readonly read: (key: Key) => Promise<Value | undefined>;
  /** How many keys there are. */
  readonly most: number;
  /** In milliseconds since 1970; the system's clock unless told. */
  readonly now?: (() => number) | undefined;
};

/** For how long what was read is taken to be so, in milliseconds. */
const LIFETIME = 60_000;

/** For how long what could not be read is not asked for again, in milliseconds. */
const RESPITE = 5_000;

/** How long a page waits for what makes it no more than a little better, in milliseconds. */
const PATIENCE = 50;

/**
 * Reads something once a minute, apart from the pages that it is for: what was known last counts while
 * it is read anew and while it cannot be. No page waits long where nothing is known, or where that is
 * older than two such minutes because nobody asked.
 */
export function knownForAWhile<Key extends string, Value>({
  read,
  most,
  now = Date.now,
}: Knowing<Key, Value>): Known<Key, Value> {
  const last = new Map<Key, { readonly value: Value; readonly at: number }>();
  const shared = { now, most };
  const isKnown = (value: Value | undefined) => value !== undefined;
  const known = rememberFor({ ...shared, lifetime: LIFETIME, isWorthKeeping: isKnown });
  const failures = rememberFor<Value | undefined>({
    ...shared,
    lifetime: RESPITE,
    isWorthKeeping: (value) => !isKnown(value),
  });
  const readAnew = async (key: Key) => {
    const at = now();
    const value = await read(key);
    if (value !== undefined) last.set(key, { value, at });
    return value;
  };
  return async (key) => {
    const before = last.get(key);
    const isRecent = before !== undefined && now() - before.at < 2 * LIFETIME;
    const told = failures(key, () => known(key, () => readAnew(key)));
    const inTime = await within(isRecent ? 0 : PATIENCE, told, () => undefined);
    return inTime ?? before?.value;
  };
}
