import type { ShownBlock } from '#blocks/shown-block.ts'
import { isRecord } from '#insurance/values/is-record.ts'
import type { FormField } from '../form-model/form-field.ts'
import { labelOf } from '../form-model/label-of.ts'
import { blockForms } from './block-forms.ts'
import type { DraftBlock } from './contract.ts'

/** The document that a reference names; undefined while it is unknown. */
export type ResolveReference = (collection: string, uid: string) => object | undefined

/**
 * A block as its component shows it: references filled in, and what is still missing named, so
 * that an unfinished block can be seen and none can break the page around it.
 */
export function shownBlock(block: DraftBlock, resolve: ResolveReference): ShownBlock {
  const { __component: kind, ...values } = block
  const shown = showGroup(blockForms[kind], values, resolve)
  return { __component: kind, ...shown } as unknown as ShownBlock
}

function showGroup(
  fields: readonly FormField[],
  values: unknown,
  resolve: ResolveReference,
): Record<string, unknown> {
  const given = isRecord(values) ? values : {}
  const shown: Record<string, unknown> = {}
  for (const field of fields) {
    const value = showValue(field, given[field.name], resolve)
    if (value !== undefined) shown[field.name] = value
  }
  return shown
}

function showValue(field: FormField, value: unknown, resolve: ResolveReference): unknown {
  switch (field.kind) {
    case 'text':
      if (typeof value === 'string' && value.trim() !== '') return value
      return field.required ? missing(field) : undefined
    case 'rich-text':
      if (typeof value === 'string' && value.trim() !== '') return value
      return field.required ? `<p>${missing(field)}</p>` : undefined
    case 'choice':
      if (typeof value === 'string' && field.values.includes(value)) return value
      return field.initial ?? (field.required ? field.values[0] : undefined)
    case 'group':
      if (value === undefined && !field.required) return undefined
      return showGroup(field.fields, value, resolve)
    case 'list':
      return listOf(value).map((each) => showGroup(field.fields, each, resolve))
    case 'reference': {
      const uids = field.many ? listOf(value) : [value]
      const found = uids.flatMap((uid) =>
        typeof uid === 'string' ? (resolve(field.target, uid) ?? []) : [],
      )
      return field.many ? found : found[0]
    }
    default:
      return value ?? field.initial
  }
}

function missing({ name }: FormField): string {
  return `[${labelOf(name)}]`
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
