/**
 * Keeps the focus near its position when the focused element is removed (EL20). If nothing else was
 * focused, it focuses the heading of the enclosing part: a dialog, a facet or the page. Otherwise
 * keyboard users would start at the top of the page again. Returns a function that stops it.
 */
export function restoreLostFocus(document: Document): () => void {
  const stop = new AbortController();
  let focusPath: readonly Element[] = [];
  const rememberFocus = ({ target }: Event): void => {
    focusPath = target instanceof Element ? pathOf(target) : [];
  };
  const restore = (): void => {
    if (!isLost(focusPath, document)) return;
    const around = focusPath.filter(({ isConnected }) => isConnected);
    focusPath = [];
    focusFirst(around.flatMap((part) => headingOf(part) ?? []));
  };
  const watch = new MutationObserver(() => {
    // The remover may focus a better element itself soon after.
    if (isLost(focusPath, document)) requestAnimationFrame(() => setTimeout(restore));
  });
  document.addEventListener('focusin', rememberFocus, { signal: stop.signal });
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
function headingOf(part: Element): HTMLElement | null {
  const id = part.getAttribute('aria-labelledby');
  if (id) return part.querySelector<HTMLElement>(`#${CSS.escape(id)}`);
  const name = HEADING_SELECTORS[part.localName];
  return name ? part.querySelector<HTMLElement>(name) : null;
}

const HEADING_SELECTORS: Readonly<Record<string, string>> = {
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
