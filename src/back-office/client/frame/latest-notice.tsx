import { useState } from 'react'
import { Notification, useNotificationContext } from 'react-admin'

/**
 * What was just done is said at once. By itself react-admin lets each notice have its seconds
 * before the next, so whoever saved twice would wait for the second answer.
 */
export function LatestNotice() {
  const latest = useNotificationContext().notifications.at(-1)
  const [{ shown, turn }, setShown] = useState({ shown: latest, turn: 0 })
  if (latest !== undefined && latest !== shown) setShown({ shown: latest, turn: turn + 1 })
  return <Notification key={turn} />
}
