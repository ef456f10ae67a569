import type { ReactNode } from 'react';
import { useFilterWays } from './filter-ways.ts';

/** What the buttons that open the panel on a narrow screen point at. */
export const FILTER_PANEL_ID = 'filters';

type FilterTriggerProps = {
  /** The facet that is looked for; left out for all of them. */
  readonly facet?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Opens the sheet of filters; without script the panel itself, over the page. */
export function FilterTrigger({ facet, className, children }: FilterTriggerProps): ReactNode {
  const ways = useFilterWays();
  return (
    <button
      className={className}
      type="button"
      popoverTarget={FILTER_PANEL_ID}
      onClick={(click) => {
        if (!ways) return;
        click.preventDefault();
        ways.openSheet(facet);
      }}
    >
      {children}
    </button>
  );
}
