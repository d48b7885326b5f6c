import type { ComponentData, Data } from '@puckeditor/core'
import type { DraftBlock } from './contract.ts'

/**
 * The blocks as Puck keeps them. Puck tells blocks apart by an id, which pages do not have: given
 * ids are used again, place by place, so that a selection survives when content is replaced.
 */
export function toPuckData(blocks: readonly DraftBlock[], ids: readonly string[] = []): Data {
  const taken = new Set(ids)
  let next = 0
  const freshId = () => {
    do next += 1
    while (taken.has(`block-${next}`))
    return `block-${next}`
  }
  const content = blocks.map(
    ({ __component: type, ...fields }, at): ComponentData => ({
      type,
      // In a place of their own, so that a field may have any name.
      props: { id: ids[at] ?? freshId(), fields },
    }),
  )
  return { root: { props: {} }, content }
}

/** What Puck keeps as blocks again: what an editor emptied is absent. */
export function fromPuckData({ content }: Pick<Data, 'content'>): DraftBlock[] {
  return content.map(({ type, props }) => {
    const fields = withoutUndefined(props['fields'] ?? {}) as Record<string, unknown>
    return { __component: type, ...fields } as DraftBlock
  })
}

export function idsOf({ content }: Pick<Data, 'content'>): string[] {
  return content.map(({ props }) => String(props['id']))
}

function withoutUndefined(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutUndefined)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      inner === undefined ? [] : [[name, withoutUndefined(inner)]],
    ),
  )
}
