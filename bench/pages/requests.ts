import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { promisify } from 'node:util';
import { LOAD_CORE } from './pinned-process.ts';

export type Headers = Readonly<Record<string, string>>;

/** A page of a server of this machine. */
export type Target = {
  readonly port: number;
  readonly path: string;
  readonly headers: Headers;
};

export type Answer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: Buffer;
  /** Until the first byte of the answer, in milliseconds. */
  readonly firstByte: number;
};

export type LoadOutcome = {
  /** Number of answers. */
  readonly count: number;
  /** Milliseconds that 99 of 100 answers took at most. */
  readonly p99: number;
};

export const createAgent = (connections: number) =>
  new Agent({ keepAlive: true, maxSockets: connections });

/** Asks once more if the server was just closing the connection that was idle before. */
export const request = ({ port, path, headers }: Target, agent: Agent): Promise<Answer> =>
  new Promise((done, fail) => {
    const began = performance.now();
    const asked = get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      const firstByte = performance.now() - began;
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.once('end', () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
          firstByte,
        }),
      );
      response.once('error', fail);
    });
    asked.once('error', (error) =>
      asked.reusedSocket ? done(request({ port, path, headers }, agent)) : fail(error),
    );
  });

/** The answer to one request on a connection of its own. */
export async function answerTo(target: Target): Promise<Answer> {
  const agent = createAgent(1);
  const answer = await request(target, agent);
  agent.destroy();
  return answer;
}

/** Asks again until the server listens and answers 200. */
export async function firstAnswer(target: Target): Promise<Answer> {
  const until = performance.now() + LONGEST_START;
  while (performance.now() < until) {
    const answer = await answerTo(target).catch(() => undefined);
    if (answer?.status === 200) return answer;
    await new Promise((done) => setTimeout(done, 10));
  }
  throw new Error(`Port ${target.port} does not answer ${target.path}`);
}

const LONGEST_START = 120_000;

/**
 * Loads a server with wrk for some seconds. Throws if any answer is not the page: then the server
 * was not measured while it did its work.
 */
export async function load(
  target: Target,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadOutcome> {
  const headers = Object.entries(target.headers).flatMap(([name, value]) => [
    '-H',
    `${name}: ${value}`,
  ]);
  const wrk = `-c ${LOAD_CORE} wrk -t1 -c${connections} -d${seconds}s --timeout 60s -s ${SCRIPT}`;
  const url = `http://127.0.0.1:${target.port}${target.path}`;
  const { stdout } = await runFile('taskset', [...wrk.split(' '), ...headers, url]);
  const { requests, p99, failed } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as {
    readonly requests: number;
    readonly p99: number;
    readonly failed: number;
  };
  if (failed > 0 || requests === 0)
    throw new Error(`${target.path} at port ${target.port}: ${stdout}`);
  return { count: requests, p99: p99 / 1000 };
}

const SCRIPT = 'bench/pages/wrk.lua';

const runFile = promisify(execFile);
