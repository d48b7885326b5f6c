import { data } from 'react-router'
import { readCalendarFeed } from '#brokerage/service/calendar-feed.ts'
import { calendarType } from '#platform/calendar/write-calendar.ts'
import type { Route } from './+types/calendar.ts'
import { loadAccount } from './account-facts.ts'

/** A feed that calendars ask for without a session: its unguessable address opens it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const feed = await loadAccount(context, ({ desk }) => readCalendarFeed(desk, params.token))
  if (feed === undefined) throw data(null, { status: 404 })
  return new Response(feed, {
    headers: { 'content-type': calendarType('PUBLISH'), 'cache-control': 'private, no-store' },
  })
}
