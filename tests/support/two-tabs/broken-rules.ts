import type { Call, WireRules } from './wire.ts';

/** Mutations: each breaks the shop in one way that the law has to detect. */
export const BROKEN_TABS: Readonly<Record<string, WireRules>> = {
  'drops the keys of changes': {
    arriving: (headers) =>
      Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'idempotency-key')),
  },
  'sends each try with a new key': { arriving: withNewKey() },
  'treats a lost answer as a refusal': {
    answering: (answer) => (answer === 'broken' ? { status: 429, text: '{}' } : answer),
  },
};

function withNewKey(): (headers: Call['headers']) => Call['headers'] {
  let tries = 0;
  return (headers) => {
    tries += 1;
    return 'idempotency-key' in headers
      ? { ...headers, 'idempotency-key': `${headers['idempotency-key']}-${tries}` }
      : headers;
  };
}
