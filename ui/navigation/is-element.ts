/** Whether the target of an event is an element: it may be the document or the window. */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'closest' in target;
