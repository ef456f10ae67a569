import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ImageRequest } from '#src/content/image-request.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

/** Encodes pictures apart from the server, as many at once as are asked for. */
export interface PictureWorkers {
  encode(source: Uint8Array, form: ImageRequest): Promise<Result<Buffer, EncodeFailure>>;
  /** How many processes there are. */
  readonly size: number;
}

export type EncodeFailure =
  /** The bytes are no picture. */
  | 'unreadable'
  /** It took longer than it may, or more memory than there is. */
  | 'too-costly';

type WorkersInput = {
  /** What a process runs. */
  readonly program?: string;
  /** How long a picture may take, in milliseconds. */
  readonly longest?: number;
  /** How long a process waits for another picture before it ends, in milliseconds. */
  readonly idle?: number;
};

/** Large pictures take up to two seconds on a machine with nothing else to do. */
const LONGEST = 10_000;
const IDLE = 30_000;

/** A process ends after so many pictures: what its libraries have not given back is free then. */
const MOST_PICTURES = 500;

/**
 * Processes are started when they are needed and kept for the next picture. One that takes too long is
 * killed: nothing else stops an encoder that is in the middle of a picture (sharp's own `timeout` did
 * not, measured). They get none of the server's settings, for these hold its secrets.
 */
export function createPictureWorkers(input: WorkersInput = {}): PictureWorkers {
  const { program = PROGRAM, longest = LONGEST, idle = IDLE } = input;
  const workers = new Set<Worker>();
  const free = new Set<Worker>();

  function start(): Worker {
    const child = startProcess(program);
    const worker: Worker = { child, pictures: 0 };
    workers.add(worker);
    child.once('error', () => end(worker));
    child.once('exit', () => end(worker));
    return worker;
  }

  function end(worker: Worker): void {
    clearTimeout(worker.idle);
    free.delete(worker);
    if (workers.delete(worker)) worker.child.kill('SIGKILL');
  }

  function keep(worker: Worker): void {
    worker.pictures += 1;
    if (!workers.has(worker)) return;
    if (worker.pictures >= MOST_PICTURES) return end(worker);
    worker.idle = setTimeout(() => end(worker), idle).unref();
    free.add(worker);
  }

  return {
    async encode(source, form) {
      const [worker = start()] = free;
      free.delete(worker);
      clearTimeout(worker.idle);
      const image = await answerOf(worker.child, { source, form }, longest);
      if (image.ok || image.error === 'unreadable') keep(worker);
      else end(worker);
      return image;
    },
    get size() {
      return workers.size;
    },
  };
}

type Worker = { readonly child: ChildProcess; pictures: number; idle?: NodeJS.Timeout };

/** It does not keep the server from ending. */
function startProcess(program: string): ChildProcess {
  const child = fork(program, OPTIONS);
  child.unref();
  child.channel?.unref();
  return child;
}

const OPTIONS: ForkOptions = {
  serialization: 'advanced',
  env: {},
  execArgv: [],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
};

/** Beside the sources, and under another name beside the program that is built of them. */
const PROGRAM = fileURLToPath(
  new URL(import.meta.env.PROD ? 'picture-worker.js' : 'picture-worker.mjs', import.meta.url),
);

/** What a process answers in time. One that ends before it does has taken too much. */
function answerOf(
  child: ChildProcess,
  picture: { readonly source: Uint8Array; readonly form: ImageRequest },
  longest: number,
): Promise<Result<Buffer, EncodeFailure>> {
  return new Promise((resolve) => {
    const timer = setTimeout(giveUp, longest);
    child.once('message', hear).once('error', giveUp).once('exit', giveUp);
    child.send(picture, (error) => error && giveUp());

    function hear({ image }: { readonly image?: Uint8Array }) {
      settle(image ? ok(Buffer.from(image)) : err('unreadable'));
    }
    function giveUp() {
      settle(err('too-costly'));
    }
    function settle(answer: Result<Buffer, EncodeFailure>) {
      clearTimeout(timer);
      child.off('message', hear).off('error', giveUp).off('exit', giveUp);
      resolve(answer);
    }
  });
}
