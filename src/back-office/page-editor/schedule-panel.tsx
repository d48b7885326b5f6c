import { useCallback, useEffect, useId, useState } from 'react'
import { isIndispensable } from '#content/indispensable.ts'
import { ask } from '../client/ask.ts'
import { documentPath } from '../client/document-path.ts'
import { ownTimeZone } from '../client/show-moment.ts'
import { whyNotInFull } from '../client/why-not.ts'
import type { ScheduleRecord } from '../wire/schedule-record.ts'
import { saySchedule, scheduledActions } from './say-schedule.ts'

type Action = ScheduleRecord['action']

/** When a document goes public or is unpublished by itself. Works for every collection. */
export function SchedulePanel(props: {
  collection: string
  uid: string
  /** Of the document as it was last saved: with it changes what is still to be done. */
  revision: number | undefined
}) {
  const { collection, uid, revision } = props
  const url = documentPath(collection, uid, '/schedules')
  const [schedules, setSchedules] = useState<readonly ScheduleRecord[]>([])
  const [problem, setProblem] = useState<string>()
  const run = useCallback(async (work: () => Promise<{ data: ScheduleRecord[] }>) => {
    setProblem(undefined)
    try {
      setSchedules((await work()).data)
    } catch (error) {
      setProblem(whyNotInFull(error))
    }
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is waiting changes with the document
  useEffect(() => {
    void run(() => ask(url))
  }, [run, url, revision])
  return (
    <details className="schedule-panel">
      <summary>{summaryOf(schedules)}</summary>
      <ul>
        {schedules.map((each) => (
          <li key={each.action} data-state={each.state}>
            {saySchedule(each)}{' '}
            <button
              type="button"
              aria-label={`Call off: ${scheduledActions[each.action].toLowerCase()}`}
              onClick={() => void run(() => ask(`${url}/${each.action}`, { method: 'DELETE' }))}
            >
              Call off
            </button>
          </li>
        ))}
      </ul>
      <NewSchedule
        mayUnpublish={!isIndispensable(collection, uid)}
        // With what was seen: a draft that a colleague saved since is not made public unread.
        onSchedule={(action, at) =>
          void run(() => ask(`${url}/${action}`, { method: 'PUT', json: { at, revision } }))
        }
      />
      {problem === undefined ? null : (
        <p role="alert" ref={intoSight}>
          {problem}
        </p>
      )}
    </details>
  )
}

/** Beside a document the panel ends with the screen: the button may be the last that one sees of it. */
function intoSight(words: HTMLElement | null): void {
  words?.scrollIntoView({ block: 'nearest' })
}

function NewSchedule(props: {
  mayUnpublish: boolean
  onSchedule(action: Action, at: string): void
}) {
  const { mayUnpublish, onSchedule } = props
  const id = useId()
  const [action, setAction] = useState<Action>('publish')
  const [at, setAt] = useState('')
  return (
    <div className="schedule-panel__new">
      <label htmlFor={`${id}-action`}>What</label>
      <select
        id={`${id}-action`}
        value={action}
        onChange={({ target }) => setAction(target.value === 'unpublish' ? 'unpublish' : 'publish')}
      >
        <option value="publish">{scheduledActions.publish} the saved draft</option>
        {mayUnpublish && <option value="unpublish">{scheduledActions.unpublish}</option>}
      </select>
      <label htmlFor={`${id}-at`}>When ({ownTimeZone()})</label>
      <input
        id={`${id}-at`}
        type="datetime-local"
        value={at}
        max={lastMoment}
        onChange={({ target }) => setAt(target.value)}
      />
      <button
        type="button"
        disabled={at === ''}
        // The browser's time zone is the editor's.
        onClick={() => onSchedule(action, new Date(at).toISOString())}
      >
        Schedule
      </button>
    </div>
  )
}

/** A year of more digits would be no moment that can be sent. */
const lastMoment = '9999-12-31T23:59'

function summaryOf(schedules: readonly ScheduleRecord[]): string {
  return schedules.length === 0 ? 'Schedule' : `Scheduled: ${schedules.map(saySchedule).join(' ')}`
}
