import type { ComponentProps, ReactNode } from 'react'
import { type Doubtful, describeField, type FieldBasics, FieldFrame } from './field-parts.tsx'

export interface TextFieldProps
  extends FieldBasics,
    Doubtful,
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
  doubt,
  optionalLabel,
  prefix,
  suffix,
  characters,
  className,
  ...input
}: TextFieldProps) {
  const field = { name, id: givenId, label, help, error, doubt, optionalLabel }
  const { id, aria } = describeField(field)
  return (
    <FieldFrame {...field}>
      <div className="ui-control" data-characters={characters}>
        {prefix ? <span className="ui-control__affix">{prefix}</span> : null}
        <input type="text" {...input} {...aria} id={id} name={name} className={className} />
        {suffix ? <span className="ui-control__affix">{suffix}</span> : null}
      </div>
    </FieldFrame>
  )
}
