import type { ContentEntry } from '#content/source.ts'
import type { PrepareContext } from '../prepare-context.ts'

export interface OpenJobsView {
  readonly jobs: readonly OpenJob[]
}

type OpenJob = Pick<
  ContentEntry<'jobs'>['attributes'],
  'title' | 'department' | 'location' | 'employment' | 'remote'
> & { href: string }

export async function prepareOpenJobs(
  _block: unknown,
  context: PrepareContext,
): Promise<OpenJobsView> {
  const entries = (await context.listJobs?.()) ?? []
  return {
    jobs: entries.map(({ uid, attributes }) => {
      const { title, department, location, employment, remote } = attributes
      const href = context.href(`/careers/${uid.slice(uid.indexOf('--') + 2)}`)
      return { title, department, location, employment, remote, href }
    }),
  }
}
