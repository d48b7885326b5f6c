import { data } from 'react-router'
import { loadMissing, type Missing } from '#features/support/load-missing.ts'
import { answerOutage } from '../answer-outage.ts'
import type { contentFacts } from '../content-facts.ts'

type FoundOrMissing<Found> =
  | { found: Found; missing?: undefined }
  | { found?: undefined; missing: Missing }

/** What a route makes its page from, or a 404 with what to offer instead. */
export async function foundOrMissing<Found>(
  facts: ReturnType<typeof contentFacts>,
  finding: Promise<Found | undefined>,
) {
  const found = await answerOutage(finding)
  const result: FoundOrMissing<Found> =
    found === undefined ? { missing: await loadMissing(facts, facts.target) } : { found }
  return data(result, { status: found === undefined ? 404 : 200 })
}
