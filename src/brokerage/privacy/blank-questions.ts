import { and, eq, isNull } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { askedOf } from '../questions/find-questions.ts'
import { customerQuestions } from '../questions/tables.ts'
import { sealIn } from '../seals.ts'

/**
 * Empties what was asked and answered while an application was decided; that something was asked,
 * and when, stays. Questions about a claim stay with the claim, which is a record of its own.
 */
export async function blankQuestions(
  desk: Pick<BrokerageDesk, 'db' | 'keyring'>,
  applicationId: number,
): Promise<number> {
  const rows = await desk.db
    .select()
    .from(customerQuestions)
    .where(
      and(eq(customerQuestions.applicationId, applicationId), isNull(customerQuestions.claimId)),
    )
  const said = rows.filter((row) => askedOf(desk, row) !== '')
  for (const { id, reference, answer } of said) {
    await desk.db
      .update(customerQuestions)
      .set({
        asked: sealIn(desk, 'customer_questions.asked', reference, nothing),
        answer: answer && sealIn(desk, 'customer_questions.answer', reference, nothing),
      })
      .where(eq(customerQuestions.id, id))
  }
  return said.length
}

const nothing = { text: '' }
