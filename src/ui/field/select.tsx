import type { ComponentProps } from 'react'
import { ChevronDownIcon } from '../icons/icons.tsx'
import { describeField, type FieldBasics, FieldFrame } from './field-parts.tsx'

interface SelectProps extends FieldBasics, Omit<ComponentProps<'select'>, 'name' | 'id'> {
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
  const field = { name, id: givenId, label, help, error, optionalLabel }
  const { id, aria } = describeField(field)
  const chosen = value === undefined ? { defaultValue: defaultValue ?? '' } : { value }
  return (
    <FieldFrame {...field}>
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
    </FieldFrame>
  )
}

/** Without a placeholder the first option is the start, as the platform does it. */
function withoutEmpty(chosen: Pick<ComponentProps<'select'>, 'value' | 'defaultValue'>) {
  return chosen.defaultValue === '' ? {} : chosen
}
