import type { AdviceRecord, AdviceSection } from '#brokerage/advice/advice-record.ts'
import type { CompanyFacts } from '#brokerage/desk.ts'
import { translator } from '#i18n/translator.ts'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { COLON } from '#insurance/values/colon.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import type { GeneralResult, ResultLine } from './general-result.ts'
import { type HealthResult, LINE_OF, type ProductView } from './health-result.ts'
import type { ToolId } from './tool.ts'

interface AdviceSource {
  readonly locale: Locale
  readonly company: CompanyFacts
  /** Canonical answers. */
  readonly answers: Answers
}

/** What somebody was told, frozen sentence by sentence. */
export function makeGeneralAdvice(result: GeneralResult, source: AdviceSource): AdviceRecord {
  const t = translator(source.locale, 'advice')
  const { basics, all } = result.total
  return adviceOf('general', result, source, {
    lines: result.groups.flatMap(({ lines }) => lines.map(({ line }) => line)),
    outcome: result.groups.flatMap(({ group, lines }) =>
      lines.map((line) => ({
        subject: line.line,
        verdict: group,
        reasons: [line.reason.code],
        ...(line.price?.outcome === 'priced'
          ? { priceCents: line.price.cents, tariffVersion: line.price.versions.tariff }
          : {}),
      })),
    ),
    sections: [
      ...result.groups.map(({ title, lines }) => ({
        title,
        parts: lines.map((line) => ({ title: line.name, paragraphs: sentencesOf(line, source) })),
      })),
      { title: t('totalTitle'), paragraphs: [t('total', { basics, all })] },
    ],
  })
}

export function makeHealthAdvice(result: HealthResult, source: AdviceSource): AdviceRecord {
  const t = translator(source.locale, 'advice')
  const words = translator(source.locale, 'recommendation')
  const colon = COLON[parseLocale(source.locale).language]
  const list = (title: string, bullets: readonly string[]): AdviceSection[] =>
    bullets.length > 0 ? [{ title, bullets }] : []
  const deadlines = result.deadlines.map(
    ({ code, text, untilText }) =>
      `${untilText}${colon} ${text || words(`deadlines.${code as 'limitMoves'}`)}`,
  )
  const ranking = rankingText(result)
  return adviceOf('health', result, source, {
    lines: result.products.map(({ product }) => LINE_OF[product]),
    outcome: result.products.map(({ product, verdict, reasons, cost }) => ({
      subject: product,
      verdict,
      reasons: reasons.map(({ code }) => code),
      ...(cost.kind === 'amount'
        ? {
            priceCents: cost.ownCents,
            ...(cost.versions ? { tariffVersion: cost.versions.tariff } : {}),
          }
        : {}),
    })),
    sections: [
      {
        title: t('comparison'),
        parts: result.products.map((product) => ({
          title: `${product.name}${colon} ${product.verdictName}`,
          paragraphs: productSentences(product, source),
        })),
      },
      ...(ranking === '' ? [] : [{ title: t('ranking'), paragraphs: [ranking] }]),
      ...list(
        t('warningsTitle'),
        result.warnings.map(({ text }) => text),
      ),
      ...list(
        t('alsoTitle'),
        result.alsoNeeded.map(({ text }) => text),
      ),
      ...list(t('deadlinesTitle'), deadlines),
    ],
  })
}

interface AdviceParts {
  /** What was compared: the advice rests on those who offer it (§ 60 VVG). */
  readonly lines: readonly string[]
  readonly outcome: AdviceRecord['outcome']
  readonly sections: readonly AdviceSection[]
}

function adviceOf(
  tool: ToolId,
  result: Pick<GeneralResult, 'asOf' | 'asOfText' | 'ruleSet' | 'version' | 'answers'>,
  { locale, company, answers }: AdviceSource,
  { lines, outcome, sections }: AdviceParts,
): AdviceRecord {
  const t = translator(locale, 'advice')
  const { language } = parseLocale(locale)
  const date = result.asOfText
  const insurers = company.insurers
    .filter((each) => each.lines.some((line) => lines.includes(line)))
    .map(({ name }) => name)
    .join(', ')
  return {
    tool,
    language,
    ruleSet: result.ruleSet,
    ruleSetVersion: result.version,
    asOf: result.asOf,
    answers,
    outcome,
    paper: {
      title: t(`title.${tool}`),
      lead: t('lead', { date, brand: company.brandName }),
      brandName: company.brandName,
      legalName: company.legalName,
      pageLabel: t('pageLabel', { page: '{page}', total: '{total}' }),
      sections: [
        {
          title: t('howTitle'),
          paragraphs: [t('how', { email: company.email })],
          facts: [
            [t('ruleSet'), t(`ruleSets.${tool}`, { version: result.version })],
            [t('asOf'), date],
            [t('channel'), t('channelOnline')],
            // Without it there is no record: see give-advice.ts.
            ...(tool === 'health'
              ? [[t('healthConsent'), t('healthConsentGiven', { date })] as const]
              : []),
          ],
        },
        {
          title: t('questionsTitle'),
          facts: result.answers.map(({ question, text }) => [question, text] as const),
        },
        ...sections,
        {
          title: t('marketTitle'),
          paragraphs: [insurers ? t('market', { insurers }) : t('marketNone'), t('demoNote')],
        },
      ],
    },
  }
}

function sentencesOf(line: ResultLine, { locale }: AdviceSource): string[] {
  const t = translator(locale, 'advice')
  const { price, reason, wouldChange } = line
  const sentences = [reason.text]
  if (price?.outcome === 'priced') {
    const words = { amount: price.text, package: price.tierName, by: price.by }
    if (line.chosenAmount) sentences.push(t('savings', { amount: price.text }))
    else sentences.push(price.period === 'month' ? t('price', words) : t('priceOnce', words))
  } else if (price) sentences.push(price.reasons.join(' ') || t('noPrice'))
  if (line.instead) sentences.push(translator(locale, 'recommendation')('result.notAdded'))
  if (wouldChange.length > 0) sentences.push(t('wouldChange', { what: wouldChange.join(', ') }))
  return sentences
}

function productSentences({ reasons, cost }: ProductView, { locale }: AdviceSource): string[] {
  const t = translator(locale, 'advice')
  const sentences = reasons.map(({ text }) => text)
  if (cost.kind === 'amount') {
    const { own, other, total } = cost
    sentences.push(other ? t('costShared', { own, other: other.text, total }) : t('cost', { own }))
  } else if (cost.why === 'refused' || cost.why === 'notTaken') {
    sentences.push(cost.reasons.join(' ') || t('noPrice'))
  } else if (cost.why !== 'notPossible') {
    sentences.push(translator(locale, 'recommendation')(`health.noAmount.${cost.why}`))
  }
  return sentences
}

function rankingText({ products, rankingReason }: HealthResult): string {
  const ranked = products
    .filter(({ rank }) => rank !== undefined)
    .sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0))
    .map(({ name }, index) => `${index + 1}. ${name}`)
  return [ranked.join(', '), rankingReason.text].filter(Boolean).join('. ')
}
