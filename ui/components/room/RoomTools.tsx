import type { ReactNode } from 'react';
import { openRoomTool } from '#src/room/room-query.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { PlanTool } from './PlanTool.tsx';
import type { RoomProps } from './RoomSection.tsx';
import { WayTool } from './WayTool.tsx';

/** The tool that the address of the page opens. */
export function RoomTools(props: RoomProps): ReactNode {
  const { page, selection } = props;
  const { url, product } = page;
  const isWay = openRoomTool(splitUrl(url).query) === 'way';
  return isWay ? (
    <WayTool key={product.sku} {...props} />
  ) : (
    <PlanTool
      key={product.sku}
      url={url}
      isSplit={selection.halves !== undefined}
      footprint={props.footprint}
      Person={props.Person}
      sleepersOn={props.sleepersOn}
    />
  );
}
