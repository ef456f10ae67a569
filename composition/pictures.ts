import type { CartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { withReviewPictures } from '#adapters/embedded/embedded-review-pictures.ts';
import {
  createRemotePictureSource,
  type PictureHost,
} from '#adapters/remote-pictures/remote-picture-source.ts';
import { PictureSource } from '#ports/content-source.ts';
import type { Config } from '#server/config.ts';
import { UnusableSetting } from '#server/unusable-setting.ts';
import { statSync } from 'node:fs';
import { type PerSystem, type Upstreams, valueOfSystem } from '#server/upstream-settings.ts';
import { UpstreamGuardFactory } from './before-upstreams.ts';
import { Database } from './embedded.ts';
import type { Wiring } from './wiring.ts';

/** Images of products and pages from the hosts of the upstreams that store them, and of reviews. */
export const pictures =
  ({ upstreams, picturesDir, timeLimits }: Config): Wiring =>
  (bind) => {
    checkPictures(picturesDir);
    const fallback = createEmbeddedPictureSource(picturesDir);
    bind(PictureSource).toResolvedValue(
      (guards: UpstreamGuardFactory, database: CartDatabase) =>
        withReviewPictures(
          createRemotePictureSource({
            hosts: hostsOf(upstreams),
            fallback,
            timeout: timeLimits.pictures,
            guard: guards('pictures'),
          }),
          database,
        ),
      [UpstreamGuardFactory, Database],
    );
  };

/** Hosts of the chosen systems; those of the content are asked first. */
const hostsOf = ({ commerce, content, search }: Upstreams): readonly PictureHost[] =>
  [content, commerce, search].flatMap((system) => valueOfSystem(HOSTS, system) ?? []);

/** Paths of Magento's product images lack its media folder, so the base URL contains it. */
const HOSTS: PerSystem<readonly PictureHost[]> = {
  contentstack: ({ imagesUrl }) => [{ prefix: 'v3/assets/', base: `${imagesUrl}/` }],
  magento: ({ mediaUrl }) => [
    { prefix: '', base: `${mediaUrl}/catalog/product/`, absentPath: 'n/o/no-such-picture.jpg' },
  ],
  algolia: () => [],
};

/** Refuses the start if the folder is missing, because every image would be missing too. */
function checkPictures(picturesDir: string): void {
  if (statSync(picturesDir, { throwIfNoEntry: false })?.isDirectory()) return;
  throw new UnusableSetting('PICTURES_DIR', picturesDir, 'must be a folder with pictures');
}
