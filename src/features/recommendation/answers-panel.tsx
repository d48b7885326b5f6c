import { type ChangeEvent, useState } from 'react'
import { Form } from 'react-router'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import { parseLocale } from '#sites/locales.ts'
import { RECOMMENDED } from '#sites/recommendation-code.ts'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { LockIcon } from '#ui/icons/icons.tsx'
import { AnswerControl } from './answer-control.tsx'
import type { AnswerItem } from './answer-items.ts'
import type { RawAnswers } from './read-answers.ts'

interface AnswersPanelProps {
  answers: readonly AnswerItem[]
  /** Path of the tool, for the form without script. */
  action: string
  /** The code of whoever's link led here, for that form to carry. */
  recommended: string | undefined
  /** Whether the browser can compute by itself, so that nothing has to be sent. */
  live: boolean
  /** Where an answer is asked again, without script. */
  askHref: (id: string) => string
  /** Takes a changed answer; false if it cannot be one, such as a field that is still empty. */
  onAnswer: (changed: RawAnswers) => boolean
}

/** All answers, each to be changed on the spot; without script a form with a button. */
export function AnswersPanel(props: AnswersPanelProps) {
  const { answers, action, recommended, live, askHref, onAnswer } = props
  const t = useWording('recommendation')
  const { language } = parseLocale(useLocale())
  const [refused, setRefused] = useState<string>()
  const give = (id: string, value: string | readonly string[]) =>
    setRefused(onAnswer({ [id]: value }) ? undefined : id)
  return (
    <Form method="get" action={action} className="reco-answers" aria-label={t('yourAnswers')}>
      {recommended ? <input type="hidden" name={RECOMMENDED} value={recommended} /> : null}
      <h2>{t('yourAnswers')}</h2>
      <p className="reco-small">{live ? t('changeAtOnce') : t('changeAndUpdate')}</p>
      {answers.map((item) => {
        if (item.private && !live) {
          return (
            <p key={item.id} className="reco-answers__private">
              <LockIcon />
              <a href={askHref(item.id)}>{t('changePrivate')}</a>
            </p>
          )
        }
        if (item.kind === 'several') {
          return (
            <SeveralAnswers
              key={item.id}
              item={item}
              onChoose={live ? (chosen) => give(item.id, chosen) : undefined}
            />
          )
        }
        const change = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
          give(item.id, event.target.value)
        return (
          <AnswerControl
            key={item.id}
            item={item}
            language={language}
            error={refused === item.id ? t('notYetAnAnswer') : undefined}
            onChange={live ? change : undefined}
          />
        )
      })}
      {live ? null : (
        <Button type="submit" variant="secondary" size="small" fullWidth>
          {t('update')}
        </Button>
      )}
    </Form>
  )
}

function SeveralAnswers(props: {
  item: AnswerItem
  onChoose: ((chosen: string | readonly string[]) => void) | undefined
}) {
  const { item, onChoose } = props
  const options = item.options ?? []
  const none = options.at(-1)?.value ?? ''
  const isChosen = (value: string) =>
    typeof item.value === 'string' ? item.value === value : item.value.includes(value)
  const toggled = (value: string) => {
    const others = options
      .map((each) => each.value)
      .filter((each) => each !== value && isChosen(each))
    // "None" clears the others, and any other clears "none".
    const kept = value === none ? [] : others.filter((each) => each !== none)
    const chosen = isChosen(value) ? others : [...kept, value]
    return chosen.length > 0 ? chosen : none
  }
  return (
    <fieldset className="ui-field reco-several">
      <legend className="ui-field__label">{item.question}</legend>
      {options.map(({ value, label }) => (
        <Checkbox
          key={value}
          id={`answer-${item.id}-${value}`}
          name={item.id}
          value={value}
          label={label}
          {...(onChoose
            ? { checked: isChosen(value), onChange: () => onChoose(toggled(value)) }
            : { defaultChecked: isChosen(value) })}
        />
      ))}
    </fieldset>
  )
}
