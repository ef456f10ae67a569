import type { Operation } from '#adapters/magento/operation.ts';
import { err, ok } from '#src/shared/result.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoReads } from './magento-in-process.ts';

/** One call of a client. */
export type ReadCall = { readonly locale: Locale; readonly operation: string };

/** A Magento whose answers are changed on their way, as JSON; `undefined` keeps an answer. */
export const withChangedAnswers = (
  magento: MagentoReads,
  change: (data: unknown, call: ReadCall) => unknown,
): MagentoReads => ({
  async read(locale, operation, variables) {
    const answer = await magento.read(locale, operation, variables);
    if (!answer.ok) return answer;
    const call = { locale, operation: operation.name };
    const data = change(structuredClone(answer.value.data), call);
    return data === undefined ? answer : ok({ ...answer.value, data });
  },
});

/** A Magento that memoizes its answers. */
export function withMemoizedReads(magento: MagentoReads): MagentoReads {
  const known = new Map<string, ReturnType<MagentoReads['read']>>();
  return {
    read(locale, operation, variables) {
      const key = JSON.stringify([locale, operation.name, variables]);
      const answer = known.get(key) ?? magento.read(locale, operation, variables);
      known.set(key, answer);
      return answer;
    },
  };
}

/** A Magento that fails on given calls. */
export const withFailures = (
  magento: MagentoReads,
  failureOf: (call: ReadCall) => CallFailure | undefined,
): MagentoReads => ({
  read(locale, operation, variables) {
    const failure = failureOf({ locale, operation: operation.name });
    return failure ? Promise.resolve(err(failure)) : magento.read(locale, operation, variables);
  },
});

/** Records the calls. */
export function withCalls(
  magento: MagentoReads,
): MagentoReads & { readonly calls: readonly ReadCall[] } {
  const calls: ReadCall[] = [];
  return {
    calls,
    read<V>(locale: Locale, operation: Operation<unknown, V>, variables: V) {
      calls.push({ locale, operation: operation.name });
      return magento.read(locale, operation, variables);
    },
  };
}

/** A path from the root of a JSON value. */
export type JsonPath = readonly (string | number)[];

/** Replaces the value at an existing path. */
export function replaceAt(root: unknown, path: JsonPath, value: unknown): void {
  const holder = path.slice(0, -1).reduce<unknown>(stepInto, root);
  const last = path.at(-1);
  if (typeof holder !== 'object' || holder === null || last === undefined) {
    throw new Error(`There is no ${path.join('.')}`);
  }
  Object.assign(holder, { [last]: value });
}

const stepInto = (value: unknown, step: string | number): unknown =>
  Object.entries(value ?? {}).find(([name]) => name === String(step))?.[1];

/** Every path in a JSON value but its root. */
export const pathsIn = (value: unknown, path: JsonPath = []): readonly JsonPath[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, field]) => {
        const valuePath: JsonPath = [...path, Array.isArray(value) ? Number(name) : name];
        return [valuePath].concat(pathsIn(field, valuePath));
      });
