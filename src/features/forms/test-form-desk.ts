import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Settings } from '#content/source.ts'
import { blindIndexKey, openKeyring } from '#platform/encryption/keyring.ts'
import { deleteFiles, deleteFilesJob } from '#platform/files/delete-files-job.ts'
import { createFolderFileStore } from '#platform/files/folder-file-store.ts'
import { createSealedFileStore } from '#platform/files/sealed-file-store.ts'
import { handleJob } from '#platform/jobs/handle-job.ts'
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { startTestSmtpServer } from '#platform/mail/test-smtp-server.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { FormDesk } from './form-desk.ts'
import { formMailHandlers } from './mails/system-send-form-mails.ts'
import { createPostLimits } from './post-limits.ts'
import { forgetHandlers } from './system-forget.ts'
import { contactForm } from './test-contact-form.ts'

const secretKey = 'a-key-of-tests-with-enough-characters'

/** A desk with everything real: database, jobs, files on a disk, a mail server. Its clock is ours. */
export async function startTestFormDesk() {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'form-files-'))
  const smtp = await startTestSmtpServer()
  const from = 'Feather <hello@feather.example>'
  const mailer = createMailer({ smtpUrl: smtp.url, from, outboxFolder: folder })
  const time = { now: new Date() }
  const emails = { hello: 'hello@feather.example', help: 'help@feather.example' }
  const ombudsmen = [{ name: 'Ombudsman', address: 'Berlin', url: 'https://ombudsman.example' }]
  const keyring = openKeyring({ encryptionKeys: [], secretKey })
  const parts = {
    db: database.db,
    keyring,
    blindKey: blindIndexKey(secretKey),
    files: createSealedFileStore(createFolderFileStore(folder), keyring),
    clock: { now: () => new Date(time.now) },
    secretKey,
    limits: createPostLimits(),
    content: {
      getSettings: async () => ({ brandName: 'Feather', emails, ombudsmen }) as unknown as Settings,
      findByUid: (async () => contactForm) as unknown as FormDesk['content']['findByUid'],
    },
  }
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const failed: unknown[] = []
  const jobs: Jobs = openJobs({
    database,
    handlers: [
      ...formMailHandlers({ ...parts, mailer, hosts }),
      ...forgetHandlers(parts, () => jobs),
      handleJob(deleteFilesJob, ({ names }) => deleteFiles(parts.files, names)),
    ],
    log: { warn: () => {}, error: (details) => void failed.push(details) },
    pollMs: 20,
  })
  await jobs.ready
  return {
    desk: { ...parts, jobs } satisfies FormDesk,
    database,
    smtp,
    failed,
    later(ms: number) {
      time.now = new Date(time.now.getTime() + ms)
    },
    /** How many files lie on the disk. */
    countFiles: async () =>
      (await readdir(folder, { recursive: true, withFileTypes: true })).filter((each) =>
        each.isFile(),
      ).length,
    async close() {
      await jobs.close()
      mailer.close()
      await smtp.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}
