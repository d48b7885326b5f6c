import { resolve } from 'node:path'
import type { Env } from '#platform/env.ts'
import {
  type CountingMailer,
  createMailer,
  type MailSettings,
} from '#platform/mail/create-mailer.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { AccountParts } from './account-parts.ts'
import { type Accounts, createAccounts } from './create-accounts.ts'

/** The accounts as the settings want them, with the mailer that other rooms may share. */
export function openAccounts(
  given: Omit<AccountParts, 'background' | 'mailer' | 'env'> &
    Pick<MailSettings, 'imprint'> & { env: Env },
): Accounts & { mailer: CountingMailer } {
  const { imprint, ...parts } = given
  const { smtpUrl, mailFrom, dataDir } = parts.env
  const outboxFolder = resolve(projectRoot, dataDir ?? '.data', 'outbox')
  const mailer = createMailer({
    smtpUrl,
    from: mailFrom,
    outboxFolder,
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
