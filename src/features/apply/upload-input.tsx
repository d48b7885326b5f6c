import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { withoutTurning } from '#i18n/without-turning.ts'
import { UPLOAD_TYPES, type UploadedFile } from '#insurance/fields/upload.ts'
import { takeBackChoice, type WrongChoice } from '#platform/files/upload-limits.ts'
import { Button } from '#ui/button/button.tsx'
import { FieldError, FieldHelp } from '#ui/field/field-parts.tsx'
import { DocumentIcon, TrashIcon, UploadIcon } from '#ui/icons/icons.tsx'
import type { InputPlace, Refused } from './input-place.ts'
import { placeOfFiles } from './place-of-files.ts'
import type { ScreenInput } from './screen-model.ts'
import { useSending } from './use-sending.ts'

/** A phone at half a megabit a second takes four minutes for the largest file. */
const UPLOAD_PATIENCE_MS = 300_000

/** Files go by forms of their own, which stand beside the page's form: see `UploadForms`. */
export function UploadInput({
  input,
  refused,
}: {
  input: ScreenInput
  /** What of the last choice was not taken. */
  refused?: Refused | undefined
}) {
  const t = useWording('apply')
  const files = Array.isArray(input.value) ? (input.value as UploadedFile[]) : []
  const { name } = input
  const form = uploadFormId(name)
  const [refusal, setRefusal] = useState<readonly string[]>()
  const room = (input.mostFiles ?? 1) - files.length
  const { isBusy, isOffline, begin } = useSending(UPLOAD_PATIENCE_MS)
  const { box, isNeeded } = useSendButton({ isBusy, isOffline, refusal })
  const upload = ({ form: owner }: HTMLInputElement | HTMLButtonElement) => {
    if (begin()) owner?.requestSubmit()
  }
  const tell = ({ problem, tooLarge }: WrongChoice) => {
    const text = t(`upload.refused.${problem}`, { room })
    if (problem !== 'tooLarge') return [text]
    return tooLarge.map((file) => tellOfFile(t, file.name, text))
  }
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const wrong = takeBackChoice(currentTarget, room)
    setRefusal(wrong && tell(wrong))
    if (!wrong) upload(currentTarget)
  }
  const problems =
    refusal ?? (isOffline ? [t('offline')] : (refused?.texts ?? input.errors.slice(0, 1)))
  const left = refusal || isOffline ? undefined : refused?.left
  return (
    <fieldset id={placeOfFiles(name)} className="ui-field apply-upload">
      <legend className="ui-field__label">
        {input.question}
        {!input.required && <span className="ui-field__optional"> {t('optional')}</span>}
      </legend>
      {input.help && <p className="ui-field__help">{input.help}</p>}
      <div role="alert" id={problems.length > 0 ? `${name}-error` : undefined}>
        {problems.map((problem) => (
          <FieldError key={problem}>{problem}</FieldError>
        ))}
        <FieldHelp id={undefined}>{left}</FieldHelp>
      </div>
      {files.length > 0 && (
        <ul className="apply-upload__files">
          {files.map((file) => (
            <li key={file.id}>
              <DocumentIcon />
              <span>{file.name}</span>
              <button type="submit" form={form} name="_remove" value={file.id}>
                <TrashIcon />
                <span className="ui-visually-hidden">
                  {t('upload.remove', { name: file.name })}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className="apply-upload__add" ref={box}>
          <input
            type="file"
            className="ui-file"
            id={name}
            name="file"
            form={form}
            accept={(input.accept ?? [...UPLOAD_TYPES, '.heic']).join(',')}
            multiple={room > 1}
            aria-label={input.question}
            aria-describedby={
              problems.length > 0 ? `${name}-formats ${name}-error` : `${name}-formats`
            }
            aria-invalid={problems.length > 0 || undefined}
            disabled={isBusy}
            onChange={choose}
          />
          {!input.accept && (
            <label className="apply-upload__camera">
              {t('upload.camera')}
              <input
                type="file"
                className="ui-file"
                name="file"
                form={form}
                accept="image/*"
                capture="environment"
                disabled={isBusy}
                onChange={choose}
              />
            </label>
          )}
          {isNeeded && (
            <Button
              type="submit"
              form={form}
              disabled={isBusy}
              onClick={(event) => {
                event.preventDefault()
                upload(event.currentTarget)
              }}
              variant="secondary"
              size="small"
              iconStart={<UploadIcon />}
            >
              {t('upload.send')}
            </Button>
          )}
          <p id={`${name}-formats`} className="ui-field__help">
            {input.accept ? t('upload.csv') : t('upload.formats')}{' '}
            {t(files.length > 0 ? 'upload.roomLeft' : 'upload.room', { count: room })}
          </p>
          <p role="status" className="ui-field__help">
            {isBusy && t('upload.sending')}
          </p>
        </div>
      )}
    </fieldset>
  )
}

/** What is wrong with a file, by its name. */
export function tellOfFile(
  t: ReturnType<typeof useWording<'apply'>>,
  name: string,
  why: string,
): string {
  return t('upload.file', { name: withoutTurning(name), why })
}

/**
 * With script a file is sent as soon as it is chosen. The button stays for who has none, and for a
 * file that is chosen and not under way: before the script ran, without a connection, or with one
 * that broke.
 */
function useSendButton({ isBusy, isOffline, refusal }: UploadState) {
  const box = useRef<HTMLDivElement>(null)
  const [isNeeded, setIsNeeded] = useState(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes, what is chosen may have
  useEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])]
    setIsNeeded(!isBusy && inputs.some(({ files }) => files && files.length > 0))
  }, [isBusy, isOffline, refusal])
  return { box, isNeeded }
}

type UploadState = {
  isBusy: boolean
  isOffline: boolean
  refusal: readonly string[] | undefined
}

/** One form for each question that takes files; forms cannot stand inside each other. */
export function UploadForms({
  inputs,
  place,
}: {
  inputs: readonly ScreenInput[]
  place: InputPlace
}) {
  return inputs
    .filter(({ kind }) => kind === 'upload')
    .map(({ name }) => (
      <form
        key={name}
        id={uploadFormId(name)}
        method="post"
        encType="multipart/form-data"
        action={`${place.base}/upload`}
        hidden
      >
        <input type="hidden" name="_screen" value={place.screen} />
        <input type="hidden" name="_field" value={name} />
        {place.fromReview && <input type="hidden" name="_from" value="review" />}
      </form>
    ))
}

function uploadFormId(name: string): string {
  return `upload-${name.replaceAll('.', '-')}`
}
