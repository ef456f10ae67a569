/**
 * Keeps the focus near where it was (EL20): where what has it is taken away, and nothing else was
 * given it, the heading of the part that it stood in gets it, be it a dialog, a facet or the page.
 * Else a shopper at the keyboard would begin at the top of the page again. Answers how to stop.
 */
export function keepFocus(document: Document): () => void {
  const stop = new AbortController();
  let held: readonly Element[] = [];
  const hold = ({ target }: Event): void => {
    held = target instanceof Element ? pathOf(target) : [];
  };
  const keep = (): void => {
    if (!isLost(held, document)) return;
    const around = held.filter(({ isConnected }) => isConnected);
    held = [];
    focusFirst(around.flatMap((part) => nameOf(part) ?? []));
  };
  const watch = new MutationObserver(() => {
    // What takes something away may have a better place in mind, and gives the focus soon after.
    if (isLost(held, document)) requestAnimationFrame(() => setTimeout(keep));
  });
  document.addEventListener('focusin', hold, { signal: stop.signal });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}

/** An element and everything around it, from the inside out: it is not known any more afterwards. */
function pathOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...pathOf(parentElement)] : [element];
}

const isLost = ([element]: readonly Element[], { activeElement, body }: Document): boolean =>
  element !== undefined &&
  !element.isConnected &&
  (activeElement === null || activeElement === body);

/** What names a part: what a screen reader says on the way into it. */
function nameOf(part: Element): HTMLElement | null {
  const id = part.getAttribute('aria-labelledby');
  if (id) return part.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const name = NAMES[part.localName];
  return name ? part.querySelector<HTMLElement>(name) : null;
}

const NAMES: Readonly<Record<string, string>> = {
  details: ':scope > summary',
  main: 'h1',
  body: 'main h1',
};

/** One that is not shown, such as that of a dialog just closed, takes no focus. */
function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (element.localName !== 'summary') element.setAttribute('tabindex', '-1');
    element.focus({ preventScroll: true });
    if (element.ownerDocument.activeElement === element) return;
  }
}
