import { type ReactNode, useState } from 'react'
import { useSimpleFormIteratorItem, useWrappedSource } from 'react-admin'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'

/** One entry of a list: folded to what it is called where there are many, open where it is new or wrong. */
export function ListEntry({ called, children }: { called: string; children: ReactNode }) {
  const source = useWrappedSource('')
  const { total } = useSimpleFormIteratorItem()
  const { getFieldState } = useFormContext()
  const state = useFormState({ name: source })
  const name: unknown = useWatch({ name: `${source}.${called}` })
  const [isOpen, setOpen] = useState(total <= fewEntries || !name)
  const isWrong = getFieldState(source, state).invalid
  return (
    <details
      className="bo-entry"
      open={isOpen || isWrong}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{typeof name === 'string' && name !== '' ? name : 'New'}</summary>
      {children}
    </details>
  )
}

/** As many as can be seen at once. */
const fewEntries = 2
