import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { changeDraft } from '../drafts/change-draft.ts'
import type { Draft, DraftContents } from '../drafts/draft.ts'
import { removeFiles } from '../files/remove-files.ts'
import { forgetHealthInAdvice } from '../privacy/forget-health-in-advice.ts'
import { answersWithout, healthFieldsOf } from '../privacy/health-fields.ts'
import { brokerageFiles } from '../tables.ts'

/**
 * Takes the consent about health back in an application under way: without it nothing about health
 * is kept, neither answers nor files nor what advice repeats. For who was let in to the draft, with
 * its key or as its owner. Undefined where it was sent meanwhile.
 */
export async function clearHealthOfDraft(
  desk: BrokerageDesk,
  { id, line, customerId }: Pick<Draft, 'id' | 'line' | 'customerId'>,
): Promise<Draft | undefined> {
  const health = healthFieldsOf(desk.lines[line]?.definition)
  return desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    let before: DraftContents = { answers: {} }
    const changed = await changeDraft(inside, id, (contents) => {
      before = contents
      const {
        healthConsentAt: _,
        healthConsentShown: __,
        advice: ___,
        notTaken: ____,
        ...others
      } = contents
      const gone = new Set([...health, 'healthDataConsent'])
      return { ...others, answers: answersWithout(contents.answers, gone) }
    })
    if (changed === undefined) return undefined
    await removeFiles(
      inside,
      and(
        inArray(brokerageFiles.id, ['', ...filesIn(before.answers, health)]),
        eq(brokerageFiles.draftId, id),
        isNull(brokerageFiles.applicationId),
      ),
    )
    await forgetHealthInAdvice(inside, { line, customerId, named: before.advice?.id })
    return changed
  })
}

/** Ids of files that answers name. Answers of a draft are as they came, whatever their shape. */
function filesIn(
  answers: DraftContents['answers'],
  fields: ReadonlySet<string>,
): readonly string[] {
  return [...fields]
    .flatMap((field): unknown => answers[field])
    .flatMap((file) => {
      const { id } = (file ?? {}) as { readonly id?: unknown }
      return typeof id === 'string' ? [id] : []
    })
}
