import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { Complain } from './complain.tsx'
import { History, Papers, Said, sortAnswer } from './contract-parts.tsx'
import { Facts } from './facts.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import type { PolicyPageData } from './load-policy.ts'
import { Claims } from './policy-claims.tsx'
import { PolicyForms } from './policy-forms.tsx'
import { PremiumPart } from './premium-part.tsx'
import { ProofPart } from './proof-part.tsx'
import { Receipt } from './receipt.tsx'
import { toldKey } from './told.ts'
import { ToldNotice } from './told-notice.tsx'
import { useArrival } from './use-arrival.ts'
import { WalletCard } from './wallet.tsx'

/** One contract: what it says, its papers and days, and what can be asked of it. */
export function PolicyPage({
  page,
  answer,
}: {
  page: PolicyPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const dates = useWording('policyDates')
  const told = toldKey(page.told)
  const arrival = useArrival(answer)
  const { late, own } = sortAnswer(answer)
  const { card, may, notice, isUnproven } = page
  const { by } = card
  return (
    <OwnPage title={<Words>{softHyphens(card.product)}</Words>} place="policies">
      {told && !answer && (
        <ToldNotice>
          {t(`told.${told}`)} {page.number && <Receipt number={page.number} />}
        </ToldNotice>
      )}
      <FormMessages answer={late} labels={{}} />
      {notice && <ProofPart key={`proof ${arrival}`} notice={notice} answer={own} />}
      {page.premium && (
        <PremiumPart key={`premium ${arrival}`} premium={page.premium} page={page} answer={own} />
      )}
      <div className="account-columns">
        <WalletCard card={{ ...card, files: [] }} linked={false} />
        <Facts
          facts={[
            [t('policy.holder', { by }), page.holder],
            [t('policy.address'), page.address],
            [t('policy.contractDate', { by }), page.contractDate],
            [t(isUnproven ? 'policy.endIfProven' : 'policy.endDate'), page.endDate],
            [t('policy.insurer', { by }), page.insurer],
            [t('policy.insurerNumber', { by }), page.insurerNumber],
            [t('policy.payment'), page.payment],
            [t('policy.instalment'), page.instalment],
            [t('policy.deductible'), page.deductible],
          ]}
        />
      </div>
      <div className="ui-buttons">
        {may.claim && (
          <Button
            href={`/me/policies/${card.reference}/claim`}
            // Before the first day of cover hardly anybody has a claim.
            variant={card.hasBegun ? 'primary' : 'secondary'}
          >
            {t('policy.claim')}
          </Button>
        )}
        {may.withdraw && (
          <Button href={`/withdraw?reference=${card.reference}`} variant="secondary">
            {t('withdraw.open')}
          </Button>
        )}
      </div>
      <div className="account-columns">
        <section aria-labelledby="documents">
          <h2 id="documents">{t('policy.documents')}</h2>
          <Papers page={page} />
        </section>
        {(page.dates.length > 0 || page.isWaitingForPapers) && (
          <section aria-labelledby="dates">
            <h2 id="dates">{t('overview.dates')}</h2>
            {page.isWaitingForPapers && <p className="account-hint">{t('withdraw.notBegun')}</p>}
            <ol className="account-dates">
              {page.dates.map(({ code, date, byYear }) => (
                <li key={code}>
                  <strong>{date}</strong>
                  <span>{dates(`${code}.name`)}</span>
                  <span className="account-hint">
                    {dates(byYear ? 'earliestEnd.byYear' : `${code}.why`)}
                  </span>
                </li>
              ))}
            </ol>
          </section>
        )}
      </div>
      {page.claims.length > 0 && <Claims key={`claims ${arrival}`} page={page} answer={own} />}
      <div className="account-columns">
        <div className="account-part">
          <PolicyForms key={`forms ${arrival}`} page={page} answer={own} />
          {page.requests.length > 0 && <Requests page={page} />}
        </div>
        <div className="account-part">
          {page.help.length > 0 && <Help links={page.help} />}
          <Complain ways={page.complaint} />
          <History lines={page.history} />
        </div>
      </div>
    </OwnPage>
  )
}

function Help({ links }: { links: PolicyPageData['help'] }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="help" data-print="hide">
      <h2 id="help">{t('policy.help')}</h2>
      <ul className="account-files">
        {links.map(({ href, title, lang }) => (
          <li key={href}>
            <a href={href} lang={lang}>
              <ArrowRightIcon />
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Requests({ page }: { page: PolicyPageData }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="requests">
      <h2 id="requests">{t('policy.requests')}</h2>
      <ul className="account-dates">
        {page.requests.map(({ reference, kind, state, asked, wanted, text, reply }) => (
          <li key={reference}>
            <strong>
              {t(`requestKinds.${kind}`)} · {t(`requestStates.${state}`)}
            </strong>
            {wanted && <span>{wanted}</span>}
            <span className="account-hint">
              <span className="account-number">{reference}</span> · {asked}
            </span>
            {text && <Said heading={t('policy.youWrote')}>{text}</Said>}
            {reply && <Said heading={t('policy.ourAnswer')}>{reply}</Said>}
          </li>
        ))}
      </ul>
    </section>
  )
}
