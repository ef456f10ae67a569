import type { ReactNode } from 'react';
import styles from './RecommendedRows.module.css';

/** As high as the rows, so that the content below does not shift when they load. */
export const RecommendedRowsSkeleton = (): ReactNode => <div className={styles['waiting']} />;
