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
  // In centimetres or in feet, in euros a month or a year: whoever hears the field has to hear that.
  const before = prefix ? `${id}-before` : undefined
  const after = suffix ? `${id}-after` : undefined
  const described = [before, after, aria['aria-describedby']].filter(Boolean).join(' ')
  return (
    <FieldFrame {...field}>
      <div className="ui-control" data-characters={characters}>
        <Affix id={before}>{prefix}</Affix>
        <input
          type="text"
          {...input}
          {...aria}
          aria-describedby={described || undefined}
          id={id}
          name={name}
          className={className}
        />
        <Affix id={after}>{suffix}</Affix>
      </div>
    </FieldFrame>
  )
}

function Affix({ id, children }: { id: string | undefined; children: ReactNode }) {
  if (id === undefined) return null
  return (
    <span className="ui-control__affix" id={id}>
      {children}
    </span>
  )
}
