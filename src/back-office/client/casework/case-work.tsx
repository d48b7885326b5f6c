import { Button, Card, CardContent, TextField } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef } from 'react'
import type { CaseWork as Work, WorkedKind } from '../../wire/casework-records.ts'
import { ActChoice } from '../act-choice.tsx'
import { ask } from '../ask.ts'
import { CouldNotRead } from '../could-not-read.tsx'
import { showMoment } from '../show-moment.ts'
import { useMe } from '../use-me.ts'
import { useUnsent } from '../use-unsent.ts'
import { AuditList } from './audit-list.tsx'
import { wordsOf } from './labels.ts'
import { type NamedFile, showAuditDetails } from './show-audit-details.ts'
import { useCaseChange } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

type CaseWorkProps = {
  kind: WorkedKind
  reference: string
  files?: readonly NamedFile[] | undefined
}

/** Beside every case: who looks after it, what colleagues wrote, who did and saw what. */
export function CaseWork({ kind, reference, files = [] }: CaseWorkProps) {
  const me = useMe()
  const { colleaguesWith, colleagueName } = useCaseFacts()
  const change = useCaseChange()
  const path = `/admin/api/cases/${kind}/${encodeURIComponent(reference)}`
  const { data, error } = useQuery({
    queryKey: ['case-work', kind, reference],
    queryFn: () => ask<Work>(`${path}/work`),
  })
  const isAssigned = assignedKinds.includes(kind)
  const giveTo = (staffId: string) => {
    const name = staffId === me?.id ? 'You look' : `${colleagueName(staffId)} looks`
    return change(`${path}/assignee`, {
      method: 'PUT',
      json: { staffId: staffId || null, saw: data?.assignedAt ?? null },
      said: staffId ? `${name} after it now.` : 'Nobody looks after it now.',
    })
  }
  return (
    <>
      {error && <CouldNotRead error={error} />}
      {isAssigned && (
        <Card>
          <CardContent>
            <h2>Looked after by</h2>
            <ActChoice
              label="Colleague"
              none="Nobody yet"
              value={data?.assignedTo ?? ''}
              options={colleaguesWith(data?.assignedTo)}
              onChoose={giveTo}
            />
            {me && data && data.assignedTo !== me.id && (
              <Button onClick={() => giveTo(me.id)}>I look after it</Button>
            )}
          </CardContent>
        </Card>
      )}
      <Card>
        <CardContent>
          <h2>Notes</h2>
          {data?.notes.length === 0 && <p className="bo-soft">Nobody wrote one yet.</p>}
          <ol className="bo-events">
            {data?.notes.map(({ at, author, text }) => (
              <li key={`${at}${author}`}>
                <p>{text}</p>
                <span>
                  {author}, {showMoment(at)}
                </span>
              </li>
            ))}
          </ol>
          <NoteForm
            place={`note:${kind}:${reference}`}
            onAdd={(text) =>
              change(`${path}/notes`, { json: { text }, said: 'Your note is kept.' })
            }
          />
        </CardContent>
      </Card>
      <Card>
        <CardContent>
          <h2>Audit trail</h2>
          <AuditList
            path={`${path}/audit`}
            queryKey={['case-work', kind, reference, 'audit']}
            none="Nothing was done with it yet."
            show={({ action, details }) =>
              wordsOf(action) + showAuditDetails(action, details, { colleagueName, files })
            }
          />
        </CardContent>
      </Card>
    </>
  )
}

const assignedKinds: readonly WorkedKind[] = ['application', 'claim', 'request', 'message']

type NoteFormProps = { place: string; onAdd: (text: string) => Promise<boolean> }

/** Keeps what was typed until it has been kept. */
function NoteForm({ place, onAdd }: NoteFormProps) {
  const [text, setText] = useUnsent(place)
  const field = useRef<HTMLTextAreaElement>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await onAdd(text))) return
    setText('')
    // There is nothing to send now, and a button that is off holds no focus.
    field.current?.focus()
  }
  return (
    <form className="bo-stack" onSubmit={submit}>
      <TextField
        multiline
        minRows={2}
        inputRef={field}
        label="New note"
        helperText="For colleagues alone. Kept encrypted."
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div>
        <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
          Add note
        </Button>
      </div>
    </form>
  )
}
