import { buildProduct } from '../bin/build-product.ts'
import { dim, runPhase } from '../bin/phase.js'
import { measureCrash } from './drill-crash.ts'
import { drillOutage } from './drill-outage.ts'
import { measureApplications } from './measure-applications.ts'
import { measureBlog } from './measure-blog.ts'
import { measureContentApi } from './measure-content-api.ts'
import { measureLighthouse } from './measure-lighthouse.ts'
import { measureMemory } from './measure-memory.ts'
import { measurePublishing } from './measure-publishing.ts'
import { measureRecommendation } from './measure-recommendation.ts'
import { measureRender } from './measure-render.ts'
import { measureScripts } from './measure-scripts.ts'
import { measureThroughput } from './measure-throughput.ts'
import { type Measurement, parseOptions } from './options.ts'
import { measureQuoteApi } from './quote-api.ts'
import { type Row, showResults } from './show-results.ts'
import { startCluster } from './start-cluster.ts'
import { startProduct } from './start-product.ts'

const measurements: readonly Measurement[] = [
  { name: 'throughput', run: measureThroughput },
  { name: 'render', run: measureRender },
  // Before the articles of the others, which a second process would index at its start.
  { name: 'publishing', run: measurePublishing },
  { name: 'content-api', run: measureContentApi },
  { name: 'blog', run: measureBlog },
  { name: 'quotes', run: measureQuoteApi },
  { name: 'recommendation', run: measureRecommendation },
  { name: 'scripts', run: measureScripts },
  { name: 'lighthouse', run: measureLighthouse },
  // After the others, because it also says what they left in memory.
  { name: 'memory', run: measureMemory },
  // Last, because a server draws and sends the papers of its orders long after them.
  { name: 'applications', run: measureApplications },
  // Only when named, because they need a product of their own and break it.
  { name: 'crash', run: measureCrash, onlyWhenNamed: true },
  { name: 'outage', run: drillOutage, onlyWhenNamed: true },
]

process.env['NODE_ENV'] ??= 'production'
const { chosen, length } = parseOptions(process.argv.slice(2), measurements)
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stopping.abort())
}

await runPhase('Build', () => buildProduct(stopping.signal))
const cluster = await runPhase('Database', startCluster)
const product = await runPhase('Server', () => startProduct(cluster.url)).catch(async (error) => {
  await cluster.stop()
  throw error
})
try {
  const rows: Row[] = []
  for (const { name, run } of chosen) {
    if (stopping.signal.aborted) break
    const measure = (report: (detail: string) => void) => run({ product, cluster, length, report })
    rows.push(...(await runPhase(name, measure).catch((error) => failedRow(name, error))))
  }
  console.log(dim(`\n${length === 'quick' ? 'A short run: read it with care. ' : ''}`))
  showResults(rows, length)
} finally {
  await product.stop()
  await cluster.stop()
}

/** One measurement that breaks must not cost the numbers of the others. */
function failedRow(name: string, error: Error): Row[] {
  console.error(error.stack ?? error.message)
  process.exitCode = 1
  return [{ what: name, value: 'failed', goal: { is: 1 } }]
}
