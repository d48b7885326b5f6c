/** What a successful save means, by where the document stands after it. */
export const saidOfStage = {
  draft: 'Saved as a draft. The public does not see it.',
  changed: 'Saved as a draft. The public still sees what was published.',
  published: 'Published. The site shows it now.',
} as const
