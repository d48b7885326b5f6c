import { useState } from 'react'
import { useWording } from '#i18n/use-wording.ts'
import { CheckCircleIcon, DocumentIcon, ExternalIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { DocumentLink } from './page-data.ts'

/** Each document opens in a window of its own; the server notes when. */
export function DocumentLinks(props: { documents: readonly DocumentLink[]; remind: boolean }) {
  const t = useWording('apply')
  const [opened, setOpened] = useState<readonly string[]>([])
  const { documents } = props
  const isOpened = ({ code, ...document }: DocumentLink) => document.opened || opened.includes(code)
  const left = documents.filter((document) => !isOpened(document))
  return (
    <>
      {props.remind && left.length > 0 && (
        <Notice kind="warning" announce="alert" className="apply__notice">
          {t('documents.remind', { count: left.length })}
        </Notice>
      )}
      <ul className="apply-documents">
        {documents.map((document) => (
          <li key={document.code}>
            <a
              href={document.href}
              target="_blank"
              rel="noopener"
              onClick={() => setOpened((codes) => [...codes, document.code])}
            >
              <DocumentIcon />
              <span>
                {document.name}
                <small>{t('documents.pdf')}</small>
              </span>
              {isOpened(document) ? (
                <span className="apply-documents__state" data-opened="">
                  <CheckCircleIcon />
                  {t('documents.opened')}
                </span>
              ) : (
                <span className="apply-documents__state">
                  {t('documents.open')}
                  <ExternalIcon />
                </span>
              )}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
