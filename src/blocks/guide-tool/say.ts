import { formatDate } from '#i18n/format-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Locale } from '#sites/locales.ts'
import type { Said, ToolValue } from './define-tool.ts'

/** The sentences of a tool by their keys, with `{name}` where a value stands. */
export type ToolSentences = Readonly<Record<string, string>>

/** A sentence with its values, in the visitor's language. Needs no message library in the browser. */
export function say({ key, values = {} }: Said, sentences: ToolSentences, locale: Locale): string {
  return (sentences[key] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return value ? show(value, sentences, locale) : ''
  })
}

export function show(value: ToolValue, sentences: ToolSentences, locale: Locale): string {
  switch (value.kind) {
    case 'money':
      return formatMoney(value.cents, locale)
    case 'date':
      return formatDate(value.date, locale)
    case 'number':
      return String(value.value)
    case 'name':
      return value.text
    case 'word':
      return sentences[value.key] ?? ''
  }
}
