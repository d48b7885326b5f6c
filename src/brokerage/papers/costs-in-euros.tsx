import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { explainCosts } from '#insurance/quote/explain-costs.ts'
import { quote } from '#insurance/quote/quote.ts'
import { COST_RETURN } from '#insurance/retirement/retirement-facts.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { PaperTable, Paragraph, Section } from '#papers/paper.tsx'
import type { PaperContext } from './paper-context.ts'

type Props = { readonly context: PaperContext; readonly line: LoadedLine }

/**
 * What saving with a line costs, as its tariff works it out for the example that its prices are shown
 * for: everybody gets the same paper, so one's own figures stand beside the plans.
 */
export function CostsInEuros({ context: { t, language }, line }: Props) {
  const { definition, wording } = line
  // Not today: the bytes must not change by night.
  const asOf = isoDateOf(definition.validFrom)
  const quoted = quote(line, referenceAnswers(definition, asOf), asOf)
  const plans = explainCosts(quoted, line, language)
  const [first] = plans
  if (first === undefined) return null
  return (
    <Section title={t('costs.title')}>
      <Paragraph>
        {t('costs.example', { example: wording[language].line.reference ?? '' })}
      </Paragraph>
      <PaperTable
        columns={[
          { title: t('costs.what'), width: 100 - SHARE * plans.length },
          ...plans.map(({ name }) => ({ title: name, width: SHARE, align: 'right' as const })),
        ]}
        rows={first.costs.map(({ label }, row) => [
          label,
          ...plans.map(({ costs }) => costs[row]?.text ?? ''),
        ])}
      />
      <Paragraph>{t('costs.how', { percent: COST_RETURN })}</Paragraph>
    </Section>
  )
}

/** Of the width for each plan, in percent. */
const SHARE = 28
