import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { APPLICATION_VARIANTS, CLAIM_VARIANTS } from '#brokerage/state-variants.ts'
import { WAITING_APPLICATIONS } from '#brokerage/waits-for.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { type ApplicationState, isInForce, isUndecided } from '#insurance/application/states.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Overview } from './load-overview.ts'

/** What waits for an answer stands above everything else, what is over below what is on its way. */
function groupOf({ state }: { state: ApplicationState }): 'waiting' | 'applications' | 'closed' {
  if (WAITING_APPLICATIONS.customer.includes(state)) return 'waiting'
  return isUndecided(state) || isInForce(state) ? 'applications' : 'closed'
}

export function Applications({ kind, page }: { kind: ReturnType<typeof groupOf>; page: Overview }) {
  const t = useWording('account')
  const list = page.applications.filter((each) => groupOf(each) === kind)
  const claims = kind === 'waiting' ? page.claims : []
  if (list.length === 0 && claims.length === 0) return null
  return (
    <section aria-labelledby={kind}>
      <h2 id={kind}>{t(`overview.${kind}`)}</h2>
      <ul className="account-rows">
        {list.map((each) => (
          <Card as="li" key={each.reference} interactive className="account-row">
            <div>
              <a href={`/me/applications/${each.reference}`} className="ui-card__link">
                <Words>{softHyphens(each.product)}</Words>
              </a>
              <p className="account-hint">
                <span className="account-number">{each.reference}</span> ·{' '}
                {t('overview.sent', { date: each.submitted })}
              </p>
            </div>
            <Price {...each} />
            <Badge variant={APPLICATION_VARIANTS[each.state]}>{each.stateName}</Badge>
          </Card>
        ))}
        {claims.map((each) => (
          <Card as="li" key={each.reference} interactive className="account-row">
            <div>
              <a href={each.href} className="ui-card__link">
                <Words>{softHyphens(each.product)}</Words>
              </a>
              <p className="account-hint">
                {t('overview.claim', { kind: t(`claimKinds.${each.kind}`), date: each.filed })}
              </p>
            </div>
            <Badge variant={CLAIM_VARIANTS.informationNeeded}>
              {t('claimStates.informationNeeded', { by: each.by })}
            </Badge>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function Price(
  shown: Pick<Overview['applications'][number], 'price' | 'pricePeriod' | 'isOffered'>,
) {
  const t = useWording('account')
  const price = `${shown.price} ${t(`period.${shown.pricePeriod}`)}`
  return <p>{shown.isOffered ? t('overview.offered', { price }) : price}</p>
}

/** What was begun: one press goes on where it stands, on any device. */
export function Drafts({ drafts }: Pick<Overview, 'drafts'>) {
  const t = useWording('account')
  return (
    <section aria-labelledby="drafts">
      <h2 id="drafts">{t('drafts.title')}</h2>
      <ul className="account-rows">
        {drafts.map(({ id, product, changed, until }) => (
          <Card as="li" key={id} className="account-row account-draft">
            <div>
              <strong>
                <Words>{softHyphens(product)}</Words>
              </strong>
              <p className="account-hint">{t('drafts.kept', { changed, until })}</p>
            </div>
            <DraftForm id={id}>
              <Button type="submit" size="small">
                {t('drafts.goOn')}
              </Button>
            </DraftForm>
            <Disclosure summary={t('drafts.delete')}>
              <DraftForm id={id}>
                <p>{t('drafts.deleteText')}</p>
                <Button type="submit" name="_do" value="delete" variant="danger" size="small">
                  {t('drafts.deleteSure')}
                </Button>
              </DraftForm>
            </Disclosure>
          </Card>
        ))}
      </ul>
    </section>
  )
}

function DraftForm({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Form method="post" action="/policies/continue" reloadDocument className="ui-buttons">
      <input type="hidden" name="draft" value={id} />
      {children}
    </Form>
  )
}
