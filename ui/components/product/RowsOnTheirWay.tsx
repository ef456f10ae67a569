import type { ReactNode } from 'react';
import styles from './RecommendedRows.module.css';

/** As high as the rows are: what stands below is out of view before they come, and stays there. */
export const RowsOnTheirWay = (): ReactNode => <div className={styles['waiting']} />;
