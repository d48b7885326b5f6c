import type { RefObject } from 'react'
import type { BrokerNote } from '#content/broker-note.ts'
import { useLocale, useWording } from '#i18n/use-wording.ts'
import { BrokerLine } from '#shell/broker-line.tsx'
import { parseLocale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon, CalendarIcon, CheckIcon, WarningIcon } from '#ui/icons/icons.tsx'
import { HealthCard } from './health-card.tsx'
import type { HealthResult, ProductView } from './health-result.ts'
import { IncomeChart } from './income-chart.tsx'
import type { KeepNotice } from './keep-notice.ts'
import { otherToolHref } from './other-tool-href.ts'
import { answersQuery, type RawAnswers } from './read-answers.ts'
import { ResultAside, ResultFoot } from './result-end.tsx'
import { TOOLS } from './tool.ts'
import { useLiveResult } from './use-live-result.ts'
import { VisaFitTable } from './visa-fit-table.tsx'

interface HealthPageProps {
  page: { raw: RawAnswers; result: HealthResult }
  /** What became of the advice record, said beside its form. */
  kept: KeepNotice | undefined
  broker: BrokerNote
  heading: RefObject<HTMLHeadingElement | null>
}

/** Where what comes first is nothing that is to be bought. */
const TITLE_OF_REASON: Readonly<Record<string, 'goesOn' | 'none' | 'together'>> = {
  whatYouHaveGoesOn: 'goesOn',
  cardFirst: 'none',
  onlyWithLimits: 'together',
}

/** Public, private and expat insurance side by side, for one person. */
export function HealthPage({ page, kept, broker, heading }: HealthPageProps) {
  const t = useWording('recommendation')
  const { language } = parseLocale(useLocale())
  const shown = useLiveResult(TOOLS.health, page, async () =>
    (await import('./live-health.ts')).loadHealthCompute(language),
  )
  const { raw, result, live } = shown
  const best = result.products.find(({ rank }) => rank === 1)
  const title = TITLE_OF_REASON[result.rankingReason.code] ?? best?.product ?? 'none'
  const query = answersQuery(TOOLS.health, raw)
  return (
    <div
      className="ui-page reco-result reco-health"
      data-live={live || undefined}
      data-rows={result.rows.join(' ')}
      data-ranking={rankingOf(result).join(' ')}
    >
      <header className="reco-result__head">
        <h1 ref={heading} tabIndex={-1}>
          {t(`health.best.${title}`)}
        </h1>
        {best ? <p className="reco-lead">{result.rankingReason.text}</p> : null}
        {best ? null : (
          <p className="reco-lead">
            {result.products[0]?.reasons.map(({ text }) => text).join(' ')}
          </p>
        )}
        <BrokerLine broker={broker} className="reco-small" />
        <a href="#answers" className="reco-jump reco-only-phone">
          {t('changeAnswers')}
        </a>
      </header>
      <div className="reco-health__cards">
        {cardsOf(result).map((products) => (
          <HealthCard
            key={products[0]?.product}
            products={products}
            praised={title !== 'none' && title !== 'together'}
          />
        ))}
      </div>
      <div className="reco-result__main">
        {result.alsoNeeded.length > 0 ? (
          <section className="reco-list" aria-labelledby="also-needed">
            <h2 id="also-needed">{t('health.alsoNeeded')}</h2>
            <ul>
              {result.alsoNeeded.map(({ code, text, href }) => (
                <li key={code}>
                  <CheckIcon />
                  {href ? <a href={href}>{text}</a> : text}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {result.deadlines.length > 0 ? <Deadlines result={result} query={query} /> : null}
        {result.warnings.length > 0 ? (
          <section className="reco-list reco-list--warn" aria-labelledby="warnings">
            <h2 id="warnings">{t('health.warnings')}</h2>
            <ul>
              {result.warnings.map(({ code, text }) => (
                <li key={code}>
                  <WarningIcon />
                  {text}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <VisaFitTable result={result} />
        {result.curve ? <IncomeChart curve={result.curve} /> : null}
        <section className="reco-next">
          <div className="reco-intro">
            <h2>{t('health.restTitle')}</h2>
            <p>{t('health.restText')}</p>
            <Button
              variant="secondary"
              size="small"
              href={otherToolHref('general', shown)}
              iconEnd={<ArrowRightIcon />}
            >
              {t('health.restLink')}
            </Button>
          </div>
        </section>
        <ResultFoot tool={TOOLS.health} shown={shown} kept={kept} />
      </div>
      <ResultAside tool={TOOLS.health} shown={shown} />
    </div>
  )
}

function Deadlines({ result, query }: { result: HealthResult; query: string }) {
  const t = useWording('recommendation')
  return (
    <section className="reco-deadlines" aria-labelledby="deadlines">
      <h2 id="deadlines">{t('health.deadlines')}</h2>
      <ul>
        {result.deadlines.map(({ code, text, until, untilText }) => (
          <li key={code}>
            <time dateTime={until}>{untilText}</time>
            <span>{text || t(`deadlines.${code as 'limitMoves'}`)}</span>
          </li>
        ))}
      </ul>
      <p className="reco-small">{t('health.deadlinesNote')}</p>
      <Button
        variant="secondary"
        size="small"
        href={`${TOOLS.health.path}/deadlines.ics${query}`}
        download=""
        iconStart={<CalendarIcon />}
      >
        {t('health.calendar')}
      </Button>
    </section>
  )
}

/** Public, private, and both kinds of expat insurance together; what fits best comes first. */
function cardsOf({ products }: HealthResult): (readonly ProductView[])[] {
  const place = (card: readonly ProductView[]) => Math.min(...card.map(({ rank }) => rank ?? 9))
  return [products.slice(0, 1), products.slice(1, 2), products.slice(2)].sort(
    (a, b) => place(a) - place(b),
  )
}

function rankingOf({ products }: HealthResult): string[] {
  return products
    .filter((each): each is ProductView & { rank: number } => each.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ product }) => product)
}
