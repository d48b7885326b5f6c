import { Alert } from '@mui/material'
import { lazy, Suspense } from 'react'
import { useGetOne, useInput, useRecordContext } from 'react-admin'
import { useFormState, useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { DEFAULT_LOCALE, isLocale } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { DraftBlock, PageEditorProps } from '../../page-editor/contract.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { Loading } from '../loading.tsx'
import { problemsOfBlocks } from './problems-of-blocks.ts'
import { useIsReadOnly } from './read-only.ts'

const PageEditor = lazy(() => import('../../page-editor/page-editor.tsx'))

/** Hands the blocks of a page to the visual editor, and what it makes of them to the form. */
export function BlocksInput({ source }: { source: string }) {
  const { field, fieldState } = useInput({ source })
  const { errors } = useFormState()
  const record = useRecordContext<DocumentRecord>()
  const locale: unknown = useWatch({ name: 'locale' })
  const { title, site, path } = useWatch({ name: 'attributes' }) ?? {}
  const isReadOnly = useIsReadOnly()
  const beside = useBeside()
  const blocks = Array.isArray(field.value) ? (field.value as DraftBlock[]) : []
  // A page that never had any is unchanged without them.
  const none = record?.attributes['blocks'] === undefined ? undefined : []
  return (
    <section className="bo-blocks" aria-label="What the page shows">
      {fieldState.error?.message && (
        <Alert severity="error">
          {blocks.length === 0
            ? 'A page shows at least one block: choose one at “New block”, then add it.'
            : `Blocks: ${fieldState.error.message}`}
        </Alert>
      )}
      <Suspense fallback={<Loading what="The editor is loading …" />}>
        <PageEditor
          page={{
            uid: record?.id,
            locale: isLocale(locale) ? locale : DEFAULT_LOCALE,
            site: isSite(site) ? site : undefined,
            path: typeof path === 'string' ? path : '',
            title: typeof title === 'string' ? title : '',
            revision: record?.revision,
            hasDraft: record !== undefined && record.stage !== 'published',
          }}
          beside={beside}
          blocks={blocks}
          onChange={(changed) => field.onChange(changed.length > 0 ? [...changed] : none)}
          problems={problemsOfBlocks(errors, source)}
          readOnly={isReadOnly}
        />
      </Suspense>
    </section>
  )
}

/** The first of the translations that stand beside. */
function useBeside(): PageEditorProps['beside'] {
  const [query] = useSearchParams()
  const id = query.get('beside') ?? ''
  const { data } = useGetOne<DocumentRecord>('pages', { id }, { enabled: id !== '', retry: false })
  const blocks = data?.attributes['blocks']
  return data && { locale: data.locale, blocks: Array.isArray(blocks) ? blocks : [] }
}
