import { calendarOf } from '#features/apply/calendar.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/calendar.ts'
import { applyFacts } from './apply-facts.ts'
import { journeyAt } from './journey-at.ts'

export function loader({ request, url, context }: Route.LoaderArgs) {
  return answerOutage(calendarOf(applyFacts(context), journeyAt(url.pathname), request))
}
