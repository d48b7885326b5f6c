import { expect, test } from 'vitest'
import type { Field } from '../fields/field.ts'
import { copyOfField, copyOfStep } from './line-copy.ts'
import { loadAllLines } from './load-line.ts'

const lines = Object.values(await loadAllLines())
const companyLines = lines.filter(({ definition }) => definition.audience === 'company')

/** What a company has and had, in the words of forms for one person. */
const OF_ONE = [
  ['de', /hattest du|dein Konto/i],
  ['es', /has tenido|tu cuenta/i],
] as const

test.each(companyLines)(
  '$definition.id asks a company as several people, in shared words too',
  ({ definition, wording }) => {
    for (const [language, words] of OF_ONE) {
      const told = definition.steps.flatMap(
        ({ id, fields }: { id: string; fields: readonly Field[] }) => [
          copyOfStep(id, wording[language]).title,
          ...fields.map((field) => copyOfField(field, wording[language]).question),
        ],
      )
      expect(told.filter((text) => words.test(text))).toEqual([])
    }
  },
)
