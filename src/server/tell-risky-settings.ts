import { maySell } from '#brokerage/may-sell.ts'
import { comparedInsurers } from '#content/insurers-of.ts'
import type { ContentSource } from '#content/source.ts'
import type { Env } from '#platform/env.ts'

type Settings = Pick<Env, 'appEnv' | 'smtpUrl' | 'databaseUrl' | 'trustProxy'>

/** Settings with which the product runs, but not as somebody who runs it for others would want it. */
export function riskySettings({ appEnv, smtpUrl, databaseUrl, trustProxy }: Settings): string[] {
  if (appEnv === 'development') return []
  const risks = [
    smtpUrl === undefined &&
      'SMTP_URL is not set: mails are kept as files in DATA_DIR/outbox and reach nobody',
    databaseUrl === undefined &&
      'DATABASE_URL is not set: the embedded server keeps the data, and nobody backs it up',
    // Nobody but a proxy can speak TLS for us.
    !trustProxy &&
      'TRUST_PROXY is no: behind a proxy all visitors have its address, and share the limits of one',
  ]
  return risks.filter((risk) => risk !== false)
}

/** Once, at the start, so that nobody finds out by what is missing. */
export function tellRiskySettings(
  env: Settings,
  log: { warn(details: object, message: string): void },
): void {
  for (const risk of riskySettings(env)) log.warn({ part: 'settings' }, risk)
}

/**
 * The company of the starting content is nobody: its imprint says so, and its mailboxes reach nobody.
 * No start waits for it: the settings may lie in a content system that is slow or away.
 */
export function tellExampleCompany(
  { appEnv }: Pick<Env, 'appEnv'>,
  content: Pick<ContentSource, 'getSettings'>,
  log: { warn(details: object, message: string): void },
): void {
  if (appEnv === 'development') return
  content.getSettings().then(
    ({ emails, intermediary: { registerNumber }, insurersCompared }) => {
      const example = Object.values(emails).find((email) => email.endsWith('.example'))
      if (example !== undefined)
        log.warn(
          { part: 'settings' },
          `the company in the settings of the back office is still the example (${example}): enter your own before visitors come`,
        )
      if (!maySell({ appEnv }, registerNumber))
        log.warn(
          { part: 'settings' },
          `no orders are taken: "${registerNumber}" in the settings of the back office is no number of the register of intermediaries, like D-1A2B-3C4D5-67`,
        )
      const unnamed = comparedInsurers({ insurersCompared }).filter(
        ({ creditorId }) => creditorId === TEST_CREDITOR_ID,
      )
      if (unnamed.length > 0)
        log.warn(
          { part: 'settings' },
          `the mandates of ${unnamed.map(({ name }) => name).join(', ')} name the test identifier ${TEST_CREDITOR_ID}, by which nobody can collect: enter the insurers' own in the settings of the back office, or none`,
        )
    },
    // Without settings every page fails and says so.
    () => {},
  )
}

/** Of the SEPA rulebooks; the example has it for every insurer. */
const TEST_CREDITOR_ID = 'DE98ZZZ09999999999'
