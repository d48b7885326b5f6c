import { type ChangeEvent, useState } from 'react'
import { takeBackChoice, UPLOAD_LIMIT_MEGABYTES } from '#platform/files/upload-limits.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { AskedButton } from '../documents/asked-button.tsx'
import { useCaseChange } from './use-case.ts'

type PremiumPaperProps = {
  policy: Pick<PolicyDetail, 'reference' | 'files'>
  premium: NonNullable<PolicyDetail['premium']>
}

/** The insurer's own notice of the premium: put there, or taken away again. */
export function PremiumPaper({ policy, premium }: PremiumPaperProps) {
  const change = useCaseChange()
  const path = `/admin/api/policies/${policy.reference}/premium/${premium.id}/paper`
  const paper = policy.files.find(({ id }) => id === premium.paper)
  if (paper === undefined) return <AddPaper path={path} />
  return (
    <div className="bo-row">
      <a href={`/admin/api/case-files/${paper.id}`} download={paper.name}>
        {paper.name}
      </a>
      <AskedButton
        label="Remove"
        title="Remove the notice?"
        content="For a paper that belongs elsewhere. It is deleted, and the audit trail says who did it."
        onConfirm={() => void change(path, { method: 'DELETE', said: 'The notice is removed.' })}
      />
    </div>
  )
}

/** Sent as soon as it is chosen. */
function AddPaper({ path }: { path: string }) {
  const change = useCaseChange()
  const [isBusy, setBusy] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    setTooLarge(takeBackChoice(target) !== undefined)
    const file = target.files?.[0]
    if (file === undefined) return
    const form = new FormData()
    form.append('file', file)
    setBusy(true)
    await change(path, { form, said: 'The customer reads the notice among the papers now.' })
    target.value = ''
    setBusy(false)
  }
  return (
    <label className="bo-file">
      <span>The insurer’s notice</span>
      <input type="file" accept="application/pdf" disabled={isBusy} onChange={choose} />
      <small className="bo-soft">
        A PDF, up to {UPLOAD_LIMIT_MEGABYTES} MB. The customer sees it among the papers.
      </small>
      {isTooLarge && (
        <small role="alert">
          It has more than {UPLOAD_LIMIT_MEGABYTES} MB: make it smaller first.
        </small>
      )}
    </label>
  )
}
