import { parseJson } from '#src/shared/json-reader.ts';
import { isJsonObject } from '../json.ts';

export type ParameterKind =
  | 'text'
  | 'flag'
  | 'count'
  | 'number'
  | 'texts'
  | 'flag or texts'
  | 'flag or count'
  | 'flag or text'
  | 'text or lists'
  | 'object'
  | 'anything';

type Kind = {
  /** Type name in Algolia's error message. */
  readonly expected: string;
  readonly holds: (value: unknown) => boolean;
  /** Parses the value in a query string. */
  readonly read: (text: string) => unknown;
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isFlag = (value: unknown): boolean => typeof value === 'boolean';
const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every(isText);

const asText = (text: string): unknown => text;
const asFlag = (text: string): unknown => FLAGS.get(text) ?? text;
const asNumber = (text: string): unknown => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text);
const asList = (text: string): unknown =>
  text.startsWith('[') ? parseJson(text) : text.split(',').filter((entry) => entry !== '');
const asJson = (text: string): unknown => (/^[[{]/.test(text) ? parseJson(text) : text);

const FLAGS: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['false', false],
  ['1', true],
  ['0', false],
]);

export const PARAMETER_KINDS: Readonly<Record<ParameterKind, Kind>> = {
  text: { expected: 'string', holds: isText, read: asText },
  flag: { expected: 'boolean', holds: isFlag, read: asFlag },
  count: {
    expected: 'integer between 0 and 9223372036854775807',
    holds: isCount,
    read: asNumber,
  },
  number: { expected: 'number', holds: Number.isFinite, read: asNumber },
  texts: {
    expected: 'array of strings',
    holds: (value) => isText(value) || isTexts(value),
    read: asList,
  },
  'flag or texts': {
    expected: 'boolean or array of strings',
    holds: (value) => isFlag(value) || isText(value) || isTexts(value),
    read: (text) => FLAGS.get(text) ?? asList(text),
  },
  'flag or count': {
    expected: 'boolean or integer',
    holds: (value) => isFlag(value) || isCount(value),
    read: (text) => (/^\d+$/.test(text) ? Number(text) : asFlag(text)),
  },
  'flag or text': {
    expected: 'boolean or string',
    holds: (value) => isFlag(value) || isText(value),
    read: (text) => FLAGS.get(text) ?? text,
  },
  'text or lists': {
    expected: 'string or array',
    holds: (value) => isText(value) || Array.isArray(value),
    read: asJson,
  },
  object: { expected: 'object', holds: isJsonObject, read: asJson },
  anything: { expected: 'value', holds: () => true, read: asJson },
};
