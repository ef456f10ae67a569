import type { Comparison } from './table.ts';
import { createAgent, load, type LoadOutcome, request, type Target } from './requests.ts';
import type { MeasuredServer } from './servers.ts';

/** Who is measured, by the name in the table. */
export type Contestant = {
  readonly name: string;
  readonly server: MeasuredServer;
  readonly target: Target;
  /**
   * Requests of a round. Without a number, wrk makes as many as it can: of a page that takes little,
   * because those that are under way at its end are not counted.
   */
  readonly requests?: number;
};

/** The shop and what stands beside it, doing the same. */
export type Match = {
  readonly measure: string;
  readonly connections: number;
  readonly shop: Contestant;
  readonly others: readonly Contestant[];
};

type Figures = {
  /** Processor time a request, in milliseconds. */
  readonly cpu: number;
  /** Milliseconds that 99 of 100 requests took at most. */
  readonly p99: number;
  /** Milliseconds to the first byte at one connection. */
  readonly firstByte: number;
};

const SINGLE_REQUESTS = 20;

/** Measures all in turns, as often as there are rounds, after one round that does not count. */
export async function playRounds(
  matches: readonly Match[],
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
  note: (text: string) => void,
): Promise<readonly Comparison[]> {
  const played: (readonly (readonly Figures[])[])[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    note(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
    const figures: (readonly Figures[])[] = [];
    for (const match of matches) figures.push(await playMatch(match, seconds));
    if (round > 0) played.push(figures);
  }
  return matches.flatMap((match, index) =>
    comparisonsOf(
      match,
      played.map((figures) => figures[index] ?? []),
    ),
  );
}

/** Figures of the shop and then of the others. */
async function playMatch(
  { shop, others, connections }: Match,
  seconds: number,
): Promise<readonly Figures[]> {
  const figures: Figures[] = [];
  for (const { server, target, requests } of [shop, ...others]) {
    const firstByte = await firstByteOf(target);
    const before = server.cpu();
    const { count, p99 } =
      requests === undefined
        ? await load(target, { connections, seconds })
        : await askOften(target, { connections, requests });
    figures.push({ cpu: (server.cpu() - before) / count, firstByte, p99 });
  }
  return figures;
}

async function askOften(
  target: Target,
  { connections, requests }: { readonly connections: number; readonly requests: number },
): Promise<LoadOutcome> {
  const times = await askAll(
    Array.from({ length: requests }, () => target),
    connections,
  );
  return { count: requests, p99: times[Math.ceil(times.length * 0.99) - 1] ?? Number.NaN };
}

/**
 * Asks for all of these, some at a time. Returns the milliseconds that each took, the shortest first.
 * Throws if one is answered with an error.
 */
export async function askAll(
  targets: readonly Target[],
  connections: number,
): Promise<readonly number[]> {
  const agent = createAgent(connections);
  const left = targets.values();
  const times: number[] = [];
  const askInTurn = async () => {
    for (const target of left) {
      const began = performance.now();
      const { status } = await request(target, agent);
      if (status >= 400) throw new Error(`${target.path} is answered with ${status}`);
      times.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, askInTurn));
  agent.destroy();
  return times.sort((one, other) => one - other);
}

async function firstByteOf(target: Target): Promise<number> {
  const agent = createAgent(1);
  const times: number[] = [];
  for (let time = 0; time < SINGLE_REQUESTS; time += 1)
    times.push((await request(target, agent)).firstByte);
  agent.destroy();
  return times.sort((one, other) => one - other)[SINGLE_REQUESTS / 2] ?? Number.NaN;
}

/** The figures of one match in all rounds: a comparison for each kind of figure and each other. */
const comparisonsOf = (
  match: Match,
  rounds: readonly (readonly Figures[])[],
): readonly Comparison[] =>
  kindsOf(match).flatMap(([unit, kind]) =>
    match.others.map(({ name }, index) => ({
      measure: `${match.measure}: ${unit}`,
      other: name,
      rounds: rounds.map(([shop, ...figures]) => ({
        shop: shop?.[kind] ?? Number.NaN,
        other: figures[index]?.[kind] ?? Number.NaN,
      })),
    })),
  );

/** Of pages that are rendered, the longest wait says how many were asked for at a time. */
const kindsOf = ({ shop, connections }: Match): readonly (readonly [string, keyof Figures])[] => [
  ['CPU ms', 'cpu'],
  ['first byte at 1 connection, ms', 'firstByte'],
  ...(shop.requests === undefined
    ? [[`p99 at ${connections} connections, ms`, 'p99'] as const]
    : []),
];
