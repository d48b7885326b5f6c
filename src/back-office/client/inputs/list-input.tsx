import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator, useWrappedSource } from 'react-admin'
import { useFormContext, useFormState } from 'react-hook-form'
import type { NamingField } from '../../form-model/name-of-entry.ts'
import { GroupInput } from './group-input.tsx'
import { ListEntry } from './list-entry.tsx'

/** Any number of groups, in an order that can be changed; `children` are the inputs of one. */
export function ListInput({
  source,
  label,
  called,
  empty,
  children,
}: {
  source: string
  label: string
  /** The fields by which an entry is known. */
  called: readonly NamingField[]
  /** An entry that nobody has filled in yet. */
  empty: Readonly<Record<string, unknown>>
  children: ReactNode
}) {
  const name = useWrappedSource(source)
  const { getFieldState } = useFormContext()
  const { error } = getFieldState(name, useFormState({ name }))
  // What is wrong with an entry stands beside its field.
  const isInvalid = error?.message !== undefined
  return (
    <GroupInput label={label} isInvalid={isInvalid}>
      <ArrayInput source={source} label={false} helperText={false}>
        <SimpleFormIterator
          fullWidth
          disableClear
          getItemLabel={(index) => `${index + 1}.`}
          getItemDefaults={() => empty}
        >
          <ListEntry called={called}>{children}</ListEntry>
        </SimpleFormIterator>
      </ArrayInput>
    </GroupInput>
  )
}
