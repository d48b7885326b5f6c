import { eq, inArray } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { adviceToken } from '#brokerage/advice/advice-link.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import { createResumeToken } from '#brokerage/drafts/resume-link.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { notePremium } from '#brokerage/office/note-premium.ts'
import { askCustomer } from '#brokerage/questions/ask-customer.ts'
import { customerQuestions } from '#brokerage/questions/tables.ts'
import { findCalendarToken } from '#brokerage/service/calendar-feed.ts'
import { addDependant } from '#brokerage/service/dependants.ts'
import { fileClaim } from '#brokerage/service/file-claim.ts'
import { dependants } from '#brokerage/service/tables.ts'
import { applications } from '#brokerage/tables.ts'
import { contractByHand, placeOrder } from '#brokerage/test-contracts.ts'
import { addCustomer, type shareTestDesk } from '#brokerage/test-desk.ts'
import { uploadPdf } from '#brokerage/test-uploads.ts'
import type { Queries } from '#platform/database/connect.ts'

type TestOffice = Awaited<ReturnType<typeof shareTestDesk>>

/** A customer who has something of everything that a route of the app may name. */
export async function customerWithMatters(office: TestOffice, secretKey: string, email: string) {
  const { desk } = office
  const { db } = desk
  const actor = await addCustomer(office, email)
  const [customer] = await db.select().from(customers).where(eq(customers.id, actor.userId))
  const { application, policy, broker } = await contractByHand(office, actor, 'household', {
    email,
  })
  const asked = await placeOrder(desk, actor, 'life', { email })
  await moveApplication(desk, broker, asked, 'underwriting')
  const offer = { kind: 'counterOffer', text: 'Without the back.', priceCents: 4_200 } as const
  await askCustomer(desk, broker, asked, offer)
  const filed = await fileClaim(desk, actor, policy, {
    kind: 'theft',
    occurredOn: desk.today(),
    description: `Gone, says ${email}`,
    fileIds: [],
  })
  if (filed.outcome !== 'filed') throw new Error(JSON.stringify(filed))
  // So that there is a right to end the contract because of it.
  const premium = {
    instalmentCents: 90_000,
    from: '2027-01-01',
    receivedOn: desk.today(),
    cover: 'same',
  } as const
  await notePremium(desk, broker, policy, premium, { saw: null, corrects: false })
  const child = { firstName: 'Zoé', lastName: 'Dupont', relation: 'child' } as const
  await addDependant(desk, actor, { ...child, birthDate: '2020-02-01' })
  const draft = await startDraft(desk, 'household', { answers: {} }, actor.userId)
  const advice = await keepAdvice(desk, actor, {
    tool: 'general',
    language: 'en',
    ruleSet: 'general',
    ruleSetVersion: '1',
    asOf: desk.today(),
    answers: {},
    outcome: [],
    paper: {
      title: 'Advice',
      lead: email,
      brandName: 'Feather',
      legalName: 'Feather GmbH',
      pageLabel: '{page}',
      sections: [],
    },
  })
  const isOwn = eq(dependants.customerId, actor.userId)
  const [person] = await db.select().from(dependants).where(isOwn)
  const [question] = await questionsOf(db, actor.userId)
  if (!person || !question) throw new Error('There is less to try than there should be.')
  return {
    customer,
    userId: actor.userId,
    email,
    application,
    policy,
    draft,
    claim: filed.reference,
    person: person.reference,
    question: question.reference,
    file: (await uploadPdf(desk, actor)).id,
    draftFile: (await uploadPdf(desk, actor, { draftId: draft.id })).id,
    adviceToken: adviceToken({ secretKey }, advice, desk.clock.now()),
    resumeToken: (await createResumeToken(desk, secretKey, draft.id)) ?? '',
    calendar: (await findCalendarToken(desk, actor)) ?? '',
  }
}

export function questionsOf(db: Queries, customerId: string) {
  const own = db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.customerId, customerId))
  return db.select().from(customerQuestions).where(inArray(customerQuestions.applicationId, own))
}
