import type { ComponentProps, ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { CheckIcon } from '../icons/icons.tsx'
import { FieldError } from './field-parts.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'id'> {
  name: string
  id?: string | undefined
  label: ReactNode
  /** A quieter second line. */
  help?: ReactNode
  error?: ReactNode
  /** `card` makes the whole row a large target, as in a list of options. */
  look?: 'plain' | 'card'
}

export function Checkbox(props: CheckboxProps) {
  const { name, id: givenId, label, help, error, look = 'plain', className, ...input } = props
  const id = givenId ?? (input.value === undefined ? name : `${name}-${input.value}`)
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <label className="ui-check" data-look={look} htmlFor={id}>
        <input
          {...input}
          type="checkbox"
          id={id}
          name={name}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span className="ui-check__box" aria-hidden="true">
          <CheckIcon />
        </span>
        <span className="ui-check__text">
          <Words>{label}</Words>
          {help ? (
            <span className="ui-check__help" id={`${id}-help`}>
              <Words>{help}</Words>
            </span>
          ) : null}
        </span>
      </label>
    </div>
  )
}
