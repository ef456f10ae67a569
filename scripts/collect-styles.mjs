/**
 * Collects all style sheets that a browser module imports, directly or indirectly, in import order,
 * so that a page in development is styled before its script runs, like a built one. Vite transforms
 * a module once per change, so repeated calls are cheap.
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
