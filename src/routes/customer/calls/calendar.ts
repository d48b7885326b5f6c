import { callCalendar } from '#features/booked-calls/load-call.ts'
import type { Route } from './+types/calendar.ts'
import { callsFacts } from './calls-facts.ts'

export function loader({ params, context }: Route.LoaderArgs) {
  return callCalendar(callsFacts(context).desk, params.token)
}
