import { data } from 'react-router'
import { isOutage, RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import type { FormAnswer } from './form-answer.ts'

/** What becomes of a form; while the database is away it comes back as it was filled in, and says so. */
export async function orAway<T>(
  kept: Pick<FormAnswer, 'values' | 'asksCode' | 'ticket' | 'form' | 'files'>,
  work: () => Promise<T>,
) {
  try {
    return await work()
  } catch (error) {
    if (!isOutage(error)) throw error
    const headers = { 'retry-after': RETRY_AFTER_SECONDS }
    return data<FormAnswer>({ ...kept, errors: {}, problem: 'away' }, { status: 503, headers })
  }
}
