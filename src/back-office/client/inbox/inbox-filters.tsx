import type { InboxList } from '../../wire/inbox-records.ts'
import { AssignedChoice } from '../casework/assigned-choice.tsx'
import { Choice, SearchField } from '../list-filters.tsx'
import { stateChoices } from '../message-labels.ts'

type FiltersProps = {
  params: URLSearchParams
  forms: InboxList['forms']
  onChange: (name: string, value: string) => void
}

export function InboxFilters({ params, forms, onChange }: FiltersProps) {
  return (
    <search className="bo-filters">
      <SearchField
        value={params.get('q') ?? ''}
        hint="A whole address or a reference; words in the newest 1,000"
        onSearch={(text) => onChange('q', text)}
      />
      <Choice
        label="State"
        value={params.get('state') ?? ''}
        options={stateChoices}
        onChoose={(value) => onChange('state', value)}
      />
      <AssignedChoice
        value={params.get('assigned') ?? ''}
        onChoose={(value) => onChange('assigned', value)}
      />
      <Choice
        label="Form"
        value={params.get('form') ?? ''}
        options={forms.map(({ name, title }) => ({ id: name, name: title }))}
        onChoose={(value) => onChange('form', value)}
      />
    </search>
  )
}
