import type { Stage } from '#content/query/find-query.ts'

/** What a successful save means, by where the document stands after it. */
export const saidOfStage = {
  draft: 'Saved as a draft. The public does not see it.',
  changed: 'Saved as a draft. The public still sees what was published.',
  published: 'Published. The site shows it now.',
} as const

/** What a colleague did meanwhile, where it is more than another text. */
export function saidOfOthers(opened: Stage, newer: Stage): string {
  if (opened !== 'draft' && newer === 'draft') {
    return 'It was also taken from the public: to publish would bring it back there.'
  }
  return opened === 'draft' && newer !== 'draft' ? 'It was also published.' : ''
}
