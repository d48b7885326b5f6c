import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { quote } from '#insurance/quote/quote.ts'
import { today } from './applicant.ts'
import { ask } from './ask.ts'

/** An order of a line's reference profile through the API; gives back its reference. */
export async function submitOrder(request: APIRequestContext, lineId: LineId): Promise<string> {
  const line = await loadLine(lineId)
  const answers = completeAnswers(line, today())
  const { tier } = line.definition.reference
  const quoted = quote(line, answers, today())
  const chosen =
    quoted.outcome === 'quoted' ? quoted.packages.find((each) => each.tier === tier) : undefined
  const listed = await ask(request, 'api', `/lines/${lineId}/documents?language=en`)
  const { documents } = (await listed.json()) as { documents: { code: string; sha256: string }[] }
  const answer = await ask(request, 'api', '/applications', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    data: JSON.stringify({
      ...{ line: lineId, answers, tier, language: 'en', orderConfirmed: true },
      expectedPrice: chosen?.price,
      documents: documents.map(({ code, sha256 }) => ({ code, sha256 })),
    }),
  })
  const body = await answer.text()
  expect(answer.status(), body).toBe(201)
  return (JSON.parse(body) as { reference: string }).reference
}
