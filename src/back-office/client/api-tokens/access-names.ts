import type { ApiTokenRecord } from '../../wire/staff-records.ts'

/** What a token may. */
export const accessNames: Readonly<Record<ApiTokenRecord['access'], string>> = {
  'read-only': 'Read everything, drafts included',
  full: 'Read and write everything',
  frontend: 'Feature flags only, for browsers',
}
