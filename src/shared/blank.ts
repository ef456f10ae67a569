/** Whether a text says nothing: it is empty, or all white space. */
export const isBlank = (text: string): boolean => text.trim() === '';
