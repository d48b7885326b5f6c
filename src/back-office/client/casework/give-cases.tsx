import { Button, Checkbox } from '@mui/material'
import { Choice } from '../list-filters.tsx'
import { useMe } from '../use-me.ts'
import { useCaseChange } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

type GiveCasesProps = {
  kind: 'application' | 'claim' | 'request'
  /** References of those that are chosen, and of all that the page shows. */
  chosen: readonly string[]
  shown: readonly string[]
  onChoose: (references: readonly string[]) => void
}

/** Marks a case of a list, to be given on. */
export function ChooseCase(props: {
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

/** Gives several cases of a list to a colleague at once. */
export function GiveCases({ kind, chosen, shown, onChoose }: GiveCasesProps) {
  const me = useMe()
  const { colleagues, colleagueName } = useCaseFacts()
  const change = useCaseChange()
  const give = async (to: string) => {
    const staffId = to === 'nobody' ? null : to
    const who = staffId === null ? 'Nobody looks' : `${colleagueName(staffId)} looks`
    const isDone = await change(`/admin/api/cases/${kind}/assignee`, {
      method: 'PUT',
      json: { references: chosen, staffId },
      said: `${staffId !== null && staffId === me?.id ? 'You look' : who} after ${chosen.length} now.`,
    })
    if (isDone) onChoose([])
  }
  return (
    <div className="bo-give">
      <span>{chosen.length} chosen</span>
      <Choice
        label="Give to"
        none="Choose"
        value=""
        options={[
          ...(me ? [{ id: me.id, name: 'Me' }] : []),
          ...colleagues.filter(({ id }) => id !== me?.id),
          { id: 'nobody', name: 'Nobody' },
        ]}
        onChoose={(to) => to !== '' && void give(to)}
      />
      {chosen.length < shown.length && (
        <Button onClick={() => onChoose(shown)}>Choose all shown</Button>
      )}
      <Button onClick={() => onChoose([])}>Choose none</Button>
    </div>
  )
}
