import { Form } from 'react-router'
import type { DecidedBy } from '#brokerage/decided-by.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { TextArea } from '#ui/field/text-area.tsx'
import { DocumentIcon } from '#ui/icons/icons.tsx'
import { FilesField } from './claim-files-form.tsx'
import { Facts } from './facts.tsx'
import { FileList } from './file-list.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import type { ShownQuestion } from './questions.ts'

type Props = {
  question: ShownQuestion
  by: DecidedBy
  answer: FormAnswer | undefined
  /** The offer before it, which was a mistake. */
  replaced?: ShownQuestion | undefined
  /** It is about a claim, inside of which it stands, and not about an application. */
  ofClaim?: boolean
}

/** What is asked now, with the place to answer it. */
export function QuestionCard({ question, by, answer, replaced, ofClaim = false }: Props) {
  const own = answer?.form === `question-${question.reference}` ? answer : undefined
  return (
    <Card
      as="section"
      padding={ofClaim ? 'small' : 'large'}
      className="account-stack account-question"
    >
      {question.offer ? (
        <Offer question={question} offer={question.offer} answer={own} replaced={replaced} />
      ) : (
        <Information question={question} by={by} answer={own} ofClaim={ofClaim} />
      )}
    </Card>
  )
}

function Information({ question, by, answer, ofClaim }: Props) {
  const t = useWording('account')
  const Heading = ofClaim ? 'h4' : 'h2'
  const check = useChecks(answer)
  const files = `files-${question.reference}`
  const labels = { text: t('question.answer'), [files]: t('claim.files') }
  return (
    <>
      <Heading>{t('question.title')}</Heading>
      <p className="account-asked">{question.text}</p>
      <p className="account-hint">
        {t(ofClaim ? 'question.truthOfClaim' : 'question.truth', { by })}
      </p>
      <FormMessages answer={answer} labels={labels} />
      <Form method="post" encType="multipart/form-data" className="account-stack">
        <input type="hidden" name="question" value={question.reference} />
        <TextArea
          name="text"
          label={labels.text}
          help={t('question.answerHelp', { by })}
          maxLength={5000}
          defaultValue={answer?.values['text']}
          error={check('text')}
        />
        <FilesField id={files} error={check(files)} />
        <Button type="submit" name="do" value="answer">
          {t('question.send')}
        </Button>
      </Form>
    </>
  )
}

function Offer({
  question,
  offer,
  answer,
  replaced,
}: Pick<Props, 'question' | 'answer' | 'replaced'> & {
  offer: NonNullable<ShownQuestion['offer']>
}) {
  const t = useWording('account')
  const check = useChecks(answer)
  const period = t(`period.${offer.period}`)
  const days = question.withdrawalDays
  return (
    <>
      <h2>{t('offer.title')}</h2>
      {replaced && <p>{t('offer.replaces', { date: replaced.asked })}</p>}
      <p className="account-asked">{question.text}</p>
      <Facts
        facts={[
          [t('offer.before'), `${offer.before} ${period}`],
          [t('offer.now'), `${offer.now} ${period}`],
          [t('offer.instalment'), offer.instalment],
          [t('offer.until'), offer.until],
          [t('offer.start'), t('offer.starts', offer.start)],
        ]}
      />
      <p>{t('offer.lead')}</p>
      <p className="account-hint">
        {days > 0 ? t('offer.withdrawal', { days: String(days) }) : t('offer.noWithdrawal')}
      </p>
      <Button href={offer.href} variant="secondary" iconStart={<DocumentIcon />}>
        {t('offer.paper')}
      </Button>
      <FormMessages answer={answer} labels={{ read: t('offer.read') }} />
      <Form method="post" className="account-stack">
        <input type="hidden" name="question" value={question.reference} />
        <Checkbox name="read" id="read" value="yes" label={t('offer.read')} error={check('read')} />
        <Button type="submit" name="do" value="accept">
          {t('offer.accept')}
        </Button>
      </Form>
      {/* Nothing takes it back, so that no slip of a finger may do it. */}
      <Disclosure summary={t('offer.refuse')}>
        <Form method="post" className="account-stack">
          <input type="hidden" name="question" value={question.reference} />
          <p>{t('offer.refuseMeans')}</p>
          <Button type="submit" name="do" value="refuse" variant="danger" size="small">
            {t('offer.refuseNow')}
          </Button>
        </Form>
      </Disclosure>
    </>
  )
}

/** What was asked before, and what became of it. */
export function PastQuestions({ questions }: { questions: readonly ShownQuestion[] }) {
  const t = useWording('account')
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions">
      <h2 id="questions">{t('question.past')}</h2>
      <AskedBefore questions={questions} />
    </section>
  )
}

/** The same without a heading, for where one stands. */
export function AskedBefore({ questions }: { questions: readonly ShownQuestion[] }) {
  const t = useWording('account')
  if (questions.length === 0) return null
  return (
    <ul className="account-dates">
      {questions.map(({ reference, text, answer, files, offer, state, asked, takenBack }) => (
        <li key={reference}>
          {/* What was asked about somebody's health is erased with it; that it was asked stays. */}
          <strong className="account-asked">{text || t('question.erased')}</strong>
          {answer && <span className="account-asked">{answer}</span>}
          {files.length > 0 && <FileList files={files} />}
          {/* One that was a mistake is told of, and not shown again. */}
          {offer && text && !takenBack && (
            <FileList files={[{ name: t('offer.paper'), href: offer.href }]} />
          )}
          <span className="account-hint">
            {asked} · {t(`question.states.${state}`)}
            {takenBack && ` (${takenBack})`}
          </span>
        </li>
      ))}
    </ul>
  )
}
