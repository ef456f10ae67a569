import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { embeddedFigures } from './large/embedded.ts';
import type { Counts } from './large/forward.ts';
import type { ShopSize } from './large/numbered.ts';
import { type Environment, type Measured, PARTS } from './large/parts.ts';
import { startLargeUpstreams } from './large/upstreams.ts';

/**
 * `npm run bench:large [-- --products 50000 --variants 10 --pages 10000 --part sitemap]`: how a large
 * shop works with its vendors, and how much worse than a small one. Each part is a process of its
 * own, and the vendors are another.
 */
const { values: options } = parseArgs({
  options: {
    products: { type: 'string', default: '50000' },
    variants: { type: 'string', default: '10' },
    pages: { type: 'string', default: '10000' },
    /** Parts to measure; all by default. */
    part: { type: 'string', multiple: true },
    /** Without the small shop to compare with. */
    alone: { type: 'boolean', default: false },
    port: { type: 'string', default: '7000' },
    role: { type: 'string', default: 'bench' },
  },
});

const size: ShopSize = {
  products: Number(options.products),
  variants: Number(options.variants),
  pages: Number(options.pages),
};
const PORT = Number(options.port);

/** A shop of the size of the demo, to compare with. */
const SMALL: ShopSize = { products: 200, variants: size.variants, pages: 40 };

type Question = 'settings' | 'counts' | 'raise-prices' | { readonly resize: ShopSize };

/** Answers the questions of the process that started this one. */
async function answerQuestions(): Promise<void> {
  const upstreams = await startLargeUpstreams(size, PORT);
  process.on('message', (question: Question) => {
    if (question === 'raise-prices') upstreams.raisePrices();
    if (typeof question === 'object') upstreams.resize(question.resize);
    process.send?.(question === 'settings' ? upstreams.settings : upstreams.counts());
  });
  process.once('disconnect', () => process.exit());
  process.send?.('ready');
}

async function compare(): Promise<void> {
  const names = options.part ?? [...Object.keys(PARTS), 'embedded'];
  for (const name of names) {
    const small = options.alone ? [] : await measurePart(name, SMALL);
    const large = await measurePart(name, size);
    console.table(large.flatMap((one, index) => rowsOf(one, small[index])));
  }
}

async function measurePart(name: string, measured: ShopSize): Promise<readonly Measured[]> {
  if (name === 'embedded') return (await askChild('embedded', measured)) as readonly Measured[];
  const part = PARTS[name];
  if (part === undefined) throw new Error(`There is no part ${name}`);
  const vendors = startChild('upstreams', measured);
  await nextMessage(vendors);
  const ask = async (question: Question): Promise<unknown> => {
    const answer = nextMessage(vendors);
    vendors.send(question);
    return answer;
  };
  const environment: Environment = {
    size: measured,
    settings: (await ask('settings')) as Readonly<Record<string, string>>,
    port: PORT + 10,
    counts: async () => (await ask('counts')) as Readonly<Record<string, Counts>>,
    note: (one) => console.error(JSON.stringify(rowsOf(one))),
    raisePrices: async () => void (await ask('raise-prices')),
    whileSmall: async (work) => {
      await ask({ resize: SMALL });
      await work();
      await ask({ resize: measured });
    },
  };
  try {
    return await part(environment);
  } finally {
    vendors.disconnect();
  }
}

async function askChild(role: string, measured: ShopSize): Promise<unknown> {
  const child = startChild(role, measured);
  const answer = await nextMessage(child);
  child.disconnect();
  return answer;
}

const startChild = (role: string, { products, variants, pages }: ShopSize) =>
  fork(process.argv[1] ?? '', [
    `--role=${role}`,
    `--port=${PORT}`,
    `--products=${products}`,
    `--variants=${variants}`,
    `--pages=${pages}`,
  ]);

const nextMessage = (child: ReturnType<typeof fork>) =>
  new Promise<unknown>((done, fail) => {
    const ended = (code: number | null) => fail(new Error(`A process ended with code ${code}`));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      done(message);
    });
  });

const MEGABYTE = 1_000_000;

const megabytes = (bytes: number): number => Math.round(bytes / MEGABYTE);

const callsIn = (some: Measured['calls']): number =>
  Object.values(some).reduce((sum, { calls }) => sum + calls, 0);

const ratioOf = (large: number, little: number | undefined): number | undefined =>
  little ? Number((large / little).toFixed(1)) : undefined;

function rowsOf({ part, usage, calls, refused, bytes, note }: Measured, small?: Measured) {
  return {
    part,
    seconds: Number(usage.seconds.toFixed(2)),
    'cpu s': Number(usage.cpu.toFixed(2)),
    'cpu ratio': ratioOf(usage.cpu, small?.usage.cpu),
    calls: callsIn(calls),
    'calls ratio': ratioOf(callsIn(calls), small && callsIn(small.calls)),
    refused,
    'peak RSS MB': megabytes(usage.peakRss),
    'of the small': small ? megabytes(small.usage.peakRss) : undefined,
    'heap MB by quarter': usage.heap.map(megabytes).join(' '),
    MB: megabytes(bytes),
    note,
  };
}

if (options.role === 'upstreams') await answerQuestions();
else if (options.role === 'embedded') process.send?.(await embeddedFigures(size));
else await compare();
