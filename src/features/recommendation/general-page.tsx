import type { RefObject } from 'react'
import type { BrokerNote } from '#content/broker-note.ts'
import { HeardAfter } from '#i18n/heard-after.tsx'
import { softHyphens } from '#i18n/set-type.ts'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { BrokerLine } from '#shell/broker-line.tsx'
import { parseLocale } from '#sites/locales.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon, HeartPulseIcon } from '#ui/icons/icons.tsx'
import type { GeneralResult, ResultGroup, ResultLine } from './general-result.ts'
import type { KeepNotice } from './keep-notice.ts'
import { LineIcon } from './line-icon.tsx'
import { LinkedNames } from './linked-names.tsx'
import type { NameLinks } from './name-links.ts'
import { otherToolHref } from './other-tool-href.ts'
import { PriceWhy } from './price-why.tsx'
import type { RawAnswers } from './read-answers.ts'
import { ResultAside, ResultFoot } from './result-end.tsx'
import { TOOLS } from './tool.ts'
import { useLiveResult } from './use-live-result.ts'

interface GeneralPageProps {
  page: { raw: RawAnswers; result: GeneralResult }
  /** Where the lines are explained that reasons name. */
  links: NameLinks
  /** What became of the advice record, said beside its form. */
  kept: KeepNotice | undefined
  broker: BrokerNote
  heading: RefObject<HTMLHeadingElement | null>
}

/** The result of the general tool: what is needed, why, what it costs, and what is not. */
export function GeneralPage({ page, links, kept, broker, heading }: GeneralPageProps) {
  const t = useWording('recommendation')
  const { language } = parseLocale(useLocale())
  const shown = useLiveResult(TOOLS.general, page, async () =>
    (await import('./live-general.ts')).loadGeneralCompute(language),
  )
  const { result, live } = shown
  const needed = result.groups.filter(({ group }) => group !== 'notForYou')
  const rest = result.groups.find(({ group }) => group === 'notForYou')
  const count = result.groups
    .filter(({ group }) => group === 'required' || group === 'essential')
    .reduce((sum, { lines }) => sum + lines.length, 0)
  return (
    <div className="ui-page reco-result" data-live={live || undefined}>
      <header className="reco-result__head">
        <h1 ref={heading} tabIndex={-1}>
          {t('result.title', { count })}
        </h1>
        <p className="reco-lead">{t('result.lead')}</p>
        <BrokerLine broker={broker} className="reco-small" />
        <a href="#answers" className="reco-jump reco-only-phone">
          {t('changeAnswers')}
        </a>
      </header>
      <section className="reco-total" aria-label={t('result.totalLabel')} aria-live="polite">
        <p className="reco-total__label">{t('result.totalBasics')}</p>
        <p className="reco-total__amount" data-total={result.total.basicsCents}>
          {result.total.basics} <span>{t('result.aMonth')}</span>
        </p>
        <p className="reco-small">{t('result.totalAll', { amount: result.total.all })}</p>
      </section>
      <div className="reco-result__main">
        {needed.map((group, index) => (
          <LineGroup key={group.group} group={group} links={links} first={index === 0} />
        ))}
        {rest ? <NotForYou group={rest} links={links} /> : null}
        <section className="reco-next">
          <HeartPulseIcon />
          <div className="reco-intro">
            <h2>{t('result.healthTitle')}</h2>
            <p>{t('result.healthText')}</p>
            <Button
              variant="secondary"
              href={otherToolHref('health', shown)}
              iconEnd={<ArrowRightIcon />}
              size="small"
            >
              {t('result.healthLink')}
            </Button>
          </div>
        </section>
        <ResultFoot tool={TOOLS.general} shown={shown} kept={kept} />
      </div>
      <ResultAside tool={TOOLS.general} shown={shown} />
    </div>
  )
}

function LineGroup(props: { group: ResultGroup; links: NameLinks; first: boolean }) {
  const { group, title, lines } = props.group
  const t = useWording('recommendation')
  return (
    <section className="reco-group" data-group={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{title}</h2>
      <p className="reco-group__lead">{t(`result.groups.${group}`)}</p>
      <ul>
        {lines.map((line, index) => (
          <li
            key={line.line}
            className="reco-line"
            data-line={line.line}
            data-reason={line.reason.code}
          >
            <LineIcon line={line.line} />
            <div className="reco-line__text">
              <h3>
                <Words>{softHyphens(line.name)}</Words>
              </h3>
              <p>
                <LinkedNames text={line.reason.text} links={props.links} />
              </p>
              {line.wouldChange.length > 0 ? (
                <p className="reco-small">
                  <WouldChange line={line} links={props.links} />
                </p>
              ) : null}
            </div>
            <div className="reco-line__price">
              {line.price?.outcome === 'priced' ? (
                <>
                  <p>
                    <strong>{line.price.text}</strong>{' '}
                    <span className="reco-period">
                      {line.price.period === 'month' ? t('result.aMonth') : t('result.once')}
                    </span>
                  </p>
                  {line.chosenAmount ? (
                    <p className="reco-small">{t('result.yourChoice')}</p>
                  ) : null}
                  {line.instead ? <p className="reco-small">{t('result.notAdded')}</p> : null}
                </>
              ) : (
                <p className="reco-small">{line.price?.reasons.join(' ') || t('result.noPrice')}</p>
              )}
              <Button
                href={line.href}
                size="small"
                variant={props.first && index === 0 ? 'primary' : 'secondary'}
              >
                {t('result.apply')}
                <HeardAfter>
                  <Words>{line.name}</Words>
                </HeardAfter>
              </Button>
            </div>
            {line.price?.outcome === 'priced' ? (
              <Disclosure summary={t('result.why')} className="reco-line__why">
                <PriceWhy price={line.price} />
              </Disclosure>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

function NotForYou(props: { group: ResultGroup; links: NameLinks }) {
  const { group, title, lines } = props.group
  const t = useWording('recommendation')
  return (
    <section className="reco-group" data-group={group} aria-labelledby={`group-${group}`}>
      <h2 id={`group-${group}`}>{title}</h2>
      <p className="reco-group__lead">{t('result.groups.notForYou')}</p>
      <ul className="reco-not">
        {lines.map((line) => (
          <li key={line.line} data-line={line.line} data-reason={line.reason.code}>
            <h3 className="reco-not__name">
              <a href={line.href}>
                <Words>{softHyphens(line.name)}</Words>
              </a>
            </h3>
            <p>
              <LinkedNames text={line.reason.text} links={props.links} />
              {line.wouldChange.length > 0 ? (
                <span className="reco-small">
                  {' '}
                  <WouldChange line={line} links={props.links} />
                </span>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function WouldChange({ line, links }: { line: ResultLine; links: NameLinks }) {
  const t = useWording('recommendation')
  const text = t('result.wouldChange', { what: line.wouldChange.join(', ') })
  return <LinkedNames text={text} links={links} />
}
