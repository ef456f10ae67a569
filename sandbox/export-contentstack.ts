import { parseArgs } from 'node:util';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedPictureSource } from '#adapters/embedded/embedded-picture-source.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { content } from '#demo/content/content.ts';
import { forEveryLocale } from '#src/shared/locale.ts';
import { exportStack } from './contentstack/export/stack-export.ts';
import { writeStack } from './contentstack/export/write-stack.ts';

/*
 * Writes a Contentstack stack into a folder that the vendor's command line imports: the content
 * model, and the demo shop's pages as a seed unless `--model-only` is given.
 */

const { values, positionals } = parseArgs({
  options: { 'model-only': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [folder] = positionals;
process.exitCode = folder === undefined ? fail('Name an empty folder.') : await write(folder);

async function write(target: string): Promise<number> {
  const environment = {
    name: process.env['CONTENTSTACK_ENVIRONMENT'] || 'production',
    urls: forEveryLocale((locale) => `http://${locale}.localhost:3000`),
  };
  const seed = values['model-only']
    ? undefined
    : { content, store: createCatalogueStore(catalogue), advice: { published: adviceRules } };
  const pictures = createEmbeddedPictureSource(process.env['PICTURES_DIR'] || 'demo/pictures');
  const written = await writeStack(target, exportStack(environment, seed), pictures);
  if (written.ok) {
    process.stdout.write(`${written.value} files in ${target}\n`);
    return 0;
  }
  return fail(
    written.error.kind === 'not-empty'
      ? `${target} is not empty.`
      : `The picture ${written.error.path} is ${written.error.why}.`,
  );
}

function fail(message: string): number {
  process.stderr.write(`${message}\n`);
  return 1;
}
