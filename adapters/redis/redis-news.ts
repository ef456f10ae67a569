import { openRedisClient, type RedisSettings } from './redis-connection.ts';

/** What the servers of the shop tell each other, while they can. */
export interface RedisNews {
  /** Whether whatever is told now is heard. */
  isHeard(): boolean;
  onNews(listener: (text: string) => void): void;
  /** Calls back whenever something may have been told that was not heard. */
  onGap(listener: () => void): void;
  close(): void;
}

type NewsSettings = Omit<RedisSettings, 'patience'>;

/** Listens on a connection of its own: one that listens can do nothing else. */
export function openRedisNews(settings: NewsSettings, channel: string): RedisNews {
  const client = openRedisClient(settings);
  const listeners: ((text: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let isListening = false;

  const listen = async () => {
    try {
      await client.subscribe(channel);
      isListening = true;
      for (const tell of gapListeners) tell();
    } catch {
      // Without an answer nobody knows whether it listens: from the start again.
      client.disconnect(true);
    }
  };
  client.on('ready', () => void listen());
  client.on('close', () => (isListening = false));
  client.on('message', (_channel: string, text: string) => {
    for (const tell of listeners) tell(text);
  });
  return {
    isHeard: () => isListening,
    onNews: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    close: () => client.disconnect(),
  };
}
