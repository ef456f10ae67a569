import { Container } from 'inversify';
import type { Token } from '#ports/token.ts';

/** Says which ports a family of adapters fills; one such function per vendor. */
export type Wiring = (bind: Bind) => void;

/** inversify's `bind`, with the port's type taken from its token. */
export type Bind = <Port>(token: Token<Port>) => Binding<Port>;

export interface Binding<Port> {
  toConstantValue(value: Port): void;
  /** Made once, when everything is resolved, from other ports. */
  toResolvedValue<Needs extends readonly unknown[]>(
    create: (...needs: Needs) => Port,
    needs: TokensOf<Needs>,
  ): void;
}

type TokensOf<Ports extends readonly unknown[]> = { [Place in keyof Ports]: Token<Ports[Place]> };

/** The ports that a program asks for, by the names they have there. */
export type Tokens<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> };

/**
 * Resolves everything that is asked for at once. A port that nobody fills, or that two fill, is
 * thus a failure at start whose message names it, and never one that a shopper finds.
 *
 * inversify takes a symbol for a service of any type. Its container therefore stays inside this
 * function, behind tokens that know their port: wrong wiring does not compile.
 */
export function resolvePorts<Ports>(wirings: readonly Wiring[], tokens: Tokens<Ports>): Ports {
  const container = new Container({ defaultScope: 'Singleton' });
  const bind = ((token) => container.bind(token)) as Bind;
  for (const wire of wirings) wire(bind);
  const resolved = Object.entries<symbol>(tokens).map(([name, token]) => [
    name,
    container.get(token),
  ]);
  return Object.fromEntries(resolved) as Ports;
}
