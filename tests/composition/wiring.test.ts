import { describe, expect, it } from 'vitest';
import { resolvePorts, type Wiring, withPort } from '#composition/wiring.ts';
import { Clock, Ids } from '#ports/clock-and-ids.ts';

type Timed = { readonly ids: Ids };

const clock: Clock = { now: () => 42 };
const timedIds = (clock: Clock): Ids => ({ next: () => `id-${clock.now()}` });
const withClock: Wiring = (bind) => bind(Clock).toConstantValue(clock);
const withIds: Wiring = (bind) => bind(Ids).toResolvedValue(timedIds, [Clock]);

const wronglyWired: Wiring = (bind) => {
  // @ts-expect-error ids are no clock
  bind(Clock).toConstantValue({ next: () => 'x' });
  // @ts-expect-error what is made is not what the port asks for
  bind(Clock).toResolvedValue(timedIds, [Clock]);
  // @ts-expect-error the adapter needs a clock
  bind(Ids).toResolvedValue(timedIds, [Ids]);
  // @ts-expect-error the adapter needs something
  bind(Ids).toResolvedValue(timedIds, []);
};

describe('resolvePorts', () => {
  it('injects the ports that an adapter needs, in any order of wirings', () => {
    expect(resolvePorts<Timed>([withIds, withClock], { ids: Ids }).ids.next()).toBe('id-42');
  });

  it('creates an adapter once for all ports that use it', () => {
    const twice = resolvePorts<{ one: Ids; other: Ids }>([withIds, withClock], {
      one: Ids,
      other: Ids,
    });
    expect(twice.one).toBe(twice.other);
  });

  it('throws for an unbound port, and names it', () => {
    expect(() => resolvePorts<Timed>([withClock], { ids: Ids })).toThrow('Ids');
    expect(() => resolvePorts<Timed>([withIds], { ids: Ids })).toThrow('Clock');
  });

  it('throws for a port that is bound twice', () => {
    expect(() => resolvePorts<Timed>([withIds, withIds, withClock], { ids: Ids })).toThrow('Ids');
  });

  it('does not compile when an adapter and its port differ', () => {
    expect(() => {
      // @ts-expect-error the program asks for ids under a clock's token
      resolvePorts<Timed>([wronglyWired], { ids: Clock });
    }).toThrow('Clock');
  });
});

const both: Wiring = (bind) => {
  withClock(bind);
  withIds(bind);
};

describe('withPort', () => {
  const loud: Wiring = withPort(
    withIds,
    Ids,
    (quiet: Ids, clock: Clock) => ({ next: () => `${quiet.next()}!${clock.now()}` }),
    [Ids, Clock],
  );

  it('replaces a port, and gives its replacement what it replaces', () => {
    expect(resolvePorts<Timed>([loud, withClock], { ids: Ids }).ids.next()).toBe('id-42!42');
  });

  it('keeps the other ports of the wiring', () => {
    const later = withPort(both, Ids, () => ({ next: () => 'other' }), []);
    const ports = resolvePorts<Timed & { readonly clock: Clock }>([later], {
      ids: Ids,
      clock: Clock,
    });
    expect([ports.ids.next(), ports.clock.now()]).toEqual(['other', 42]);
  });

  it('replaces again', () => {
    const twice = withPort(loud, Ids, (one: Ids) => ({ next: () => `(${one.next()})` }), [Ids]);
    expect(resolvePorts<Timed>([twice, withClock], { ids: Ids }).ids.next()).toBe('(id-42!42)');
  });
});
