import type { ContentFailure } from '#ports/content-source.ts';
import type { UpstreamGuard } from '#ports/upstream-guard.ts';
import type { Size } from '#src/content/awards.ts';
import { readCount, readFields, readText } from '#src/shared/json-reader.ts';
import { ok, type Result } from '#src/shared/result.ts';
import { allOk } from './all-ok.ts';
import { ask, readReply, stepsTo } from './ask.ts';
import type { ContentStack } from './open-stack.ts';
import type { JsonObject } from './reading/json-object.ts';

/** Their uids travel in the address. */
const MOST_FILES = 50;

/** How large pictures are, by the uids of their files. */
export async function fileSizes(
  stack: ContentStack,
  uids: readonly string[],
  guard: UpstreamGuard,
): Promise<Result<ReadonlyMap<string, Size>, ContentFailure>> {
  const wanted = [...new Set(uids)];
  const replies = await allOk(
    stepsTo(wanted.length, MOST_FILES).map((start) =>
      askFiles(stack, wanted.slice(start, start + MOST_FILES), guard),
    ),
  );
  if (!replies.ok) return replies;
  return ok(new Map(replies.value.flatMap(({ items }) => items.flatMap(sizeOf))));
}

const askFiles = (stack: ContentStack, uids: string[], guard: UpstreamGuard) => {
  const send = async () => {
    const files = stack.asset().includeDimension().query().containedIn('uid', uids);
    return readReply(await files.find(), 'assets');
  };
  return ask('/assets', send, guard);
};

const sizeOf = (asset: JsonObject): readonly (readonly [string, Size])[] => {
  const read = readSized(asset);
  return read ? [[read.uid, read.dimension]] : [];
};

const readSized = readFields<{ uid: string; dimension: Size }>({
  uid: readText,
  dimension: readFields<{ width: number; height: number }>({ width: readCount, height: readCount }),
});
