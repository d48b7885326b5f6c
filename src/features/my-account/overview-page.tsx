import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { isInForce } from '#insurance/application/states.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { FileList } from './file-list.tsx'
import { OwnPage } from './frames.tsx'
import type { Overview } from './load-overview.ts'
import { Applications, Drafts } from './overview-applications.tsx'
import { Calls, Dates } from './overview-dates.tsx'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'
import { Wallet } from './wallet.tsx'

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
        <div className="ui-buttons">
          <Button href="/recommendation-tool">{t('empty.recommendation')}</Button>
          <Button href={siteHref} variant="secondary">
            {t('empty.products')}
          </Button>
        </div>
      </div>
    </Card>
  )
}
