import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { build } from 'vite';

/** One process of the shop. */
export type ShopServer = {
  readonly port: number;
  /** Its calls to upstreams since its start, in order. */
  readonly requests: readonly string[];
  isAlive(): boolean;
  /** Suspends the process until it is resumed. */
  hang(): void;
  goOn(): void;
  /** Kills the process at once. */
  kill(): Promise<void>;
  /** Stops gracefully, like a supervisor; returns the exit code. */
  stop(): Promise<number | null>;
};

let built: Promise<string> | undefined;

/** Builds what {@link startShopServer} starts, once for all tests of a process. */
export const buildShopServer = (): Promise<string> => (built ??= buildProgram('serve'));

/** Builds a program of this folder for Node, and returns the path of its file. */
export async function buildProgram(name: string): Promise<string> {
  const outDir = `.cache/two-servers-${name}`;
  await build({
    configFile: false,
    logLevel: 'error',
    // Under test NODE_ENV is not production, and React would be built for development.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    ssr: { noExternal: true, external: ['libsql', 'sharp'] },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: `tests/two-servers/${name}.ts`,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      copyPublicDir: false,
      rolldownOptions: { output: { entryFileNames: `${name}.js` } },
    },
    css: { modules: { localsConvention: 'camelCaseOnly' } },
  });
  return join(outDir, `${name}.js`);
}

export async function startShopServer(
  environment: Readonly<Record<string, string>>,
): Promise<ShopServer> {
  const child = spawn(process.execPath, [await buildShopServer()], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', ...environment },
  });
  const requests: string[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const [word, rest = ''] = line.split(/ (.*)/u);
      if (word === 'listening') resolve(Number(rest));
      else if (word === 'asked') requests.push(rest);
      else process.stderr.write(`${line}\n`);
    });
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    port,
    requests,
    isAlive: () => isAlive(child),
    hang: () => void child.kill('SIGSTOP'),
    goOn: () => void child.kill('SIGCONT'),
    kill: () => kill(child),
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

const isAlive = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode === null && signalCode === null;

async function kill(child: ChildProcess): Promise<void> {
  if (!isAlive(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
