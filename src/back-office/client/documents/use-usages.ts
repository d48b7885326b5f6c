import { useQuery } from '@tanstack/react-query'
import type { UsageRecord } from '../../wire/document-record.ts'
import { ask } from '../ask.ts'
import { documentPath } from '../document-path.ts'

/** What refers to a document or file; undefined until it is known. */
export function useUsages(collection: string, id: string): readonly UsageRecord[] | undefined {
  const { data } = useQuery({
    queryKey: ['usages', collection, id],
    queryFn: () => ask<{ data: UsageRecord[] }>(documentPath(collection, id, '/usages')),
    enabled: id !== '',
  })
  return data?.data
}
