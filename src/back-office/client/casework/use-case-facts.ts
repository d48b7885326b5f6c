import { useQuery } from '@tanstack/react-query'
import type { CaseFacts } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'

/** Names of lines, colleagues and states, read once for all screens. */
export function useCaseFacts() {
  const { data } = useQuery({
    queryKey: ['case-facts'],
    queryFn: () => ask<CaseFacts>('/admin/api/case-facts'),
    staleTime: 300_000,
  })
  const nameIn = (list: CaseFacts['lines'] | undefined, id: string | undefined) =>
    list?.find((each) => each.id === id)?.name
  const colleagues = data?.colleagues ?? []
  // They can be given nothing, but may still look after something.
  const former = (data?.former ?? []).map(({ id, name, role, blocked }) => ({
    id,
    name: `${name} (${blocked ? 'blocked' : role})`,
  }))
  const colleagueName = (id: string | undefined) =>
    nameIn(colleagues, id) ?? nameIn(former, id) ?? (data && id ? 'A former colleague' : '')
  return {
    lines: data?.lines ?? [],
    colleagues,
    former,
    states: data?.states ?? [],
    /** To choose from, where this one looks after it now. */
    colleaguesWith: (id: string | undefined) =>
      !id || nameIn(colleagues, id) !== undefined
        ? colleagues
        : [{ id, name: colleagueName(id) }, ...colleagues],
    // Names come a moment later: nobody reads a code meanwhile.
    lineName: (id: string | undefined) =>
      id === undefined ? 'Contract not known yet' : data ? (nameIn(data.lines, id) ?? id) : '…',
    colleagueName,
  }
}
