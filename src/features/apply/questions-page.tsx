import { type FormEvent, useState } from 'react'
import { setTitle } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { named } from '#insurance/values/colon.ts'
import { ErrorSummary } from '#ui/field/error-summary.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { Advice } from './advise.ts'
import { FieldInput } from './field-input.tsx'
import type { InputPlace, Refused } from './input-place.ts'
import { OfflineNotice } from './offline-notice.tsx'
import type { QuestionsData } from './page-data.ts'
import { flatInputs } from './screen-model.ts'
import { isMandate } from './screens.ts'
import { FORM_ID, StepButtons, StepLayout } from './step-layout.tsx'
import { tellOfFile, UploadForms } from './upload-input.tsx'
import { useLivePage } from './use-live-page.ts'
import { useSending } from './use-sending.ts'

/** One question or one small group of them. */
export function QuestionsPage({ data }: { data: QuestionsData }) {
  const t = useWording('apply')
  const live = useLivePage(data)
  const { model } = live
  const [attempts, setAttempts] = useState(0)
  const { isBusy, isOffline, send } = useSending()
  const inputs = flatInputs(model.inputs)
  const refused = data.refused && tellRefused(data.refused, t)
  const errors = inputs.flatMap(({ name, question, kind, errors: [first] }) => {
    const said = kind === 'consent' ? beginningOf(question) : question
    const messages = name === refused?.name ? refused.texts : first ? [first] : []
    return messages.map((each) => ({ id: name, message: named(said, each, data.language) }))
  })
  const place: InputPlace = {
    countries: data.countries ?? [],
    base: data.base,
    screen: data.screen,
    fromReview: data.fromReview,
    language: data.language,
    isHeading: model.inputs.length === 1,
    help: data.help,
    documents: data.documents,
    remind: data.check,
    refused,
  }

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
    const goesOn = !button?.name
    if (goesOn && !live.checkBeforeSend()) {
      event.preventDefault()
      setAttempts((count) => count + 1)
      return
    }
    send(event)
  }

  return (
    <StepLayout frame={data} price={live.price} continueLabel={t('continue')}>
      <ErrorSummary
        attempt={attempts}
        title={t('errors', { count: errors.length })}
        errors={errors}
        takeFocus={data.check || refused !== undefined}
      />
      {isOffline && <OfflineNotice />}
      <h1 className="apply__title">
        <Words>{setTitle(model.title, data.language)}</Words>
      </h1>
      {model.intro && (
        <p className="apply__intro">
          <Words>{model.intro}</Words>
        </p>
      )}
      {model.asksHealth && (
        <Notice title={t('disclosure.title')} className="apply__notice">
          {t('disclosure.text')}{' '}
          {data.disclosureHref && (
            <a href={data.disclosureHref} target="_blank" rel="noopener">
              {t('disclosure.whole')}
            </a>
          )}
        </Notice>
      )}
      {data.advice && <AdviceCard advice={data.advice} />}
      {refused && !inputs.some(({ name }) => name === refused.name) && (
        <Notice kind="error" announce="alert" className="apply__notice">
          {refused.texts.map((text) => (
            <p key={text}>{text}</p>
          ))}
          {refused.left}
        </Notice>
      )}
      <form
        id={FORM_ID}
        ref={live.form}
        method="post"
        action={`${data.base}/${data.screen}`}
        noValidate
        // Else some browsers bring answers back through the history, for whoever sits there by then.
        autoComplete={model.asksHealth ? 'off' : undefined}
        onChange={live.onChange}
        onKeyDown={live.onKeyDown}
        onSubmit={onSubmit}
        className="apply-form"
      >
        {/* Enter in a field sends the page on, not back. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="_shown" value={model.inputs.map(({ name }) => name).join(' ')} />
        {data.fromReview && <input type="hidden" name="_from" value="review" />}
        {model.inputs.map((input) => (
          <FieldInput key={input.name} input={input} place={place} />
        ))}
        {data.debit && model.inputs.some(isMandate) && <Debit {...data.debit} />}
        <StepButtons
          back={data.back !== undefined}
          label={t('continue')}
          busy={isBusy ? t('saving') : undefined}
        />
      </form>
      <UploadForms inputs={inputs} place={place} />
    </StepLayout>
  )
}

function tellRefused(
  { field, files, left }: NonNullable<QuestionsData['refused']>,
  t: ReturnType<typeof useWording<'apply'>>,
): Refused {
  const texts = files.map(({ name, refusal }) =>
    tellOfFile(t, name, t(`upload.refused.${refusal}`)),
  )
  return {
    name: field,
    // Two files of one name, from two folders, are told of once.
    texts: [...new Set(texts)],
    left: left ? t('upload.left', { count: left }) : undefined,
  }
}

/** The creditor that the mandate above speaks of. */
function Debit({ creditor, isOnce }: NonNullable<QuestionsData['debit']>) {
  const t = useWording('apply')
  return (
    <p className="apply__small">
      {creditor
        ? t('debit.creditor', { name: creditor.name, id: creditor.id })
        : t('debit.unnamed')}{' '}
      {t(isOnce ? 'debit.once' : 'debit.recurring')}
    </p>
  )
}

/** A declaration may be too long to repeat; its first words tell it from the others of the page. */
function beginningOf(text: string): string {
  return text.length > LONGEST_NAME ? `${text.slice(0, text.lastIndexOf(' ', CUT_AT))}…` : text
}

const LONGEST_NAME = 120
const CUT_AT = 60

function AdviceCard({ advice }: { advice: Advice }) {
  const t = useWording('apply')
  return (
    <section className="apply-advice" aria-labelledby="advice-title">
      <h2 id="advice-title">{t('advice.title', { name: advice.recommended })}</h2>
      <ul className="apply-points">
        {advice.reasons.map((reason) => (
          <li key={reason}>
            <Words>{reason}</Words>
          </li>
        ))}
      </ul>
      {advice.deviation && (
        <p className="apply__small">
          <Words>{advice.deviation}</Words>
        </p>
      )}
    </section>
  )
}
