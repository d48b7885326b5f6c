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

/**
 * The floors of src/brokerage, the lowest first. A folder imports from lower floors alone, not from its
 * neighbours either. What stands beside the folders is below them: see docs/decisions/075.
 */
const brokerageFloors = [
  ['advice', 'audit', 'insurer', 'referrals'],
  ['files'],
  ['drafts'],
  ['applications'],
  ['mails'],
  ['calls', 'policies'],
  ['papers', 'service'],
  ['questions'],
  ['follow-up', 'privacy'],
  ['consents'],
  ['office'],
]

/** What a table is like and what a job is called may be known on every floor. */
const brokerageGround = '^src/brokerage/.*(/tables|-job)\\.ts$'

/** Two that look up, each to the one folder and for the reason that the decision names. */
const brokerageLookUps = {
  'applications/move-application.ts': 'policies',
  'files/read-file.ts': 'privacy',
}

const brokerageRules = [
  ...brokerageFloors.flatMap((folders, floor) => {
    const below = brokerageFloors.slice(0, floor).flat()
    return folders.flatMap((folder) => {
      const files = Object.keys(brokerageLookUps).filter((file) => file.startsWith(`${folder}/`))
      return [
        looksDown(`${folder}/`, [folder, ...below], files),
        ...files.map((file) => looksDown(file, [folder, ...below, brokerageLookUps[file]])),
      ]
    })
  }),
  {
    name: 'brokerage-ground-knows-no-other-folder',
    comment: 'What may be known on every floor needs nothing of another: see docs/decisions/075.',
    severity: 'error',
    from: { path: '^src/brokerage/([^/]+)/.*(/tables|-job)\\.ts$' },
    to: { path: '^src/brokerage/[^/]+/', pathNot: ['^src/brokerage/$1/', brokerageGround] },
  },
  {
    name: 'what-stands-beside-the-brokerages-folders-knows-none',
    comment: 'But for what opens the room, and what only tests share: see docs/decisions/075.',
    severity: 'error',
    from: {
      path: '^src/brokerage/[^/]+$',
      pathNot: [testFile, '^src/brokerage/open-brokerage\\.ts$'],
    },
    to: { path: '^src/brokerage/[^/]+/', pathNot: brokerageGround },
  },
  {
    name: 'brokerage-folder-has-a-floor',
    comment: 'A new folder of src/brokerage is given its floor in this file.',
    severity: 'error',
    from: {},
    to: {
      path: '^src/brokerage/[^/]+/',
      pathNot: `^src/brokerage/(${brokerageFloors.flat().join('|')})/`,
    },
  },
]

function looksDown(from, to, except = []) {
  return {
    name: `brokerage-${from.replace(/\W(ts)?/g, '-')}looks-down`,
    comment: 'Folders of src/brokerage build on lower floors alone: see docs/decisions/075.',
    severity: 'error',
    from: {
      path: `^src/brokerage/${from}`,
      pathNot: [testFile, brokerageGround, ...except.map((file) => `^src/brokerage/${file}$`)],
    },
    to: {
      path: '^src/brokerage/[^/]+/',
      pathNot: [`^src/brokerage/(${to.join('|')})/`, brokerageGround],
    },
  }
}

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
    ...brokerageRules,
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
    // No `tsConfig`: it has no paths of its own, and looking for them was a third of the work.
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      // No file comes or goes meanwhile.
      cachedInputFileSystem: { cacheDuration: 600_000 },
    },
  },
}
