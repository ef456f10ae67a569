import type { Request, Response } from 'express';

/** Rejects a request with a status; below `/api` with a JSON message (B3). */
export function refuse(
  { originalUrl }: Pick<Request, 'originalUrl'>,
  response: Response,
  status: RefusalStatus,
): void {
  response.setHeader('Cache-Control', 'no-store');
  if (/^\/api(?:[/?]|$)/u.test(originalUrl)) {
    response.status(status).json({ message: MESSAGES[status] });
  } else {
    response.sendStatus(status);
  }
}

const MESSAGES = {
  400: 'The address cannot be read.',
  414: 'The address is too long.',
  421: 'No shop answers at this host.',
} as const;

type RefusalStatus = keyof typeof MESSAGES;
