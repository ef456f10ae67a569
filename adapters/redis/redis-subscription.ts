import { openRedisClient, type RedisSettings } from './redis-connection.ts';

/** Messages between the servers of the shop, while they are connected. */
export interface RedisSubscription {
  /** Whether messages published now are received. */
  isSubscribed(): boolean;
  onMessage(listener: (text: string) => void): void;
  /** Calls back whenever messages may have been missed. */
  onGap(listener: () => void): void;
  close(): void;
}

type SubscriptionSettings = Omit<RedisSettings, 'timeout'>;

/** Subscribes on a connection of its own, as a subscribed one takes no other commands. */
export function openRedisSubscription(
  settings: SubscriptionSettings,
  channel: string,
): RedisSubscription {
  const client = openRedisClient(settings);
  const listeners: ((text: string) => void)[] = [];
  const gapListeners: (() => void)[] = [];
  let isListening = false;

  const listen = async () => {
    try {
      await client.subscribe(channel);
      isListening = true;
      for (const listener of gapListeners) listener();
    } catch {
      // Without a response the subscription is uncertain: reconnects.
      client.disconnect(true);
    }
  };
  client.on('ready', () => void listen());
  client.on('close', () => (isListening = false));
  client.on('message', (_channel: string, text: string) => {
    for (const listener of listeners) listener(text);
  });
  return {
    isSubscribed: () => isListening,
    onMessage: (listener) => void listeners.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    close: () => client.disconnect(),
  };
}
