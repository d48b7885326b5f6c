import type { Field } from '#insurance/fields/field.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { Stage, Step } from '#insurance/lines/step.ts'

/** One page of a journey, with an address of its own. */
export type Screen =
  | {
      readonly kind: 'questions'
      /** The step's id, followed by a number from its second page on. */
      readonly id: string
      readonly step: string
      readonly stage: Stage
      /** Ids of the fields that it may ask. */
      readonly fields: readonly string[]
    }
  | { readonly kind: 'healthConsent'; readonly id: 'health-consent'; readonly stage: Stage }
  | { readonly kind: 'plans'; readonly id: 'plans'; readonly stage: 'quote' }
  | { readonly kind: 'review'; readonly id: 'review'; readonly stage: 'application' }

/**
 * The pages of a line in order. A step of many questions is dealt out to several pages, so that
 * each asks one thing or one small group; which fields share a page never depends on the answers.
 */
export function screensOf(definition: Pick<LineDefinition, 'steps' | 'healthData'>): Screen[] {
  const screens: Screen[] = []
  for (const [index, step] of definition.steps.entries()) {
    const pages = dealOut(step)
    for (const [at, fields] of pages.entries()) {
      const isFirstAboutHealth =
        definition.healthData &&
        fields.some(isAboutHealth) &&
        !screens.some(({ kind }) => kind === 'healthConsent')
      if (isFirstAboutHealth) {
        screens.push({ kind: 'healthConsent', id: 'health-consent', stage: step.stage })
      }
      screens.push({
        kind: 'questions',
        id: at === 0 ? step.id : `${step.id}-${at + 1}`,
        step: step.id,
        stage: step.stage,
        fields: fields.map(({ id }) => id),
      })
    }
    const next = definition.steps[index + 1]
    if (step.stage === 'quote' && next?.stage !== 'quote') {
      screens.push({ kind: 'plans', id: 'plans', stage: 'quote' })
    }
  }
  screens.push({ kind: 'review', id: 'review', stage: 'application' })
  return screens
}

/**
 * All that a page may come to ask while it is filled in, with the parts of each question: answers
 * bring up others without another word from the server.
 */
export function mayAsk(
  { steps }: Pick<LineDefinition, 'steps'>,
  { fields }: { readonly fields: readonly string[] },
): Field[] {
  const withParts = (field: Field): Field[] => [field, ...partsOf(field).flatMap(withParts)]
  return steps
    .flatMap((step): readonly Field[] => step.fields)
    .filter(({ id }) => fields.includes(id))
    .flatMap(withParts)
}

/** Consents to a direct debit, which name who collects. */
export function isMandate({ id }: { readonly id: string }): boolean {
  return id === 'sepaMandate' || id === 'sepaMandateB2b'
}

/** The consent is asked on a page of its own, before the first question about health. */
export const HEALTH_CONSENT = 'healthDataConsent'

export function isAboutHealth(field: Field): boolean {
  return field.sensitive === 'health'
}

const ROOM: Readonly<Record<Stage, number>> = { quote: 4, application: 8 }

function dealOut(step: Step): Field[][] {
  const pages: Field[][] = []
  let page: Field[] = []
  let used = 0
  for (const field of step.fields) {
    if (field.id === HEALTH_CONSENT) continue
    const needed = roomOf(field)
    // A question that another one brings up stays with it.
    const belongs = field.when !== undefined && page.some(({ id }) => names(field, id))
    if (page.length > 0 && used + needed > ROOM[step.stage] && !belongs) {
      pages.push(page)
      page = []
      used = 0
    }
    page.push(field)
    if (!belongs) used += needed
  }
  if (page.length > 0) pages.push(page)
  return pages
}

function names(field: Field, id: string): boolean {
  return JSON.stringify(field.when).includes(`"${id}"`)
}

function roomOf(field: Field): number {
  switch (field.kind) {
    case 'choice':
      return field.options.length > 8 ? 1 : field.options.length > 3 ? 3 : 2
    case 'severalChoices':
    case 'upload':
      return 3
    case 'number':
      return BODY.includes(field.id) ? 0.5 : 1
    case 'yesNo':
      return field.sensitive === 'health' ? 1 : 1.5
    case 'person':
    case 'company':
    case 'address':
    case 'list':
      return 4
    default:
      return 1
  }
}

/** Two short numbers that everybody gives in one breath. */
const BODY: readonly string[] = ['heightCm', 'weightKg']
