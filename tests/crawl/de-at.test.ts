import { crawlLocale } from './crawl-locale.ts';

crawlLocale('de-at');
