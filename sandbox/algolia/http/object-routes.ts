import { ok, type Result } from '#src/shared/result.ts';
import { browseIndex } from '../engine/browse-index.ts';
import type { IndexView } from '../engine/index-view.ts';
import { shownAttributes } from '../engine/shown-attributes.ts';
import { fieldOf, textField, textsOf, type JsonObject } from '../json.ts';
import { readQuery } from '../parameters/read-parameters.ts';
import { badRequest, refuse, type Refusal } from '../refusal.ts';
import type { Answer, Call, Route } from './call.ts';

export type ObjectRouteParts = {
  readonly viewNamed: (name: string) => Result<IndexView, Refusal>;
};

/** Routes to get records by id and to browse all of them. */
export function objectRoutes({ viewNamed }: ObjectRouteParts): readonly Route[] {
  const browse = (call: Call, body: unknown): Answer => {
    const query = readQuery(body);
    const view = viewNamed(call.path['index'] ?? '');
    if (!query.ok) return query;
    return view.ok ? browseIndex(view.value, query.value) : view;
  };
  return [
    {
      method: 'POST',
      path: '/1/indexes/*/objects',
      access: 'search',
      answer: ({ body }) => manyObjects(body, viewNamed),
    },
    {
      method: 'POST',
      path: '/1/indexes/:index/browse',
      access: 'write',
      answer: (call) => browse(call, call.body),
    },
    {
      method: 'GET',
      path: '/1/indexes/:index/browse',
      access: 'write',
      answer: (call) => browse(call, { params: call.query.toString() }),
    },
    {
      method: 'GET',
      path: '/1/indexes/:index/:id',
      access: 'search',
      answer({ path, query }) {
        const view = viewNamed(path['index'] ?? '');
        if (!view.ok) return view;
        const names = query.get('attributesToRetrieve')?.split(',') ?? ['*'];
        const record = recordIn(view.value, path['id'] ?? '', names);
        return record ? ok(record) : refuse(404, 'ObjectID does not exist');
      },
    },
  ];
}

function recordIn(
  { index }: IndexView,
  objectID: string,
  names: readonly string[],
): JsonObject | undefined {
  const record = index.records.get(objectID);
  const never = textsOf(index.settings['unretrievableAttributes']);
  return record && shownAttributes(names, never)(record);
}

/** Returns records in the order of the requests; `null` for an unknown id. */
function manyObjects(body: unknown, viewNamed: ObjectRouteParts['viewNamed']): Answer {
  const requests = fieldOf(body, 'requests');
  if (!Array.isArray(requests)) return badRequest('Missing mandatory parameter: requests');
  const results: (JsonObject | null)[] = [];
  for (const request of requests as readonly unknown[]) {
    const view = viewNamed(textField(request, 'indexName') ?? '');
    if (!view.ok) return view;
    const attributes = fieldOf(request, 'attributesToRetrieve');
    const names = Array.isArray(attributes) ? textsOf(attributes) : ['*'];
    results.push(recordIn(view.value, textField(request, 'objectID') ?? '', names) ?? null);
  }
  return ok({ results });
}
