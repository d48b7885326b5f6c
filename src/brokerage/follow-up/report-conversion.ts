import { AppError } from '#platform/app-error.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Application } from '../tables.ts'

/**
 * Tells the affiliate network that its click became an application: server to server, with the
 * reference as the order's id, by which the network counts it once however often it is told.
 * Nothing about the person goes along.
 */
export async function reportConversion(
  { financeAds }: Pick<BrokerageDesk, 'financeAds'>,
  { affiliateId, reference, line, priceCents }: Application,
): Promise<boolean> {
  if (financeAds === undefined || affiliateId === null) return false
  const url = new URL(financeAds.url)
  const query = {
    p: financeAds.programId,
    oid: reference,
    ocategory: 'lead',
    oname: line,
    ovalue: (priceCents / 100).toFixed(2),
    s_id: affiliateId,
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(
    (error: unknown) => {
      throw new AppError('partner-unavailable', 'The affiliate network did not answer.', {
        cause: error,
      })
    },
  )
  await answer.body?.cancel()
  if (answer.ok) return true
  throw new AppError(
    'partner-unavailable',
    `The affiliate network answered ${answer.status}: see whether its address and our program are right.`,
  )
}
