import { ok, type Result } from '#src/shared/result.ts';
import { badRequest, refuse, type Refusal } from '../refusal.ts';
import type { Call, Route } from './call.ts';

export type FoundRoute = { readonly route: Route; readonly path: Call['path'] };

/**
 * Finds the route of a request. The path is split before it is decoded, because index names may
 * contain slashes. A path known for other methods only is refused with 405.
 */
export function findRoute(
  routes: readonly Route[],
  method: string,
  pathname: string,
): Result<FoundRoute, Refusal> {
  const segments = pathname.split('/').slice(1).map(decoded);
  if (segments.some((segment) => segment === undefined)) return badRequest('Malformed path');
  const known = routes.flatMap((route) => {
    const path = pathParameters(route.path, segments);
    return path ? [{ route, path }] : [];
  });
  const found = known.find(({ route }) => route.method === method);
  if (found) return ok(found);
  return known.length > 0 ? refuse(405, 'Method not allowed') : refuse(404, 'Path not found');
}

function decoded(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

function pathParameters(
  pattern: string,
  segments: readonly (string | undefined)[],
): Call['path'] | undefined {
  const patternParts = pattern.split('/').slice(1);
  if (patternParts.length !== segments.length) return undefined;
  const parameters: [string, string][] = [];
  for (const [index, want] of patternParts.entries()) {
    const segment = segments[index] ?? '';
    if (want.startsWith(':') && segment !== '') parameters.push([want.slice(1), segment]);
    else if (want !== segment) return undefined;
  }
  return Object.fromEntries(parameters);
}
