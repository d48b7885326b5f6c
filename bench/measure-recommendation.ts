import { setTimeout as sleep } from 'node:timers/promises'
import { caseQuery, HEALTH_CASES, LIFE_CASES } from '#features/recommendation/test-cases.ts'
import { COOKIES } from '#sites/cookies.ts'
import { sendRequest } from '../e2e/steps/send-request.ts'
import type { Bench } from './options.ts'
import { cpuSeconds } from './process-figures.ts'
import type { Row } from './show-results.ts'
import { median, percentile } from './statistics.ts'

/**
 * Server time of the result pages with all their prices, to the end of the answer, as the server's
 * own log tells it: ten life situations, and the 28 rows of the health table. Nothing is cached.
 */
export async function measureRecommendation({ product, length, report }: Bench): Promise<Row[]> {
  const rounds = length === 'quick' ? 2 : 8
  const pages = {
    'General result': LIFE_CASES.map(({ answers }) => `/recommendation-tool?${caseQuery(answers)}`),
    'Health result': HEALTH_CASES.map(
      ({ answers }) => `/recommendation-tool/health?${caseQuery(answers)}`,
    ),
  }
  const rows: Row[] = []
  for (const [what, paths] of Object.entries(pages)) {
    let before = Number.NaN
    // The first rounds warm up and do not count.
    for (let round = -2; round < rounds; round += 1) {
      report(`${what}, round ${Math.max(round + 1, 0)} of ${rounds}`)
      for (const path of paths) {
        const { body } = await sendRequest({
          port: product.port,
          host: 'app',
          path,
          headers: { cookie: `${COOKIES.privateAnswer.name}=conditions.no` },
        })
        if (!body.includes('reco-result')) throw new Error(`${path} shows no result.`)
      }
      // The log is written in blocks.
      if (round === -1) await sleep(1500)
      if (round === -1) {
        product.emptyLog()
        before = cpuSeconds(product.pid) ?? Number.NaN
      }
    }
    const used = (cpuSeconds(product.pid) ?? Number.NaN) - before
    await sleep(1500)
    const times = product
      .readLog()
      .split('\n')
      .flatMap((line) =>
        line.includes('/recommendation-tool') ? [Number(JSON.parse(line).ms)] : [],
      )
    if (times.length < rounds * paths.length) throw new Error(`${what}: visits are missing.`)
    rows.push(
      { what: `${what}, median`, value: median(times), unit: 'ms', goal: { below: 50 } },
      { what: '… 95 of 100', value: percentile(times, 95), unit: 'ms', goal: { below: 50 } },
      // What other programs on the machine move least.
      {
        what: '… in time of the processor, each',
        value: (used * 1000) / (rounds * paths.length),
        unit: 'ms',
        goal: { below: 50 },
      },
    )
  }
  return rows
}
