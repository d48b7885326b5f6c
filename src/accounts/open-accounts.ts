import type { Env } from '#platform/env.ts'
import { dataFolder } from '#platform/files/data-folders.ts'
import {
  type CountingMailer,
  createMailer,
  type MailSettings,
} from '#platform/mail/create-mailer.ts'
import type { AccountParts } from './account-parts.ts'
import { type Accounts, createAccounts } from './create-accounts.ts'

/** The accounts as the settings want them, with the mailer that other rooms may share. */
export function openAccounts(
  given: Omit<AccountParts, 'background' | 'mailer' | 'env'> &
    Pick<MailSettings, 'imprint'> & { env: Env },
): Accounts & { mailer: CountingMailer } {
  const { imprint, ...parts } = given
  const { smtpUrl, mailFrom } = parts.env
  const mailer = createMailer({
    smtpUrl,
    from: mailFrom,
    outboxFolder: dataFolder(parts.env, 'outbox'),
    ...(imprint && { imprint }),
  })
  const accounts = createAccounts({ ...parts, mailer })
  return {
    ...accounts,
    mailer,
    async close() {
      await accounts.close()
      mailer.close()
    },
  }
}
