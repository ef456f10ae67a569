import type { ServerResponse } from 'node:http';
import { ownHeaders, type ForwardedAnswer } from './carried-request.ts';
import type { Fault } from './fault.ts';

/** Means to carry out a fault. */
export type FaultTools = {
  readonly response: ServerResponse;
  /** Forwards the request, and returns its answer. */
  readonly deliver: () => Promise<ForwardedAnswer>;
  /** Waits, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Closes the port for a time, in milliseconds. */
  readonly refuse: (milliseconds: number) => void;
};

/** Forwards a request and its answer as far as the fault allows. */
export async function applyFault(fault: Fault, tools: FaultTools): Promise<void> {
  const { response, deliver, wait } = tools;
  switch (fault.kind) {
    case 'pass':
      return answer(response, await deliver());
    case 'refuse':
      tools.refuse(fault.closed);
      return reset(response);
    case 'reset':
      if (fault.effect === 'after') await deliver();
      return reset(response);
    case 'status':
      if (fault.effect === 'after') await deliver();
      return answer(response, gatewayAnswer(fault));
    case 'cut':
      return truncateAnswer(response, await deliver(), fault.by);
    case 'html':
      await deliver();
      return answer(response, PAGE);
    case 'bad-json':
      return answer(response, half(await deliver()));
    case 'late':
      if (fault.answer === 'reset') reset(response);
      await wait(fault.after);
      return void (await deliver());
    case 'twice':
      return twice(fault, tools);
    case 'drip':
      return drip(response, await deliver(), () => wait(fault.over / CHUNKS));
    case 'black-hole':
      return;
  }
}

async function twice(
  fault: Extract<Fault, { kind: 'twice' }>,
  { response, deliver, wait }: FaultTools,
): Promise<void> {
  const first = await deliver();
  if (fault.answer === 'first') answer(response, first);
  await wait(fault.gap);
  const second = await deliver();
  if (fault.answer === 'second') answer(response, second);
}

function answer(response: ServerResponse, { status, headers, body }: ForwardedAnswer): void {
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length }).end(body);
}

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

/** Sends the beginning of the answer only. */
function truncateAnswer(
  response: ServerResponse,
  answer: ForwardedAnswer,
  by: 'fin' | 'rst',
): Promise<void> {
  const { status, headers, body } = answer;
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length });
  return new Promise((resolve) => {
    response.write(half(answer).body, () => {
      if (by === 'rst') reset(response);
      else response.socket?.end();
      resolve();
    });
  });
}

async function drip(
  response: ServerResponse,
  { status, headers, body }: ForwardedAnswer,
  wait: () => Promise<void>,
): Promise<void> {
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length });
  const size = Math.ceil(body.length / CHUNKS);
  for (let from = 0; from < body.length && !response.destroyed; from += size) {
    response.write(body.subarray(from, from + size));
    await wait();
  }
  response.end();
}

/** Number of pieces of a dripping answer. */
const CHUNKS = 10;

const half = (answer: ForwardedAnswer): ForwardedAnswer => ({
  ...answer,
  body: answer.body.subarray(0, Math.ceil(answer.body.length / 2)),
});

const PAGE: ForwardedAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Back soon</title>'),
};

const gatewayAnswer = ({
  status,
  retryAfter,
}: Extract<Fault, { kind: 'status' }>): ForwardedAnswer => ({
  status,
  headers: {
    'content-type': 'text/html',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  },
  body: Buffer.from(`<title>${status}</title>`),
});
