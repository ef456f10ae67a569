type Cookie = {
  readonly name: string;
  readonly value: string;
  /** In seconds; 0 removes the cookie. */
  readonly maxAge: number;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
};

/**
 * Lines that write a cookie, for `Set-Cookie` and `document.cookie`. Over https its name begins
 * with `__Host-`: browsers accept that name from this very host only, with `Secure`, `Path=/` and
 * no `Domain` (RFC 6265bis, 4.1.3.2), so that no other host of the domain can plant a cart of its
 * own. The name without the prefix, used by earlier releases, is removed.
 */
export function writeCookie({ name, value, maxAge, isSecure }: Cookie): readonly string[] {
  const line = (written: string, content: string, age: number) =>
    `${written}=${content}; Path=/; Max-Age=${age}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
  return isSecure
    ? [line(`${PREFIX}${name}`, value, maxAge), line(name, '', 0)]
    : [line(name, value, maxAge)];
}

/**
 * Value of a cookie. Over https only the name with the prefix is read: another host of the domain
 * can plant the plain one.
 */
export const readCookieBy = (
  read: (name: string) => string | undefined,
  name: string,
  isSecure: boolean,
): string | undefined => read(`${PREFIX}${name}`) ?? (isSecure ? undefined : read(name));

const PREFIX = '__Host-';
