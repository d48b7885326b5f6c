import { type FormEvent, useRef, useState } from 'react'
import type { GuideTool } from '#content/guide-tools.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { defineIsland } from '#ui/island/define-island.ts'
import type { ToolAnswers, ToolDays, ToolField, ToolResult, ToolWording } from './define-tool.ts'
import { loadTool } from './load-tool.ts'
import { readAnswers } from './read-answers.ts'
import { ToolFieldInput } from './tool-field-input.tsx'
import { ToolResultView } from './tool-result-view.tsx'

export type ToolCardProps = {
  name: GuideTool
  locale: Locale
  action: string
  days: ToolDays
  fields: readonly ToolField[]
  answers: ToolAnswers
  wording: ToolWording
  button: string
  result: ToolResult
}

function ToolCard({ name, locale, action, days, fields, ...given }: ToolCardProps) {
  const { answers, wording, button } = given
  const [result, setResult] = useState(given.result)
  const [isAwake, setAwake] = useState(false)
  const latest = useRef(0)
  const answer = async (form: HTMLFormElement) => {
    latest.current += 1
    const mine = latest.current
    const data = new FormData(form)
    const tool = await loadTool(name)
    const read = (field: string) => data.get(field)?.toString() ?? null
    // Of two answers the one that was asked last counts, whichever arrives first.
    if (mine === latest.current) setResult(tool.compute(readAnswers(fields, read, days), days))
    setAwake(true)
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    answer(event.currentTarget)
  }
  return (
    <section className="guide-tool" id="tool" aria-labelledby={`tool-${name}`}>
      <h2 id={`tool-${name}`}>{wording.title}</h2>
      <p className="guide-tool__lead">{wording.lead}</p>
      <div className="guide-tool__columns">
        <form
          action={`${action}#tool`}
          className="guide-tool__form"
          onSubmit={send}
          onInput={(event) => answer(event.currentTarget)}
        >
          <PageLanguageContext value={parseLocale(locale).language}>
            {fields.map((field) => (
              <ToolFieldInput
                key={field.name}
                field={field}
                answer={answers[field.name] ?? ''}
                locale={locale}
                wording={wording}
              />
            ))}
          </PageLanguageContext>
          {!isAwake && (
            <Button type="submit" variant="secondary" size="small">
              {button}
            </Button>
          )}
        </form>
        <ToolResultView result={result} sentences={wording.said} locale={locale} />
      </div>
    </section>
  )
}

export default defineIsland('tool-card', ToolCard)
