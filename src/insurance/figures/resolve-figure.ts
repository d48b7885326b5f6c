import type { Field } from '../fields/field.ts'
import type { LineDefinition } from '../lines/define-line.ts'
import { loadRatedLine } from '../lines/load-line.ts'
import { isLineId, LINE_IDS, type LineId } from '../lines/registry.ts'
import { quoteWith } from '../quote/quote-with.ts'
import type { IsoDate } from '../values/iso-date.ts'
import { changeReference, pathOf, quoteFields } from './change-reference.ts'
import { contributionFigure } from './contribution-figure.ts'
import { type Figure, FigureError } from './figure.ts'
import { LAW_FIGURES } from './law-figures.ts'
import { type FigureName, parseFigureName } from './parse-figure-name.ts'

/** The figure of a name on a day. Throws a FigureError that tells the writer what is wrong. */
export async function resolveFigure(text: string, on: IsoDate): Promise<Figure> {
  const name = parseFigureName(text)
  switch (name.root) {
    case 'law':
      return lawFigure(name, on)
    case 'contribution':
      return contributionFigure(name, on)
    case 'price':
    case 'quote':
      return priceFigure(name, on)
    case 'line':
      return lineFigure(name)
    case 'limit':
      return limitFigure(name)
  }
}

function lawFigure(name: FigureName, on: IsoDate): Figure {
  const find = Object.hasOwn(LAW_FIGURES, name.subject) ? LAW_FIGURES[name.subject] : undefined
  if (!find) {
    throw new FigureError(name.text, `is no number of the law; see docs/how-to/write-content.md.`)
  }
  return inPeriod(find(on), name)
}

async function priceFigure(name: FigureName, on: IsoDate): Promise<Figure> {
  const line = await loadRatedLine(lineOf(name))
  const { definition } = line
  if (name.root === 'price' && Object.keys(name.changes).length > 0) {
    throw new FigureError(name.text, 'takes no answers; write quote. instead of price.')
  }
  const unknown = Object.keys(name.changes).find((key) => !pathOf(definition, key))
  if (unknown) throw new FigureError(name.text, `has no question "${unknown}" in that line.`)
  const result = quoteWith(line, changeReference(definition, name.changes, on), { today: on })
  if (result.outcome !== 'quoted') {
    const why = 'reasons' in result ? result.reasons : result.errors.map(({ path }) => path)
    throw new FigureError(name.text, `gives no price: ${result.outcome} (${why.join(', ')}).`)
  }
  const tier = name.tier ?? (name.root === 'price' ? definition.reference.tier : result.selected)
  const rated = result.packages.find((each) => each.tier === tier)
  if (!rated) {
    const tiers = definition.tiers.map(({ id }) => id).join(', ')
    throw new FigureError(name.text, `has no package "${tier}"; known are ${tiers}.`)
  }
  const { cents, period } = rated.price
  const fact = rated.facts.find(({ code }) => code === name.part)
  if (fact?.kind === 'cents') return { kind: 'money', cents: fact.value, period, show: 'whole' }
  if (fact?.kind === 'number') return { kind: 'number', value: fact.value }
  if (fact?.kind === 'milliPercent') return { kind: 'percent', milliPercent: fact.value }
  return inPeriod({ kind: 'money', cents, period, show: 'cents' }, name)
}

async function lineFigure(name: FigureName): Promise<Figure> {
  const [id = '', property = ''] = name.subject.split('.')
  const { definition } = await loadRatedLine(lineOf(name, id))
  switch (property) {
    case 'withdrawalDays':
      return { kind: 'number', value: definition.withdrawalDays }
    case 'quoteValidDays':
      return { kind: 'number', value: definition.quoteValidDays }
    case 'insuranceTax':
      return { kind: 'percent', milliPercent: definition.insuranceTaxPercent * 1000 }
    default:
      throw new FigureError(name.text, 'knows withdrawalDays, quoteValidDays and insuranceTax.')
  }
}

/** `limit.life.sum.max`: the bounds within which a line can be had. */
async function limitFigure(name: FigureName): Promise<Figure> {
  const [id = '', fieldId, bound] = name.subject.split('.')
  const { definition } = await loadRatedLine(lineOf(name, id))
  const field = fieldOf(definition, fieldId)
  const figure = field && (bound === 'min' || bound === 'max') ? boundOf(field, bound) : undefined
  if (!figure)
    throw new FigureError(name.text, 'names no bound: limit.<line>.<field>.<min or max>.')
  return figure
}

function fieldOf(definition: LineDefinition, id: string | undefined): Field | undefined {
  const wanted = id === 'age' ? 'birthDate' : id
  return quoteFields(definition).find((each) => each.id === wanted)
}

function boundOf(field: Field, bound: 'min' | 'max'): Figure | undefined {
  switch (field.kind) {
    case 'number':
    case 'list':
      return { kind: 'number', value: field[bound] }
    case 'money':
      return {
        kind: 'money',
        cents: bound === 'min' ? field.minCents : field.maxCents,
        period: 'once',
        show: 'whole',
      }
    case 'birthDate':
      return { kind: 'number', value: bound === 'min' ? field.minAge : field.maxAge }
    default:
      return undefined
  }
}

function lineOf(name: FigureName, id = name.subject): LineId {
  if (isLineId(id)) return id
  throw new FigureError(name.text, `names no line; known are ${LINE_IDS.join(', ')}.`)
}

/** `:month` and `:year` turn an amount of money into the other period. */
function inPeriod(figure: Figure, { part, text }: FigureName): Figure {
  if (part === undefined) return figure
  if (figure.kind === 'money') {
    const { period, cents } = figure
    if (part === period) return figure
    if (part === 'year' && period === 'month')
      return { ...figure, period: 'year', cents: cents * 12 }
    if (part === 'month' && period === 'year') {
      return { ...figure, period: 'month', cents: Math.floor((cents * 2 + 12) / 24) }
    }
  }
  throw new FigureError(text, `has no part ":${part}".`)
}
