import { retellApplication } from '#insurance/application/retell-application.ts'
import type { Language } from '#insurance/values/language.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { Application } from '../tables.ts'
import { readRecord } from './find-application.ts'
import type { KeptApplication } from './kept-application.ts'

/**
 * What was applied for, as papers tell it. What we write goes out in the language that was chosen for
 * letters, as the mail that brings it. The record keeps the words in which the questions were asked.
 */
export function recordForLetters(
  desk: Pick<BrokerageDesk, 'keyring' | 'lines'>,
  application: Application,
): KeptApplication {
  const asked = readRecord(desk, application)
  const line = desk.lines[application.line]
  return line ? retellApplication(line, asked, application.language as Language) : asked
}
