import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { MyBedStorage } from '#ports/browser-storage.ts';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import type { LinkRules } from '#src/content/shell.ts';
import {
  BED_PARAM,
  bedOfForm,
  bedOfQuery,
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
 * browser. Only one that the shopper has said here is stored. Until hydration it is the address's, as
 * the server's pages are the same for everyone.
 */
export class MyBedStore {
  bed: MyBed | undefined;
  readonly #dependencies: MyBedDependencies;

  constructor(dependencies: MyBedDependencies) {
    this.#dependencies = dependencies;
    this.bed = dependencies.navigation.page.bed;
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

  /** The address that a link leads to: that of a listing, a search, the home page or its own page has the bed. */
  addressFor(url: string): string {
    const { path, query } = splitUrl(url);
    const saysBed = queryValue(query, BED_PARAM) !== undefined || isBedForm(query);
    return saysBed || !this.#isShownForBed(path) ? url : withBed(url, this.bed);
  }

  /**
   * Stores the bed of an address that has it or of a form, and shows the page for it. A form that
   * says no bed leaves the one that there is.
   */
  async submit(url: string): Promise<void> {
    const { myBedStorage, navigation } = this.#dependencies;
    const { query } = splitUrl(url);
    const bed = isBedForm(query) ? bedOfForm(query) : bedOfQuery(query);
    if (bed) {
      this.setBed(bed);
      myBedStorage.save(bed);
    }
    await navigation.navigate(url, { history: 'push', scroll: 'keep' });
  }

  /** Forgets the bed, here and in other tabs. */
  forget(): void {
    this.#dependencies.myBedStorage.save(undefined);
    this.setBed(undefined);
  }

  #isShownForBed(path: string): boolean {
    const { listings } = this.#dependencies.links;
    return (
      this.#isPageOfBed(path) ||
      [HOME_PATH, SEARCH_PATH, COMPARE_PATH].includes(path) ||
      listings.some((listing) => path === listing || path.startsWith(`${listing}/`))
    );
  }

  #isPageOfBed(path: string): boolean {
    return path === this.#dependencies.myBedUrl;
  }

  /**
   * Loads the page for the bed in place of the one for another, or for none. A page with a posted
   * form stays: its errors and what was typed are in no address.
   */
  #showPageForBed(): void {
    const { navigation } = this.#dependencies;
    const { page } = navigation;
    const isForBed = PAGES_FOR_BED.has(page.type) || this.#isPageOfBed(splitUrl(page.url).path);
    if (page.posted !== undefined || !isForBed) return;
    if (isSameBed(page.bed, this.bed)) return;
    const address = withoutParameter(withBed(page.url, this.bed), 'page');
    void navigation.navigate(address, { history: 'replace', scroll: 'keep' });
  }

  private setBed(bed: MyBed | undefined): void {
    this.bed = bed;
  }
}

const HOME_PATH = '/';

const PAGES_FOR_BED: ReadonlySet<PageModel['type']> = new Set([
  'home',
  'listing',
  'search',
  'product',
  'compare',
] as const);
