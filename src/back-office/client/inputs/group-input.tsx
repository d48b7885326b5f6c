import { type ReactNode, useId } from 'react'

/** Fields that belong together, under their name. */
export function GroupInput(props: {
  label: string
  hint?: string | undefined
  /** Whether something is wrong with the group itself, not with a field in it. */
  isInvalid?: boolean
  children: ReactNode
}) {
  const { label, hint, isInvalid, children } = props
  const id = useId()
  return (
    <fieldset className="bo-group" aria-describedby={hint && id} data-invalid={isInvalid}>
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
