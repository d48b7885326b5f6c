import { type FormEvent, useEffect } from 'react'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { RECOMMENDED } from '#sites/recommendation-code.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon, ShieldIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { JourneyScene } from './journey-scene.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import type { StartData } from './page-data.ts'
import { Amount, PriceNote } from './price-panel.tsx'
import { forgetTyped } from './typed.ts'
import { useSending } from './use-sending.ts'

/** Before the first question: what it is, what it costs, who we are (VersVermV § 15, VVG § 60). */
export function StartPage({ data }: { data: StartData }) {
  const t = useWording('apply')
  const { information, price, base, underWay } = data
  const { pressed, isOffline, send } = useSending()
  const busy = (value: string) => (pressed === value ? t('start.opening') : undefined)
  const begin = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    send(event)
    const isAnew = (submitter as HTMLButtonElement | null)?.value === 'anew'
    if (isAnew && !event.isDefaultPrevented()) forgetTyped(base)
  }
  useEffect(() => {
    if (!underWay) forgetTyped(base)
  }, [base, underWay])
  return (
    <div className="ui-page apply apply-start">
      <div className="apply__page">
        {data.fund && <p className="apply__product">{data.fund}</p>}
        <h1 className="apply__title">{softHyphens(data.product)}</h1>
        {data.goneSignInHref && (
          <Notice
            className="apply__notice"
            announce="status"
            title={t('start.goneTitle')}
            actions={
              <a href={data.goneSignInHref} className="ui-link">
                {t('start.goneSignIn')}
              </a>
            }
          >
            {t('start.gone')}
          </Notice>
        )}
        <p className="apply__intro">{data.summary}</p>
        {price.price.kind !== 'none' && (
          <p className="apply-price__amount">
            <Amount price={price.price} />
          </p>
        )}
        <PriceNote price={price.price} className="apply__small" />
        <p className="apply__small">
          {t.rich(data.isFund ? 'start.brokerFund' : 'start.broker', {
            name: information.legalName,
            link: (label) => (
              <a href="#broker-title" className="ui-link">
                {label}
              </a>
            ),
          })}
        </p>
        {data.isClosed && (
          <Notice kind="warning" title={t('start.closedTitle')}>
            {t('start.closed')}
          </Notice>
        )}
        {data.tooMany && (
          <Notice kind="warning" announce="alert" title={t('start.tooManyTitle')}>
            {data.tooMany.by === 'account'
              ? t.rich('start.tooManyOfAccount', {
                  most: data.tooMany.most,
                  link: (label) => (
                    <a href="/me/policies#drafts" className="ui-link">
                      {label}
                    </a>
                  ),
                })
              : t('start.tooMany', { most: data.tooMany.most })}
          </Notice>
        )}
        {isOffline && <OfflineNotice />}
        <form method="post" action={base} className="apply-start__form" onSubmit={begin}>
          {data.recommended && <input type="hidden" name={RECOMMENDED} value={data.recommended} />}
          <Button type="submit" iconEnd={<ArrowRightIcon />} loading={busy('')}>
            {underWay ? t('start.goOn') : t('start.begin')}
          </Button>
          {underWay && (
            <Button type="submit" name="_do" value="anew" variant="quiet" loading={busy('anew')}>
              {t('start.anew')}
            </Button>
          )}
        </form>
        <ul className="apply-points">
          <li>{t('start.minutes')}</li>
          <li>{t('start.kept')}</li>
          <li>{t('start.free', { by: data.isFund ? 'fund' : 'insurer' })}</li>
          {data.disclosureHref && (
            <li>
              {t.rich('start.duty', {
                link: (label) => (
                  <a href={data.disclosureHref} target="_blank" rel="noopener" className="ui-link">
                    {label}
                  </a>
                ),
              })}
            </li>
          )}
        </ul>
        <JourneyScene name={data.line} />
      </div>
      <section className="apply-broker" aria-labelledby="broker-title">
        <h2 id="broker-title">
          <ShieldIcon />
          {t('broker.title')}
        </h2>
        <p>{t('broker.who', { name: information.legalName, address: information.address })}</p>
        <p>{t('broker.status')}</p>
        <dl>
          <div>
            <dt>{t('broker.register')}</dt>
            <dd>
              {information.registerNumber} ·{' '}
              <a href={information.registerUrl} rel="noopener">
                {new URL(information.registerUrl).hostname.replace(/^www\./, '')}
              </a>
            </dd>
          </div>
          {information.registerBody && (
            <div>
              <dt>{t('broker.registerBody')}</dt>
              <dd>{information.registerBody}</dd>
            </div>
          )}
          <div>
            <dt>{t('broker.chamber')}</dt>
            <dd>{information.chamber}</dd>
          </div>
          <div>
            <dt>{t('broker.pay')}</dt>
            <dd>{t(data.isFund ? 'broker.payTextFund' : 'broker.payText')}</dd>
          </div>
          <div>
            <dt>{t('broker.holdings')}</dt>
            <dd>{t('broker.holdingsText')}</dd>
          </div>
          <div>
            <dt>{t('broker.market')}</dt>
            <dd>
              {information.insurers.length > 0
                ? t('broker.marketText', {
                    count: information.insurers.length,
                    insurers: information.insurers.join(', '),
                  })
                : t('broker.marketUnnamed')}
            </dd>
          </div>
          <div>
            <dt>{t('broker.disputes')}</dt>
            <dd>
              {information.ombudsmen.map(({ name, address, url }) => (
                <span key={url}>
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                  , {address}
                </span>
              ))}
            </dd>
          </div>
        </dl>
        <p>
          <a href={data.informationHref} className="ui-link">
            {t('broker.more')}
          </a>
        </p>
      </section>
    </div>
  )
}
