import { useState } from 'react'
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin'
import { type NoticeTurn, turnAfter } from './notice-turn.ts'

/**
 * What was just done is said at once. By itself react-admin lets each notice have its seconds
 * before the next, so whoever saved twice would wait for the second answer.
 */
export function LatestNotice() {
  const { notifications } = useNotificationContext()
  const [before, setTurn] = useState<NoticeTurn<NotificationPayload>>({
    newest: notifications.at(-1),
    turn: 0,
  })
  const now = turnAfter(before, notifications)
  if (now !== before) setTurn(now)
  return <Notification key={now.turn} />
}
