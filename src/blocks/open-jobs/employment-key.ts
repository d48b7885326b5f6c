import type { AttributesOf } from '#content/collections/registry.ts'

const keys = {
  'full-time': 'jobs.fullTime',
  'part-time': 'jobs.partTime',
  internship: 'jobs.internship',
  'working-student': 'jobs.workingStudent',
} as const

/** The words for how much somebody works. */
export function employmentKey(employment: AttributesOf<'jobs'>['employment']) {
  return keys[employment]
}
