import { type ReactNode, useId } from 'react'

/** Fields that belong together, under their name. */
export function GroupInput(props: {
  label: string
  hint?: string | undefined
  children: ReactNode
}) {
  const { label, hint, children } = props
  const id = useId()
  return (
    <fieldset className="bo-group" aria-describedby={hint && id}>
      <legend>{label}</legend>
      {hint && (
        <p id={id} className="bo-soft">
          {hint}
        </p>
      )}
      {children}
    </fieldset>
  )
}
