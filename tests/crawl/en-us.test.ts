import { crawlLocale } from './crawl-locale.ts';

crawlLocale('en-us');
