import type { ReactNode } from 'react'
import { SelectInput, useWrappedSource } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'

type EntryOfKindProps = {
  kinds: Readonly<Record<string, readonly FormField[]>>
  /** The input of a field. */
  children: (field: FormField) => ReactNode
}

/** An entry of a list of several kinds: which one it is, and what that one asks for. */
export function EntryOfKind({ kinds, children }: EntryOfKindProps) {
  const kind: unknown = useWatch({ name: useWrappedSource('__component') })
  const choices = Object.keys(kinds).map((id) => ({ id, name: labelOf(id) }))
  return (
    <>
      <SelectInput
        source="__component"
        label="Kind *"
        choices={choices}
        defaultValue={choices[0]?.id}
        emptyText={false}
        helperText={false}
      />
      {kinds[String(kind)]?.map(children)}
    </>
  )
}
