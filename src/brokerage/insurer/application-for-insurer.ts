import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { holds } from '#insurance/conditions/evaluate.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { AnonymousInquiry, LineDefinition } from '#insurance/lines/define-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { HandedApplication } from '../hand-over.ts'

/** All of it, or the risk alone where the customer wants insurers to be asked without a name. */
export function applicationForInsurer(
  whole: HandedApplication,
  definition: Pick<LineDefinition, 'anonymousFirst'> | undefined,
): HandedApplication {
  const inquiry = anonymousInquiryOf(whole.application, definition)
  if (inquiry === undefined) return whole
  const { reference, submittedAt, application } = whole
  return {
    reference,
    submittedAt,
    contact: undefined,
    application: riskOf(application, inquiry),
    mandateReference: undefined,
    // The summary repeats every answer, and an upload may show a name anywhere.
    files: [],
  }
}

/** How insurers are asked about this application first, if without a name. */
export function anonymousInquiryOf(
  { answers, frozenOn }: Pick<FrozenApplication, 'answers' | 'frozenOn'>,
  definition: Pick<LineDefinition, 'anonymousFirst'> | undefined,
): AnonymousInquiry | undefined {
  const inquiry = definition?.anonymousFirst
  return inquiry && holds(inquiry.when, answers, isoDateOf(frozenOn)) ? inquiry : undefined
}

/** What may be told is picked, not what may not: a question that comes later stays with us. */
function riskOf(application: FrozenApplication, { tells }: AnonymousInquiry): FrozenApplication {
  const record = application.record.filter(({ step }) => tells.includes(step))
  const told = new Set(record.flatMap(({ entries }) => entries.map(({ path }) => rootOf(path))))
  const answers = Object.entries(application.answers).filter(([id]) => told.has(id))
  return { ...application, answers: Object.fromEntries(answers), record }
}
