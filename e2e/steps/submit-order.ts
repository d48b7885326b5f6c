import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { quote } from '#insurance/quote/quote.ts'
import { today } from './applicant.ts'
import { sendRequest } from './send-request.ts'

/** An order of a line's reference profile through the API; gives back its reference. */
export async function submitOrder(
  lineId: LineId,
  more: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const line = await loadLine(lineId)
  const answers = completeAnswers(line, today(), more)
  const { tier } = line.definition.reference
  const quoted = quote(line, answers, today())
  const chosen =
    quoted.outcome === 'quoted' ? quoted.packages.find((each) => each.tier === tier) : undefined
  const path = `/lines/${lineId}/documents?language=en`
  const listed = await sendRequest({ host: 'api', path })
  const { documents } = JSON.parse(listed.body) as {
    documents: { code: string; sha256: string }[]
  }
  const { status, body } = await sendRequest({
    host: 'api',
    path: '/applications',
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({
      line: lineId,
      answers,
      tier,
      language: 'en',
      orderConfirmed: true,
      expectedPrice: chosen?.price,
      documents: documents.map(({ code, sha256 }) => ({ code, sha256 })),
    }),
  })
  expect(status, body).toBe(201)
  return (JSON.parse(body) as { reference: string }).reference
}
