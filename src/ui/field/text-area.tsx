import type { ComponentProps } from 'react'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  FieldLabel,
} from './field-parts.tsx'

export interface TextAreaProps
  extends FieldBasics,
    Omit<ComponentProps<'textarea'>, 'name' | 'id'> {}

/** Grows with what is written, where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { name, id: givenId, label, help, error, optionalLabel, ...area } = props
  const { id, helpId, errorId, aria } = describeField({ name, id: givenId, label, help, error })
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={optionalLabel}>
        {label}
      </FieldLabel>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="ui-control">
        <textarea rows={4} {...area} {...aria} id={id} name={name} />
      </div>
    </div>
  )
}
