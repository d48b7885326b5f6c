import { data } from 'react-router'
import { isOutage } from '#platform/database/is-outage.ts'

/**
 * Runs what a loader needs from the database. An outage becomes 503 here, so that the page says
 * "back in a moment"; everything else is a bug and stays one.
 */
export async function answerOutage<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (isOutage(error)) throw data('database-unavailable', { status: 503 })
    throw error
  }
}
