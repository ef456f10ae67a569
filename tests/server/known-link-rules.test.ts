import { describe, expect, it } from 'vitest';
import { createKnownLinkRules } from '#server/known-link-rules.ts';
import { NO_LINK_RULES, type LinkRules } from '#src/seo/link-rules.ts';

const OLD: LinkRules = { ...NO_LINK_RULES, closed: ['/old'] };
const NEW: LinkRules = { ...NO_LINK_RULES, closed: ['/new'] };
const never = new Promise<never>(() => {});

/** Rules that are read as the answers say, one after the other, and a clock to be set. */
function open(...answers: readonly Promise<LinkRules | undefined>[]) {
  const waiting = [...answers];
  const clock = { now: 0 };
  let asked = 0;
  const rulesOf = createKnownLinkRules(
    () => {
      asked += 1;
      return waiting.shift() ?? never;
    },
    () => clock.now,
  );
  return { rulesOf, clock, asked: () => asked };
}

describe('the known rules of links', () => {
  it('are read once a minute', async () => {
    const { rulesOf, clock, asked } = open(Promise.resolve(OLD), Promise.resolve(NEW));
    expect(await rulesOf('nl-nl')).toBe(OLD);
    clock.now = 59_999;
    expect(await rulesOf('nl-nl')).toBe(OLD);
    expect(asked()).toBe(1);
    clock.now = 60_000;
    expect(await rulesOf('nl-nl')).toBe(NEW);
  });

  it('are those of before while they are read anew', async () => {
    const { rulesOf, clock } = open(Promise.resolve(OLD), never);
    await rulesOf('nl-nl');
    clock.now = 60_000;
    expect(await rulesOf('nl-nl')).toBe(OLD);
  });

  it('are those of before where they cannot be read anew, and are asked for again', async () => {
    const { rulesOf, clock } = open(
      Promise.resolve(OLD),
      Promise.resolve(undefined),
      Promise.resolve(NEW),
    );
    await rulesOf('nl-nl');
    clock.now = 60_000;
    expect(await rulesOf('nl-nl')).toBe(OLD);
    clock.now = 120_000;
    expect(await rulesOf('nl-nl')).toBe(NEW);
  });

  it('are nobody’s reason to wait where none are known', async () => {
    expect(await open(never).rulesOf('nl-nl')).toBeUndefined();
  });
});
