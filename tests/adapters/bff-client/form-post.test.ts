import { describe, expect, it } from 'vitest';
import { createFormPost } from '#adapters/bff-client/form-post.ts';

type Sent = { readonly url: unknown; readonly init: RequestInit | undefined };

const answering = (answer: () => Promise<Response>) => {
  const sent: Sent[] = [];
  const fetch = (url: unknown, init?: RequestInit) => {
    sent.push({ url, init });
    return answer();
  };
  return {
    sent,
    post: createFormPost({ fetch: fetch, timeoutMs: 1000, uploadTimeoutMs: 2000 }),
  };
};

describe('createFormPost', () => {
  it('A3 posts the fields in the body, never in the address, and asks for JSON', async () => {
    const { sent, post } = answering(() => Promise.resolve(Response.json({ build: 'b' })));
    expect(await post('/advice/result', { weight1: '61' })).toEqual({
      ok: true,
      value: { build: 'b' },
    });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.url).toBe('/advice/result');
    expect(sent[0]?.init?.method).toBe('POST');
    expect(new URLSearchParams(sent[0]?.init?.body as URLSearchParams).toString()).toBe(
      'weight1=61',
    );
    expect(sent[0]?.init?.headers).toEqual({ accept: 'application/json' });
  });

  it('WR4 posts files with their fields', async () => {
    const { sent, post } = answering(() => Promise.resolve(Response.json({ build: 'b' })));
    const form = new FormData();
    form.set('picture1', new File(['x'], 'bed.jpg'));
    await post('/write-review/submit', form);
    expect(sent[0]?.init?.body).toBe(form);
  });

  it('A5 reads the answer of an invalid form, too', async () => {
    const { post } = answering(() =>
      Promise.resolve(Response.json({ build: 'b' }, { status: 422 })),
    );
    expect(await post('/advice/result', {})).toEqual({ ok: true, value: { build: 'b' } });
  });

  it('returns a page or a lost network as no answer, with nothing of the fields', async () => {
    const page = answering(() => Promise.resolve(new Response('<p>busy</p>', { status: 503 })));
    expect(await page.post('/advice/result', {})).toEqual({ ok: true, value: undefined });
    const lost = answering(() => Promise.reject(new TypeError('fetch of weight1=61 failed')));
    expect(await lost.post('/advice/result', { weight1: '61' })).toEqual({
      ok: false,
      error: { message: 'TypeError' },
    });
  });
});
