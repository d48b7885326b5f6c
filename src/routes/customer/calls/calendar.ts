import { callCalendar } from '#features/booked-calls/load-call.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/calendar.ts'
import { callsFacts } from './calls-facts.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return answerOutage(callCalendar(callsFacts(context).desk, params.token))
}
