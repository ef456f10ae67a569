import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { isShortcut, isTabKey, tabAfterKey } from './tab-keys.ts';
import { Container } from '../Container.tsx';
import styles from './TabBar.module.css';

export type TabBarItem = {
  /** Id of the target section. */
  readonly id: string;
  readonly title: string;
};

type TabBarProps = { readonly label: string; readonly items: readonly TabBarItem[] };

/**
 * Sticky links to the sections of a long page (H9), with the keyboard navigation of tabs (H10).
 * Marks the section in view.
 */
export function TabBar({ label, items }: TabBarProps): ReactNode {
  const current = useSectionInView(items);
  return (
    <nav className={styles['bar']} aria-label={label} data-tab-bar>
      <Container>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- bubbling */}
        <ul className={styles['links']} onKeyDown={moveWithKeys}>
          {items.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  );
}

function moveWithKeys(event: KeyboardEvent<HTMLUListElement>): void {
  if (isShortcut(event) || !isTabKey(event.key)) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const index = links.findIndex((link) => link === document.activeElement);
  event.preventDefault();
  const tabs = links.map(() => ({ disabled: false }));
  links[tabAfterKey(event.key, index, tabs)]?.focus();
}

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
