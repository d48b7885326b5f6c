import { useEffect } from 'react'
import { formatMoney } from '#i18n/format-money.ts'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { track } from '#tracking/track.ts'
import { Button } from '#ui/button/button.tsx'
import { CalendarIcon, CheckCircleIcon, UserIcon } from '#ui/icons/icons.tsx'
import { JourneyScene } from './journey-scene.tsx'
import { ContactLinks } from './outcome-page.tsx'
import type { PageData } from './page-data.ts'
import { forgetTyped } from './typed.ts'

/** It is out: the reference, what happens now, the dates to know, and the account. */
export function DonePage({ data }: { data: Extract<PageData, { page: 'done' }> }) {
  const t = useWording('apply')
  const locale = useLocale()
  const { sent } = data
  // An applicant who waits for no answer has been accepted.
  const isAccepted = !data.dates.some(({ kind }) => kind === 'answer')
  const price = formatMoney(sent.priceCents, locale)
  useEffect(() => track({ name: 'application_submitted', line: data.line }), [data.line])
  useEffect(() => forgetTyped(data.base), [data.base])
  return (
    <div className="ui-page apply apply-done">
      <div className="apply__page">
        <p className="apply-done__mark">
          <CheckCircleIcon />
        </p>
        <h1 className="apply__title">{t('done.title')}</h1>
        <p className="apply__intro">
          {t(sent.onPaper ? 'done.introOnPaper' : 'done.intro', { email: sent.email })}
        </p>
        <dl className="apply-done__facts">
          <div>
            <dt>{t('done.reference')}</dt>
            <dd>
              <strong className="apply-done__reference">{data.reference}</strong>
            </dd>
          </div>
          <div>
            <dt>{t('done.product')}</dt>
            <dd>
              {sent.product}, {sent.tierName}
            </dd>
          </div>
          <div>
            <dt>{t(data.isFund ? 'fund.monthly' : 'done.price')}</dt>
            <dd>{data.isFund ? price : `${price} ${t(`price.${sent.pricePeriod}`)}`}</dd>
          </div>
        </dl>
        <h2>{t('done.next')}</h2>
        <ol className="apply-dates">
          <li>
            <strong>{t('done.now')}</strong>
            <Words>
              {t(`done.${isAccepted ? 'policy' : 'mail'}${sent.onPaper ? 'OnPaper' : ''}`)}
            </Words>
          </li>
          {data.dates.map(({ kind, date, text }) => (
            <li key={kind}>
              <strong>{kind === 'answer' ? t('done.until', { date }) : date}</strong>
              {text}
            </li>
          ))}
          {sent.withdrawalDays > 0 && (
            <li>
              <strong>{t('done.days', { days: sent.withdrawalDays })}</strong>
              <span>
                {t.rich('done.withdrawal', {
                  link: (label) => (
                    <a href={data.withdrawHref} className="ui-link">
                      {label}
                    </a>
                  ),
                })}
              </span>
            </li>
          )}
        </ol>
        <div className="ui-buttons apply-buttons">
          <Button href={data.accountHref} iconStart={<UserIcon />}>
            {t(data.isSignedIn ? 'done.toAccount' : 'done.account')}
          </Button>
          {data.dates.length > 0 && (
            <Button
              href={`${data.base}/calendar.ics`}
              variant="secondary"
              iconStart={<CalendarIcon />}
            >
              {t('done.calendar')}
            </Button>
          )}
        </div>
        <h2>{t('done.questions')}</h2>
        <ContactLinks contact={data.contact} subject={data.reference} />
      </div>
      <JourneyScene name={data.line} />
    </div>
  )
}
