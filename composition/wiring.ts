import { Container } from 'inversify';
import { token, type Token } from '#ports/token.ts';

/** Binds the ports of a family of adapters; one function per vendor. */
export type Wiring = (bind: Bind) => void;

/** inversify's `bind`, with the port's type taken from its token. */
export type Bind = <Port>(token: Token<Port>) => Binding<Port>;

export interface Binding<Port> {
  toConstantValue(value: Port): void;
  /** Created once, on resolution, from other ports. */
  toResolvedValue<Needs extends readonly unknown[]>(
    create: (...needs: Needs) => Port,
    needs: TokensOf<Needs>,
  ): void;
}

/** The tokens of these ports, in order. */
export type TokensOf<Ports extends readonly unknown[]> = {
  [Place in keyof Ports]: Token<Ports[Place]>;
};

/** The ports that a program needs, by its own names for them. */
export type Tokens<Ports> = { readonly [Name in keyof Ports]: Token<Ports[Name]> };

/**
 * Resolves all requested ports at once. A port with no adapter, or with two, thus fails at start
 * with a message that names it, not later for a shopper.
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

/**
 * A wiring with another implementation of one of its ports, for a system that differs from another
 * in that port alone (docs/guides). Among `needs`, the port stands for the implementation that is
 * replaced.
 */
export const withPort =
  <Port, Needs extends readonly unknown[]>(
    wiring: Wiring,
    port: Token<Port>,
    create: (...needs: Needs) => Port,
    needs: TokensOf<Needs>,
  ): Wiring =>
  (bind) => {
    const replaced = token<Port>('Replaced');
    const renamed = (wired: symbol): symbol => (wired === port ? replaced : wired);
    wiring((wired: symbol) => bind<unknown>(renamed(wired)));
    bind(port).toResolvedValue(create, Array.from<symbol>(needs).map(renamed) as TokensOf<Needs>);
  };
