import { HeardAfter } from '#i18n/heard-after.tsx'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { FieldDoubt } from '#ui/field/field-parts.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { DrawnSignature } from './drawn-signature.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { type ReviewData, SHOWN_ANSWERS, SHOWN_CENTS } from './page-data.ts'
import { FORM_ID, StepLayout } from './step-layout.tsx'
import { useSending } from './use-sending.ts'

/**
 * Everything that was said, what is ordered, what it costs, and the button that orders it (§ 312j BGB).
 * A public fund is applied to: nobody orders or pays anything here.
 */
export function ReviewPage({ data }: { data: ReviewData }) {
  const t = useWording('apply')
  const { isBusy, isOffline, send } = useSending()
  const { plan } = data
  return (
    <StepLayout frame={data}>
      <h1 className="apply__title">{t('review.title')}</h1>
      <p className="apply__intro">{t('review.intro')}</p>
      {data.problem && (
        <Notice kind="warning" announce="alert" className="apply__notice">
          {data.isFund && data.problem === 'priceChanged'
            ? t('fund.priceChanged', { amount: plan.amount })
            : t(`review.problem.${data.problem}`, { amount: plan.amount })}
        </Notice>
      )}
      {data.moved && data.problem !== 'priceChanged' && (
        <Notice kind="info" className="apply__notice">
          {t('review.moved', { ...data.moved, amount: plan.amount })}
        </Notice>
      )}
      {isOffline && <OfflineNotice />}
      <div className="apply-review">
        {data.sections.map(({ title, screen, entries }) => (
          <section key={screen}>
            <h2>{title}</h2>
            <a href={`${data.base}/${screen}?from=review`} className="ui-link">
              {t('review.change')}
              <HeardAfter>{title}</HeardAfter>
            </a>
            <dl>
              {entries.map(({ question, answer, doubt, drawing }) => (
                <div key={`${question}${answer}`}>
                  <dt>
                    <Words>{question}</Words>
                  </dt>
                  <dd>
                    <Words>{answer}</Words>
                    <FieldDoubt>{doubt}</FieldDoubt>
                    {drawing && <DrawnSignature path={drawing} label={answer} />}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <section className="apply-order" aria-labelledby="order-title">
        <h2 id="order-title">{t(data.isFund ? 'fund.order' : 'review.order')}</h2>
        <dl>
          <div>
            <dt>
              <Words>{data.product}</Words>
            </dt>
            <dd>{plan.name}</dd>
          </div>
          <div>
            <dt>
              {data.isFund
                ? t('fund.monthly')
                : t(
                    `review.${plan.period === 'once' ? 'once' : 'monthly'}${data.isTaxed ? 'Taxed' : ''}`,
                  )}
            </dt>
            <dd>
              <strong>{plan.amount}</strong>
            </dd>
          </div>
          {data.firstPayment && (
            <div>
              <dt>{data.firstPayment.label}</dt>
              <dd>{data.firstPayment.text}</dd>
            </div>
          )}
          {plan.period === 'month' && !data.isFund && (
            <div>
              <dt>{t('review.debited', { interval: withinSentence(data.interval) })}</dt>
              <dd>{data.instalment}</dd>
            </div>
          )}
        </dl>
        <ul className="apply-points">
          {data.isFund ? <FundPoints data={data} /> : <Points data={data} />}
        </ul>
        <form id={FORM_ID} method="post" action={`${data.base}/review`} onSubmit={send}>
          <input type="hidden" name={SHOWN_CENTS} value={plan.cents} />
          <input type="hidden" name={SHOWN_ANSWERS} value={data.mark} />
          <Button type="submit" fullWidth loading={isBusy ? t('review.sending') : undefined}>
            {t(data.isFund ? 'fund.button' : 'review.button')}
          </Button>
        </form>
      </section>
    </StepLayout>
  )
}

function Points({ data }: { data: ReviewData }) {
  const t = useWording('apply')
  return (
    <>
      <li>{t('review.language')}</li>
      <li>
        {data.withdrawalDays > 0
          ? t('review.withdrawal', { days: data.withdrawalDays })
          : t('review.noWithdrawal')}
      </li>
      {data.earlyStart && <li>{t('review.earlyStart', { date: data.earlyStart })}</li>}
      <li>
        <Words>{t(`review.${data.acceptance}`)}</Words>
      </li>
      <li>{t('review.mandate', { name: data.legalName })}</li>
    </>
  )
}

function FundPoints({ data }: { data: ReviewData }) {
  const t = useWording('apply')
  return (
    <>
      {data.isFromSalary && <li>{t('fund.fromSalary')}</li>}
      <li>{t('fund.decides')}</li>
      <li>{t('fund.bound')}</li>
      <li>{t('fund.mandate', { name: data.legalName })}</li>
    </>
  )
}

/** The answer's own words, as the end of a sentence: "every month". */
function withinSentence(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
