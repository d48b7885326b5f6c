import { findLinkedAdvice } from '#brokerage/advice/advice-link.ts'
import { renderAdvice } from '#brokerage/advice/advice-paper.tsx'
import type { BrokerageDesk } from '#brokerage/desk.ts'

/** The paper behind a signed link; undefined when the link is not ours, void or too old. */
export async function openAdvice(
  desk: BrokerageDesk,
  secretKey: string,
  token: string,
): Promise<Response | undefined> {
  const stored = await findLinkedAdvice(desk, secretKey, token)
  if (!stored) return undefined
  const pdf = await renderAdvice(stored)
  return new Response(Buffer.from(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${stored.reference}.pdf"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    },
  })
}
