import type { Language } from '#insurance/values/language.ts'
import { readContact } from '../applications/find-application.ts'
import { decidedBy } from '../decided-by.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Application } from '../tables.ts'
import type { MailFacts } from './mail-facts.ts'
import { ownPage } from './own-page.ts'

/** The part of a mail that all mails about an application share. */
export function mailAbout(
  desk: BrokerageDesk,
  application: Application,
  more: {
    readonly reference?: string
    readonly values?: Readonly<Record<string, string>>
    readonly files?: readonly string[]
    readonly documents?: MailFacts['documents']
    readonly days?: MailFacts['days']
    readonly onPaper?: boolean
    readonly withoutAnswers?: boolean
    /** The contract, once there is one: the button opens its page. */
    readonly policy?: string | undefined
  } = {},
): MailFacts {
  const language = application.language as Language
  return {
    to: readContact(desk, application).email,
    language,
    reference: more.reference ?? application.reference,
    values: {
      product: productName(desk, application.line, language),
      by: decidedBy(desk.lines[application.line]),
      ...more.values,
    },
    link: ownPage(desk, more.policy ?? application.reference, more.reference),
    files: more.files ?? [],
    ...(more.documents ? { documents: more.documents } : {}),
    days: more.days ?? [],
    ...(more.onPaper ? { onPaper: true } : {}),
    ...(more.withoutAnswers ? { withoutAnswers: true } : {}),
  }
}

export function productName(desk: Pick<BrokerageDesk, 'lines'>, line: string, language: Language) {
  return desk.lines[line]?.wording[language].line.name ?? line
}
