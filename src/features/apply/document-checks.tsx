import { useState } from 'react'
import { HeardAfter } from '#i18n/heard-after.tsx'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldError } from '#ui/field/field-parts.tsx'
import { CheckCircleIcon, ExternalIcon } from '#ui/icons/icons.tsx'
import type { DocumentLink } from './page-data.ts'
import type { ScreenInput } from './screen-model.ts'

/**
 * Each document with its tick. It opens in a window of its own, and the server notes when: a tick
 * alone does not count.
 */
export function DocumentChecks(props: {
  input: ScreenInput
  documents: readonly DocumentLink[]
  /** Whether to say that some were not opened. */
  remind: boolean
}) {
  const t = useWording('apply')
  const [opened, setOpened] = useState<readonly string[]>([])
  const { input, documents } = props
  const isOpened = (document: DocumentLink) => document.opened || opened.includes(document.code)
  const ticked = Array.isArray(input.value) ? input.value : [input.value]
  const left = documents.filter((document) => !isOpened(document))
  const error =
    props.remind && left.length > 0
      ? t('documents.remind', { count: left.length })
      : input.errors[0]
  const errorId = error ? `${input.name}-error` : undefined
  return (
    <fieldset className="ui-field apply-documents" aria-describedby={errorId}>
      <legend className="ui-field__label">{input.question}</legend>
      {input.help && <p className="ui-field__help">{input.help}</p>}
      <FieldError id={errorId}>{error}</FieldError>
      <ul>
        {documents.map((document, index) => (
          <li key={document.code}>
            <Checkbox
              id={index === 0 ? input.name : `${input.name}-${document.code}`}
              name={input.name}
              value={document.code}
              label={softHyphens(document.name)}
              defaultChecked={ticked.includes(document.code)}
            />
            <a
              href={document.href}
              target="_blank"
              rel="noopener"
              data-opened={isOpened(document) || undefined}
              onClick={() => setOpened((codes) => [...codes, document.code])}
            >
              {isOpened(document) ? <CheckCircleIcon /> : null}
              {isOpened(document) ? t('documents.opened') : t('documents.open')}
              <HeardAfter>{document.name} (PDF)</HeardAfter>
              {isOpened(document) ? null : <ExternalIcon />}
            </a>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
