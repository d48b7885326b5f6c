import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pageBlock } from '#content/page-blocks/registry.ts'
import type { FormField } from '../form-model/form-field.ts'
import { blockForms, blockKinds } from './block-forms.ts'
import type { DraftBlock } from './contract.ts'
import { scalarKinds } from './fields/scalar-input.tsx'
import { initialFields } from './initial-fields.ts'
import { fromPuckData, idsOf, toPuckData } from './puck-data.ts'
import { shownBlock } from './shown-block.ts'

/** Any value that the schema of a field allows. */
function anyValue(field: FormField): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      if (/url$/i.test(field.name)) {
        return fc.constantFrom('/support', 'app:/me', 'https://example.com/a?b=c#d')
      }
      // Two braces begin the name of a figure, which must exist.
      return (
        field.multiline
          ? fc.string({ maxLength: 200 })
          : fc.stringMatching(/^[\w<>&"'äß{}$.]([\w <>&"'äß{}$.]{0,40}[\w.])?$/)
      ).map((text) => text.replaceAll(/\{+/g, '{'))
    case 'rich-text':
      return fc.constantFrom(
        '',
        '<p>One</p>',
        '<ul><li>a</li></ul><table><tr><td>1</td></tr></table>',
      )
    case 'choice':
      return fc.constantFrom(...field.values)
    case 'number':
      return fc.integer({ min: field.min ?? 0, max: field.max ?? 100 })
    case 'boolean':
      return fc.boolean()
    case 'date':
      return fc.constantFrom('2026-11-15', '2028-02-29')
    case 'group':
      return groupOf(field.fields)
    case 'list':
      return fc.array(groupOf(field.fields), { minLength: 1, maxLength: 4 })
    case 'reference': {
      const uid = fc.stringMatching(/^[a-z]{1,8}$/).map((name) => `en-de--${name}`)
      return field.many ? fc.uniqueArray(uid, { maxLength: 4 }) : uid
    }
    default:
      throw new TypeError(`No block had a field of kind ${field.kind}: say what it may hold.`)
  }
}

function groupOf(fields: readonly FormField[]): fc.Arbitrary<Record<string, unknown>> {
  const requiredKeys = fields
    .filter(({ required, initial }) => required || initial !== undefined)
    .map(({ name }) => name)
  return fc.record(Object.fromEntries(fields.map((each) => [each.name, anyValue(each)])), {
    requiredKeys,
    noNullPrototype: true,
  })
}

const block: fc.Arbitrary<DraftBlock> = fc.oneof(
  ...blockKinds.map((kind) =>
    groupOf(blockForms[kind]).map((fields) => ({ __component: kind, ...fields })),
  ),
)

describe('the list of blocks', () => {
  test('is the one of the schema', () => {
    const kinds = pageBlock.options.map(({ shape }) => shape.__component.value)
    expect(blockKinds.toSorted()).toEqual(kinds.toSorted())
  })

  test('has fields of kinds that there is an input for', () => {
    const known = new Set<string>([...scalarKinds, 'rich-text', 'reference', 'group', 'list'])
    const kindsOf = (fields: readonly FormField[]): string[] =>
      fields.flatMap((field) => [field.kind, ...('fields' in field ? kindsOf(field.fields) : [])])
    const used = blockKinds.flatMap((kind) => kindsOf(blockForms[kind]))
    expect(used.filter((kind) => !known.has(kind))).toEqual([])
  })
})

describe('blocks', () => {
  test('come back from Puck as they went in', () => {
    fc.assert(
      fc.property(fc.array(block, { maxLength: 8 }), (blocks) => {
        expect(blocks.map((each) => pageBlock.safeParse(each).error)).toEqual(
          blocks.map(() => undefined),
        )
        const data = structuredClone(toPuckData(blocks))
        expect(fromPuckData(data)).toStrictEqual(blocks)
        expect(new Set(idsOf(data)).size).toBe(blocks.length)
      }),
    )
  })

  test('keep their ids when they are replaced, and new ones get others', () => {
    const first = toPuckData([{ __component: 'blocks.faq' }, { __component: 'blocks.hero' }])
    const ids = idsOf(first)
    const again = toPuckData([...fromPuckData(first), { __component: 'blocks.cards' }], ids)
    expect(idsOf(again).slice(0, 2)).toEqual(ids)
    expect(new Set(idsOf(again)).size).toBe(3)
  })

  test('drop what was emptied, at every depth', () => {
    const fields = { title: 'A', text: undefined, action: { label: 'Go', url: undefined } }
    const content = [{ type: 'blocks.hero', props: { id: 'x', fields } }]
    expect(fromPuckData({ content })).toStrictEqual([
      { __component: 'blocks.hero', title: 'A', action: { label: 'Go' } },
    ])
  })
})

describe('an unfinished block', () => {
  const resolve = () => undefined

  test('is shown with every list and group that its component reads', () => {
    for (const kind of blockKinds) {
      const shown = shownBlock({ __component: kind }, resolve) as unknown as Record<string, unknown>
      for (const field of blockForms[kind]) {
        if (field.kind === 'list') expect(shown[field.name]).toEqual([])
        if (field.kind === 'group' && field.required) expect(shown[field.name]).toBeTypeOf('object')
        if (field.kind === 'text' && field.required) expect(shown[field.name]).not.toBe('')
      }
    }
  })

  test('begins with one entry where a list needs one, and with defaults', () => {
    expect(initialFields(blockForms['blocks.cards'])).toEqual({ cards: [{}] })
    expect(initialFields(blockForms['blocks.image'])).toEqual({ width: 'text' })
  })

  test('has its references filled in, those that lead nowhere left out', () => {
    const known = (_collection: string, uid: string) =>
      uid === 'en-de--known' ? { uid } : undefined
    const articles = ['en-de--known', 'en-de--unknown']
    const shown = shownBlock({ __component: 'blocks.articles', articles }, known)
    expect(shown).toMatchObject({ articles: [{ uid: 'en-de--known' }] })
  })
})
