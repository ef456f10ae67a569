import type { ContentBlock, Store } from '#src/content/block.ts';
import type { Written } from './place-block.ts';
import { placePicture, say, type Place } from './place.ts';
import type { WrittenStore } from './written-block.ts';

export function placeTable(block: Written<'table'>, place: Place): ContentBlock {
  const { type, title, intro, columns, rows, note } = block;
  return {
    type,
    title: say(title, place),
    ...(intro && { intro: say(intro, place) }),
    columns: columns.map((column) => say(column, place)),
    rows: rows.map((cells) => cells.map((cell) => say(cell, place))),
    ...(note && { note: say(note, place) }),
  };
}

export function placeList(block: Written<'list'>, place: Place): ContentBlock {
  const { type, title, intro, isOrdered, items } = block;
  return {
    type,
    title: say(title, place),
    ...(intro && { intro: say(intro, place) }),
    isOrdered,
    items: items.map((item) => ({ title: say(item.title, place), text: say(item.text, place) })),
  };
}

export function placeStores(
  { type, title, stores }: Written<'stores'>,
  place: Place,
): ContentBlock {
  return {
    type,
    title: say(title, place),
    stores: stores.map((store) => placeStore(store, place)),
  };
}

function placeStore(store: WrittenStore, place: Place): Store {
  const { name, address, phone, hours, onDisplay, directions } = store;
  return {
    name: say(name, place),
    address: address.map((line) => say(line, place)),
    phone,
    hours: hours.map(({ days, times }) => ({ days: say(days, place), times: say(times, place) })),
    onDisplay: say(onDisplay, place),
    directions: say(directions, place),
  };
}

export function placeAwards(
  { type, title, awards }: Written<'awards'>,
  place: Place,
): ContentBlock {
  return {
    type,
    title: say(title, place),
    awards: awards.map(({ image, text }) => ({
      image: placePicture(image, place),
      text: say(text, place),
    })),
  };
}
