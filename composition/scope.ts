import { token } from '#ports/token.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';

/** Which request is under way, as the server tells it; adapters see as much of it as their port says. */
export const Scope = token<ServerScope>('ServerScope');
