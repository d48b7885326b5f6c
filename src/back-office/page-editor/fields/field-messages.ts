import { createContext, useContext, useMemo } from 'react'
import { pageBlock } from '#content/page-blocks/registry.ts'
import type { DraftBlock } from '../contract.ts'

/** What is wrong with a field: as the server said, and as it is typed. */
interface FieldMessages {
  /** Said when the page was last to be published. */
  said(path: readonly string[]): readonly string[]
  /** Found while writing; shown once the field was left. */
  found(path: readonly string[]): readonly string[]
}

export const FieldMessagesContext = createContext<FieldMessages>({
  said: () => [],
  found: () => [],
})

export function useFieldMessages(): FieldMessages {
  return useContext(FieldMessagesContext)
}

/** What the schema says of a block's fields that are filled in; what is empty may still come. */
export function useFoundMessages(block: DraftBlock): FieldMessages['found'] {
  return useMemo(() => {
    const { error } = pageBlock.safeParse(block)
    const issues = (error?.issues ?? []).map(({ path, message }) => ({
      place: path.map(String).join('.'),
      message,
    }))
    return (path) => {
      const place = path.join('.')
      return issues.flatMap((each) => (each.place === place ? each.message : []))
    }
  }, [block])
}
