import { HttpsProxyAgent } from 'https-proxy-agent';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { getProxyForUrl } from 'proxy-from-env';
import { type Agent, type Dispatcher, EnvHttpProxyAgent } from 'undici';

/*
 * Connections to upstreams, through the proxy that the environment names for them: HTTPS_PROXY or
 * HTTP_PROXY, unless NO_PROXY excludes the host. Requests over http take a tunnel (CONNECT) too, so
 * that the proxy neither caches nor repeats them.
 */

type Options = Omit<Agent.Options, 'connect'> & {
  readonly connect?: { readonly timeout: number };
};

/** Opens connections for `exchange`. */
export function openDispatcher({ connect, ...options }: Options = {}): Dispatcher {
  const limits = connect && { connect, proxyTls: connect, requestTls: connect };
  return new EnvHttpProxyAgent({ ...options, ...limits, proxyTunnel: true });
}

export type NodeAgents = { readonly httpAgent: HttpAgent; readonly httpsAgent: HttpsAgent };

/** Opens connections to one URL for clients of Node's own `http`. */
export function openNodeAgents(
  url: string,
  connections: { readonly keepAlive: boolean; readonly maxSockets: number },
): NodeAgents {
  const proxy = getProxyForUrl(url);
  if (proxy === '')
    return { httpAgent: new HttpAgent(connections), httpsAgent: new HttpsAgent(connections) };
  const tunnel = new HttpsProxyAgent(proxy, connections);
  return { httpAgent: tunnel, httpsAgent: tunnel };
}
