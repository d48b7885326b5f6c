import { pages } from '#content/collections/pages.ts'
import { formOfSchema } from '../form-model/fields-of-schema.ts'
import type { FormField } from '../form-model/form-field.ts'
import { labelOf } from '../form-model/label-of.ts'
import type { DraftBlock } from './contract.ts'

export type BlockKind = DraftBlock['__component']

/** The fields of every kind of block, read from the schema of a page: the one list of blocks. */
export const blockForms: Readonly<Record<BlockKind, readonly FormField[]>> = readBlockForms()

export const blockKinds = Object.keys(blockForms) as BlockKind[]

/** What editors call a kind of block; also for kinds that there are no more. */
export function blockLabel(kind: string): string {
  return labelOf(kind.slice(kind.indexOf('.') + 1))
}

function readBlockForms(): Record<BlockKind, readonly FormField[]> {
  const form = formOfSchema(pages.schema)
  const fields = form.kind === 'fields' ? form.fields : []
  const blocks = fields.find(({ name }) => name === 'blocks')
  if (blocks?.kind !== 'blocks') throw new TypeError('A page has no list of blocks.')
  return blocks.blocks as Record<BlockKind, readonly FormField[]>
}
