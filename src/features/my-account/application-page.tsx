import { APPLICATION_VARIANTS } from '#brokerage/state-variants.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Complain } from './complain.tsx'
import { History, Papers, Said, sortAnswer } from './contract-parts.tsx'
import { Facts } from './facts.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import type { ApplicationPageData } from './load-policy.ts'
import { PastQuestions, QuestionCard } from './question-card.tsx'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'

/** One application: how far it is, what is asked about it, its papers. */
export function ApplicationPage({
  page,
  answer,
}: {
  page: ApplicationPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const told = toldKey(page.told)
  const { late, own } = sortAnswer(answer)
  // The card of the offer says what is paid instead.
  const isOffered = page.questions.some(({ isOpen, offer }) => isOpen && offer)
  return (
    <OwnPage
      title={<Words>{softHyphens(page.product)}</Words>}
      lead={page.tierName}
      place="policies"
    >
      {told && !answer && <ToldNotice>{t(`told.${told}`)}</ToldNotice>}
      <FormMessages answer={late} labels={{}} />
      {page.questions
        .filter(({ isOpen }) => isOpen)
        .map((question) => (
          <QuestionCard
            key={question.reference}
            question={question}
            by={page.by}
            answer={own}
            replaced={page.questions.find(({ state }) => state === 'takenBack')}
          />
        ))}
      <Facts
        facts={[
          [t('card.number'), page.reference, 'number'],
          [
            t('application.state'),
            <Badge key="state" variant={APPLICATION_VARIANTS[page.state]}>
              {page.stateName}
            </Badge>,
          ],
          [t('application.submitted'), page.submitted],
          [
            t(isOffered ? 'offer.before' : 'card.price'),
            `${page.price} ${t(`period.${page.pricePeriod}`)}`,
          ],
        ]}
      />
      {page.reply && <Said heading={t('policy.ourAnswer')}>{page.reply}</Said>}
      <div className="ui-buttons">
        {page.policyReference && (
          <Button href={`/me/policies/${page.policyReference}`}>{t('application.toPolicy')}</Button>
        )}
        {page.mayWithdraw && (
          <Button href={`/withdraw?reference=${page.reference}`} variant="secondary">
            {t(page.policyReference ? 'withdraw.open' : 'withdraw.takeBack.confirm')}
          </Button>
        )}
      </div>
      <div className="account-columns">
        <div className="account-part">
          <section aria-labelledby="documents">
            <h2 id="documents">{t('policy.documents')}</h2>
            <Papers page={page} />
          </section>
          <PastQuestions questions={page.questions.filter(({ isOpen }) => !isOpen)} />
        </div>
        <div className="account-part">
          <History lines={page.history} />
          <Complain ways={page.complaint} />
        </div>
      </div>
    </OwnPage>
  )
}
