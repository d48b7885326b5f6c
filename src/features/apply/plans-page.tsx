import { Fragment } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { ArrowLeftIcon, CheckIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { PageData } from './page-data.ts'
import type { LaterView, Plan } from './price-view.ts'
import { StepLayout } from './step-layout.tsx'
import { useSending } from './use-sending.ts'

const NOTES_ID = 'good-to-know'

/** The packages side by side; each has its own button, so one press chooses and goes on. */
export function PlansPage({ data }: { data: Extract<PageData, { page: 'plans' }> }) {
  const t = useWording('apply')
  const { pressed, isOffline, send } = useSending()
  const busy = (value: string) => (pressed === value ? t('saving') : undefined)
  return (
    <StepLayout frame={data} wide>
      {isOffline && <OfflineNotice />}
      <h1 className="apply__title">
        {data.isFund ? t('fund.title') : t('plans.title', { count: data.plans.length })}
      </h1>
      <p className="apply__intro">
        {data.isFund
          ? t('fund.today')
          : t(data.isTaxed ? 'plans.validTaxed' : 'plans.valid', { date: data.validUntil })}
      </p>
      {data.plans.some(({ later }) => later) && (
        <p className="apply__intro">{t('plans.firstDay')}</p>
      )}
      {data.stopped && (
        <Notice kind="warning" announce="alert" className="apply__notice">
          {t('plans.stopped', { name: data.stopped.plan, date: data.stopped.date })}{' '}
          <a href={data.stopped.href} className="ui-link">
            {t('plans.otherDay')}
          </a>
        </Notice>
      )}
      {/* One line before the prices, so that nobody chooses without knowing that there is more. */}
      {data.notices.length > 0 && (
        <p className="apply-notes-link">
          <a href={`#${NOTES_ID}`} className="ui-link">
            {t('plans.notesLink', { count: data.notices.length })}
          </a>
        </p>
      )}
      <form method="post" action={`${data.base}/plans`} onSubmit={send}>
        <ul className="apply-plans" data-count={data.plans.length}>
          {data.plans.map((plan) => (
            <li key={plan.tier} data-chosen={plan.tier === data.chosen || undefined}>
              <div className="apply-plans__part">
                <h2>{plan.name}</h2>
                <p className="apply-price__amount">
                  <strong>{plan.amount}</strong> <span>{t(`price.${plan.period}`)}</span>
                </p>
                {plan.later && <LaterPrice later={plan.later} />}
                <p>
                  <Words>{plan.summary}</Words>
                </p>
              </div>
              <ul className="apply-features">
                {plan.features.map((feature) => (
                  <li key={feature}>
                    <CheckIcon />
                    <span>
                      <Words>{feature}</Words>
                    </span>
                  </li>
                ))}
              </ul>
              <div className="apply-plans__part">
                <Facts facts={plan.facts} />
                {plan.persons.length > 0 && (
                  <Disclosure summary={t('plans.persons')}>
                    {plan.persons.map((facts, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: entries have nothing but their number
                      <Fragment key={index}>
                        <p className="apply__small">{t('list.entry', { number: index + 1 })}</p>
                        <Facts facts={facts} />
                      </Fragment>
                    ))}
                  </Disclosure>
                )}
              </div>
              <Button
                type="submit"
                name="tier"
                value={plan.tier}
                fullWidth
                variant={plan.tier === data.chosen ? 'primary' : 'secondary'}
                loading={busy(plan.tier)}
              >
                {data.plans.length > 1 ? t('plans.choose', { name: plan.name }) : t('continue')}
              </Button>
            </li>
          ))}
        </ul>
        {data.notices.length > 0 && (
          <section className="apply-notes" id={NOTES_ID} aria-labelledby={`${NOTES_ID}-title`}>
            <h2 id={`${NOTES_ID}-title`}>{t('plans.notes')}</h2>
            <ul>
              {data.notices.map((notice) => (
                <li key={notice}>
                  <Words>{notice}</Words>
                </li>
              ))}
            </ul>
          </section>
        )}
        <div className="apply-buttons">
          <Button
            type="submit"
            variant="secondary"
            name="_do"
            value="back"
            iconStart={<ArrowLeftIcon />}
            loading={busy('back')}
          >
            {t('back')}
          </Button>
        </div>
      </form>
      {data.price.demoTariff && <p className="apply__small">{t('price.demo')}</p>}
    </StepLayout>
  )
}

function LaterPrice({ later: { date, amount, until, isLast } }: { later: LaterView }) {
  const t = useWording('apply')
  const text = () => {
    if (amount === undefined) return t('plans.onlyBefore', { date })
    if (until === undefined) return t('plans.later', { amount, date })
    return until === date
      ? t('plans.laterOn', { amount, date })
      : t('plans.laterBetween', { amount, date, until })
  }
  return (
    <>
      <p className="apply-price__note">{text()}</p>
      {isLast && until && (
        <p className="apply-price__note">{t('plans.lastStart', { date: until })}</p>
      )}
    </>
  )
}

function Facts({ facts }: { facts: Plan['facts'] }) {
  if (facts.length === 0) return null
  return (
    <dl className="apply-price__factors">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>
            <Words>{label}</Words>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
