import { useQuery } from '@tanstack/react-query'
import type { CaseFacts } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'

/** Names of lines and colleagues, read once for all screens. */
export function useCaseFacts() {
  const { data } = useQuery({
    queryKey: ['case-facts'],
    queryFn: () => ask<CaseFacts>('/admin/api/case-facts'),
    staleTime: 300_000,
  })
  const nameIn = (list: CaseFacts['lines'] | undefined, id: string | undefined) =>
    list?.find((each) => each.id === id)?.name
  return {
    lines: data?.lines ?? [],
    colleagues: data?.colleagues ?? [],
    lineName: (id: string | undefined) => nameIn(data?.lines, id) ?? id ?? 'Contract not known yet',
    colleagueName: (id: string | undefined) => nameIn(data?.colleagues, id) ?? '',
  }
}
