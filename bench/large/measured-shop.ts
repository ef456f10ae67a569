import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { startMeasured, type MeasuredProcess } from './measured-process.ts';

/** The built shop, in a process of its own. */
export type MeasuredShop = Pick<MeasuredProcess, 'usage' | 'stop'> & {
  /** Requests a path of the Dutch shop. Asks again while it does not answer, and counts that. */
  readonly fetch: (path: string) => Promise<string>;
  /** Requests a path whose answer is too long to be held, and counts a word in it. */
  readonly count: (path: string, word: string) => Promise<number>;
  readonly answers: () => Answers;
};

export type Answers = {
  readonly answered: number;
  readonly refused: number;
  readonly bytes: number;
  /** Durations of the answers, in milliseconds. */
  readonly times: readonly number[];
};

/** A connection that ends without an answer counts as one with 503. */
const HUNG_UP = { status: 503, body: '' };

const ATTEMPTS = 20;
const PAUSE = 1000;

export async function startMeasuredShop(
  settings: Readonly<Record<string, string>>,
  port: number,
): Promise<MeasuredShop> {
  const shop = startMeasured(['dist/server/main.js'], {
    ...settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    LOAD_SHEDDING: 'false',
    LOG_LEVEL: 'silent',
  });
  await Promise.race([firstLine(shop), shop.ended]);
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  let [refused, bytes] = [0, 0];
  return {
    usage: shop.usage,
    async stop() {
      agent.destroy();
      await shop.stop();
    },
    answers: () => ({ answered: times.length, refused, bytes, times }),
    async fetch(path) {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const began = performance.now();
        const { status, body } = await request(path, port, agent).catch(() => HUNG_UP);
        if (shop.child.exitCode !== null) throw new Error(`The shop has ended: ${shop.errors()}`);
        if (status === 200) {
          times.push(performance.now() - began);
          bytes += Buffer.byteLength(body);
          return body;
        }
        if (status !== 503) throw new Error(`${path} is answered with ${status}`);
        refused += 1;
        await sleep(PAUSE);
      }
      throw new Error(`${path} is refused ${ATTEMPTS} times`);
    },
    async count(path, word) {
      const began = performance.now();
      const counted = await countIn(path, port, word);
      times.push(performance.now() - began);
      bytes += counted.bytes;
      return counted.found;
    },
  };
}

/** Rejects if the answer is no 200, or breaks off. */
const countIn = (path: string, port: number, word: string) =>
  new Promise<{ found: number; bytes: number }>((done, fail) => {
    const headers = { host: `nl-nl.localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${path} is answered ${answer.statusCode}`));
      let [found, bytes, rest] = [0, 0, ''];
      answer.on('data', (piece: Buffer) => {
        bytes += piece.length;
        const parts = (rest + piece.toString('latin1')).split(word);
        found += parts.length - 1;
        rest = (parts.at(-1) ?? '').slice(1 - word.length);
      });
      answer.once('end', () => done({ found, bytes }));
      answer.on('error', fail);
    }).on('error', fail);
  });

const firstLine = ({ child }: MeasuredProcess) =>
  new Promise<void>((done) => {
    if (child.stdout) createInterface({ input: child.stdout }).once('line', () => done());
  });

const request = (path: string, port: number, agent: Agent) =>
  new Promise<{ status: number; body: string }>((done, fail) => {
    const headers = { host: `nl-nl.localhost:${port}` };
    get({ host: '127.0.0.1', port, path, headers, agent }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on('data', (piece: Buffer) => pieces.push(piece));
      answer.once('end', () =>
        done({ status: answer.statusCode ?? 0, body: Buffer.concat(pieces).toString() }),
      );
      answer.on('error', fail);
    }).on('error', fail);
  });
