import { useEffect, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { isShortcut, isTabKey, tabAfterKey } from './tab-keys.ts';
import { tabIdOf } from './tab-panel.ts';
import { Container } from '../Container.tsx';
import { useHasScript } from '../../use-hydrated.ts';
import styles from './TabBar.module.css';

export type TabBarItem = {
  /** Id of the target section, which has the attributes of `tabPanelOf`. */
  readonly id: string;
  readonly title: string;
};

type TabBarProps = { readonly label: string; readonly items: readonly TabBarItem[] };

/**
 * Sticky tabs of a long page whose sections are all shown (H9, H10). The focused tab is selected
 * and its section scrolled to, as in the WAI-ARIA tabs pattern; else the section in view is. The
 * tabs are fragment links: without script each can be reached by Tab.
 */
export function TabBar({ label, items }: TabBarProps): ReactNode {
  const inView = useSectionInView(items);
  const [focused, setFocused] = useState<string>();
  const hasScript = useHasScript();
  const selected = focused ?? inView ?? items[0]?.id;
  return (
    <div className={styles['bar']} data-tab-bar>
      <Container>
        <div className={styles['tabs']} role="tablist" aria-label={label}>
          {items.map(({ id, title }) => (
            <a
              key={id}
              id={tabIdOf(id)}
              href={`#${id}`}
              role="tab"
              aria-selected={id === selected}
              aria-controls={id}
              tabIndex={hasScript && id !== selected ? -1 : undefined}
              onFocus={() => setFocused(id)}
              onBlur={() => setFocused(undefined)}
              onClick={goToSection}
              onKeyDown={moveWithKeys}
            >
              {title}
            </a>
          ))}
        </div>
      </Container>
    </div>
  );
}

/** The keys of H10 move focus and page; Space follows the link, as Enter does. */
function moveWithKeys(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (isShortcut(event) || (!isTabKey(event.key) && event.key !== ' ')) return;
  event.preventDefault();
  const tab = event.currentTarget;
  if (event.key === ' ') return tab.click();
  const tabs = [...(tab.parentElement?.querySelectorAll('a') ?? [])];
  goTo(tabs[tabAfterKey(event.key, tabs.indexOf(tab), tabs.map(asEnabled))]);
}

const asEnabled = () => ({ disabled: false });

/** Scrolls as a fragment link does, without a history entry for each key. */
function goTo(tab: HTMLAnchorElement | undefined): void {
  tab?.focus({ preventScroll: true });
  tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  sectionOf(tab)?.scrollIntoView();
}

/**
 * Moves focus and page before the browser follows the link. A browser focuses the section after the
 * scroll has begun; during another scroll, such as that of the key before, the page would end where
 * the section came into view.
 */
function goToSection(click: MouseEvent<HTMLAnchorElement>): void {
  if (isShortcut(click)) return;
  const section = sectionOf(click.currentTarget);
  section?.focus({ preventScroll: true });
  section?.scrollIntoView();
}

const sectionOf = (tab: HTMLAnchorElement | undefined): HTMLElement | null =>
  document.getElementById(tab?.hash.slice(1) ?? '');

/** The last section whose top is in the upper third of the screen; `undefined` above the first. */
function useSectionInView(items: readonly TabBarItem[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const ids = items.map(({ id }) => id).join(' ');
  useEffect(() => {
    const sections = ids.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const update = (): void => {
      const line = window.innerHeight / 3;
      const read = sections.findLast((section) => section.getBoundingClientRect().top <= line);
      setCurrent(read?.id);
    };
    const observer = new IntersectionObserver(update, { rootMargin: '0px 0px -66% 0px' });
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
