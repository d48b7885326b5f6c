import type { GuideTool } from '#content/guide-tools.ts'
import { messages } from '#i18n/messages/index.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { type Country, type Locale, parseLocale } from '#sites/locales.ts'
import type { ToolField } from './define-tool.ts'
import { loadTool } from './load-tool.ts'
import { readAnswers } from './read-answers.ts'
import type { ToolCardProps } from './tool-card.island.tsx'

type ToolContext = {
  locale: Locale
  /** Today in Germany. */
  today: IsoDate
  /** The page's own address, where the form is sent. */
  action: string
  readQuery: (name: string) => string | null
}

/** A tool with the visitor's answers and its result, as plain data: the page works without script. */
export async function prepareGuideTool(
  name: GuideTool,
  { locale, today, action, readQuery }: ToolContext,
): Promise<ToolCardProps> {
  const { language, country } = parseLocale(locale)
  const tool = await loadTool(name)
  const fields = tool.fields.map((field) => startIn(field, country))
  const days = { today, lawDay: lawDay(today) }
  const answers = readAnswers(fields, readQuery, days)
  const { guideTools } = messages[language]
  return {
    name,
    locale,
    action,
    days,
    fields,
    answers,
    wording: guideTools[name],
    button: guideTools.button,
    result: tool.compute(answers, days),
  }
}

function startIn(field: ToolField, country: Country): ToolField {
  if (field.kind !== 'choice') return field
  return { ...field, initial: field.initialIn?.[country] ?? field.initial }
}
