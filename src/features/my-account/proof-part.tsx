import { Form } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { UploadIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { FilesField } from './claim-files-form.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
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
  const own = answer?.form === 'proof' ? answer : undefined
  const check = useChecks(own)
  const files = 'files-proof'
  return (
    <section aria-labelledby="proof" data-print="hide" className="account-stack">
      <h2 id="proof">{t('requestKinds.proof')}</h2>
      <Notice kind={notice.kind === 'proofSent' ? 'info' : 'warning'}>
        {t(`policy.${notice.kind}`, notice.days)}
      </Notice>
      <Form method="post" encType="multipart/form-data" className="account-stack">
        <FormMessages answer={own} labels={{ [files]: t('claim.files') }} />
        <FilesField id={files} error={check(files)} />
        <Button
          type="submit"
          name="do"
          value="proof"
          variant="secondary"
          size="small"
          iconStart={<UploadIcon />}
        >
          {t('policy.sendProof')}
        </Button>
      </Form>
    </section>
  )
}
