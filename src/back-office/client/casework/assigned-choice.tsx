import { Choice } from '../list-filters.tsx'
import { useMe } from '../use-me.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** Filters by who looks after something. */
export function AssignedChoice(props: { value: string; onChoose: (value: string) => void }) {
  const me = useMe()
  const { colleagues, former } = useCaseFacts()
  return (
    <Choice
      label="Looked after by"
      options={[
        ...(me ? [{ id: me.id, name: 'Me' }] : []),
        { id: 'nobody', name: 'Nobody yet' },
        ...colleagues.filter(({ id }) => id !== me?.id),
        ...former,
      ]}
      {...props}
    />
  )
}
