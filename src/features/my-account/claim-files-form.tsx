import { type ChangeEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-router'
import { asSentence } from '#i18n/as-sentence.ts'
import { useWording } from '#i18n/use-wording.ts'
import {
  MOST_FILES_AT_ONCE,
  takeBackChoice,
  type WrongChoice,
} from '#platform/files/upload-limits.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { FieldError, FieldHelp, FieldLabel } from '#ui/field/field-parts.tsx'
import { UploadIcon } from '#ui/icons/icons.tsx'
import type { FormAnswer } from './form-answer.ts'
import { FormMessages, useChecks } from './form-parts.tsx'
import { useNamedFile } from './use-told-checks.ts'

/** Files for a claim that is under way; who has many claims does not meet as many open forms. */
export function AddClaimFiles({
  claim,
  answer,
}: {
  claim: string
  answer: FormAnswer | undefined
}) {
  const t = useWording('account')
  const form = `claim-${claim}`
  return (
    <Disclosure
      summary={t('claim.addFiles')}
      open={answer?.form === form}
      className="account-claim__files"
    >
      <FilesForm
        id={claim}
        form={form}
        action="claimFiles"
        button={t('changes.send')}
        answer={answer}
      >
        <input type="hidden" name="claim" value={claim} />
      </FilesForm>
    </Disclosure>
  )
}

/** Sends files and nothing else. */
export function FilesForm({
  id,
  form,
  action,
  button,
  answer,
  children,
}: {
  id: string
  /** By which an answer says that it is this form's. */
  form: string
  action: string
  button: string
  answer: FormAnswer | undefined
  children?: ReactNode
}) {
  const t = useWording('account')
  const own = answer?.form === form ? answer : undefined
  const check = useChecks(own)
  const files = `files-${id}`
  return (
    <Form method="post" encType="multipart/form-data" className="account-stack">
      <FormMessages answer={own} labels={{ [files]: t('claim.files') }} />
      {children}
      <FilesField id={files} error={check(files)} />
      <Button
        type="submit"
        name="do"
        value={action}
        variant="secondary"
        size="small"
        iconStart={<UploadIcon />}
      >
        {button}
      </Button>
    </Form>
  )
}

export function FilesField({
  id,
  optionalLabel,
  error,
  attempt,
}: {
  id: string
  optionalLabel?: string
  error: string | undefined
  /** Changes when a form comes back that has taken the files in: they are not sent once more. */
  attempt?: unknown
}) {
  const t = useWording('account')
  const nameFile = useNamedFile()
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (attempt && input.current) input.current.value = ''
  }, [attempt])
  const shown = refusal ?? error
  const tell = ({ problem, tooLarge }: WrongChoice) =>
    problem === 'tooLarge'
      ? tooLarge.map(({ name }) => t('checks.tooLarge', { file: nameFile(name) }))
      : [t(`checks.${problem}`)]
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const wrong = takeBackChoice(currentTarget, MOST_FILES_AT_ONCE)
    setRefusal(wrong && tell(wrong).map(asSentence).join('. '))
  }
  return (
    <div className="ui-field">
      <FieldLabel htmlFor={id} optionalLabel={optionalLabel}>
        {t('claim.files')}
      </FieldLabel>
      <FieldHelp id={`${id}-help`}>{t('claim.filesHelp')}</FieldHelp>
      <div role="alert">
        <FieldError id={`${id}-error`}>{shown}</FieldError>
      </div>
      <input
        ref={input}
        type="file"
        id={id}
        name="files"
        multiple
        accept="application/pdf,image/jpeg,image/png,image/heic,.heic"
        aria-describedby={shown ? `${id}-help ${id}-error` : `${id}-help`}
        aria-invalid={shown ? true : undefined}
        onChange={choose}
        className="ui-file account-file"
      />
    </div>
  )
}
