import { crawlLocale } from './crawl-locale.ts';

crawlLocale('nl-be');
