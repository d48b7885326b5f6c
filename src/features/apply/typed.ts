import { controlsOf, type Typed } from '#ui/field/put-back.ts'
import { inTab } from '#ui/in-tab.ts'
import type { ScreenInput, ScreenModel } from './screen-model.ts'

/**
 * Where something typed and not sent yet is kept: in this tab alone, until it is closed. Browsers
 * would do so themselves, but not for pages that no cache may keep.
 */
interface TypedPlace {
  /** Stands for the draft: what was typed into another is nobody else's. */
  readonly owner: string | undefined
  /** Path under which the journey's pages stand. */
  readonly base: string
  readonly screen: string
  /** The page as the server made it, and what it knew then. */
  readonly model: ScreenModel
  readonly answers: Readonly<Record<string, unknown>>
}

/** Questions whose answers may stay in the tab; of a group, those parts that may. */
export function mayStay({ asksHealth, inputs }: ScreenModel): ScreenInput[] {
  return asksHealth ? [] : inputs.flatMap(harmlessIn)
}

/** A tick or a file beside them does not take the others along: a company is asked for with both. */
function harmlessIn(input: ScreenInput): ScreenInput[] {
  if (!isHarmless(input)) return []
  const inner = input.parts ?? input.entries?.flat()
  return inner ? inner.flatMap(harmlessIn) : [input]
}

/** Neither about health nor a number of somebody, nor a declaration: those are made anew. */
function isHarmless({ sensitive, kind, id }: ScreenInput): boolean {
  return sensitive === undefined && !DECLARED.includes(kind) && id !== 'documentsRead'
}

const DECLARED: readonly ScreenInput['kind'][] = ['consent', 'signature', 'upload']

/** `shown` is the page as it stands now: typing brings questions about. */
export function keepTyped(place: TypedPlace, form: HTMLFormElement, shown: ScreenModel): void {
  const stay = new Set(mayStay(shown).map(({ name }) => name))
  if (stay.size === 0) return
  // A date is typed into three inputs below its name.
  const isToStay = (name: string) => stay.has(name) || stay.has(name.replace(/\.[^.]*$/, ''))
  const made = new Map(mayStay(place.model).map(({ name, value }) => [name, value]))
  const names = new Set(controlsOf(form).map(({ name }) => name))
  const held = new FormData(form)
  const typed = [...names]
    .filter(isToStay)
    .map((name) => [name, held.getAll(name)] as const)
    .filter(([name, values]) => !isAsMade(made.get(name), values))
  inTab(() => sessionStorage.setItem(keyOf(place), JSON.stringify([basisOf(place), typed])))
}

/** What the page came with nobody has typed: the name of an account holder follows a corrected name. */
export function isAsMade(made: unknown, values: readonly FormDataEntryValue[]): boolean {
  return made !== undefined && values.length === 1 && values[0] === String(made)
}

/** Nothing, where the server has learnt something else since. */
export function recallTyped(place: TypedPlace): Typed {
  const [basis, typed] = inTab(() => JSON.parse(sessionStorage.getItem(keyOf(place)) ?? '[]')) ?? []
  return new Map(basis === basisOf(place) ? typed : [])
}

/** Of one journey: its typing belongs to another draft, or the order is out. */
export function forgetTyped(base: string): void {
  inTab(() => {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(keyOf({ base, screen: '' }))) sessionStorage.removeItem(key)
    }
  })
}

function basisOf({ owner, model, answers }: TypedPlace): string {
  return JSON.stringify([
    owner,
    ...mayStay(model).map(({ name }) => [name, valueAt(answers, name)]),
  ])
}

function valueAt(answers: TypedPlace['answers'], name: string): unknown {
  const step = (whole: unknown, key: string) =>
    (whole as Record<string, unknown> | undefined)?.[key]
  return name.split('.').reduce<unknown>(step, answers)
}

const keyOf = ({ base, screen }: Pick<TypedPlace, 'base' | 'screen'>) => `typed:${base}/${screen}`
