import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#platform/project-root.ts'
import { buildProduct } from './build-product.ts'
import { launch } from './launch.ts'
import { runPhase } from './phase.js'

// React and others choose their production form by this.
process.env['NODE_ENV'] ??= 'production'

await launch({
  prepare: async (stop) => {
    await runPhase(
      'Build',
      () => buildProduct(stop),
      (outcome) => (outcome === 'built' ? '' : outcome),
    )
  },
  load: () => import(pathToFileURL(join(projectRoot, 'build', 'server', 'index.js')).href),
})
