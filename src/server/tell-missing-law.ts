import { lawDay } from '#insurance/figures/law-day.ts'
import { missingSoon } from '#insurance/statutory/missing-parameters.ts'
import { berlinDay, type Clock } from '#platform/clock.ts'
import type { Env } from '#platform/env.ts'

/** Once, at the start, as the dashboard of the back office does each day: numbers come with a release. */
export function tellMissingLaw(
  { appEnv }: Pick<Env, 'appEnv'>,
  clock: Clock,
  log: { warn(details: object, message: string): void },
): void {
  const today = berlinDay(clock.now())
  if (lawDay(today) > today) {
    log.warn(
      { part: 'law', today },
      `the clock of this machine says ${today}, before all law that this version knows: set it right, because contracts and sign-ins go by it`,
    )
    return
  }
  if (appEnv === 'development') return
  const missing = missingToday(clock)
  if (!missing) return
  const { year, numbers } = missing
  log.warn(
    { part: 'law', year, numbers },
    `${numbers} legal numbers of ${year} are not entered: from its first day pages go on with the year before, and prices that need them go to a person`,
  )
}

/** For who measures: a process that was started in the summer says nothing in its log in November. */
export function countMissingLaw(clock: Clock): number {
  return missingToday(clock)?.numbers ?? 0
}

function missingToday(clock: Clock): ReturnType<typeof missingSoon> {
  return missingSoon(berlinDay(clock.now()))
}
