import { parse, type HTMLElement } from 'node-html-parser';
import type { DemoShop } from './open-demo.ts';

/** A browser without script in one shop: it follows redirects, keeps cookies and sends forms. */
export type Visitor = {
  readonly visit: (path: string) => Promise<void>;
  /** Sends a form of the page with its fields, some of them with other values. */
  readonly send: (selector: string, values?: Readonly<Record<string, string>>) => Promise<void>;
  readonly status: number;
  readonly path: string;
  readonly answer: string;
  readonly page: HTMLElement;
  /** Text of the main part of the page. */
  readonly text: string;
};

const MAX_REDIRECTS = 5;

export function createVisitor(shop: DemoShop, origin: string): Visitor {
  const cookies = new Map<string, string>();
  let now = { status: 0, path: '', answer: '', page: parse('') };

  async function open(path: string, body?: string): Promise<void> {
    let next: { readonly path: string; readonly body: string | undefined } = { path, body };
    for (let count = 0; count <= MAX_REDIRECTS; count += 1) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const given = await shop.send(origin + next.path, { cookie, body: next.body });
      for (const set of given.cookies) {
        const [name = '', value = ''] = (set.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
      if (given.location === undefined) {
        const { status, html } = given;
        now = { status, path: next.path, answer: html, page: parse(html) };
        return;
      }
      const { pathname, search } = new URL(given.location, origin);
      next = { path: pathname + search, body: undefined };
    }
    throw new Error(`Too many redirects from ${path}.`);
  }

  async function send(selector: string, values: Readonly<Record<string, string>> = {}) {
    const form = now.page.querySelector(selector);
    if (!form) throw new Error(`There is no form ${selector} at ${now.path}.`);
    const fields = new URLSearchParams({ ...fieldsOf(form), ...values }).toString();
    const action = form.getAttribute('action') ?? now.path;
    if (form.getAttribute('method')?.toLowerCase() === 'post') return open(action, fields);
    return open(`${action}?${fields}`);
  }

  return {
    visit: (path) => open(path),
    send,
    get status() {
      return now.status;
    },
    get path() {
      return now.path;
    },
    get answer() {
      return now.answer;
    },
    get page() {
      return now.page;
    },
    get text() {
      return now.page.querySelector('main')?.structuredText ?? '';
    },
  };
}

/** Values of a form's fields as the server wrote them. */
function fieldsOf(form: HTMLElement): Record<string, string> {
  const inputs = form.querySelectorAll('input[name]');
  const sent = inputs.filter(
    (input) => !/checkbox|radio/u.test(input.getAttribute('type') ?? '') || isChecked(input),
  );
  return Object.fromEntries(
    sent.map((input) => [input.getAttribute('name') ?? '', input.getAttribute('value') ?? '']),
  );
}

const isChecked = (input: HTMLElement): boolean => input.hasAttribute('checked');
