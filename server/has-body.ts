import type { IncomingMessage } from 'node:http';

/** Whether there is a body; who sends an empty one need not say of what type it is. */
export const hasBody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
