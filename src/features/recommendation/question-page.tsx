import type { RefObject } from 'react'
import { Form, Link } from 'react-router'
import type { BrokerNote } from '#content/broker-note.ts'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { BrokerLine } from '#shell/broker-line.tsx'
import { parseLocale } from '#sites/locales.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldsetFrame } from '#ui/field/field-parts.tsx'
import { ArrowLeftIcon, ArrowRightIcon, LockIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { Progress } from '#ui/progress/progress.tsx'
import { HealthScene } from '#ui/scenes/health-scene.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { AnswerControl } from './answer-control.tsx'
import type { QuestionModel } from './question-model.ts'
import type { ToolId } from './tool.ts'

/** One question at a time. A plain form: the answer goes into the address, or into a cookie. */
export function QuestionPage({
  question,
  tool,
  broker,
  heading,
}: {
  question: QuestionModel
  tool: ToolId
  broker: BrokerNote
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const t = useWording('recommendation')
  const { item, errors } = question
  const step = question.steps[question.step]?.label ?? ''
  return (
    <div className="ui-page reco-question">
      <Progress
        className="reco-question__progress"
        steps={question.steps.map(({ label, href }) => ({ label, href }))}
        current={question.step}
        label={t('progress')}
        summary={t('questionOf', {
          position: String(question.position),
          total: String(question.total),
          step,
        })}
      />
      <div className="reco-question__main">
        <p className="reco-kicker reco-only-desktop" aria-hidden="true">
          {t('questionCount', {
            position: String(question.position),
            total: String(question.total),
          })}
        </p>
        <h1 ref={heading} tabIndex={-1} data-long={item.question.length > 70 || undefined}>
          <Words>{item.question}</Words>
        </h1>
        {question.position === 1 ? <p className="reco-lead">{t(`intro.${tool}`)}</p> : null}
        {question.position === 1 ? <BrokerLine broker={broker} className="reco-small" /> : null}
        {question.contradiction ? (
          <Notice kind="warning" announce="status" className="reco-question__notice">
            {t(`contradictions.${question.contradiction}`)}
          </Notice>
        ) : null}
        <Form
          key={item.id}
          method={item.private ? 'post' : 'get'}
          action={item.private ? question.action : question.path}
          className="reco-question__form"
          // Else some browsers bring it back through the history, for whoever sits there by then.
          autoComplete={item.private ? 'off' : undefined}
        >
          {item.private
            ? null
            : question.hidden.map(([name, value]) => (
                <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
              ))}
          <QuestionControl question={question} />
          {item.private ? (
            <p className="reco-question__private">
              <LockIcon />
              {t('privateNote')}
            </p>
          ) : null}
          {question.help ? (
            <Disclosure summary={t('notSure')} open={errors.length > 0}>
              <p>
                <Words>{question.help}</Words>
              </p>
            </Disclosure>
          ) : null}
          <div className="reco-question__actions">
            {question.backHref ? (
              <Link to={question.backHref} className="ui-button ui-button--secondary">
                <ArrowLeftIcon />
                <span>{t('back')}</span>
              </Link>
            ) : null}
            <Button type="submit" iconEnd={<ArrowRightIcon />}>
              {question.last ? t('showResult') : t('continue')}
            </Button>
          </div>
        </Form>
      </div>
      <aside className="reco-question__aside">
        <SoFar question={question} />
        {question.soFar.length === 0 ? (
          <div className="reco-question__scene reco-only-desktop">
            {tool === 'health' ? <HealthScene /> : <HomeScene />}
          </div>
        ) : null}
        <p className="reco-small">{t('privacy')}</p>
      </aside>
    </div>
  )
}

function QuestionControl({ question }: { question: QuestionModel }) {
  const t = useWording('recommendation')
  const { language } = parseLocale(useLocale())
  const { item, errors } = question
  const error = errors.length > 0 ? errors.join(' ') : undefined
  if (item.kind === 'several') {
    return (
      <FieldsetFrame
        of={{ name: item.id, label: item.question, hideLabel: true, help: t('severalHelp'), error }}
        className="reco-several"
      >
        {/* No box of these is required by itself: this tells that the question was answered with none. */}
        <input type="hidden" name={item.id} value="" />
        {item.options?.map(({ value, label }, index) => (
          <Checkbox
            key={value}
            look="card"
            id={index === 0 ? item.id : undefined}
            name={item.id}
            value={value}
            label={label}
            defaultChecked={item.value === value || item.value.includes(value)}
          />
        ))}
      </FieldsetFrame>
    )
  }
  return <AnswerControl item={item} error={error} language={language} large />
}

function SoFar({ question }: { question: QuestionModel }) {
  const t = useWording('recommendation')
  if (question.soFar.length === 0) return null
  const list = (
    <dl className="reco-so-far">
      {question.soFar.map(({ question: asked, text, href }) => (
        <div key={asked}>
          <dt>
            <Words>{asked}</Words>
          </dt>
          <dd>
            <Words>{text}</Words>
            <Link to={href} aria-label={t('changeAnswer', { question: asked })}>
              {t('change')}
            </Link>
          </dd>
        </div>
      ))}
    </dl>
  )
  return (
    <section className="reco-so-far-card" aria-label={t('soFar')}>
      <Disclosure summary={`${t('soFar')} (${question.soFar.length})`} className="reco-only-phone">
        {list}
      </Disclosure>
      <div className="reco-only-desktop">
        <h2>{t('soFar')}</h2>
        {list}
      </div>
    </section>
  )
}
