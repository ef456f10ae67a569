import type * as mobx from 'mobx';
import type * as mobxReact from 'mobx-react-lite';

/**
 * What the built server has in place of MobX: nothing changes while a page is rendered, so that
 * stores are plain objects and components observe nothing. Observable stores cost a tenth of a page.
 */
export const makeAutoObservable: typeof mobx.makeAutoObservable = (store) => store;
export const observableRef = {};
export const reaction = observesNothing;
export const when = observesNothing;

export const observer = ((component: unknown) => component) as typeof mobxReact.observer;
export const enableStaticRendering: typeof mobxReact.enableStaticRendering = () => {};

function observesNothing(): never {
  throw new Error('A server observes no store.');
}
