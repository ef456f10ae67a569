import { type ComponentType, createElement, type ReactNode } from 'react';
import { sleepersOn } from '#src/catalog/sleepers.ts';
import { configurationUrl, type ProductSelection } from '#src/catalog/product-selection.ts';
import { footprintOf, isBed } from '#src/room/footprint.ts';
import { openRoomTool, ROOM_ID, ROOM_TOOLS, withRoomTool } from '#src/room/room-query.ts';
import type { Footprint } from '#src/room/room-plan.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { useLinkRel } from '../ContentLink.tsx';
import { Person } from '../product/ScaleDrawing.tsx';
import styles from './RoomSection.module.css';

type RoomSectionProps = {
  readonly page: ProductPage;
  readonly selection: ProductSelection;
};

export type RoomProps = RoomSectionProps & {
  /** URL of the page with another selection of the product. */
  readonly urlOf: (selection: ProductSelection) => string;
  readonly footprint: Footprint;
  /** Draws a sleeper, as the page does elsewhere. */
  readonly Person: typeof Person;
  readonly sleepersOn: typeof sleepersOn;
};

/** Returns the tools that an address may open; `undefined` if they are not loaded. */
export type GetRoomTools = () => ComponentType<RoomProps> | undefined;

/**
 * Of a bed: whether it gets into the bedroom, and how it stands there. Each is a tool that the
 * address opens, so that a page without it has neither their forms nor their code.
 */
export function RoomSection({ page, selection }: RoomSectionProps): ReactNode {
  const { text, locale, getRoomTools } = useShop();
  const relOf = useLinkRel();
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
              href={`${withRoomTool(page.url, tool)}#${ROOM_ID}`}
              rel={relOf(withRoomTool(page.url, tool))}
              aria-current={tool === open ? 'true' : undefined}
              data-scroll="keep"
            >
              <strong>{text(`room.${tool}`)}</strong> {text(`room.${tool}-text`)}
            </a>
          </li>
        ))}
      </ul>
      {Tools &&
        createElement(Tools, {
          page,
          selection,
          footprint: footprintOf(product, variant),
          Person,
          sleepersOn,
          urlOf: ({ configuration, halves }) => configurationUrl(configuration, halves, locale),
        })}
    </section>
  );
}
