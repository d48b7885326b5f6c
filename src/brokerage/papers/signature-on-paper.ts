import { SIGNATURE_BOX, type Signature } from '#insurance/fields/signature.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import { type Contact, holderOf } from '../contact.ts'
import type { PaperContext } from './paper-context.ts'

/** What was signed, as it was given with the order. */
export function givenSignature({ answers }: Pick<KeptApplication, 'answers'>): Partial<Signature> {
  return answers['mandateSignature'] ?? {}
}

/** The line of a signature: by whom, where and when, and the drawing if there is one. */
export function showSignature(
  context: PaperContext,
  contact: Contact,
  given: {
    readonly signature: Partial<Signature>
    readonly givenAt: Date
    readonly place?: string | undefined
  },
) {
  const { name, drawing } = given.signature
  return {
    signed: [name ?? holderOf(contact), given.place, context.moment(given.givenAt)]
      .filter(Boolean)
      .join(', '),
    drawing:
      drawing === undefined
        ? undefined
        : { path: drawing, words: context.t('drawnSignature'), ...SIGNATURE_BOX },
  }
}
