import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import type { AdviceRecord } from './advice-record.ts'

/** Advice on the way to an order, whose paper repeats every question. For tests. */
export function adviceOfTests(
  line: LoadedLine | undefined,
  answers: AdviceRecord['answers'],
): AdviceRecord {
  if (!line) throw new Error('There is no such line.')
  const { definition, wording } = line
  const fields = definition.steps.flatMap((step) => step.fields)
  return {
    tool: 'general',
    language: 'en',
    ruleSet: `application:${definition.id}`,
    ruleSetVersion: '1',
    asOf: '2026-11-15',
    answers,
    outcome: [{ subject: definition.reference.tier, verdict: 'recommended', reasons: [] }],
    paper: {
      title: 'Advice',
      lead: 'Written today',
      brandName: 'Feather',
      legalName: 'Feather GmbH',
      pageLabel: 'Page {page} of {total}',
      sections: [
        {
          title: 'What you told us',
          facts: fields.map((field) => {
            return [copyOfField(field, wording.en).question, 'as told'] as const
          }),
        },
        { title: 'Why', bullets: Object.values(wording.en.line.notices) },
      ],
    },
  }
}
