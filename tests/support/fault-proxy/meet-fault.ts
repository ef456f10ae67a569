import type { ServerResponse } from 'node:http';
import { ownHeaders, type CarriedAnswer } from './carried-request.ts';
import type { Fault } from './fault.ts';

/** What a fault is done with. */
export type FaultTools = {
  readonly response: ServerResponse;
  /** Hands the request on, and brings its answer. */
  readonly deliver: () => Promise<CarriedAnswer>;
  /** Lets time pass, in milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Nobody listens any more, for so many milliseconds. */
  readonly refuse: (milliseconds: number) => void;
};

/** Carries a request, and what is answered to it, as far as the fault lets it. */
export async function meetFault(fault: Fault, tools: FaultTools): Promise<void> {
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
      return cut(response, await deliver(), fault.by);
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
      return drip(response, await deliver(), () => wait(fault.over / PIECES));
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

function answer(response: ServerResponse, { status, headers, body }: CarriedAnswer): void {
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length }).end(body);
}

function reset({ socket }: ServerResponse): void {
  socket?.resetAndDestroy();
}

/** As much of the answer as to see that there is one. */
function cut(response: ServerResponse, whole: CarriedAnswer, by: 'fin' | 'rst'): Promise<void> {
  const { status, headers, body } = whole;
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length });
  return new Promise((resolve) => {
    response.write(half(whole).body, () => {
      if (by === 'rst') reset(response);
      else response.socket?.end();
      resolve();
    });
  });
}

async function drip(
  response: ServerResponse,
  { status, headers, body }: CarriedAnswer,
  wait: () => Promise<void>,
): Promise<void> {
  response.writeHead(status, { ...ownHeaders(headers), 'content-length': body.length });
  const size = Math.ceil(body.length / PIECES);
  for (let from = 0; from < body.length && !response.destroyed; from += size) {
    response.write(body.subarray(from, from + size));
    await wait();
  }
  response.end();
}

/** In so many pieces an answer drips. */
const PIECES = 10;

const half = (whole: CarriedAnswer): CarriedAnswer => ({
  ...whole,
  body: whole.body.subarray(0, Math.ceil(whole.body.length / 2)),
});

const PAGE: CarriedAnswer = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from('<!doctype html><title>Back soon</title>'),
};

const gatewayAnswer = ({
  status,
  retryAfter,
}: Extract<Fault, { kind: 'status' }>): CarriedAnswer => ({
  status,
  headers: {
    'content-type': 'text/html',
    ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
  },
  body: Buffer.from(`<title>${status}</title>`),
});
