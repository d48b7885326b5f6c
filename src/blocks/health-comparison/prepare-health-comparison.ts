import { intlLocale } from '#i18n/intl-locale.ts'
import { translator } from '#i18n/translator.ts'
import { loadHealthCopy } from '#insurance/eligibility/health-copy.ts'
import {
  type ComparedOption,
  compareHealth,
  HEALTH_STATUSES,
  type HealthSituation,
  type HealthStatus,
  TABLE_REASONS,
} from '#insurance/health-comparison/compare-health.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { localePath } from '#sites/locale-path.ts'
import { parseLocale } from '#sites/locales.ts'
import { LINE_PAGES } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'
import { COMPARISON_RANGES } from './comparison-ranges.ts'

export interface HealthComparisonView {
  page: string
  language: Language
  intl: string
  asOf: IsoDate
  situation: HealthSituation
  options: readonly ComparedOption[]
  /** Sentences by the codes of reasons and conditions. */
  reasons: Record<string, string>
  wording: ComparisonWording
  links: Record<'public' | 'private' | 'expat', string>
}

/** Texts of the comparison, written out because islands bring no wording of their own. */
interface ComparisonWording {
  status: string
  statuses: Record<HealthStatus, string>
  age: string
  years: string
  income: string
  children: string
  update: string
  names: Record<'public' | 'private' | 'expat', string>
  whats: Record<'public' | 'private' | 'expat', string>
  /** Heads the column with the names. */
  way: string
  own: string
  employer: string
  total: string
  net: string
  closed: string
  month: string
  chart: string
  table: string
  more: string
  sources: string
  demo: string
}

export async function prepareHealthComparison(
  block: Pick<BlockOf<'blocks.health-comparison'>, 'status' | 'age' | 'income' | 'children'>,
  context: PrepareContext,
): Promise<HealthComparisonView> {
  const { locale, asOf, readQuery } = context
  const { language } = parseLocale(locale)
  const t = translator(locale, 'blocks')
  const [privateHealth, expat, privateWording, expatWording, healthCopy] = await Promise.all([
    loadRatedLine('private-health'),
    loadRatedLine('expat-short-term'),
    loadWording('private-health', language),
    loadWording('expat-short-term', language),
    loadHealthCopy(language),
  ])
  const status = readQuery('situation')
  const situation: HealthSituation = {
    status: HEALTH_STATUSES.find((each) => each === status) ?? block.status,
    age: numberOf(readQuery('age'), COMPARISON_RANGES.age, block.age),
    yearlyIncomeCents: numberOf(readQuery('income'), COMPARISON_RANGES.income, block.income) * 100,
    children: numberOf(readQuery('children'), COMPARISON_RANGES.children, block.children),
  }
  return {
    page: localePath(locale, context.path),
    language,
    intl: intlLocale(locale),
    asOf,
    situation,
    options: compareHealth(situation, { privateHealth, expat }, asOf),
    reasons: {
      ...expatWording.shared.reasons,
      ...privateWording.line.reasons,
      ...expatWording.line.reasons,
      // Of the table's many sentences only those that the comparison can name.
      ...Object.fromEntries(TABLE_REASONS.map((code) => [code, healthCopy.reasons[code] ?? ''])),
    },
    links: {
      public: context.href(LINE_PAGES['public-health'].path),
      private: context.href(LINE_PAGES['private-health'].path),
      expat: context.href('/health-insurance/expat'),
    },
    wording: {
      status: t('comparison.status'),
      statuses: {
        employee: t('comparison.employee'),
        selfEmployed: t('comparison.selfEmployed'),
        student: t('comparison.student'),
      },
      age: t('card.labels.age'),
      years: t('card.years'),
      income: t('comparison.income'),
      children: t('comparison.children'),
      update: t('card.update'),
      names: {
        public: t('comparison.public'),
        private: t('comparison.private'),
        expat: t('comparison.expat'),
      },
      whats: {
        public: t('comparison.publicWhat'),
        private: t('comparison.privateWhat'),
        expat: t('comparison.expatWhat'),
      },
      own: t('comparison.own'),
      employer: t('comparison.employer'),
      way: t('comparison.way'),
      total: t('comparison.total'),
      net: t('comparison.net'),
      closed: t('comparison.closed'),
      month: t('card.month'),
      chart: t('comparison.chart'),
      table: t('comparison.table'),
      more: t('comparison.more'),
      sources: t('comparison.sources', { year: asOf.slice(0, 4) }),
      demo: t('comparison.demo'),
    },
  }
}

function numberOf(
  given: string | null,
  { min, max }: { min: number; max: number },
  otherwise: number,
): number {
  if (given === null || !/^\d{1,7}$/.test(given)) return otherwise
  const number = Number(given)
  return number >= min && number <= max ? number : otherwise
}
