import type { Plugin } from 'vite';

/**
 * Vite plugin: leaves out of MobX in the browser what stores do not use. Their fields hold plain values
 * that are replaced, never changed (`observableRef`), and no method is a generator: observable arrays,
 * maps and sets, deep observables and flows are a third of the library. Fails if MobX is written
 * otherwise than expected, as after an update.
 */
export const smallMobx = (): Plugin => ({
  name: 'small-mobx',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  transform(code, id) {
    return id.endsWith('/mobx/dist/mobx.mjs')
      ? { code: withoutCollections(code), map: null }
      : undefined;
  },
});

/** Source of MobX in which every observable holds its value as it is. */
export const withoutCollections = (code: string): string =>
  REPLACEMENTS.reduce((text, [found, replacement]) => {
    if (!found.test(text)) throw new Error(`MobX has no ${found.source}`);
    return text.replace(found, replacement);
  }, code);

const functionNamed = (name: string): RegExp =>
  new RegExp(String.raw`^(function ${name}\([^)]*\)) \{\n[\s\S]*?^\}`, 'mu');

const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  ...['deepEnhancer', 'shallowEnhancer', 'refStructEnhancer', 'createObservable'].map(
    (name) => [functionNamed(name), '$1 { return v; }'] as const,
  ),
  ...['Array', 'ArrayAdministration', 'Map', 'Set'].map(
    (kind) =>
      [
        new RegExp(
          String.raw`^(?:var|const) isObservable${kind} = .*$|^function isObservable${kind}\(thing\) \{\n[\s\S]*?^\}`,
          'mu',
        ),
        `function isObservable${kind}() { return false; }`,
      ] as const,
  ),
  [/^const observableFactories = \{\n[\s\S]*?^\};/mu, 'const observableFactories = {};'],
  [/^const flow = [\s\S]*?^\}, flowAnnotation\);/mu, 'const flow = flowAnnotation;'],
  [/^const flowBound = .*$/mu, 'const flowBound = flowBoundAnnotation;'],
  [/^addArrayExtension\(.*\n/gmu, ''],
];
