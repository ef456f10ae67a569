import { ask } from '../../server/ask.ts';
import { nameOfFault, type Fault } from '../fault-proxy/fault.ts';

/** A request in flight from a tab to the server, which waits for its release. */
export type Call = {
  /** Name of the tab. */
  readonly tab: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly settle: (answer: WireAnswer | 'broken') => void;
};

export type WireAnswer = { readonly status: number; readonly text: string };

/** The sender: a document that was left gets no answer. */
type Caller = { readonly isOpen: () => boolean; readonly onCall: (call: Call) => void };

export type WireRules = {
  /** Changes the headers of a request, which breaks the shop for a test. */
  readonly arriving?: (headers: Call['headers']) => Call['headers'];
  /** Changes an answer. */
  readonly answering?: (answer: WireAnswer | 'broken') => WireAnswer | 'broken';
};

/** A wire between tabs and server: calls wait in order, and meet the given faults. */
export function createWire(port: number, rules: WireRules = {}) {
  const { arriving = (headers) => headers, answering = (answer) => answer } = rules;
  const waiting: Call[] = [];
  /** Late requests, reported as broken and still to be delivered. */
  const flying: (() => Promise<WireAnswer>)[] = [];
  const offline = new Set<string>();

  async function deliver({ path, headers, body }: Call): Promise<WireAnswer> {
    const response = await ask(port, path, { method: 'POST', headers: arriving(headers), body });
    return { status: response.status, text: await response.text() };
  }

  async function applyFault(call: Call, fault: Fault): Promise<void> {
    const settle: Call['settle'] = (answer) => call.settle(answering(answer));
    switch (fault.kind) {
      case 'pass':
      case 'drip':
        return settle(await deliver(call));
      case 'refuse':
      case 'black-hole':
        return settle('broken');
      case 'reset':
        if (fault.effect === 'after') await deliver(call);
        return settle('broken');
      case 'status':
        if (fault.effect === 'after') await deliver(call);
        return settle({ status: fault.status, text: '<title>Bad gateway</title>' });
      case 'cut':
        await deliver(call);
        return settle('broken');
      case 'html':
        await deliver(call);
        return settle({ status: 200, text: '<title>Back soon</title>' });
      case 'bad-json': {
        const { text } = await deliver(call);
        return settle({ status: 200, text: text.slice(0, text.length / 2) });
      }
      case 'late':
        flying.push(() => deliver(call));
        return settle('broken');
      case 'twice':
        return twice(call, fault);
    }
  }

  async function twice(call: Call, { gap, answer }: Fault & { kind: 'twice' }): Promise<void> {
    const first = await deliver(call);
    if (gap > 0) {
      flying.push(() => deliver(call));
      return call.settle(first);
    }
    const second = await deliver(call);
    call.settle(answer === 'first' ? first : second);
  }

  return {
    waiting,
    isQuiet: () => waiting.length === 0 && flying.length === 0,
    fetchFor:
      (tab: string, { isOpen, onCall }: Caller): typeof fetch =>
      (input, init = {}) =>
        new Promise((resolve, reject) => {
          if (!isOpen()) return;
          const broken = () => isOpen() && reject(new TypeError('Failed to fetch'));
          if (offline.has(tab)) return void broken();
          const call: Call = {
            tab,
            path: pathOf(input),
            headers: Object.fromEntries(new Headers(init.headers)),
            body: typeof init.body === 'string' ? init.body : '',
            settle(answer) {
              if (answer === 'broken') broken();
              else if (isOpen()) resolve(new Response(answer.text, answer));
            },
          };
          onCall(call);
          waiting.push(call);
        }),
    /** Lets one of the waiting calls proceed; does nothing if there is none. */
    async proceed(index: number, fault: Fault): Promise<string> {
      const [call] = waiting.splice(waiting.length === 0 ? 0 : index % waiting.length, 1);
      if (!call) return '-';
      await applyFault(call, fault);
      return `${call.path} ${nameOfFault(fault)}`;
    },
    /** Delivers the late requests. */
    async land(): Promise<void> {
      for (const land of flying.splice(0)) await land();
    },
    /** Takes a tab offline; its waiting requests are lost. */
    goOffline(tab: string): void {
      offline.add(tab);
      const lost = waiting.filter((call) => call.tab === tab);
      for (const call of lost) {
        waiting.splice(waiting.indexOf(call), 1);
        call.settle('broken');
      }
    },
    goOnline: (tab: string): void => void offline.delete(tab),
  };
}

export type Wire = ReturnType<typeof createWire>;

export const pathOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : input.toString();
