import { AppError } from '#platform/app-error.ts'
import { parseUid } from '#sites/uid.ts'
import type { Attributes, ContentDocument } from './tables.ts'
import { unfit } from './write-refusals.ts'

/** What every page of a site and locale is made with, by collection and name. */
const names: Readonly<Record<string, readonly string[]>> = {
  settings: ['settings'],
  navigations: ['main-navigation', 'footer'],
  'navigation-businesses': ['main-navigation', 'footer'],
}

/** Whether pages fail without the document: it is changed, but not taken away. */
export function isIndispensable(collection: string, uid: string): boolean {
  return names[collection]?.includes(parseUid(uid).name) ?? false
}

/** What nobody sees yet may go. */
export function refuseToTakeAway({ collection, uid, attributes }: ContentDocument): void {
  if (attributes === null || !isIndispensable(collection, uid)) return
  throw new AppError(
    'input-invalid',
    `Every page needs ${uid} in ${collection}: it can be changed, but not taken from the site.`,
  )
}

/** A menu that is no menu any more is as good as gone: pages look for its kind under its name. */
export function checkKind(collection: string, uid: string, { kind }: Attributes): void {
  const { name } = parseUid(uid)
  if (kind === undefined || kind === name || !isIndispensable(collection, uid)) return
  throw unfit(`${collection} ${uid}`, [
    { path: ['kind'], message: `must be ${name}: every page looks for it under this name` },
  ])
}
