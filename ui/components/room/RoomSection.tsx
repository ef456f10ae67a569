import type { ComponentType, ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { isBed } from '#src/room/footprint.ts';
import { openRoomTool, ROOM_TOOLS, withRoomTool } from '#src/room/room-query.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import styles from './RoomSection.module.css';

export type RoomProps = {
  readonly page: ProductPage;
  readonly selection: ProductSelection;
};

/** Returns the tools that an address may open; `undefined` if they are not loaded. */
export type GetRoomTools = () => ComponentType<RoomProps> | undefined;

/** Id of the section, to which the addresses of its tools lead. */
export const ROOM_ID = 'bedroom';

/**
 * Of a bed: whether it gets into the bedroom, and how it stands there. Each is a tool that the
 * address opens, so that a page without it has neither their forms nor their code.
 */
export function RoomSection({ page, selection }: RoomProps): ReactNode {
  const { text, getRoomTools } = useShop();
  const linkTo = useLinkTo();
  const { product, variant } = selection.configuration;
  const open = openRoomTool(splitUrl(page.url).query);
  const Tools = open && getRoomTools();
  if (!isBed(product, variant)) return null;
  return (
    <section className={styles['room']} id={ROOM_ID} aria-labelledby="bedroom-title">
      <h2 id="bedroom-title">{text('room.title')}</h2>
      <ul className={styles['tools']}>
        {ROOM_TOOLS.map((tool) => (
          <li key={tool}>
            <a
              className={styles['tool']}
              {...linkTo(`${withRoomTool(page.url, tool)}#${ROOM_ID}`)}
              aria-current={tool === open ? 'true' : undefined}
              data-scroll="keep"
            >
              <strong>{text(`room.${tool}`)}</strong>
              <span>{text(`room.${tool}-text`)}</span>
              <Icon name={tool === open ? 'chevron-down' : 'chevron-right'} />
            </a>
          </li>
        ))}
      </ul>
      {Tools && <Tools page={page} selection={selection} />}
    </section>
  );
}
