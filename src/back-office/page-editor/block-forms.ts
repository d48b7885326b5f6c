import { pages } from '#content/collections/pages.ts'
import { formOfSchema } from '../form-model/fields-of-schema.ts'
import type { FormField } from '../form-model/form-field.ts'
import type { DraftBlock } from './contract.ts'

export type BlockKind = DraftBlock['__component']

/** The fields of every kind of block, read from the schema of a page: the one list of blocks. */
export const blockForms: Readonly<Record<BlockKind, readonly FormField[]>> = readBlockForms()

export const blockKinds = Object.keys(blockForms) as BlockKind[]

export function isBlockKind(kind: string): kind is BlockKind {
  return Object.hasOwn(blockForms, kind)
}

function readBlockForms(): Record<BlockKind, readonly FormField[]> {
  const form = formOfSchema(pages.schema)
  const fields = form.kind === 'fields' ? form.fields : []
  const blocks = fields.find(({ name }) => name === 'blocks')
  if (blocks?.kind !== 'blocks') throw new TypeError('A page has no list of blocks.')
  return blocks.blocks as Record<BlockKind, readonly FormField[]>
}
