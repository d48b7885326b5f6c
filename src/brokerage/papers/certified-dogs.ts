import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { copyOfPart } from '#insurance/fields/copy.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import { showField } from '#insurance/fields/show-field.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { PaperContext } from './paper-context.ts'

type Answers = FrozenApplication['answers']
type Row = readonly [name: string, value: string]
type Dog = { readonly name?: string; readonly birthDate: string; readonly chipNo?: string }
type Chip = { readonly name: string; readonly chipNo: string }

/**
 * What a town's tax office compares with its register: every dog, for how much it is insured, and
 * what its keeper carries (some states bound both). In any language, since a town reads German.
 */
export function certifiedDogs(
  answers: Answers,
  line: Pick<LoadedLine, 'definition' | 'wording'> | undefined,
  { t, day, language }: PaperContext,
): readonly Row[] {
  const fields = line?.definition.steps.flatMap((step) => step.fields) ?? []
  const show = (id: string, part?: string, entry?: object) => {
    const field = fields.find((each) => each.id === id)
    const shown = part && field ? partsOf(field).find((each) => each.id === part) : field
    if (!line || !field || !shown) return undefined
    const { shared } = line.wording[language]
    const own = copyOfField(field, line.wording[language])
    const copy = part ? copyOfPart(own, part, shared) : own
    const value = entry ? Reflect.get(entry, part ?? '') : answers[id]
    return value === undefined ? undefined : showField(shown, value, { language, copy, shared })
  }
  const { dogs, others } = withChips(answers)
  const sum = show('sumInsured')
  const deductible = answers['deductible'] === '0' ? t('noDeductible') : show('deductible')
  return [
    ...dogs.map((dog): Row => {
      const chip = dog.chipNo && t('chip', { number: dog.chipNo })
      const said = [dog.name, show('dogs', 'breed', dog), t('born', { date: day(dog.birthDate) })]
      return [t('fields.dog'), [...said, chip].filter(Boolean).join(', ')]
    }),
    ...others.map(({ name, chipNo }): Row => {
      return [t('fields.dog'), [name, t('chip', { number: chipNo })].join(', ')]
    }),
    ...(sum ? [[t('fields.sumInsured'), sum] as const] : []),
    ...(deductible ? [[t('fields.deductible'), deductible] as const] : []),
  ]
}

export function countDogs({ dogs }: Answers): number {
  return Array.isArray(dogs) ? dogs.length : 0
}

/** Chip numbers are asked for once more, by name, of who did not have them at hand. */
function withChips(answers: Answers): { dogs: readonly Dog[]; others: readonly Chip[] } {
  const dogs = (answers['dogs'] ?? []) as readonly Dog[]
  const given = (answers['chips'] ?? []) as readonly Chip[]
  const lacking = dogs.filter(({ chipNo }) => chipNo === undefined)
  const [only] = given
  // One dog and one number belong together, however the dog was called.
  const chipOf = (dog: Dog) =>
    lacking.length === 1 && given.length === 1
      ? only
      : given.find(({ name }) => isSameName(name, dog.name))
  const found = new Set<Chip>()
  const whole = dogs.map((dog) => {
    const chip = dog.chipNo === undefined ? chipOf(dog) : undefined
    if (!chip || found.has(chip)) return dog
    found.add(chip)
    return { ...dog, name: dog.name ?? chip.name, chipNo: chip.chipNo }
  })
  return { dogs: whole, others: given.filter((chip) => !found.has(chip)) }
}

function isSameName(one: string, other: string | undefined): boolean {
  return one.trim().toLowerCase() === other?.trim().toLowerCase()
}
