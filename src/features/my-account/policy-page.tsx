import { APPLICATION_VARIANTS, CLAIM_VARIANTS } from '#brokerage/state-variants.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import { AddClaimFiles } from './claim-files-form.tsx'
import { Complain } from './complain.tsx'
import { FileList } from './file-list.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages } from './form-parts.tsx'
import { OwnPage } from './frames.tsx'
import type { ApplicationPageData, HistoryLine, PolicyPageData } from './load-policy.ts'
import { PolicyForms } from './policy-forms.tsx'
import { PremiumPart } from './premium-part.tsx'
import { ProofPart } from './proof-part.tsx'
import { AskedBefore, PastQuestions, QuestionCard } from './question-card.tsx'
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
  const facts = [
    [t('policy.holder', { by }), page.holder],
    [t('policy.address'), page.address],
    [t('policy.contractDate', { by }), page.contractDate],
    [t(isUnproven ? 'policy.endIfProven' : 'policy.endDate'), page.endDate],
    [t('policy.insurer', { by }), page.insurer],
    [t('policy.insurerNumber', { by }), page.insurerNumber],
    [t('policy.payment'), page.payment],
    [t('policy.instalment'), page.instalment],
    [t('policy.deductible'), page.deductible],
  ].filter((pair): pair is [string, string] => Boolean(pair[1]))
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
        <dl className="account-facts">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="account-buttons">
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
              {page.dates.map(({ code, date }) => (
                <li key={code}>
                  <strong>{date}</strong>
                  <span>{dates(`${code}.name`)}</span>
                  <span className="account-hint">{dates(`${code}.why`)}</span>
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

export function ApplicationPage({
  page,
  answer,
}: {
  page: ApplicationPageData
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const told = toldKey(page.told)
  const { late, own } = sortAnswer(answer)
  // The card of the offer says what is paid instead.
  const isOffered = page.questions.some(({ isOpen, offer }) => isOpen && offer)
  return (
    <OwnPage
      title={<Words>{softHyphens(page.product)}</Words>}
      lead={page.tierName}
      place="policies"
    >
      {told && !answer && <ToldNotice>{t(`told.${told}`)}</ToldNotice>}
      <FormMessages answer={late} labels={{}} />
      {page.questions
        .filter(({ isOpen }) => isOpen)
        .map((question) => (
          <QuestionCard key={question.reference} question={question} by={page.by} answer={own} />
        ))}
      <dl className="account-facts">
        <div>
          <dt>{t('card.number')}</dt>
          <dd className="account-number">{page.reference}</dd>
        </div>
        <div>
          <dt>{t('application.state')}</dt>
          <dd>
            <Badge variant={APPLICATION_VARIANTS[page.state]}>{page.stateName}</Badge>
          </dd>
        </div>
        <div>
          <dt>{t('application.submitted')}</dt>
          <dd>{page.submitted}</dd>
        </div>
        <div>
          <dt>{t(isOffered ? 'offer.before' : 'card.price')}</dt>
          <dd>
            {page.price} {t(`period.${page.pricePeriod}`)}
          </dd>
        </div>
      </dl>
      {page.reply && <Said heading={t('policy.ourAnswer')}>{page.reply}</Said>}
      <div className="account-buttons">
        {page.policyReference && (
          <Button href={`/me/policies/${page.policyReference}`}>{t('application.toPolicy')}</Button>
        )}
        {page.mayWithdraw && (
          <Button href={`/withdraw?reference=${page.reference}`} variant="secondary">
            {t(page.policyReference ? 'withdraw.open' : 'withdraw.takeBack.confirm')}
          </Button>
        )}
      </div>
      <div className="account-columns">
        <div className="account-part">
          <section aria-labelledby="documents">
            <h2 id="documents">{t('policy.documents')}</h2>
            <Papers page={page} />
          </section>
          <PastQuestions questions={page.questions.filter(({ isOpen }) => !isOpen)} />
        </div>
        <div className="account-part">
          <History lines={page.history} />
          <Complain ways={page.complaint} />
        </div>
      </div>
    </OwnPage>
  )
}

/** What came too late has no form any more on a page that shows how things are: it is told above. */
function sortAnswer(answer: FormAnswer | undefined) {
  return answer?.problem === 'tooLate'
    ? { late: answer, own: undefined }
    : { late: undefined, own: answer }
}

/** Papers of the contract, and below what they were before a change and what was handed over before. */
function Papers({ page }: { page: Pick<PolicyPageData, 'files' | 'earlier' | 'shownBefore'> }) {
  const t = useWording('account')
  return (
    <>
      {page.files.length > 0 ? (
        <FileList files={page.files} />
      ) : (
        <p className="account-hint">{t('policy.noDocuments')}</p>
      )}
      {page.earlier.length > 0 && (
        <Disclosure summary={t('policy.earlierDocuments')}>
          <FileList files={page.earlier} />
        </Disclosure>
      )}
      {page.shownBefore.length > 0 && (
        <Disclosure summary={t('policy.shownBefore')}>
          <FileList files={page.shownBefore} />
        </Disclosure>
      )}
    </>
  )
}

function Claims({ page, answer }: { page: PolicyPageData; answer: FormAnswer | undefined }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="claims">
      <h2 id="claims">{t('policy.claims')}</h2>
      <ul className="account-rows">
        {page.claims.map((claim) => (
          <li key={claim.reference} id={claim.reference} className="account-claim">
            <h3>
              {t(`claimKinds.${claim.kind}`)}{' '}
              <Badge variant={CLAIM_VARIANTS[claim.state]}>
                {t(`claimStates.${claim.state}`, { by: page.card.by })}
              </Badge>
            </h3>
            <p className="account-hint">
              {t('claim.happened', { date: claim.happened, filed: claim.filed })}
              {claim.amount && ` · ${claim.amount}`} ·{' '}
              <span className="account-number">{claim.reference}</span>
            </p>
            {claim.outside && (
              <p className="account-hint">
                {t(`claim.${claim.outside.side}Cover`, {
                  date: claim.outside.date,
                  by: page.card.by,
                })}
              </p>
            )}
            {claim.questions.map((question) =>
              question.isOpen ? (
                <QuestionCard
                  key={question.reference}
                  question={question}
                  by={page.card.by}
                  answer={answer}
                  ofClaim
                />
              ) : null,
            )}
            {claim.reply && <Said heading={t('policy.ourAnswer')}>{claim.reply}</Said>}
            <Said heading={t('policy.youWrote')}>{claim.said}</Said>
            <AskedBefore questions={claim.questions.filter(({ isOpen }) => !isOpen)} />
            <FileList files={claim.files} />
            {claim.questions.every(({ isOpen }) => !isOpen) && (
              <AddClaimFiles claim={claim.reference} answer={answer} />
            )}
          </li>
        ))}
      </ul>
    </section>
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

/** Words as somebody typed them, with their lines. */
function Said({ heading, children }: { heading: string; children: string }) {
  return (
    <div className="account-said">
      <span className="account-hint">{heading}</span>
      <p className="account-asked">{children}</p>
    </div>
  )
}

function History({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useWording('account')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('policy.history')}</h2>
      <ol className="account-dates">
        {lines.map(({ date, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
          <li key={index}>
            <strong>{text}</strong>
            <span className="account-hint">{date}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
