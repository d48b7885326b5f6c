import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  FieldLabel,
} from './field-parts.tsx'

export interface SelectProps extends FieldBasics, Omit<ComponentProps<'select'>, 'name' | 'id'> {
  options: { value: string; label: string; disabled?: boolean }[]
  /** Shown while nothing is chosen. */
  placeholder?: string | undefined
}

/** The platform's own list: it opens well on every phone. */
export function Select(props: SelectProps) {
  const {
    name,
    id: givenId,
    label,
    help,
    error,
    optionalLabel,
    options,
    placeholder,
    value,
    defaultValue,
    ...select
  } = props
  const { id, helpId, errorId, aria } = describeField({ name, id: givenId, label, help, error })
  const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value }
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={optionalLabel}>
        {label}
      </FieldLabel>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <div className="ui-control ui-control--select">
        <select
          {...select}
          {...(placeholder === undefined ? withoutEmpty(chosen) : chosen)}
          {...aria}
          id={id}
          name={name}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </div>
    </div>
  )
}

/** Without a placeholder the first option is the start, as the platform does it. */
function withoutEmpty(chosen: Pick<ComponentProps<'select'>, 'value' | 'defaultValue'>) {
  return chosen.defaultValue === '' ? {} : chosen
}
