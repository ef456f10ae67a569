import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block of a guide: a new file, or the change of an existing one. A copy has no code. */
export type GuideStep =
  | { readonly path: string; readonly kind: 'new' | 'edit'; readonly code: string }
  | { readonly path: string; readonly kind: 'copy'; readonly source: string };

export type Guide = {
  readonly name: string;
  readonly steps: readonly GuideStep[];
  /** Tests that the guide tells the reader to run. */
  readonly tests: readonly string[];
  /** Code blocks that name no file, or have the wrong language for what they are. */
  readonly strays: readonly string[];
};

const FENCE = /^```(\w*)\n([^]*?)^```$/gmu;
/** A heading; one like `` ## `src/a.ts` (new) `` names the file of the code block below it. */
const HEADING = /^(?:#+ .*|`[^`]+` \((?:new|edit|copy of `[^`]+`)\).*)$/gmu;
const NAMED_FILE = /`(?<path>[^`]+)` \((?<kind>new|edit)\)/u;
/** A heading like `` ## `src/b.ts` (copy of `src/a.ts`) `` needs no code block. */
const COPIED_FILE = /`(?<path>[^`]+)` \(copy of `(?<source>[^`]+)`\)/u;
/** The language of what a reader runs; it is no file. */
const COMMANDS = 'sh';
const TEST_COMMAND = /^npx vitest run (.+)$/gmu;

export function parseGuide(name: string, text: string): Guide {
  const steps: GuideStep[] = [];
  const tests: string[] = [];
  const strays: string[] = [];
  let heading = '';
  let end = 0;
  for (const { index, 0: block, 1: language = '', 2: code = '' } of text.matchAll(FENCE)) {
    const headings = headingsIn(text.slice(end, index));
    steps.push(...headings.flatMap(copyUnder));
    heading = headings.at(-1) ?? heading;
    end = index + block.length;
    const { path, kind } = NAMED_FILE.exec(heading)?.groups ?? {};
    if (language === COMMANDS) {
      tests.push(
        ...Array.from(code.matchAll(TEST_COMMAND), ([, paths = '']) => paths.split(' ')).flat(),
      );
    } else if (path !== undefined && kind === (language === 'diff' ? 'edit' : 'new')) {
      steps.push({ path, kind, code });
      heading = '';
    } else {
      strays.push(code);
    }
  }
  steps.push(...headingsIn(text.slice(end)).flatMap(copyUnder));
  return { name, steps, tests, strays };
}

const headingsIn = (text: string): readonly string[] => text.match(HEADING) ?? [];

function copyUnder(heading: string): readonly GuideStep[] {
  const { path, source } = COPIED_FILE.exec(heading)?.groups ?? {};
  return path !== undefined && source !== undefined ? [{ path, kind: 'copy', source }] : [];
}

/** Applies a step in `folder`; returns why it does not fit, or `undefined`. */
export function applyStep(folder: string, step: GuideStep): string | undefined {
  const { path } = step;
  const file = join(folder, path);
  if (existsSync(file) !== (step.kind === 'edit')) {
    return `${path}: ${step.kind === 'edit' ? 'does not exist' : 'exists already'}`;
  }
  if (step.kind === 'edit') {
    const changed = applyDiff(readFileSync(file, 'utf8'), step.code);
    if (changed === undefined) return `${path}: a part of the diff is not there exactly once`;
    writeFileSync(file, changed);
    return undefined;
  }
  if (step.kind === 'copy' && !existsSync(join(folder, step.source))) {
    return `${path}: there is no ${step.source} to copy`;
  }
  if (step.kind === 'copy') cpSync(join(folder, step.source), file, { recursive: true });
  else {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, step.code);
  }
  return undefined;
}

/**
 * Applies a diff without line numbers; `@@` separates its parts. `undefined` if the lines that a
 * part keeps and removes are not in the text exactly once.
 */
export function applyDiff(text: string, diff: string): string | undefined {
  const parts = diff.trimEnd().split(/^@@.*\n/mu);
  let changed = `\n${text}`;
  for (const part of parts.filter(Boolean)) {
    const lines = part.trimEnd().split('\n');
    const [before, after] = [linesOf(lines, '-'), linesOf(lines, '+')];
    const around = changed.split(before);
    const [head, tail] = around;
    if (head === undefined || tail === undefined || around.length > 2) return undefined;
    changed = head + after + tail;
  }
  return changed.slice(1);
}

/** The lines of a diff as they are before (`-`) or after (`+`) it, from one line end to the next. */
function linesOf(lines: readonly string[], sign: '-' | '+'): string {
  const kept = lines.filter((line) => line === '' || line.startsWith(' ') || line.startsWith(sign));
  return `\n${kept.map((line) => `${line.slice(1)}\n`).join('')}`;
}
