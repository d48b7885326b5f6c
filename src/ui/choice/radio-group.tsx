import type { ChangeEventHandler, ReactNode } from 'react'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  OptionalMark,
} from '../field/field-parts.tsx'

export interface RadioOption {
  value: string
  label: ReactNode
  /** A quieter second line. */
  help?: ReactNode
  /** Stands at the end of the card: a price, a badge. */
  aside?: ReactNode
  disabled?: boolean
}

export interface RadioGroupProps extends FieldBasics {
  options: RadioOption[]
  /** At most 424 px wide, or 736. */
  width?: 'narrow' | 'wide'
  /** `columns` sets short options side by side where there is room. */
  layout?: 'stack' | 'columns'
  /** The legend stays for ears only, where the page's heading already asks the question. */
  hideLabel?: boolean
  defaultValue?: string | undefined
  /** Given with `onChange` where the page is hydrated and keeps the value itself. */
  value?: string | undefined
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined
  required?: boolean
  disabled?: boolean
}

/** One question, its answers as large cards. The first radio carries the group's id. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, label, help, error, optionalLabel, options, width = 'narrow', layout } = props
  const { id, helpId, errorId, aria } = describeField(props)
  return (
    <fieldset
      className="ui-field ui-radio-group"
      data-width={width}
      aria-describedby={aria['aria-describedby']}
      disabled={props.disabled}
    >
      <legend className={props.hideLabel ? 'ui-visually-hidden' : 'ui-field__label'}>
        {label}
        <OptionalMark label={optionalLabel} />
      </legend>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
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
              {option.label}
              {option.help ? (
                <span className="ui-check__help" id={`${id}-${option.value}-help`}>
                  {option.help}
                </span>
              ) : null}
            </span>
            {option.aside ? <span className="ui-radio__aside">{option.aside}</span> : null}
          </label>
        ))}
      </div>
    </fieldset>
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
