import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { MyBedStorage } from '#ports/browser-storage.ts';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import type { LinkRules } from '#src/content/shell.ts';
import {
  addressForBed,
  BED_PARAM,
  bedOfForm,
  bedOfQuery,
  formatBed,
  isBedForm,
  isSameBed,
  type MyBed,
  withBed,
} from '#src/my-bed/my-bed.ts';
import { SEARCH_PATH } from '#src/routing/reserved-params.ts';
import { queryValue, splitUrl, withoutParameter } from '#src/routing/url-parts.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { NavigationStore } from './navigation-store.ts';

type MyBedDependencies = {
  readonly myBedStorage: MyBedStorage;
  readonly navigation: NavigationStore;
  readonly links: Pick<LinkRules, 'listings'>;
  /** URL of the page of the bed, if there is one. */
  readonly myBedUrl?: string | undefined;
};

/**
 * The bed that the shopper buys for: of the address that the tab was opened at, otherwise of this
 * browser; or of a link to one that the tab never had. Only one that the shopper has said here is
 * stored. Until hydration it is the address's, as the server's pages are the same for everyone.
 */
export class MyBedStore {
  bed: MyBed | undefined;
  readonly #dependencies: MyBedDependencies;
  /** Codes of the beds that the tab has had: links that stayed in the page may say them still. */
  readonly #had = new Set<string>();

  constructor(dependencies: MyBedDependencies) {
    this.#dependencies = dependencies;
    this.bed = dependencies.navigation.page.bed;
    if (this.bed) this.#had.add(formatBed(this.bed));
    makeAutoObservable(this, { bed: observableRef }, { autoBind: true });
  }

  /** Loads the bed, follows other tabs, and shows every page for it. Returns a function to stop. */
  start(): () => void {
    const { myBedStorage, navigation } = this.#dependencies;
    this.setBed(this.bed ?? myBedStorage.load());
    this.#showPageForBed();
    const stops = [
      myBedStorage.onChangeElsewhere(() => {
        this.setBed(myBedStorage.load());
        this.#showPageForBed();
      }),
      reaction(
        () => navigation.page,
        () => this.#showPageForBed(),
      ),
    ];
    return () => stops.forEach((stop) => stop());
  }

  /**
   * The address that a link leads to: that of a listing, a search, the home page or the page of the bed
   * has the bed, and so has one that says a bed which the tab had before, as menu and footer stay as
   * they came. One that says another bed is followed as it is.
   */
  addressFor(url: string): string {
    const { path, query } = splitUrl(url);
    if (isBedForm(query)) return url;
    const named = bedOfQuery(query);
    if (named)
      return this.#isOther(named) || isSameBed(named, this.bed) ? url : withBed(url, this.bed);
    const isForBed = queryValue(query, BED_PARAM) !== undefined || this.#isShownForBed(path);
    return isForBed ? addressForBed(url, this.bed) : url;
  }

  /**
   * Stores the bed of an address that has it or of a form, and shows the page for it in the same
   * history entry: Back would only show this bed again. A form that says no bed leaves the one that
   * there is.
   */
  async submit(url: string): Promise<void> {
    const { myBedStorage, navigation } = this.#dependencies;
    const { query } = splitUrl(url);
    const bed = isBedForm(query) ? bedOfForm(query) : bedOfQuery(query);
    if (bed) {
      this.setBed(bed);
      myBedStorage.save(bed);
    }
    await navigation.navigate(url, { history: 'replace', scroll: 'keep' });
  }

  /** Stores a bed at the shopper's press, and shows the page for it; a page of no products stays. */
  keep(bed: MyBed): void {
    this.setBed(bed);
    this.#dependencies.myBedStorage.save(bed);
    this.#showPageForBed();
  }

  /**
   * Forgets the bed, here and in other tabs. The page without it belongs in the history entry of the
   * one with it, which Back would not show again.
   */
  forget(): void {
    this.#dependencies.myBedStorage.save(undefined);
    this.setBed(undefined);
  }

  /** Whether the tab never had a bed: the shopper follows a link to another one. */
  #isOther(bed: MyBed): boolean {
    return !this.#had.has(formatBed(bed));
  }

  #isShownForBed(path: string): boolean {
    const { links, myBedUrl } = this.#dependencies;
    return (
      [HOME_PATH, SEARCH_PATH, COMPARE_PATH, myBedUrl].includes(path) ||
      links.listings.some((listing) => path === listing || path.startsWith(`${listing}/`))
    );
  }

  /**
   * Takes the bed of a page that the tab never had; otherwise loads the page for the bed in place of the
   * one for another, or for none. A page with a posted
   * form stays: its errors and what was typed are in no address.
   */
  #showPageForBed(): void {
    const { navigation } = this.#dependencies;
    const { page } = navigation;
    if (page.bed && this.#isOther(page.bed)) this.setBed(page.bed);
    if (page.posted !== undefined || !isPageForBed(page)) return;
    if (isSameBed(page.bed, this.bed)) return;
    const address = withoutParameter(withBed(page.url, this.bed), 'page');
    void navigation.navigate(address, { history: 'replace', scroll: 'keep' });
  }

  private setBed(bed: MyBed | undefined): void {
    this.bed = bed;
    if (bed) this.#had.add(formatBed(bed));
  }
}

const HOME_PATH = '/';

/** A page of the shop's own texts is one if it shows products or the bed. */
const isPageForBed = (page: PageModel): boolean =>
  PAGES_FOR_BED.has(page.type) ||
  (page.type === 'content' &&
    page.blocks.some(({ type }) => type === 'products' || type === 'my-bed'));

const PAGES_FOR_BED: ReadonlySet<PageModel['type']> = new Set([
  'home',
  'listing',
  'search',
  'product',
  'compare',
] as const);
