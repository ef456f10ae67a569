/** The import rules of ARCHITECTURE.md, checked with every test run. */
const layer = (folder) => `^${folder}/`;
const NOT_SHIPPED = '^(tests|scripts|bench)/';
/** The folders of `src`, lowest first: each imports from itself and those before it. */
const DOMAIN_ORDER = [
  'shared',
  'translations',
  'pricing',
  'address',
  'contact',
  'consent',
  'routing',
  'filters',
  'catalog',
  'duties',
  'delivery',
  'room',
  'advice',
  'search',
  'my-bed',
  'compare',
  'cart',
  'saved',
  'forms',
  'withdrawal',
  'declarations',
  'messages',
  'content',
  'listing',
  'measurement',
  'seo',
  'feeds',
  'use-cases',
];
const inOrder = DOMAIN_ORDER.map((folder, index) => ({
  name: `domain-order-${folder}`,
  comment: 'The folders of src form no import circle, types included.',
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${DOMAIN_ORDER.slice(0, index + 1).join('|')})/` },
}));

module.exports = {
  forbidden: [
    ...inOrder,
    {
      name: 'domain-order-is-whole',
      comment: 'A new folder of src gets its place in DOMAIN_ORDER.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: `^src/(${DOMAIN_ORDER.join('|')})/` },
    },
    {
      name: 'domain-depends-on-nothing',
      comment: 'src is plain functions over plain data: no package, no Node, no other layer.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/use-cases/' },
      to: { pathNot: '^src/(?!use-cases/)' },
    },
    {
      name: 'use-cases-see-the-domain-and-ports',
      comment: 'What the outside may ask is answered through ports, never through a vendor.',
      severity: 'error',
      from: { path: '^src/use-cases/' },
      to: { pathNot: '^(src|ports)/' },
    },
    {
      name: 'ports-speak-the-domain',
      comment: 'A port is an interface in shop words.',
      severity: 'error',
      from: { path: layer('ports') },
      to: { pathNot: '^(src/(?!use-cases/)|ports/)' },
    },
    {
      name: 'adapters-see-the-domain-and-ports',
      comment: 'An adapter never reaches into the shop around it.',
      severity: 'error',
      from: { path: layer('adapters') },
      to: { path: '^(ui|server|composition|demo|tests|scripts)/|^src/use-cases/' },
    },
    {
      name: 'no-adapter-imports-another',
      comment: 'Each can be swapped or deleted by itself. How HTTP is spoken, all of them share.',
      severity: 'error',
      from: { path: '^adapters/([^/]+)/' },
      to: { path: '^adapters/', pathNot: '^adapters/($1|http)/' },
    },
    {
      name: 'ui-sees-the-domain-and-ports',
      comment: 'Components know no vendor; only the browser entry asks composition for its ports.',
      severity: 'error',
      from: { path: layer('ui'), pathNot: '^ui/main\\.tsx$' },
      to: { path: '^(adapters|server|composition|demo|tests|scripts)/' },
    },
    {
      name: 'server-sees-no-adapter',
      comment: 'Routes are thin and work with any adapter behind the ports.',
      severity: 'error',
      from: { path: layer('server'), pathNot: '^server/main\\.ts$' },
      to: { path: '^(adapters|composition|demo|tests|scripts)/' },
    },
    {
      name: 'only-the-mains-compose',
      comment: 'Wiring happens once per process, at its start.',
      severity: 'error',
      from: { pathNot: `^(composition/|server/main\\.ts$|ui/main\\.tsx$)|${NOT_SHIPPED}` },
      to: { path: layer('composition') },
    },
    {
      name: 'only-composition-injects',
      comment: 'The container is a detail of wiring.',
      severity: 'error',
      from: { pathNot: `^(composition/)|${NOT_SHIPPED}` },
      to: { path: '(^|/)(inversify|reflect-metadata)(/|$)' },
    },
    {
      name: 'demo-is-data',
      comment: 'The demo shop describes goods and pages in the words of the embedded adapters.',
      severity: 'error',
      from: { path: layer('demo') },
      to: { path: '^(ui|server|composition|ports|tests|scripts)/|^src/use-cases/' },
    },
    {
      name: 'sandbox-stands-for-vendors',
      comment:
        'Local servers in front of the embedded adapters; the shop meets them over HTTP alone. The content model is data that both follow.',
      severity: 'error',
      from: { path: layer('sandbox') },
      to: {
        path: '^(ui|server|composition|tests|scripts)/|^src/use-cases/|^adapters/(?!embedded/|memory/|system/|pino/|contentstack/model/)',
      },
    },
    {
      name: 'nobody-sees-the-sandbox',
      comment: 'What runs against it would run against the vendors.',
      severity: 'error',
      from: { pathNot: `^sandbox/|${NOT_SHIPPED}` },
      to: { path: layer('sandbox') },
    },
    {
      name: 'clients-of-vendors-are-loaded-when-chosen',
      comment:
        'A shop without the vendor has not the memory of its client; indexing is another program.',
      severity: 'error',
      from: { path: '^(adapters|composition|server)/', pathNot: '^adapters/algolia/indexing/' },
      to: {
        path: 'node_modules/(@contentstack/|algoliasearch/|nodemailer/lib/(mail-composer|smtp-connection)/)',
        dynamic: false,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or hide a third.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved-import',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(css|woff2|svg)(\\?url|\\?inline)?$|^virtual:' },
    },
  ],
  options: {
    skipAnalysisNotInRules: true,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    // No tsConfig: it has no paths, and each import would be looked up among them first.
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
