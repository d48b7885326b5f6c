import type { ReactNode } from 'react'
import { ArrayInput, SimpleFormIterator } from 'react-admin'
import { GroupInput } from './group-input.tsx'

/** Any number of groups, in an order that can be changed; `children` are the inputs of one. */
export function ListInput({
  source,
  label,
  children,
}: {
  source: string
  label: string
  children: ReactNode
}) {
  return (
    <GroupInput label={label}>
      <ArrayInput source={source} label={false} helperText={false}>
        <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
          {children}
        </SimpleFormIterator>
      </ArrayInput>
    </GroupInput>
  )
}
