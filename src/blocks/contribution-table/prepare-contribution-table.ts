import { formatFigure } from '#i18n/format-figure.ts'
import { translator } from '#i18n/translator.ts'
import { FUNDS, type Fund } from '#insurance/statutory/zusatzbeitrag.ts'
import { type Contribution, sumOf } from '#insurance/statutory-health/contribution.ts'
import { employeeContribution } from '#insurance/statutory-health/employee.ts'
import { type InsuredPerson, zusatzbeitragOf } from '#insurance/statutory-health/insured-person.ts'
import {
  selfPayerContribution,
  studentContribution,
} from '#insurance/statutory-health/self-payer.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import { addYears, type IsoDate } from '#insurance/values/iso-date.ts'
import { parseLocale } from '#sites/locales.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'

export interface ContributionTableView {
  /** The short name of the fund. */
  fund: string
  status: 'employee' | 'selfEmployed' | 'student'
  rate: string
  year: string
  /** At several incomes; none where the five funds say it already. */
  rows: ContributionRow[]
  /** The five funds at one income; empty when not asked for. */
  funds: ContributionRow[]
  /** The income of that second table. */
  fundsIncome: string
}

export interface ContributionRow {
  /** The income, or the fund. */
  name: string
  health: string
  additional: string
  care: string
  own: string
  employer: string
}

const EMPLOYEE_INCOMES = [1_000, 2_000, 3_000, 4_000, 5_000, 6_000]
const SELF_EMPLOYED_INCOMES = [1_000, 2_000, 3_000, 4_500, 6_000]
const COMPARED_INCOME = 3_500

/** Names as our texts and forms call the funds. */
const FUND_NAMES: Readonly<Record<Fund | 'average', string>> = {
  tk: 'TK',
  aok: 'AOK',
  barmer: 'Barmer',
  dak: 'DAK',
  firmus: 'BKK firmus',
  average: '',
}

export function prepareContributionTable(
  block: Pick<BlockOf<'blocks.contribution-table'>, 'fund' | 'status' | 'incomes' | 'compareFunds'>,
  { locale, asOf }: PrepareContext,
): ContributionTableView {
  const { language } = parseLocale(locale)
  const t = translator(locale, 'blocks')
  const { fund, status } = block
  const incomes = incomesOf(block)
  const wholeEuros = (euros: number) => numberFormat(language, 'wholeEuros').format(euros)
  const nameOf = (each: Fund | 'average') => FUND_NAMES[each] || t('contributions.average')
  const person = (each: Fund | 'average'): InsuredPerson => ({
    birthDate: addYears(asOf, status === 'student' ? -25 : -30),
    isParent: false,
    childrenUnder25: 0,
    state: 'BE',
    fund: each,
  })
  const rowsOf = (entries: { name: string; contribution: Contribution }[]) =>
    toRows(entries, (cents) => numberFormat(language, 'euros').format(cents / 100))
  return {
    fund: nameOf(fund),
    status,
    rate: formatFigure(
      { kind: 'percent', milliPercent: zusatzbeitragOf(person(fund), asOf) },
      locale,
    ),
    year: asOf.slice(0, 4),
    rows: rowsOf(
      incomes.map((income) => ({
        name: status === 'student' ? t('contributions.student') : wholeEuros(income),
        contribution: contributionOf(person(fund), status, income * 100, asOf),
      })),
    ),
    funds: block.compareFunds
      ? rowsOf(
          FUNDS.map((each) => ({
            name: nameOf(each),
            contribution: contributionOf(person(each), status, COMPARED_INCOME * 100, asOf),
          })),
        )
      : [],
    fundsIncome: wholeEuros(COMPARED_INCOME),
  }
}

function incomesOf({
  status,
  incomes = [],
  compareFunds,
}: Pick<
  BlockOf<'blocks.contribution-table'>,
  'status' | 'incomes' | 'compareFunds'
>): readonly number[] {
  if (status === 'student') return compareFunds ? [] : [0]
  if (incomes.length > 0) return incomes.map(({ income }) => income)
  return status === 'employee' ? EMPLOYEE_INCOMES : SELF_EMPLOYED_INCOMES
}

function contributionOf(
  person: InsuredPerson,
  status: 'employee' | 'selfEmployed' | 'student',
  monthCents: number,
  asOf: IsoDate,
): Contribution {
  if (status === 'student') return studentContribution(person, asOf)
  return status === 'employee'
    ? employeeContribution(person, monthCents, asOf)
    : selfPayerContribution(person, monthCents, false, asOf)
}

function toRows(
  entries: { name: string; contribution: Contribution }[],
  euros: (cents: number) => string,
): ContributionRow[] {
  return entries.map(({ name, contribution: { member, employer } }) => ({
    name,
    health: euros(member.health),
    additional: euros(member.additional),
    care: euros(member.care),
    own: euros(sumOf(member)),
    employer: euros(sumOf(employer)),
  }))
}
