import { hostPath } from '../collections/field-kinds.ts'

/** As in `app:/recommendation-tool`, which pages write out (`lead-links.ts`). */
export const OUR_HOSTS: readonly string[] = ['default', 'business', 'app', 'health']

/** Whether a link of a text leads to a page on another host of ours, whatever stands behind its path. */
export function isHostLink(href: string): boolean {
  const [bare = ''] = href.split(/[?#]/, 1)
  return hostPath.safeParse(bare).success
}
