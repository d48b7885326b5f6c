import { useWording } from '#i18n/use-wording.ts'
import { Notice } from '#ui/notice/notice.tsx'
import { FilesForm } from './claim-files-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import type { PolicyPageData } from './load-policy.ts'

/** What a cancelled contract still needs to end, and where it can be sent. */
export function ProofPart({
  notice,
  answer,
}: {
  notice: NonNullable<PolicyPageData['notice']>
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  return (
    <section aria-labelledby="proof" data-print="hide" className="account-stack">
      <h2 id="proof">{t('requestKinds.proof')}</h2>
      <Notice kind={notice.kind === 'proofSent' ? 'info' : 'warning'}>
        {t(`policy.${notice.kind}`, notice.days)}
      </Notice>
      <FilesForm
        id="proof"
        form="proof"
        action="proof"
        button={t('policy.sendProof')}
        answer={answer}
      />
    </section>
  )
}
