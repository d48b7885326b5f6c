import { z } from 'zod'
import { ASKED_BY } from '#brokerage/kinds.ts'
import { readReceipt } from '#brokerage/privacy/asked-on-behalf.ts'
import { applicationError } from '#content-api/errors/strapi-error.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { BackOfficeContext } from '../back-office-context.ts'

/** What is noted of whoever asks about their data in another way than in their account. */
export const asked = {
  askedBy: z.enum(ASKED_BY),
  receivedOn: z.string().max(10),
  reason: z.string().trim().min(1).max(5_000),
}

/** The day on which it reached us. */
export function checkReceipt(
  desk: BackOfficeContext['brokerage'],
  { receivedOn }: { readonly receivedOn: string },
): IsoDate {
  const day = readReceipt(desk, receivedOn)
  if (day !== undefined) return day
  throw applicationError('Choose the day on which it reached us: today, or within the last year.')
}
