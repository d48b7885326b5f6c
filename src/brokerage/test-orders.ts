import { randomUUID } from 'node:crypto'
import { anonymous } from '#accounts/acting-user.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { makeAgree } from '#insurance/lines/test-make-agree.ts'
import { sampleAnswers } from '#insurance/lines/test-sample-answers.ts'
import { quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { findUploads } from './applications/find-uploads.ts'
import type { SubmitRequest } from './applications/submission.ts'
import type { BrokerageDesk } from './desk.ts'
import { storeUpload } from './files/store-upload.ts'
import { findLineDocuments } from './papers/line-documents.ts'
import { SMALL_PDF } from './test-uploads.ts'

/**
 * Complete answers of a line: its reference profile, and for the rest what its own definition makes
 * up. Nothing is drawn or advised.
 */
export function completeAnswers(
  { definition }: LoadedLine,
  asOf: IsoDate,
  more: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const first = () => 0
  let answers = makeAgree(
    definition,
    {
      ...sampleAnswers(definition, first, asOf),
      ...referenceAnswers(definition, asOf),
      advice: 'waived',
      mandateSignature: { name: 'Ana Müller', method: 'typed' },
      ...more,
    },
    asOf,
  )
  // Answers open further questions; each round fills those that the last one opened.
  for (let round = 0; round < 5; round += 1) {
    const journey = computeJourney(definition, answers, asOf)
    if (journey.missing.length === 0) break
    const given: Record<string, unknown> = {}
    for (const { when: _, ...step } of definition.steps) {
      const wanted = step.fields.filter(({ id }) => journey.missing.includes(id))
      const fields = wanted.map(({ when: __, ...field }) => field)
      Object.assign(given, sampleAnswers({ steps: [{ ...step, fields }] }, first, asOf))
    }
    answers = makeAgree(definition, { ...answers, ...given }, asOf)
  }
  return { ...answers }
}

/** An order that is taken as it is, with the documents of the line opened. */
export async function completeOrder(
  desk: BrokerageDesk,
  lineId: string,
  more: Partial<SubmitRequest> & { email?: string; lastName?: string } = {},
): Promise<SubmitRequest> {
  const line = desk.lines[lineId] as LoadedLine
  const { email, lastName, ...changes } = more
  const answers = completeAnswers(line, desk.today())
  const owner = (answers['person'] ?? answers['company']) as Record<string, unknown>
  if (email) owner['email'] = email
  if (lastName) owner['lastName'] = lastName
  await storeUploads(desk, answers)
  const { tier } = line.definition.reference
  const quoted = quote(line, answers, desk.today())
  const chosen =
    quoted.outcome === 'quoted' ? quoted.packages.find((each) => each.tier === tier) : undefined
  const documents = (await findLineDocuments(desk, lineId, 'en')) ?? []
  return {
    line: lineId,
    answers,
    tier,
    expectedCents: chosen?.price.cents ?? 0,
    language: 'en',
    locale: 'en-de',
    documents: documents.map(({ code, sha256 }) => ({ code, sha256 })),
    orderConfirmed: true,
    idempotencyKey: randomUUID(),
    ...changes,
  }
}

/** Puts real files where the answers name made-up ones. */
async function storeUploads(desk: BrokerageDesk, answers: Record<string, unknown>): Promise<void> {
  for (const { path, type } of findUploads(answers)) {
    const [first = '', second] = path.split('.')
    const holder = second === undefined ? answers : (answers[first] as Record<string, unknown>)
    const stored = await storeUpload(desk, anonymous, {
      bytes: type === 'text/csv' ? SMALL_CSV : SMALL_PDF,
      name: 'paper',
      ...(type ? { accept: [type] } : {}),
    })
    if (stored.ok) holder[second ?? first] = [stored.file]
  }
}

const SMALL_CSV = Buffer.from('firstName;lastName\nAna;Sousa\n')
