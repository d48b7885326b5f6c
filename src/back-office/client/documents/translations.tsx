import { Button, Card, CardContent } from '@mui/material'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRecordContext } from 'react-admin'
import { Link, useNavigate } from 'react-router'
import { knownCollection } from '#content/collections/registry.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { formatUid } from '#sites/uid.ts'
import type { DocumentRecord, TranslationRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath, screenPath } from '../document-path.ts'
import { showMoment } from '../show-moment.ts'
import { whyNotInFull } from '../why-not.ts'
import { StageChip } from './stage-chip.tsx'

/** In which locales the document exists; the missing ones can start from this one. */
export function Translations({ collection, mayWrite }: { collection: string; mayWrite: boolean }) {
  const record = useRecordContext<DocumentRecord>()
  const client = useQueryClient()
  const navigate = useNavigate()
  const notify = useNotify()
  const id = record?.id ?? ''
  const queryKey = ['translations', collection, record?.name]
  const { data } = useQuery({
    // Publishing or taking back changes what stands here of the document itself.
    queryKey: [...queryKey, id, record?.revision],
    placeholderData: keepPreviousData,
    queryFn: () =>
      ask<{ data: TranslationRecord[] }>(documentPath(collection, id, '/translations')),
    enabled: knownCollection(collection).localized,
  })
  if (record === undefined || data === undefined) return null
  const missing = data.data.filter(({ document }) => document === null).length
  const mainUids = Object.values(MAIN_LOCALE_OF_LANGUAGE)
    .filter((locale) => locale !== record.locale)
    .map((locale) => formatUid(locale, record.name))

  async function start(locale: string) {
    try {
      const path = documentPath(collection, id, '/translations')
      const made = await ask<DocumentRecord>(path, { method: 'POST', json: { locale } })
      await client.invalidateQueries({ queryKey })
      navigate(besidePath(collection, made.id, id))
    } catch (error) {
      notify(whyNotInFull(error), { type: 'error', autoHideDuration: 10_000 })
    }
  }

  return (
    <Card>
      <CardContent>
        <h2>Translations</h2>
        <p>{missing === 0 ? 'It exists in every locale.' : `Missing in ${missing} locales.`}</p>
        <Link className="bo-link" to={besidePath(collection, id, ...mainUids)}>
          Side by side in every language
        </Link>
        <ul className="bo-plain-list">
          {data.data.map(({ locale, document }) => (
            <li key={locale} className="bo-row">
              <span className="bo-locale">{locale}</span>
              {document ? (
                <>
                  <StageChip stage={document.stage} />
                  <small className="bo-soft">Changed {showMoment(document.updatedAt)}</small>
                </>
              ) : (
                <span className="bo-soft">missing</span>
              )}
              {document === null && mayWrite && (
                <Button size="small" onClick={() => start(locale)}>
                  Start from this one<span className="ui-visually-hidden">: {locale}</span>
                </Button>
              )}
              {document && document.id !== id && (
                <>
                  <Link to={screenPath(collection, document.id)} aria-label={`Open ${locale}`}>
                    Open
                  </Link>
                  <Link
                    to={besidePath(collection, id, document.id)}
                    aria-label={`Show ${locale} beside`}
                  >
                    Beside
                  </Link>
                </>
              )}
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  )
}

function besidePath(collection: string, uid: string, ...others: string[]): string {
  const query = new URLSearchParams(others.map((other) => ['beside', other]))
  return `${screenPath(collection, uid)}?${query}`
}
