/** Whether a text can stand in a header without beginning another (RFC 5322, 2.2). */
export const isOneLine = (text: string): boolean => !/[\r\n\0]/u.test(text);
