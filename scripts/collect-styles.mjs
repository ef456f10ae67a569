/**
 * Every style sheet that a module of the browser imports, however indirectly, in the order of the
 * imports: so that a page which is developed is styled before its script runs, as a built one is.
 * Vite transforms a module once per change; asking again costs next to nothing.
 */
export async function collectStyles({ environments: { client } }, entry) {
  const sheets = [];
  await visit(entry, new Set());
  return Promise.all(
    sheets.map(async ({ id, url }) => ({
      id,
      css: (await client.transformRequest(`${url}?direct`))?.code ?? '',
    })),
  );

  async function visit(url, seen) {
    if (seen.has(url) || url.includes('/node_modules/')) return;
    seen.add(url);
    await client.transformRequest(url);
    const module = await client.moduleGraph.getModuleByUrl(url);
    for (const imported of module?.importedModules ?? []) await visit(imported.url, seen);
    if (module?.file?.endsWith('.css') && module.id === module.file) sheets.push(module);
  }
}
