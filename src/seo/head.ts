/** What the head of a page says to browsers, search engines and networks (H1), ready to print. */
export type Head = {
  readonly status: number;
  readonly title: string;
  readonly description: string;
  readonly ogTitle: string;
  readonly ogDescription: string;
  readonly ogImage?: SharedPicture;
  /** Absent on a filtered page (H2). */
  readonly robots?: Robots;
  /** That is said by a header of the answer: no filtered page has the tag (H2). */
  readonly robotsInHeader?: true;
  /** Absolute address; absent as H3 says. */
  readonly canonical?: string;
  readonly alternates: readonly Alternate[];
  /** Absolute addresses (H5). */
  readonly prev?: string;
  readonly next?: string;
};

/** A picture of the page for who is sent a link to it; its address is absolute. */
export type SharedPicture = { readonly url: string; readonly alt: string };

/** What the robots tag says; no tag where nothing is said, or by a header. */
export const robotsTag = ({ robots, robotsInHeader }: Head): Robots | undefined =>
  robotsInHeader ? undefined : robots;

export type Robots = 'index,follow' | 'noindex,nofollow';

/** The same page in another locale; `hreflang` is a BCP 47 tag or `x-default` (H4). */
export type Alternate = { readonly hreflang: string; readonly href: string };

/** All that the policy on search engines decides of a page. */
export type PagePolicy = Head & {
  readonly status: PageStatus;
  /** Whether the sitemap names this address. What it names, search engines may keep. */
  readonly inSitemap: boolean;
};

export type PageStatus = 200 | 404 | 410 | 503;
