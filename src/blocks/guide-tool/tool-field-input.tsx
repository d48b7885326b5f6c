import { type Locale, parseLocale } from '#sites/locales.ts'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { MoneyField } from '#ui/field/money-field.tsx'
import { Select } from '#ui/field/select.tsx'
import { TextField } from '#ui/field/text-field.tsx'
import type { ToolField, ToolWording } from './define-tool.ts'

type ToolFieldInputProps = {
  field: ToolField
  answer: number | string
  locale: Locale
  wording: ToolWording
}

export function ToolFieldInput({ field, answer, locale, wording }: ToolFieldInputProps) {
  const { name } = field
  const basics = { name, id: `tool-${name}`, label: wording.fields[name] ?? name }
  const isEnglish = parseLocale(locale).language === 'en'
  switch (field.kind) {
    case 'money':
      return (
        <MoneyField
          {...basics}
          currency="€"
          currencyPosition={isEnglish ? 'before' : 'after'}
          defaultValue={plainEuros(Number(answer), isEnglish)}
        />
      )
    case 'number':
      return (
        <TextField
          {...basics}
          inputMode="numeric"
          pattern="[0-9]*"
          characters={5}
          autoComplete="off"
          defaultValue={String(answer)}
        />
      )
    case 'date':
      return <TextField {...basics} type="date" defaultValue={String(answer)} />
    case 'choice':
      return (
        <ChoiceChips
          {...basics}
          defaultValue={String(answer)}
          options={field.options.map((value) => ({
            value,
            label: wording.options[value] ?? value,
          }))}
        />
      )
    case 'list':
      return <Select {...basics} defaultValue={String(answer)} options={[...field.options]} />
  }
}

/** As somebody would type it: whole euros without cents, grouped by nothing. */
function plainEuros(cents: number, isEnglish: boolean): string {
  if (cents % 100 === 0) return String(cents / 100)
  return (cents / 100).toFixed(2).replace('.', isEnglish ? '.' : ',')
}
