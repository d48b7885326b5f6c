import { Form } from 'react-router'
import { APPLICATION_VARIANTS, POLICY_VARIANTS } from '#brokerage/state-variants.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { type ApplicationState, isInForce, isUndecided } from '#insurance/application/states.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CalendarIcon, DocumentIcon, MailIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import type { FileLink } from './file-links.ts'
import { OwnPage } from './frames.tsx'
import type { Overview, PolicyCard } from './load-overview.ts'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'

/** Contracts like cards in a wallet, what is on its way, and the days to know. */
export function OverviewPage({ page, siteHref }: { page: Overview; siteHref: string }) {
  const t = useWording('account')
  const told = toldKey(page.told)
  const running = page.cards.filter(({ state }) => isInForce(state))
  const ended = page.cards.filter(({ state }) => !isInForce(state))
  const isEmpty =
    page.cards.length === 0 && page.applications.length === 0 && page.drafts.length === 0
  return (
    <OwnPage
      title={t('overview.title')}
      lead={page.name ? t('overview.hello', { name: page.name }) : page.email}
      place="policies"
    >
      {told && (
        <ToldNotice kind={told === 'draftGone' ? 'info' : 'success'}>
          {t(`told.${told}`)}
        </ToldNotice>
      )}
      {!page.confirmed && <ConfirmNotice email={page.email} />}
      {isEmpty && <NothingYet siteHref={siteHref} />}
      <Applications kind="waiting" page={page} />
      {running.length > 0 && (
        <section aria-labelledby="policies">
          <h2 id="policies" className="ui-visually-hidden">
            {t('overview.policies')}
          </h2>
          <Wallet cards={running} />
        </section>
      )}
      {page.drafts.length > 0 && <Drafts drafts={page.drafts} />}
      <Applications kind="applications" page={page} />
      <Applications kind="closed" page={page} />
      {ended.length > 0 && (
        <section aria-labelledby="ended">
          <h2 id="ended">{t('overview.ended')}</h2>
          <Wallet cards={ended} />
        </section>
      )}
      <div className="account-columns">
        <Dates page={page} />
        <Calls page={page} />
      </div>
      {page.advice.length > 0 && (
        <section aria-labelledby="advice">
          <h2 id="advice">{t('overview.advice')}</h2>
          <FileList
            files={page.advice.map(({ reference, date, href }) => ({
              name: t('overview.adviceOf', { date, reference }),
              href,
            }))}
          />
        </section>
      )}
    </OwnPage>
  )
}

/** What waits for an answer stands above everything else, what is over below what is on its way. */
function groupOf({ state }: { state: ApplicationState }): 'waiting' | 'applications' | 'closed' {
  if (state === 'informationNeeded' || state === 'counterOffer') return 'waiting'
  return isUndecided(state) || isInForce(state) ? 'applications' : 'closed'
}

function Applications({ kind, page }: { kind: ReturnType<typeof groupOf>; page: Overview }) {
  const t = useWording('account')
  const list = page.applications.filter((each) => groupOf(each) === kind)
  if (list.length === 0) return null
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`overview.${kind}`)}</h2>
      <ul className="account-rows">
        {list.map((each) => (
          <Card as="li" key={each.reference} interactive className="account-row">
            <div>
              <a href={`/me/applications/${each.reference}`} className="ui-card__link">
                <Words>{each.product}</Words>
              </a>
              <p className="account-hint">
                <span className="account-number">{each.reference}</span> ·{' '}
                {t('overview.sent', { date: each.submitted })}
              </p>
            </div>
            <p>
              {each.price} {t(`period.${each.pricePeriod}`)}
            </p>
            <Badge variant={APPLICATION_VARIANTS[each.state]}>{each.stateName}</Badge>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Wallet({ cards }: { cards: readonly PolicyCard[] }) {
  return (
    <ul className="account-wallet">
      {cards.map((card) => (
        <li key={card.reference}>
          <WalletCard card={card} />
        </li>
      ))}
    </ul>
  )
}

export function WalletCard({ card, linked = true }: { card: PolicyCard; linked?: boolean }) {
  const t = useWording('account')
  const dates = useWording('policyDates')
  return (
    <article className="account-card" data-state={card.state}>
      <header>
        {linked ? (
          <h3>
            <a href={`/me/policies/${card.reference}`}>
              <Words>{card.product}</Words>
            </a>
          </h3>
        ) : (
          <h2>{card.tierName}</h2>
        )}
        <StateBadge card={card} />
      </header>
      {linked && <p className="account-card__tier">{card.tierName}</p>}
      <dl>
        <div className="account-card__wide">
          <dt>{t('card.number')}</dt>
          <dd className="account-card__number">{card.reference}</dd>
        </div>
        {card.since && (
          <div>
            <dt>{t(card.hasBegun ? 'card.since' : 'card.from')}</dt>
            <dd>{card.since}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.price')}</dt>
          <dd>
            {card.price} {t(`period.${card.pricePeriod}`)}
          </dd>
        </div>
        {card.next && (
          <div className="account-card__wide">
            <dt>{dates(`${card.next.code}.name`)}</dt>
            <dd>{card.next.date}</dd>
          </div>
        )}
      </dl>
      {card.files.length > 0 && <FileList files={card.files.slice(0, 3)} />}
    </article>
  )
}

/** A contract that is agreed but covers nothing yet must not look as if it did. */
function StateBadge({ card }: { card: PolicyCard }) {
  const t = useWording('account')
  const isActive = card.state === 'active'
  if (isActive && card.since && !card.hasBegun) {
    return <Badge variant="information">{t('card.starts', { date: card.since })}</Badge>
  }
  return <Badge variant={POLICY_VARIANTS[card.state]}>{t(`policyStates.${card.state}`)}</Badge>
}

export function FileList({ files }: { files: readonly FileLink[] }) {
  return (
    <ul className="account-files">
      {files.map(({ name, href, language }) => (
        <li key={href}>
          <a href={href} lang={language}>
            <DocumentIcon />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** What was begun: one press goes on where it stands, on any device. */
function Drafts({ drafts }: Pick<Overview, 'drafts'>) {
  const t = useWording('account')
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t('drafts.title')}</h2>
      <ul className="account-rows">
        {drafts.map(({ id, product, changed, until }) => (
          <Card as="li" key={id} className="account-row account-draft">
            <div>
              <strong>
                <Words>{product}</Words>
              </strong>
              <p className="account-hint">{t('drafts.kept', { changed, until })}</p>
            </div>
            <Form
              method="post"
              action="/policies/continue"
              reloadDocument
              className="account-buttons"
            >
              <input type="hidden" name="draft" value={id} />
              <Button type="submit" size="small">
                {t('drafts.goOn')}
              </Button>
              <Button type="submit" name="_do" value="delete" variant="quiet" size="small">
                {t('drafts.delete')}
              </Button>
            </Form>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Dates({ page }: { page: Overview }) {
  const t = useWording('account')
  const dates = useWording('policyDates')
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{t('overview.dates')}</h2>
      {page.dates.length === 0 ? (
        <p className="account-hint">{t('overview.noDates')}</p>
      ) : (
        <>
          <ol className="account-dates">
            {page.dates.map(({ date, matters }) => (
              <li key={date}>
                <strong>{date}</strong>
                {matters.map(({ code, policies }) => (
                  <div key={code}>
                    <p>{dates(`${code}.name`)}</p>
                    <p className="account-hint">{dates(`${code}.why`)}</p>
                    <ul className="account-dates__policies">
                      {policies.map(({ product, reference }) => (
                        <li key={reference}>
                          <a href={`/me/policies/${reference}`}>
                            <Words>{product}</Words>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </li>
            ))}
          </ol>
          <Button
            href={page.calendarHref}
            variant="secondary"
            size="small"
            iconStart={<CalendarIcon />}
          >
            {t('overview.calendar')}
          </Button>
          <p className="account-hint" data-print="hide">
            {t('overview.calendarHelp')}
          </p>
        </>
      )}
    </section>
  )
}

/** On paper only what is booked: nobody presses a button there. */
function Calls({ page }: { page: Overview }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="calls" data-print={page.calls.length === 0 ? 'hide' : undefined}>
      <h2 id="calls">{t('overview.calls')}</h2>
      {page.calls.length === 0 ? (
        <p className="account-hint">{t('overview.noCalls')}</p>
      ) : (
        <ul className="account-dates">
          {page.calls.map(({ when, adviser, href }) => (
            <li key={href}>
              <a href={href}>
                <strong>{when}</strong>
              </a>
              <span>{adviser}</span>
            </li>
          ))}
        </ul>
      )}
      <Button href="/calls" variant="secondary" size="small">
        {t('overview.bookCall')}
      </Button>
    </section>
  )
}

function ConfirmNotice({ email }: { email: string }) {
  const t = useWording('account')
  return (
    <Notice
      kind="info"
      title={t('confirm.title')}
      actions={
        <Form method="post" action="/account/confirm">
          <input type="hidden" name="email" value={email} />
          <Button type="submit" variant="secondary" size="small" iconStart={<MailIcon />}>
            {t('confirm.again')}
          </Button>
        </Form>
      }
    >
      {t('confirm.notice')}
    </Notice>
  )
}

/** The first visit: what will be here, and the two ways to begin. */
function NothingYet({ siteHref }: { siteHref: string }) {
  const t = useWording('account')
  return (
    <Card as="section" padding="large" look="tinted" className="account-empty">
      <EmptyScene className="account-empty__scene" />
      <div className="account-stack">
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <div className="account-buttons">
          <Button href="/recommendation-tool">{t('empty.recommendation')}</Button>
          <Button href={siteHref} variant="secondary">
            {t('empty.products')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
