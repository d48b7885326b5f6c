import type { ComponentProps } from 'react'
import { describeField, type FieldBasics, FieldError, FieldHelp } from '../field/field-parts.tsx'
import { type Affixes, rangeText } from './range-text.ts'

interface RangeProps
  extends Omit<FieldBasics, 'optionalLabel'>,
    Omit<ComponentProps<'input'>, 'name' | 'id' | 'type' | 'value' | 'defaultValue' | 'prefix'> {
  min: number
  max: number
  step?: number
  defaultValue?: number | undefined
  /** Given with `onChange` where the page is hydrated and keeps the value itself. */
  value?: number | undefined
  /** Written around the number: `€` before, ` m²` after. */
  prefix?: string
  suffix?: string
  /** After a single one, where the suffix is a plural: ` year`. */
  suffixOne?: string | undefined
  /** The ends of the scale, in words. */
  minLabel?: string | undefined
  maxLabel?: string | undefined
  /** Language in which the number is written; the page's own. */
  locale: string
}

/**
 * A native slider with its value beside the label. On pages that do not hydrate, the enhancer of
 * range-behaviour.ts keeps the value true; without any script the ends of the scale stay readable.
 */
export function Range(props: RangeProps) {
  const {
    name,
    id: givenId,
    label,
    help,
    error,
    value,
    defaultValue,
    prefix,
    suffix,
    suffixOne,
    ...more
  } = props
  const { minLabel, maxLabel, locale, ...input } = more
  const { id, helpId, errorId, aria } = describeField({ name, id: givenId, label, help, error })
  const shown = value ?? defaultValue ?? input.min
  const affixes: Affixes = { prefix, suffix, suffixOne }
  const text = rangeText(shown, affixes, locale)
  const enhanced = value === undefined ? dataOf(affixes) : {}
  return (
    <div className="ui-field ui-range">
      <div className="ui-range__head">
        <label className="ui-field__label" htmlFor={id}>
          {label}
        </label>
        <output
          className="ui-range__value"
          htmlFor={id}
          id={`${id}-value`}
          lang={locale}
          {...enhanced}
        >
          {text}
        </output>
      </div>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
      <input
        {...input}
        {...(value === undefined ? { defaultValue: shown } : { value })}
        {...aria}
        aria-valuetext={text}
        type="range"
        id={id}
        name={name}
      />
      {minLabel || maxLabel ? (
        <div className="ui-range__ends" aria-hidden="true">
          <span>{minLabel}</span>
          <span>{maxLabel}</span>
        </div>
      ) : null}
    </div>
  )
}

function dataOf({ prefix = '', suffix = '', suffixOne = suffix }: Affixes) {
  return {
    'data-range-prefix': prefix,
    'data-range-suffix': suffix,
    'data-range-suffix-one': suffixOne,
  }
}
