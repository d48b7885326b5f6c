import type { Site } from '#sites/site-config.ts'
import { parseUid } from '#sites/uid.ts'
import type { AttributesOf } from './collections/registry.ts'
import { localesOfDocument } from './lent-pages.ts'
import { unfit } from './write-refusals.ts'

type Shown = Pick<AttributesOf<'pages'>, 'site' | 'path' | 'everyCountry'> & {
  readonly alsoOn?: readonly Site[] | undefined
}

/** Refuses a page that no site would show: its address is kept for another site, or for other countries. */
export function checkShown(uid: string, page: Shown): void {
  const { site, alsoOn = [], path, everyCountry } = page
  const { locale } = parseUid(uid)
  const isShownOn = (each: Site) =>
    localesOfDocument({ locale, everyCountry, path }, each).length > 0
  if ([site, ...alsoOn].some(isShownOn)) return
  throw unfit(`pages ${uid}`, [
    {
      path: ['path'],
      message: `is no address that the site ${site} has in ${locale}, so nobody would see the page`,
    },
  ])
}
