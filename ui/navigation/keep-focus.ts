/**
 * Keeps the focus near its position when the focused element is removed (EL20). If nothing else was
 * focused, it focuses the heading of the enclosing part: a dialog, a facet or the page. Otherwise
 * keyboard users would start at the top of the page again. Returns a function that stops it.
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
    // The remover may focus a better element itself soon after.
    if (isLost(held, document)) requestAnimationFrame(() => setTimeout(keep));
  });
  document.addEventListener('focusin', hold, { signal: stop.signal });
  watch.observe(document.body, { childList: true, subtree: true });
  return () => {
    stop.abort();
    watch.disconnect();
  };
}

/** An element and its ancestors, innermost first, recorded as they are unknown after removal. */
function pathOf(element: Element): readonly Element[] {
  const { parentElement } = element;
  return parentElement ? [element, ...pathOf(parentElement)] : [element];
}

const isLost = ([element]: readonly Element[], { activeElement, body }: Document): boolean =>
  element !== undefined &&
  !element.isConnected &&
  (activeElement === null || activeElement === body);

/** Element that names a part: the one a screen reader announces on entry. */
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

/** Focuses the first focusable element; hidden ones, as in a closed dialog, do not take focus. */
function focusFirst(elements: readonly HTMLElement[]): void {
  for (const element of elements) {
    if (element.localName !== 'summary') element.setAttribute('tabindex', '-1');
    element.focus({ preventScroll: true });
    if (element.ownerDocument.activeElement === element) return;
  }
}
