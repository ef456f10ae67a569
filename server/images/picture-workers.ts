import { fork, type ChildProcess, type ForkOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { Log } from '#ports/log.ts';
import type { EncodedPicture } from '#src/catalog/review-picture.ts';
import type { ImageRequest } from '#src/content/image-request.ts';
import { err, ok, type Result } from '#src/shared/result.ts';

/** Encodes images in processes of their own, as many at once as requested. */
export interface PictureWorkers {
  encode(source: Uint8Array, form: PictureForm): Promise<Result<Buffer, EncodeFailure>>;
  /** As {@link encode}, with the size of the image. */
  encodeWithSize(source: Uint8Array, form: PictureForm): Promise<EncodedWithSize>;
  /** Number of processes. */
  readonly size: number;
}

export type PictureForm = Omit<ImageRequest, 'path' | 'width'> & {
  readonly width: number;
  /** Limits the height as well, in pixels. */
  readonly maxHeight?: number;
};

export type EncodedWithSize = Result<EncodedPicture, EncodeFailure>;

export type EncodeFailure =
  /** The bytes are not an image. */
  | 'unreadable'
  /** It exceeded the time limit or the memory. */
  | 'too-costly'
  /** No process began with it: the image is not the cause. */
  | 'no-worker';

type WarnMissingWorkers = (reason: string) => void;

type WorkersInput = {
  /** Called with the reason if a process could not begin with an image. */
  readonly warnMissing?: WarnMissingWorkers;
  /** Script of a process. */
  readonly program?: string;
  /** Maximum time until a process begins with an image, in milliseconds. */
  readonly maxStartTime?: number;
  /** Maximum time to encode an image once the process has begun with it, in milliseconds. */
  readonly maxEncodeTime?: number;
  /** Time after which an idle process ends, in milliseconds. */
  readonly idle?: number;
};

/** Large images take up to two seconds on an idle machine. */
const MAX_ENCODE_TIME = 10_000;
/** A process first loads its libraries, possibly on a busy machine. */
const MAX_START_TIME = 20_000;
const IDLE = 30_000;

/** Images per process; ending it frees the memory that its libraries retain. */
const MAX_PICTURES = 500;

/**
 * Starts processes on demand and keeps them for the next image. A process that takes too long is
 * killed: nothing else stops an encoder in the middle of an image (sharp's own `timeout` did not,
 * measured). Processes do not inherit the environment, because it contains secrets.
 */
export function createPictureWorkers(input: WorkersInput = {}): PictureWorkers {
  const {
    program = PROGRAM,
    maxEncodeTime = MAX_ENCODE_TIME,
    maxStartTime = MAX_START_TIME,
  } = input;
  const { warnMissing = () => {}, idle = IDLE } = input;
  const pool = createPool({ program, idle, warnMissing });

  async function encodeBy(worker: Worker | undefined, picture: Picture): Promise<EncodedWithSize> {
    if (!worker) return err('no-worker');
    const image = await answerOf(worker.child, picture, {
      maxEncodeTime,
      maxStartTime,
      warnMissing,
    });
    if (image.ok || image.error === 'unreadable') pool.putBack(worker);
    else pool.end(worker);
    return image;
  }

  async function encodeWithSize(source: Uint8Array, form: PictureForm): Promise<EncodedWithSize> {
    const reused = pool.takeIdle();
    const image = await encodeBy(reused ?? pool.start(), { source, form });
    // Replaces a process that was killed while idle.
    const isLost = reused && !image.ok && image.error === 'no-worker';
    return isLost ? encodeBy(pool.start(), { source, form }) : image;
  }

  return {
    async encode(source, form) {
      const encoded = await encodeWithSize(source, form);
      return encoded.ok ? ok(Buffer.from(encoded.value.bytes)) : encoded;
    },
    encodeWithSize,
    get size() {
      return pool.size();
    },
  };
}

/** Logs why images cannot be encoded, at most once a minute. */
export function warnOfMissingWorkers(log: Log, stopwatch: Clock = performance): WarnMissingWorkers {
  let last = -Infinity;
  return (reason) => {
    if (stopwatch.now() - last < 60_000) return;
    last = stopwatch.now();
    log.warn('picture-worker-missing', { reason });
  };
}

type Picture = { readonly source: Uint8Array; readonly form: PictureForm };
type Worker = { readonly child: ChildProcess; pictures: number; idle?: NodeJS.Timeout };

type PoolInput = {
  readonly program: string;
  readonly idle: number;
  readonly warnMissing: WarnMissingWorkers;
};

function createPool({ program, idle, warnMissing }: PoolInput) {
  const workers = new Set<Worker>();
  const idleWorkers = new Set<Worker>();

  function end(worker: Worker): void {
    clearTimeout(worker.idle);
    idleWorkers.delete(worker);
    if (workers.delete(worker)) worker.child.kill('SIGKILL');
  }

  return {
    end,
    size: () => workers.size,
    start(): Worker | undefined {
      const child = startProcess(program, warnMissing);
      if (!child) return undefined;
      const worker: Worker = { child, pictures: 0 };
      workers.add(worker);
      child.once('error', () => end(worker)).once('exit', () => end(worker));
      return worker;
    },
    takeIdle(): Worker | undefined {
      const [worker] = idleWorkers;
      if (!worker) return undefined;
      idleWorkers.delete(worker);
      clearTimeout(worker.idle);
      return worker;
    },
    putBack(worker: Worker): void {
      worker.pictures += 1;
      if (!workers.has(worker)) return;
      if (worker.pictures >= MAX_PICTURES) return end(worker);
      worker.idle = setTimeout(() => end(worker), idle).unref();
      idleWorkers.add(worker);
    },
  };
}

/** Does not keep the server alive. Most failures are emitted as events, a few are thrown. */
function startProcess(program: string, warnMissing: WarnMissingWorkers): ChildProcess | undefined {
  try {
    const child = fork(program, OPTIONS);
    child.unref();
    child.channel?.unref();
    return child;
  } catch (error) {
    warnMissing(codeOf(error));
    return undefined;
  }
}

const OPTIONS: ForkOptions = {
  serialization: 'advanced',
  env: {},
  execArgv: [],
  stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
};

/** The sources are TypeScript, and the worker beside them runs without a build. */
const IS_BUILT = import.meta.url.endsWith('.js');
const PROGRAM = fileURLToPath(
  new URL(`picture-worker.${IS_BUILT ? 'js' : 'mjs'}`, import.meta.url),
);

type Limits = {
  readonly maxStartTime: number;
  readonly maxEncodeTime: number;
  readonly warnMissing: WarnMissingWorkers;
};
type WorkerMessage = {
  readonly begun?: true;
  readonly image?: Uint8Array;
  readonly width?: number;
  readonly height?: number;
};

/** A process's answer within its limits. A process that ends after it began was too costly. */
function answerOf(child: ChildProcess, picture: Picture, limits: Limits): Promise<EncodedWithSize> {
  return new Promise((resolve) => {
    let failure: EncodeFailure = 'no-worker';
    let timer = setTimeout(settleFailed, limits.maxStartTime, 'not begun in time');
    child.on('message', onMessage).once('error', fail).once('exit', onExit);
    if (child.connected) child.send(picture, (error) => error && fail(error));
    // The event that follows contains the reason.
    else setImmediate(settleFailed, 'not connected');

    function onMessage({ begun, image, width = 0, height = 0 }: WorkerMessage) {
      if (begun !== true)
        return settle(image ? ok({ bytes: image, width, height }) : err('unreadable'));
      failure = 'too-costly';
      clearTimeout(timer);
      timer = setTimeout(settleFailed, limits.maxEncodeTime, 'too costly');
    }
    function fail(error: unknown) {
      settleFailed(codeOf(error));
    }
    function onExit(code: number | null, signal: string | null) {
      settleFailed(`ended with ${signal ?? code}`);
    }
    function settleFailed(reason: string) {
      if (failure === 'no-worker') limits.warnMissing(reason);
      settle(err(failure));
    }
    function settle(answer: EncodedWithSize) {
      clearTimeout(timer);
      child.off('message', onMessage).off('error', fail).off('exit', onExit);
      resolve(answer);
    }
  });
}

/** Error code of the system: `EAGAIN`. */
const codeOf = (error: unknown): string =>
  String((Object(error) as { readonly code?: unknown }).code ?? error);
