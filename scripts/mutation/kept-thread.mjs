import { EventEmitter } from 'node:events';
import { ThreadsPoolWorker } from 'vitest/node';

/**
 * A pool of Vitest with one thread that outlives a run: what the tests import is loaded once, and
 * each run evaluates its own test files only, as files share modules with `isolate: false`.
 *
 * Vitest starts and stops a worker per run. The thread is started at the first of these, and the
 * later ones are answered in its place.
 */
export function createKeptThread() {
  let worker;
  return {
    name: 'kept-thread',
    createPoolWorker: (options) => (worker ??= new KeptThread(options)),
    /** Whether the next run finds modules that an earlier one has loaded. */
    isUsed: () => worker?.isUsed ?? false,
    /** Ends the thread; the next run starts another. */
    async end() {
      await worker?.end();
    },
  };
}

class KeptThread extends ThreadsPoolWorker {
  name = 'kept-thread';
  /** Whether it runs, and Vitest has set it up. */
  isUsed = false;
  #isRunning = false;
  /** Of the current run alone: Vitest adds its listeners for each, and removes only some. */
  #listeners = new EventEmitter();

  async start() {
    if (this.#isRunning) return;
    await super.start();
    this.#isRunning = true;
    for (const event of ['message', 'error', 'exit'])
      this.thread.on(event, (value) => this.#emit(event, value));
  }

  on(event, listener) {
    this.#listeners.on(event, listener);
  }

  off(event, listener) {
    this.#listeners.off(event, listener);
  }

  send(message) {
    if (message.type === 'stop') return this.#answer('stopped');
    if (message.type === 'start' && this.isUsed) return this.#answer('started');
    if (message.type === 'start') this.isUsed = true;
    // Answers to what a test asked may be late.
    if (this.#isRunning) super.send(message);
  }

  async stop() {
    this.#listeners.removeAllListeners();
  }

  async end() {
    if (!this.#isRunning) return;
    this.#listeners.removeAllListeners();
    this.#isRunning = false;
    this.isUsed = false;
    await super.stop();
  }

  #answer(type) {
    queueMicrotask(() => this.#emit('message', { type, __vitest_worker_response__: true }));
  }

  #emit(event, value) {
    // Nobody listens between two runs, where an 'error' would otherwise end the process.
    if (this.#listeners.listenerCount(event) > 0) this.#listeners.emit(event, value);
  }
}
