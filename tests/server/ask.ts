import { request, type RequestOptions } from 'node:http';

export type Question = Pick<RequestOptions, 'method'> & {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
};

/** Sends a request to this machine as written; `fetch` normalizes paths and drops `Host`. */
export function ask(port: number, path: string, question: Question = {}): Promise<Response> {
  const { method = 'GET', headers = {}, body = '' } = question;
  return new Promise((resolve, reject) => {
    const sent = request({ port, path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', reject);
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer;
        const hasBody = ![204, 304].includes(status);
        resolve(
          new Response(hasBody ? Buffer.concat(chunks) : null, { status, headers: pairs(answer) }),
        );
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

const pairs = ({ rawHeaders }: { readonly rawHeaders: readonly string[] }): [string, string][] =>
  rawHeaders.flatMap((name, index) => {
    const value = rawHeaders[index + 1];
    return index % 2 === 0 && value !== undefined ? [[name, value]] : [];
  });
