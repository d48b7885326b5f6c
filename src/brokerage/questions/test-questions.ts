import { type ActingUser, system } from '#accounts/acting-user.ts'
import { findApplication } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { openTestFollowUp } from '../follow-up/test-follow-up.ts'
import { placeOrder } from '../test-contracts.ts'
import { addCustomer } from '../test-desk.ts'
import { findQuestions } from './find-questions.ts'

export const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

/** Applications about which customers are asked, and what follows from it. */
export async function openTestQuestions() {
  const after = await openTestFollowUp()
  const { office, broker } = after

  /** An application for a line about which there is something to ask. */
  async function applied() {
    const owner = await addCustomer(office)
    const reference = await placeOrder(office.desk, owner, 'life', { email: owner.email })
    await moveApplication(office.desk, broker, reference, 'underwriting')
    return { owner, reference }
  }

  const found = (reference: string) => findApplication(office.desk, system, reference)

  /** Does what follows by itself, mails included. */
  async function settle(reference: string): Promise<void> {
    await after.settle(reference)
    await after.deliverAll(reference)
  }

  const newest = async (actor: ActingUser, applicationReference: string) => {
    const [question] = await findQuestions(office.desk, actor, { applicationReference })
    if (question === undefined) throw new Error('Nothing was asked.')
    return question
  }

  const mailsTo = (email: string) => office.mails.filter(({ to }) => to === email)

  return { office, broker, applied, found, settle, newest, mailsTo }
}
