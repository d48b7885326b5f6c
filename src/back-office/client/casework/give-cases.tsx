import { Button, Checkbox } from '@mui/material'
import { useState } from 'react'
import { ActChoice } from '../act-choice.tsx'
import type { Column } from '../record-table.tsx'
import { useMe } from '../use-me.ts'
import { useCaseChange } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** What colleagues can give on, several at once. */
export type GivenKind = 'application' | 'claim' | 'request' | 'message'

type GivenRow = { readonly reference: string; readonly assignedAt?: string | undefined }

type GiveCasesProps = {
  kind: GivenKind
  /** References of those that are chosen. */
  chosen: readonly string[]
  /** All that the page shows. */
  rows: readonly GivenRow[]
  onChoose: (references: readonly string[]) => void
}

/** Lets a colleague mark rows of a list, and give them on. What left the page is not given on unseen. */
export function useGiving<Row extends GivenRow>(kind: GivenKind | undefined, rows: readonly Row[]) {
  const [marked, onChoose] = useState<readonly string[]>([])
  const shown = rows.map(({ reference }) => reference)
  const chosen = marked.filter((reference) => shown.includes(reference))
  const withMark = (column: Column<Row>): Column<Row> => ({
    ...column,
    show: (row) => (
      <div className="bo-choose">
        <Mark reference={row.reference} chosen={chosen} onChoose={onChoose} />
        <div>{column.show(row)}</div>
      </div>
    ),
  })
  return {
    /** Puts a mark before what names a row. */
    withMark: kind ? withMark : (column: Column<Row>) => column,
    giveBar: kind && chosen.length > 0 && (
      <GiveCases kind={kind} chosen={chosen} rows={rows} onChoose={onChoose} />
    ),
  }
}

function Mark(props: {
  reference: string
  chosen: readonly string[]
  onChoose: GiveCasesProps['onChoose']
}) {
  const { reference, chosen, onChoose } = props
  const others = chosen.filter((each) => each !== reference)
  return (
    <Checkbox
      size="small"
      edge="start"
      slotProps={{ input: { 'aria-label': `Choose ${reference}` } }}
      checked={chosen.includes(reference)}
      onChange={(_event, isChosen) => onChoose(isChosen ? [...others, reference] : others)}
    />
  )
}

/** Gives what is marked to a colleague. */
function GiveCases({ kind, chosen, rows, onChoose }: GiveCasesProps) {
  const me = useMe()
  const { colleagues, colleagueName } = useCaseFacts()
  const change = useCaseChange()
  const saw = Object.fromEntries(
    rows
      .filter(({ reference }) => chosen.includes(reference))
      .map(({ reference, assignedAt = null }) => [reference, assignedAt]),
  )
  const give = async (to: string) => {
    const staffId = to === 'nobody' ? null : to
    const who = staffId === null ? 'Nobody looks' : `${colleagueName(staffId)} looks`
    const isDone = await change(`/admin/api/cases/${kind}/assignee`, {
      method: 'PUT',
      json: { references: chosen, staffId, saw },
      said: `${staffId !== null && staffId === me?.id ? 'You look' : who} after ${chosen.length} now.`,
    })
    if (isDone) onChoose([])
  }
  return (
    <div className="bo-give">
      <span>{chosen.length} chosen</span>
      <ActChoice
        label="Give to"
        value=""
        options={[
          ...(me ? [{ id: me.id, name: 'Me' }] : []),
          ...colleagues.filter(({ id }) => id !== me?.id),
          { id: 'nobody', name: 'Nobody' },
        ]}
        onChoose={(to) => to !== '' && void give(to)}
      />
      {chosen.length < rows.length && (
        <Button onClick={() => onChoose(rows.map(({ reference }) => reference))}>
          Choose all shown
        </Button>
      )}
      <Button onClick={() => onChoose([])}>Choose none</Button>
    </div>
  )
}
