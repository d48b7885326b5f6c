import { type ReactNode, useState } from 'react'
import { useSimpleFormIteratorItem, useWrappedSource } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import { type NamingField, nameOfEntry } from '../../form-model/name-of-entry.ts'
import { textsOf } from '../../form-model/texts-of.ts'

type ListEntryProps = {
  /** The fields by which an entry is known. */
  called: readonly NamingField[]
  children: ReactNode
}

/** One entry of a list: folded to what it is called where there are many, open where it is new or wrong. */
export function ListEntry({ called, children }: ListEntryProps) {
  const source = useWrappedSource('')
  const { total } = useSimpleFormIteratorItem()
  const { getFieldState, getValues } = useFormContext()
  const state = useFormState({ name: source })
  const name = useWatch({
    name: called.map((field) => `${source}.${field.name}`),
    compute: (values: readonly unknown[]) => nameOfEntry(called, values),
  })
  const [isOpen, setOpen] = useState(total <= fewEntries || name === undefined)
  const isShown = isOpen || getFieldState(source, state).invalid
  // Inputs that nobody sees are most of what a long list costs: they are made once it is opened.
  // Until then its words stand there, where the browser's search finds them and opens it.
  const [wasShown, setShown] = useState(isShown)
  if (isShown && !wasShown) setShown(true)
  return (
    <details
      className="bo-entry"
      open={isShown}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{name ?? 'New'}</summary>
      {wasShown ? children : <p>{textsOf(getValues(source)).join('\n')}</p>}
    </details>
  )
}

/** As many as can be seen at once. */
const fewEntries = 2
