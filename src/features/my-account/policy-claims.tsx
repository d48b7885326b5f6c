import { CLAIM_VARIANTS } from '#brokerage/state-variants.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { AddClaimFiles } from './claim-files-form.tsx'
import { Said } from './contract-parts.tsx'
import { FileList } from './file-list.tsx'
import type { FormAnswer } from './form-answer.ts'
import type { PolicyPageData } from './load-policy.ts'
import { AskedBefore, QuestionCard } from './question-card.tsx'

/** What was reported of a contract, with what was asked and answered about it. */
export function Claims({ page, answer }: { page: PolicyPageData; answer: FormAnswer | undefined }) {
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
