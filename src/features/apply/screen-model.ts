import { type Answers, holds } from '#insurance/conditions/evaluate.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import { copyOfPart, type FieldCopy } from '#insurance/fields/copy.ts'
import { doubtAbout } from '#insurance/fields/doubt-about.ts'
import type { Field, ListField } from '#insurance/fields/field.ts'
import type { ErrorCode, FieldError } from '#insurance/fields/field-kind.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import { showError } from '#insurance/fields/show-field.ts'
import { type Option, showOptions } from '#insurance/fields/show-options.ts'
import { sortOptions } from '#insurance/fields/sort-options.ts'
import { carriedInto } from '#insurance/journey/carried-into.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { copyOfField, copyOfStep, type Wording } from '#insurance/lines/line-copy.ts'
import { isRecord } from '#insurance/values/is-record.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { type AgeOfYear, ageOfYear } from './birth-year.ts'
import type { Flow } from './flow.ts'
import { isAboutHealth, type Screen, screensOf } from './screens.ts'
import { suggestAnswer } from './suggest-answer.ts'

/** A page of questions, ready to draw: the components know nothing of insurance. */
export interface ScreenModel {
  readonly title: string
  readonly intro: string | undefined
  readonly inputs: readonly ScreenInput[]
  /** Whether the duty to answer truthfully has to stand beside the questions (§ 19 VVG). */
  readonly asksHealth: boolean
}

export interface ScreenInput {
  /** Name in the form: the dotted path of the answer. */
  readonly name: string
  /** Id of the field alone, by which browsers know what to fill in. */
  readonly id: string
  readonly kind: Field['kind']
  readonly question: string
  readonly help: string | undefined
  readonly unit: string | undefined
  readonly required: boolean
  readonly options: readonly Option[] | undefined
  /** Several lines to write in. */
  readonly long: boolean
  /** Written in digits alone: phones show their keys. */
  readonly digits: boolean
  readonly mostFiles: number | undefined
  readonly accept: readonly string[] | undefined
  /** Inputs of a composite. */
  readonly parts: readonly ScreenInput[] | undefined
  /** Inputs of each entry of a list. */
  readonly entries: readonly (readonly ScreenInput[])[] | undefined
  /** The button that adds an entry; none where the list takes no more. */
  readonly add: string | undefined
  /** Said where a list takes no more entries: some groups are too large for a price. */
  readonly full: string | undefined
  readonly mayRemove: boolean
  readonly sensitive: 'health' | 'identifier' | undefined
  /** The answer: canonical if it could be read, else as typed. */
  readonly value: unknown
  /** The age that a birth year without its day stands for. */
  readonly aged: AgeOfYear | undefined
  /** What is wrong with it, in words. */
  readonly errors: readonly string[]
  /** What is odd about it, in words; it counts all the same. */
  readonly doubt: string | undefined
  /** The page with the earlier answer that it contradicts. */
  readonly changeAt: string | undefined
}

interface ModelRequest {
  readonly definition: LineDefinition
  readonly wording: Wording
  readonly language: Language
  readonly asOf: IsoDate
  readonly raw: Readonly<Record<string, unknown>>
  readonly flow: Pick<Flow, 'journey'>
  readonly screen: Extract<Screen, { kind: 'questions' }>
  /** Whether to say what is missing or wrong: only after the page was sent. */
  readonly check: boolean
}

export function screenModel(request: ModelRequest): ScreenModel {
  const { wording, screen, flow, definition } = request
  const step = flow.journey.path.find(({ id }) => id === screen.step)
  const fields = (step?.asked ?? []).filter(({ id }) => screen.fields.includes(id))
  const copy = copyOfStep(screen.step, wording)
  const inputs = fields
    .map((field) => inputOf(request, field, copyOfField(field, wording)))
    .map((input) => withoutAdvice(input, flow.journey.answers))
  const [only, ...others] = inputs
  const isOneQuestion =
    only !== undefined && others.length === 0 && ONE_QUESTION.includes(only.kind)
  return {
    title: isOneQuestion ? only.question : copy.title,
    intro: copy.intro,
    inputs,
    asksHealth: definition.healthData && fields.some(isAboutHealth),
  }
}

/** Whoever waived advice got no record of it, so there is none to tick. */
function withoutAdvice(input: ScreenInput, answers: Answers): ScreenInput {
  if (input.id !== 'documentsRead' || answers['advice'] === 'accepted') return input
  return { ...input, options: input.options?.filter(({ value }) => value !== 'adviceRecord') }
}

/** Kinds whose question can be the heading of the page. */
const ONE_QUESTION: readonly Field['kind'][] = ['choice', 'severalChoices', 'yesNo']

function inputOf(request: ModelRequest, field: Field, copy: FieldCopy): ScreenInput {
  const { raw, flow } = request
  const { answers } = flow.journey
  const given = answers[field.id] ?? raw[field.id]
  const value = orKnown(given, knownOf(request, field))
  const problems = problemsOf(flow.journey, field.id).filter(
    ({ code }) => request.check || CONTRADICTIONS.includes(code),
  )
  const say = (path: string) =>
    problems
      .filter((problem) => problem.path === path)
      .map((problem) =>
        showError(field, problem, {
          language: request.language,
          copy,
          shared: request.wording.shared,
        }),
      )
  const changeAt = (path: string) =>
    problems.some((each) => each.path === path && CONTRADICTIONS.includes(each.code))
      ? findEarlier(request, path)
      : undefined
  return build(request, field, field.id, copy, value, answers, { say, changeAt })
}

/** The page that asked for what an answer has to agree with; none where it is this very page. */
function findEarlier({ definition, flow, asOf, screen }: ModelRequest, path: string) {
  const place = path.replace(/\.\d+/g, '')
  const agreement = definition.agrees?.find(
    ({ field, when }) =>
      (field === place || field.startsWith(`${place}.`)) && holds(when, flow.journey.answers, asOf),
  )
  const asks = (each: Screen) =>
    each.kind === 'questions' && each.fields.includes(rootOf(agreement?.with ?? ''))
  const earlier = screensOf(definition).find(asks)?.id
  return earlier === screen.id ? undefined : earlier
}

/** What is wrong with the answer at a path, in words, and where to put it right if not there. */
interface Faults {
  say(path: string): readonly string[]
  changeAt(path: string): string | undefined
}

/** Of a group each part for itself: a file may be all that was sent of it. */
function orKnown(given: unknown, known: unknown): unknown {
  return isRecord(given) && isRecord(known) ? { ...known, ...given } : (given ?? known)
}

/** What stands in a field that nobody has answered: what earlier answers tell, else what is likely. */
function knownOf({ definition, flow, asOf, language }: ModelRequest, field: Field): unknown {
  const { answers } = flow.journey
  const carried = carriedInto(definition.agrees, field, answers, asOf)
  const suggested = suggestAnswer(field, answers, language)
  if (partsOf(field).length === 0 || field.kind === 'list') return carried ?? suggested
  return { ...recordOf(suggested), ...recordOf(carried) }
}

/** Told at once: they come about when an answer on another page is changed. */
const CONTRADICTIONS: readonly ErrorCode[] = [
  'differs',
  'differsInAge',
  'differsInCount',
  'alreadyPast',
  'stillAhead',
  'beforeOther',
  'afterOther',
]

function problemsOf(journey: Flow['journey'], id: string): FieldError[] {
  const isOf = (path: string) => path === id || path.startsWith(`${id}.`)
  return [
    ...journey.missing.filter(isOf).map((path) => ({ path, code: 'required' as const })),
    ...journey.errors.filter(({ path }) => isOf(path)),
  ]
}

function build(
  request: ModelRequest,
  field: Field,
  name: string,
  copy: FieldCopy,
  value: unknown,
  beside: Answers,
  faults: Faults,
): ScreenInput {
  const { wording, asOf } = request
  const partInputs = (prefix: string, answers: Answers) =>
    partsOf(field)
      .filter((part) => holds(part.when, answers, asOf))
      .map((part) =>
        build(
          request,
          part,
          `${prefix}.${part.id}`,
          copyOfPart(copy, part.id, wording.shared),
          answers[part.id],
          answers,
          faults,
        ),
      )
  const isList = field.kind === 'list'
  const entries = isList ? entriesOf(value, leastEntries(field)) : undefined
  const doubt = doubtAbout(field, value, beside, asOf)
  const isOptional = field.optionalWhen !== undefined && holds(field.optionalWhen, beside, asOf)
  return {
    name,
    id: field.id,
    kind: field.kind,
    question: copy.question,
    help: copy.help,
    unit: copy.unit,
    required: field.required !== false && !isOptional,
    options: optionsOf(request, field, copy),
    long: field.kind === 'text' && field.long === true,
    digits: isInDigits(field),
    mostFiles: field.kind === 'upload' ? field.maxFiles : undefined,
    accept: field.kind === 'upload' ? field.accept : undefined,
    parts: !isList && partsOf(field).length > 0 ? partInputs(name, recordOf(value)) : undefined,
    entries: entries?.map((entry, index) => partInputs(`${name}.${index}`, entry)),
    add: isList && (entries?.length ?? 0) < field.max ? copy.add : undefined,
    full: isList && entries?.length === field.max ? sayFull(request, field, copy) : undefined,
    mayRemove: isList && (entries?.length ?? 0) > leastEntries(field),
    sensitive: field.sensitive,
    value: isList || partsOf(field).length > 0 ? undefined : value,
    aged: isBirthDate(field) ? ageOfYear(value, asOf) : undefined,
    errors: faults.say(name),
    doubt: doubt && wording.shared.doubts[doubt],
    changeAt: faults.changeAt(name),
  }
}

function sayFull({ wording, language }: ModelRequest, field: ListField, copy: FieldCopy): string {
  const error = { path: field.id, code: 'tooMany', params: { max: field.max } } as const
  return showError(field, error, { language, copy, shared: wording.shared })
}

function optionsOf({ wording, language }: ModelRequest, field: Field, copy: FieldCopy) {
  const options = showOptions(field, copy.options, wording.shared)
  const isOneOf = field.kind === 'choice' || field.kind === 'state'
  return options && isOneOf ? sortOptions(options, language) : options
}

/** Postcodes of other countries have letters. */
function isInDigits(field: Field): boolean {
  if (field.kind === 'postcode') return field.countryFrom === undefined
  return field.kind === 'identifier' && (field.format === 'steuerId' || field.format === 'petChip')
}

/** Of people, or of an animal. */
function isBirthDate({ kind, id }: Field): boolean {
  return kind === 'birthDate' || (kind === 'date' && id === 'birthDate')
}

/** Entries that a list must have: none when it may be left out as a whole. */
export function leastEntries({ min, required }: Pick<ListField, 'min' | 'required'>): number {
  return required === false ? 0 : min
}

/** As many entries as there must be are drawn, so that there is something to fill in. */
function entriesOf(value: unknown, min: number): Answers[] {
  const given = Array.isArray(value) ? value.map(recordOf) : []
  return [...given, ...Array.from({ length: Math.max(0, min - given.length) }, () => ({}))]
}

function recordOf(value: unknown): Answers {
  return isRecord(value) ? value : {}
}

/** Every input, those inside of others included. */
export function flatInputs(inputs: readonly ScreenInput[]): ScreenInput[] {
  return inputs.flatMap((input) => [
    input,
    ...flatInputs(input.parts ?? []),
    ...(input.entries ?? []).flatMap((entry) => flatInputs(entry)),
  ])
}
