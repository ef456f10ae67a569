import { Session } from 'node:inspector';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Calls of a function: its name, empty for one without, and the file of the project. */
export type FunctionCalls = {
  readonly file: string;
  readonly name: string;
  readonly calls: number;
};

/**
 * Counts the calls of all functions of the project's files while each of these works runs. Several
 * are counted at once, as each start, answer and end goes through all that the process has in memory.
 */
export function functionCalls(...works: readonly (() => unknown)[]): readonly FunctionCalls[][] {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true });
  try {
    return works.map((work) => {
      work();
      return takeCalls(session);
    });
  } finally {
    session.disconnect();
  }
}

/** The calls since the last answer, or since the start. */
function takeCalls(session: Session): FunctionCalls[] {
  const counted: FunctionCalls[] = [];
  session.post('Profiler.takePreciseCoverage', (failure, { result }) => {
    if (failure) throw failure;
    for (const { url, functions } of result) {
      if (!url.startsWith('file:') && !url.startsWith('/')) continue;
      const file = relative(process.cwd(), url.startsWith('file:') ? fileURLToPath(url) : url);
      for (const { functionName: name, ranges } of functions)
        counted.push({ file, name, calls: ranges[0]?.count ?? 0 });
    }
  });
  return counted.filter(({ calls }) => calls > 0);
}
