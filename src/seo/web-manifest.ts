import type { Shell } from '../content/shell.ts';
import { languageTag, type Locale } from '../shared/locale.ts';

/** Path of the manifest on the host of every locale. */
export const WEB_MANIFEST_PATH = '/manifest.webmanifest';

/** Color of a browser's frame around the shop, and behind its icon while it starts. */
export const THEME_COLOR = '#1c2b4a';

/** Data that browsers keep of a shop that is added to a home screen (W3C Web App Manifest). */
export const webManifest = ({ shopName, defaults }: Shell, locale: Locale) => ({
  id: '/',
  name: defaults.metaTitle || shopName,
  short_name: shopName,
  description: defaults.metaDescription,
  lang: languageTag(locale),
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  // Shoppers keep the address bar and the way back: the shop opens other sites and new tabs.
  display: 'minimal-ui',
  theme_color: THEME_COLOR,
  background_color: THEME_COLOR,
  icons: [
    { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});
