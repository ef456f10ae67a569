import type { ReactNode } from 'react';
import { useFilterActions } from './FilterLink.tsx';

/** Id of the filter panel, the popover target of its buttons. */
export const FILTER_PANEL_ID = 'filters';

type FilterTriggerProps = {
  /** The facet to open; all of them by default. */
  readonly facet?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Opens the filter sheet; without script the filter panel as a popover. */
export function FilterTrigger({ facet, className, children }: FilterTriggerProps): ReactNode {
  const actions = useFilterActions();
  return (
    <button
      className={className}
      type="button"
      popoverTarget={FILTER_PANEL_ID}
      onClick={(click) => {
        if (!actions) return;
        click.preventDefault();
        actions.openSheet(facet);
      }}
    >
      {children}
    </button>
  );
}
