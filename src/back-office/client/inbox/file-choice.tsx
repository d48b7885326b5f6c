import { type ChangeEvent, useState } from 'react'
import {
  type ChoiceProblem,
  MOST_FILES_AT_ONCE,
  takeBackChoice,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOADS_LIMIT_MEGABYTES,
} from '#platform/files/upload-limits.ts'

type FileChoiceProps = {
  label: string
  isBusy: boolean
  onChoose: (files: readonly File[]) => void
}

/** Chooses scans. What the server would refuse for its size is taken back at once. */
export function FileChoice({ label, isBusy, onChoose }: FileChoiceProps) {
  const [problem, setProblem] = useState<ChoiceProblem>()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setProblem(takeBackChoice(target, MOST_FILES_AT_ONCE)?.problem)
    onChoose([...(target.files ?? [])])
  }
  return (
    <label className="bo-file">
      <span>{label}</span>
      <input
        type="file"
        multiple
        disabled={isBusy}
        accept="application/pdf,image/jpeg,image/png,image/heic,.heic"
        onChange={choose}
      />
      <small className="bo-soft">
        PDF, JPEG, PNG or HEIC, up to {UPLOAD_LIMIT_MEGABYTES} MB each. Kept encrypted.
      </small>
      {problem && <small role="alert">{problems[problem]}</small>}
    </label>
  )
}

const problems: Readonly<Record<ChoiceProblem, string>> = {
  tooLarge: `A file has more than ${UPLOAD_LIMIT_MEGABYTES} MB: make it smaller first.`,
  tooLargeTogether: `Together they have more than ${UPLOADS_LIMIT_MEGABYTES} MB: choose fewer at once.`,
  tooManyChosen: `Choose ${MOST_FILES_AT_ONCE} files at most.`,
}
