import { collectionNamed } from '#content/collections/registry.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'

/** What editors call a document: its first column, or else its uid. */
export function nameOf(target: string, record: DocumentRecord | undefined): string | undefined {
  const [column = ''] = collectionNamed(target)?.columns ?? []
  const name = record?.attributes[column]
  return typeof name === 'string' && name !== '' ? name : record?.id
}

/** The picture of a file; nothing for other documents. */
export function Thumbnail({ record }: { record: DocumentRecord | undefined }) {
  const { url, mime, formats } = record?.attributes ?? {}
  if (typeof url !== 'string' || !String(mime).startsWith('image/')) return null
  const small = (formats as { thumbnail?: { url?: string } } | undefined)?.thumbnail?.url
  return <img src={small ?? url} alt="" width="48" height="48" loading="lazy" />
}
