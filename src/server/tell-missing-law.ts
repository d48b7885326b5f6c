import { missingSoon } from '#insurance/statutory/missing-parameters.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'

/** Once, at the start, as the dashboard of the back office does: numbers come with a release. */
export function tellMissingLaw(
  { appEnv }: Pick<Env, 'appEnv'>,
  clock: Clock,
  log: { warn(details: object, message: string): void },
): void {
  if (appEnv === 'development') return
  const missing = missingSoon(berlinDay(clock.now()))
  if (!missing) return
  const { year, numbers } = missing
  log.warn(
    { part: 'law', year, numbers },
    `${numbers} legal numbers of ${year} are not entered: from its first day pages go on with the year before, and prices that need them go to a person`,
  )
}
