import { useQuery } from '@tanstack/react-query'
import type { UsagePage } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath } from '../document-path.ts'

/** What refers to a document or file; undefined until it is known. */
export function useUsages(collection: string, id: string): UsagePage | undefined {
  const { data } = useQuery({
    queryKey: ['usages', collection, id],
    queryFn: () => ask<UsagePage>(documentPath(collection, id, '/usages')),
    enabled: id !== '',
  })
  return data
}
