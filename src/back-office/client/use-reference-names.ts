import { useQueries } from '@tanstack/react-query'
import { collectReferences } from '#content/collect-references.ts'
import type { NameOf } from '../difference/compare-attributes.ts'
import type { DocumentRecord } from '../wire/document-record.ts'
import { dataProvider } from './data-provider.ts'
import { titleOfRecord } from './title-of-record.ts'

type Values = Readonly<Record<string, unknown>>

/** What editors call the documents that these states of a document refer to, once it is known. */
export function useReferenceNames(collection: string, ...states: readonly Values[]): NameOf {
  const references = states.flatMap((state) => collectReferences(collection, state))
  const byTarget = Map.groupBy(references, ({ targetCollection }) => targetCollection)
  const queries = [...byTarget].map(([target, found]) => {
    const ids = [...new Set(found.map(({ targetUid }) => targetUid))].toSorted()
    return {
      queryKey: [target, 'names', ids],
      queryFn: async () => {
        const { data } = await dataProvider.getMany<DocumentRecord>(target, { ids })
        return data.map(
          (record) => [keyOf(target, record.id), titleOfRecord(target, record)] as const,
        )
      },
    }
  })
  const names = new Map(useQueries({ queries }).flatMap(({ data }) => data ?? []))
  return (target, uid) => names.get(keyOf(target, uid)) ?? uid
}

const keyOf = (target: string, uid: string) => `${target}:${uid}`
