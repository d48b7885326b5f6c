/**
 * The fences of ARCHITECTURE.md. A room may import from its own level or from one
 * further left; features never import each other; nothing imports in a circle.
 */
const levels = [
  ['insurance', 'sites'],
  ['platform', 'ui', 'i18n'],
  ['content', 'consent', 'tracking', 'flags', 'chat', 'error-reporting', 'accounts'],
  ['papers'],
  ['brokerage'],
  ['blocks', 'features', 'shell'],
  ['content-api', 'api', 'back-office', 'routes'],
  ['server'],
]

const oneWayRules = levels.slice(0, -1).map((rooms, level) => ({
  name: `level-${level}-looks-right`,
  comment: 'Imports flow one way: see "The rooms" in ARCHITECTURE.md.',
  severity: 'error',
  from: { path: `^src/(${rooms.join('|')})/` },
  to: {
    path: `^src/(${levels
      .slice(level + 1)
      .flat()
      .join('|')})/`,
  },
}))

/** Tests, and what only they share: `test-database.ts`, `provide-test-cluster.ts`. */
const testFile = '(\\.test\\.tsx?|/(provide-)?test-[^/]+\\.tsx?)$'

/** Rooms that compute and nothing else: no clock, no network, no framework. */
const pureRules = ['insurance', 'sites'].map((room) => ({
  name: `${room}-is-pure`,
  comment: `src/${room} is plain TypeScript; zod is the only package it may use.`,
  severity: 'error',
  from: { path: `^src/${room}/`, pathNot: testFile },
  to: { pathNot: [`^src/${room}/`, '^node_modules/zod/'] },
}))

export default {
  forbidden: [
    ...oneWayRules,
    ...pureRules,
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-stay-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { pathNot: testFile },
      to: { path: testFile },
    },
    {
      name: 'no-catch-all-folders',
      severity: 'error',
      from: {},
      to: { path: '/(utils|helpers|common|lib)/', pathNot: 'node_modules' },
    },
    {
      name: 'declared-packages-only',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
