import type { ComponentProps, ReactNode } from 'react'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  FieldLabel,
} from './field-parts.tsx'

export interface TextFieldProps
  extends FieldBasics,
    Omit<ComponentProps<'input'>, 'name' | 'id' | 'prefix'> {
  /** Stands inside the field before the value: a sign, a currency. */
  prefix?: ReactNode
  /** Stands inside the field after the value: a unit. */
  suffix?: ReactNode
  /** How long an answer looks: 4 for a year, 5 for a postcode. The field takes that width. */
  characters?: 2 | 4 | 5 | 10 | 20 | undefined
}

export function TextField({
  name,
  id: givenId,
  label,
  help,
  error,
  optionalLabel,
  prefix,
  suffix,
  characters,
  className,
  ...input
}: TextFieldProps) {
  const { id, helpId, errorId, aria } = describeField({ name, id: givenId, label, help, error })
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={optionalLabel}>
        {label}
      </FieldLabel>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="ui-control" data-characters={characters}>
        {prefix ? <span className="ui-control__affix">{prefix}</span> : null}
        <input type="text" {...input} {...aria} id={id} name={name} className={className} />
        {suffix ? <span className="ui-control__affix">{suffix}</span> : null}
      </div>
    </div>
  )
}
