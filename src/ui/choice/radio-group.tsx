import type { ChangeEventHandler, ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { describeField, type FieldsetBasics, FieldsetFrame } from '../field/field-parts.tsx'

interface RadioOption {
  value: string
  label: ReactNode
  /** A quieter second line. */
  help?: ReactNode
  /** Stands at the end of the card: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldsetBasics {
  options: RadioOption[]
  /** At most 424 px wide, or 736. */
  width?: 'narrow' | 'wide'
  /** `columns` sets short options side by side where there is room. */
  layout?: 'stack' | 'columns'
  defaultValue?: string | undefined
  /** Given with `onChange` where the page is hydrated and keeps the value itself. */
  value?: string | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  required?: boolean
}

/** One question, its answers as large cards. The first radio carries the group's id. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, options, width = 'narrow', layout } = props
  const { id } = describeField(props)
  return (
    <FieldsetFrame of={props} className="ui-radio-group" width={width}>
      <div className="ui-radio-group__options" data-layout={layout ?? 'stack'}>
        {options.map((option, index) => (
          <label key={option.value} className="ui-radio">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              required={props.required}
              disabled={option.disabled}
              aria-describedby={option.help ? `${id}-${option.value}-help` : undefined}
              {...checkedState(props, option.value)}
            />
            <span className="ui-radio__dot" aria-hidden="true" />
            <span className="ui-radio__text">
              <Words>{option.label}</Words>
              {option.help ? (
                <span className="ui-check__help" id={`${id}-${option.value}-help`}>
                  <Words>{option.help}</Words>
                </span>
              ) : null}
            </span>
            {option.aside ? <span className="ui-radio__aside">{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </FieldsetFrame>
  )
}

/** Controlled when a value is given, else the browser keeps it. */
export function checkedState(
  props: Pick<RadioGroupProps, 'value' | 'defaultValue' | 'onChange'>,
  value: string,
) {
  return props.value === undefined
    ? { defaultChecked: props.defaultValue === value, onChange: props.onChange }
    : { checked: props.value === value, onChange: props.onChange }
}
