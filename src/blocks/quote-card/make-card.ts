import { comparedInsurers, insurersOf } from '#content/insurers-of.ts'
import { intlLocale } from '#i18n/intl-locale.ts'
import { translator } from '#i18n/translator.ts'
import { copyOfPart } from '#insurance/fields/copy.ts'
import type { Field } from '#insurance/fields/field.ts'
import { sortOptions } from '#insurance/fields/sort-options.ts'
import { type ChangePath, changeReference, pathOf } from '#insurance/figures/change-reference.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { copyOfField, type Wording } from '#insurance/lines/line-copy.ts'
import { loadRatedLine, loadWording, type RatedLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { ageAt, type IsoDate } from '#insurance/values/iso-date.ts'
import { localePath } from '#sites/locale-path.ts'
import { type Language, parseLocale } from '#sites/locales.ts'
import type { Affixes } from '#ui/range/range-text.ts'
import { LINE_PAGES } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import { CARD_QUESTIONS, type CardQuestion, HEADLINE_FACTS } from './card-questions.ts'
import type { CardControl, CardSetup } from './card-setup.ts'
import { type CardAnswer, quoteForCard } from './quote-for-card.ts'

export interface Card {
  setup: CardSetup
  answer: CardAnswer
}

interface CardOptions {
  line: LineId
  /** Keys of questions in place of the line's usual ones. */
  asks?: readonly string[]
  /** Answers that the page takes for granted; what is asked all the same begins with its answer. */
  fixed?: Readonly<Record<string, string>>
  /** Where the answers are carried, and the text of the way; the application when absent. */
  action?: { href: string; label: string } | undefined
}

/** The card of a line with the visitor's answers from the address, quoted. */
export async function makeCard(options: CardOptions, context: PrepareContext): Promise<Card> {
  const { language } = parseLocale(context.locale)
  const [line, wording] = await Promise.all([
    loadRatedLine(options.line),
    loadWording(options.line, language),
  ])
  const t = translator(context.locale, 'blocks')
  const reference = changeReference(line.definition, options.fixed ?? {}, context.today)
  const fixed = withoutAsked(options)
  const controls = questionsOf(options).flatMap((question): CardControl[] => {
    const path = pathOf(line.definition, question.key)
    if (!path || Object.hasOwn(fixed, question.key)) return []
    const label = labelOf(question, t) || copyOf(path, wording).question
    const control = controlOf(question, path, wording, {
      label,
      initial: initialOf(path, reference, context.today),
      year: t('card.oneYear'),
      years: t('card.years'),
      language,
    })
    return control ? [withAnswer(control, context.readQuery(question.key))] : []
  })
  const setup: CardSetup = {
    line: options.line,
    language,
    intl: intlLocale(context.locale),
    asOf: context.today,
    page: localePath(context.locale, context.path),
    apply: options.action?.href ?? context.href(LINE_PAGES[options.line].apply),
    applyLabel: options.action?.label ?? t('card.continue'),
    unpricedLabel: options.action?.label ?? t('card.continueUnpriced'),
    controls,
    fixed,
    headlineFacts: [...(HEADLINE_FACTS[options.line] ?? [])],
    broker: brokerOf(options.line, line.definition, context),
    demo: line.definition.demoTariff,
    taxIncluded: line.definition.insuranceTaxPercent > 0,
    wording: {
      title: t('card.title'),
      lead: t('card.lead'),
      update: t('card.update'),
      month: t('card.month'),
      once: t('card.once'),
      year: t('card.year', { price: '{price}' }),
      taxIncluded: t('card.taxIncluded'),
      why: t('card.why'),
      demo: t('card.demo'),
      noPrice: t('card.noPrice'),
      referred: t('card.referred'),
    },
  }
  return { setup, answer: answerOf(line, wording, setup) }
}

/** Before the first price of a visit, and more than a link at the foot (VersVermV § 15, VVG § 60). */
function brokerOf(
  line: LineId,
  { statutoryFund }: LineDefinition,
  { settings, locale }: PrepareContext,
): CardSetup['broker'] {
  if (!settings) return undefined
  const t = translator(locale, 'blocks')
  const insurers = insurersOf(comparedInsurers(settings), line)
  const list = new Intl.ListFormat(intlLocale(locale)).format(insurers)
  return {
    text:
      insurers.length > 0
        ? t(statutoryFund ? 'card.brokerOfFund' : 'card.brokerOf', {
            name: settings.brandName,
            insurers: list,
          })
        : t('card.broker', { name: settings.brandName }),
    label: t('card.brokerMore'),
    href: localePath(locale, settings.legalPapers.introductoryInformation),
  }
}

export function valuesOf(controls: readonly CardControl[]): Record<string, string> {
  return Object.fromEntries(controls.map(({ key, value }) => [key, value]))
}

function answerOf(line: RatedLine, wording: Wording, setup: CardSetup): CardAnswer {
  return quoteForCard(line, wording, setup, valuesOf(setup.controls))
}

function questionsOf({ line, asks }: CardOptions): readonly CardQuestion[] {
  const usual = CARD_QUESTIONS[line]
  if (!asks || asks.length === 0) return usual
  return asks.map((key) => usual.find((each) => each.key === key) ?? { key })
}

function withoutAsked({ asks = [], fixed = {} }: CardOptions): Record<string, string> {
  return Object.fromEntries(Object.entries(fixed).filter(([key]) => !asks.includes(key)))
}

type Translate = ReturnType<typeof translator<'blocks'>>
type LabelKey = Parameters<Translate>[0]

function labelOf({ key, label = key }: CardQuestion, t: Translate): string {
  const name = `card.labels.${label}` as LabelKey
  return t.has(name) ? t(name) : ''
}

function copyOf(path: ChangePath, wording: Wording) {
  const copy = copyOfField(path.field, wording)
  return path.item ? copyOfPart(copy, path.item.id, wording.shared) : copy
}

function controlOf(
  question: CardQuestion,
  path: ChangePath,
  wording: Wording,
  { label, initial, year, years, language }: ControlTexts,
): CardControl | undefined {
  const { key } = question
  const field = path.item ?? path.field
  const copy = copyOf(path, wording)
  const common = { key, label, value: initial }
  if (path.isAge)
    return range(question, common, { min: 0, max: 99, suffix: ` ${years}`, suffixOne: ` ${year}` })
  if (path.entry === 'count' && path.field.kind === 'list') {
    return range(question, common, { min: path.field.min, max: path.field.max })
  }
  switch (field.kind) {
    case 'number':
      return range(question, common, {
        min: field.min,
        max: field.max,
        step: field.step,
        suffix: copy.unit ? ` ${copy.unit}` : '',
        suffixOne: copy.unitOne && ` ${copy.unitOne}`,
      })
    case 'money':
      return range(question, common, {
        min: field.minCents / 100,
        max: field.maxCents / 100,
        step: (field.stepCents ?? 100) / 100,
        ...(language === 'en' ? { prefix: '€' } : { suffix: ' €' }),
      })
    case 'choice':
      return choices(common, question.options ?? field.options, copy.options ?? {}, language)
    case 'yesNo':
      return choices(common, ['no', 'yes'], wording.shared.answers as unknown as Labels, language)
    case 'state':
      return choices(common, Object.keys(wording.shared.states), wording.shared.states, language)
    case 'postcode':
      return {
        ...common,
        kind: 'postcode',
        unusual: wording.shared.doubts['unusualPostcode'] ?? '',
      }
    default:
      return undefined
  }
}

interface ControlTexts {
  label: string
  initial: string
  year: string
  years: string
  language: Language
}

type Common = Pick<CardControl, 'key' | 'label' | 'value'>
type Labels = Readonly<Record<string, string>>

function range(
  { min, max, step }: CardQuestion,
  common: Common,
  bounds: { min: number; max: number; step?: number | undefined } & Affixes,
): CardControl {
  return {
    ...common,
    kind: 'range',
    min: min ?? bounds.min,
    max: max ?? bounds.max,
    step: step ?? bounds.step ?? 1,
    prefix: bounds.prefix,
    suffix: bounds.suffix,
    suffixOne: bounds.suffixOne,
  }
}

/** Two to four short answers stand side by side; more, or longer ones, open as a list. */
function choices(
  common: Common,
  values: readonly string[],
  labels: Labels,
  language: Language,
): CardControl {
  const given = values.map((value) => ({ value, label: labels[value] ?? value }))
  const options = [...sortOptions(given, language)]
  const letters = options.reduce((sum, { label }) => sum + label.length, 0)
  const isShort = options.length <= 4 && letters <= 40
  return { ...common, kind: isShort ? 'chips' : 'select', options }
}

/** The reference profile's answer as the input shows it. */
function initialOf(path: ChangePath, reference: Record<string, unknown>, asOf: IsoDate): string {
  const answer = reference[path.field.id]
  if (path.entry === 'count') return String(Array.isArray(answer) ? answer.length : 0)
  const value: unknown = path.item
    ? (Array.isArray(answer) ? (answer[0] as Record<string, unknown>) : {})[path.item.id]
    : answer
  if (path.isAge) return String(ageAt(value as IsoDate, asOf))
  const field: Field = path.item ?? path.field
  if (field.kind === 'money' && typeof value === 'number') return String(value / 100)
  return value === undefined ? '' : String(value)
}

/** An answer of the address counts if the input could have given it. */
function withAnswer(control: CardControl, given: string | null): CardControl {
  return given !== null && isPossible(control, given) ? { ...control, value: given } : control
}

function isPossible(control: CardControl, given: string): boolean {
  switch (control.kind) {
    case 'range':
      return /^\d{1,8}$/.test(given) && Number(given) >= control.min && Number(given) <= control.max
    case 'postcode':
      return /^\d{5}$/.test(given)
    default:
      return control.options.some(({ value }) => value === given)
  }
}
