import { token } from '#ports/token.ts';
import type { ServerScope } from '#server/observe/request-scope.ts';

/** Scope of the current request on the server; adapters see the part that their port declares. */
export const Scope = token<ServerScope>('ServerScope');
