import { Card, CardContent } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Authenticated, Title } from 'react-admin'
import type { AdviserSettings } from '#brokerage/calls/adviser-settings.ts'
import type { CallsRecord } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { useCaseFacts } from '../casework/use-case-facts.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { Choice } from '../list-filters.tsx'
import { Loading } from '../loading.tsx'
import { useChange } from '../use-change.ts'
import { useMe } from '../use-me.ts'
import { AdviserForm, firstSettings } from './adviser-form.tsx'
import { CallList } from './call-list.tsx'
import { DaysOff } from './days-off.tsx'
import { whoseSettings } from './whose-settings.ts'

/** Calls to come, and what those who take them set: brokers for themselves, admins for everybody. */
export function CallsPage() {
  const me = useMe()
  const change = useChange([['calls'], ['queue']])
  const { colleagues, former } = useCaseFacts()
  const [chosen, setChosen] = useState('')
  const { data, error } = useQuery({
    queryKey: ['calls'],
    queryFn: () => ask<CallsRecord>('/admin/api/calls'),
    // Each reading is noted in the audit trail, which shall tell what people did.
    refetchOnWindowFocus: false,
    staleTime: 60_000,
  })
  if (data === undefined || me === undefined) {
    return (
      <Authenticated>
        <Title title="Calls" />
        {error ? <CouldNotRead error={error} /> : <Loading />}
      </Authenticated>
    )
  }
  const staffId = chosen || me.id
  const gone = former.filter(({ id }) => data.advisers.some((each) => each.staffId === id))
  const isGone = gone.some(({ id }) => id === staffId)
  const all = [...colleagues, ...gone]
  const name = all.find(({ id }) => id === staffId)?.name ?? me.name
  const whose = whoseSettings(staffId === me.id ? undefined : name)
  const adviser = data.advisers.find((each) => each.staffId === staffId)
  const save = (settings: AdviserSettings, saw: AdviserSettings | null) =>
    change('/admin/api/calls/advisers', {
      method: 'PUT',
      json: { ...settings, saw },
      said: whose.saved,
    })
  const callOff = async (reference: string) => {
    await change(`/admin/api/calls/${reference}`, {
      method: 'DELETE',
      said: 'The call is off. The caller is told by mail.',
    })
  }
  return (
    <Authenticated>
      <Title title="Calls" />
      {error && <CouldNotRead error={error} />}
      <div className="bo-columns">
        <div className="bo-stack">
          <Card>
            <CardContent>
              <h2>Coming calls</h2>
              <CallList
                calls={data.calls}
                empty="No call is booked."
                gone={goneAdvisers(data.advisers, gone)}
                onCallOff={callOff}
              />
              {data.past.length > 0 && (
                <details>
                  <summary>Calls that were, each kept for {data.keptDays} days</summary>
                  <CallList calls={data.past} empty="All were called off." />
                </details>
              )}
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>{whose.heading}</h2>
              {me.role === 'admin' && (
                <Choice
                  label="Whose"
                  none="Mine"
                  value={chosen}
                  options={all.filter(({ id }) => id !== me.id)}
                  onChoose={setChosen}
                />
              )}
              {adviser === undefined && (
                <p className="bo-soft">Takes no calls yet. Saving these settings changes that.</p>
              )}
              {isGone ? (
                <p className="bo-soft">
                  No call can be booked any more. Add days off, and free colleagues take over what
                  is booked.
                </p>
              ) : (
                <AdviserForm
                  key={staffId}
                  saved={adviser && settingsOf(adviser)}
                  first={firstSettings(staffId, name)}
                  onSave={save}
                />
              )}
            </CardContent>
          </Card>
        </div>
        {adviser && (
          <Card>
            <CardContent>
              <h2>Days off</h2>
              <DaysOff key={adviser.id} adviser={adviser} calls={data.calls} />
            </CardContent>
          </Card>
        )}
      </div>
    </Authenticated>
  )
}

/** Of colleagues whose account is closed, or who do other work by now. */
function goneAdvisers(
  advisers: CallsRecord['advisers'],
  gone: readonly { readonly id: string }[],
): ReadonlySet<number> {
  const isGone = ({ staffId }: CallsRecord['advisers'][number]) =>
    gone.some(({ id }) => id === staffId)
  return new Set(advisers.filter(isGone).map(({ id }) => id))
}

function settingsOf(adviser: CallsRecord['advisers'][number]): AdviserSettings {
  const { staffId, shownName, timeZone, slotMinutes, bufferMinutes, active } = adviser
  return {
    staffId,
    shownName,
    timeZone,
    slotMinutes,
    bufferMinutes,
    active,
    languages: [...adviser.languages],
    topics: [...adviser.topics],
    hours: [...adviser.hours],
  }
}
