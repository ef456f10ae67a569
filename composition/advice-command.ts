import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AdviceRulesFailure } from '#ports/advice-rules.ts';
import { parseConfig } from '#server/config.ts';
import {
  type AdviceMoves,
  type AdviceOutcome,
  compareAdvice,
  type MovedPart,
  movedParts,
} from '#src/advice/advice-moves.ts';
import type { AdviceRequest, Sleeper } from '#src/advice/advice-request.ts';
import { type AdviceRules, readAdviceRules } from '#src/advice/advice-rules.ts';
import { type PreviewQuery, validatePreviewQuery } from '#src/routing/preview-query.ts';
import { parseJson } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { type CommandLine, fail } from './command-line.ts';
import { composeServer } from './server.ts';

const USAGE = 'Takes nothing, <new.json>, <old.json> <new.json>, or --draft <preview key>';

/**
 * `npm run advice`: prints the published table of the advice as JSON. With a file, or with the key of
 * a preview that shows a draft, it says which results that table moves of those that are published;
 * with two files, which the second moves of the first. Returns the exit code, 1 for a table that
 * cannot be used.
 */
export async function runAdvice(args: readonly string[], line: CommandLine): Promise<number> {
  const asked = readArguments(args);
  if (!asked) return fail(line, [USAGE]);
  const tables = await readTables(asked, line);
  if (!tables.ok) return fail(line, tables.error);
  const [before, after] = tables.value;
  line.print(
    after ? formatMoves(compareAdvice(before, after)) : `${JSON.stringify(before, undefined, 2)}\n`,
  );
  return 0;
}

type Asked = { readonly files: readonly string[]; readonly preview?: PreviewQuery };

function readArguments(args: readonly string[]): Asked | undefined {
  try {
    const { values, positionals: files } = parseArgs({
      args: [...args],
      options: { draft: { type: 'string' } },
      allowPositionals: true,
    });
    if (values.draft === undefined) return files.length > 2 ? undefined : { files };
    const preview = validatePreviewQuery({ live_preview: values.draft });
    return preview && files.length === 0 ? { files, preview } : undefined;
  } catch {
    return undefined;
  }
}

type Problems = readonly string[];

/** The table to compare with, and the one that is compared if there is one. */
async function readTables(
  { files, preview }: Asked,
  line: CommandLine,
): Promise<Result<readonly [AdviceRules, AdviceRules?], Problems>> {
  const [first, second] = files;
  const read = first === undefined ? undefined : tableIn(first);
  if (read?.ok === false) return read;
  if (read && second !== undefined) {
    const newer = tableIn(second);
    return newer.ok ? ok([read.value, newer.value]) : newer;
  }
  const published = await tablesOfShop(preview, line);
  if (!published.ok) return published;
  return read ? ok([published.value[0], read.value]) : published;
}

function tableIn(file: string): Result<AdviceRules, Problems> {
  if (!existsSync(file)) return err([`There is no ${file}`]);
  const rules = readAdviceRules(parseJson(readFileSync(file, 'utf8')));
  return rules.ok ? rules : err(rules.error.issues.map((issue) => `${file}: ${issue}`));
}

/** The published table of the shop that the settings configure, and the draft of a preview. */
async function tablesOfShop(
  preview: PreviewQuery | undefined,
  line: CommandLine,
): Promise<Result<readonly [AdviceRules, AdviceRules?], Problems>> {
  const config = parseConfig(line.environment);
  if (!config.ok) return config;
  const { ports, close } = composeServer({ ...config.value, logLevel: 'silent' });
  try {
    const published = await ports.adviceRules.current();
    if (!published.ok) return err(problemsOf('The published table', published.error));
    if (!preview) return ok([published.value]);
    const draft = await ports.adviceRules.current(preview);
    return draft.ok
      ? ok([published.value, draft.value])
      : err(problemsOf('The draft', draft.error));
  } finally {
    await close();
  }
}

const problemsOf = (table: string, failure: AdviceRulesFailure): Problems =>
  failure.kind === 'advice-rules-malformed'
    ? failure.issues.map((issue) => `${table}: ${issue}`)
    : [`${table}: ${failure.message}`];

function formatMoves({ compared, moves }: AdviceMoves): string {
  const title = `${moves.length} of ${compared} results move.\n`;
  return [title, ...movedParts(moves).map(formatPart)].join('');
}

const formatPart = ({ part, count, example }: MovedPart): string =>
  `${String(count).padStart(6)}  ${part}: ${partText(part, example.before)} -> ${partText(part, example.after)}, such as ${requestText(example.request)}\n`;

function partText(part: MovedPart['part'], outcome: AdviceOutcome | undefined): string {
  if (!outcome) return 'no advice';
  const { sides, base, criteria, ...bed } = outcome;
  switch (part) {
    case 'firmness':
      return sides.map(({ firmness, grade }) => `${firmness} (${grade})`).join(' + ');
    case 'pillow':
      return sides.map(({ pillow }) => `${pillow.from}-${pillow.to} cm`).join(' + ');
    case 'base':
      return `${base.count}${base.reinforced ? ' reinforced' : ''}`;
    case 'criteria':
      return criteria.join(', ') || 'none';
    case 'mattresses':
      return String(bed.mattresses);
    case 'width':
    case 'length':
      return `${bed[part]} cm`;
  }
}

function requestText({ sleepers, restless }: AdviceRequest): string {
  const people: readonly Sleeper[] = sleepers;
  const couple = people.map(sleeperText).join(' and ');
  return restless ? `${couple}, one of whom wakes the other` : couple;
}

const sleeperText = (sleeper: Sleeper): string =>
  [
    `${sleeper.kilograms} kg`,
    ...(sleeper.height === undefined ? [] : [`${sleeper.height} cm`]),
    sleeper.position,
    ...(sleeper.shape ? [`shape ${sleeper.shape}`] : []),
    ...(sleeper.shoulder ? ['sore shoulder'] : []),
    ...(sleeper.back ? ['sore back'] : []),
  ].join(' ');
