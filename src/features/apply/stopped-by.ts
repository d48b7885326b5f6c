import { askedStart } from '#insurance/journey/asked-start.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import type { Flow } from './flow.ts'
import type { OpenJourney } from './open-journey.ts'

/** The first day that stands in the way of what was chosen, and where it is changed. */
export function stoppedBy(
  { journey, language, line }: OpenJourney,
  { stoppedAt, journey: { answers } }: Flow,
  tier: string | undefined,
) {
  const start = askedStart(line.definition, answers)
  if (stoppedAt === undefined || start === undefined) return undefined
  return {
    date: showDate(start, language),
    href: `${journey.base}/${stoppedAt}`,
    plan: line.wording[language].line.tiers[tier ?? '']?.name ?? '',
  }
}
