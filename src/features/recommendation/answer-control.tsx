import type { ChangeEvent } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { RadioGroup } from '#ui/choice/radio-group.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { AnswerItem } from './answer-items.ts'

interface AnswerControlProps {
  item: AnswerItem
  language: string
  error?: string | undefined
  /** Alone on its page: large, its label for ears only because the heading asks. */
  large?: boolean
  onChange?: ((event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) => void) | undefined
}

/** The control for one answer, on its own page or among the others beside the result. */
export function AnswerControl({ item, language, error, large, onChange }: AnswerControlProps) {
  const t = useWording('recommendation')
  const value = String(item.value)
  const id = large ? item.id : `answer-${item.id}`
  const label = large ? <span className="ui-visually-hidden">{item.question}</span> : item.question
  const common = { name: item.id, id, label, error, onChange }
  const options = [...(item.options ?? [])]
  if (item.kind === 'money') {
    return (
      <MoneyField
        {...common}
        currency="€"
        currencyPosition={language === 'en' ? 'before' : 'after'}
        period={large ? t('aYear') : undefined}
        defaultValue={value}
        required
      />
    )
  }
  if (item.kind === 'number') {
    return (
      <TextField
        {...common}
        inputMode="numeric"
        autoComplete="off"
        pattern="\d*"
        characters={item.unit ? 10 : 5}
        suffix={item.unit}
        defaultValue={value}
        required
      />
    )
  }
  if (!large || options.length > 16) {
    return (
      <Select
        {...common}
        options={options}
        defaultValue={value}
        placeholder={value === '' ? t('choose') : undefined}
        required
      />
    )
  }
  return (
    <RadioGroup
      {...common}
      label={item.question}
      hideLabel
      options={options}
      width={options.length > 6 ? 'wide' : 'narrow'}
      layout={options.length > 6 ? 'columns' : 'stack'}
      defaultValue={value}
      required
    />
  )
}
