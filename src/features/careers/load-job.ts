import { formNameOf } from '#blocks/form/form-state.ts'
import { fillPlaceholders } from '#content/fill-placeholders.ts'
import { findAncestors } from '#content/find-ancestors.ts'
import { isJobOpen } from '#content/list-open-jobs.ts'
import { documentTag } from '#content/publishing.ts'
import { plainText } from '#content/search/plain-text.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentEntry } from '#content/source.ts'
import { berlinDay } from '#platform/clock.ts'
import type { ContentPageFacts } from '#shell/content-page-facts.ts'
import { type PageMeta, pageMetaOf } from '#shell/page-meta.ts'
import { fitDescription } from '#shell/search/fit-description.ts'
import { originOf } from '#sites/hosts.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import { formatUid } from '#sites/uid.ts'
import { jobPostingData } from './job-posting-data.ts'

export type JobPageData = {
  job: ContentEntry<'jobs'>['attributes']
  form: ContentEntry<'forms'> | undefined
  /** Whether an application was just sent. */
  isSent: boolean
  email: string
  meta: PageMeta
}

/** Every position is applied for with the same form. */
export const applicationForm = 'job-application'

/** An open position with its form; undefined once it is closed. */
export async function loadJob(
  facts: ContentPageFacts,
  { slug, ...address }: PageAddress & { slug: string },
): Promise<JobPageData | undefined> {
  const { content, hosts, clock, cacheTags, preview } = facts
  const { locale } = address
  const uid = formatUid(locale, slug)
  cacheTags.add(documentTag('jobs', uid))
  const entry = await content.findByUid('jobs', uid, { preview })
  const today = berlinDay(clock.now())
  if (!entry || !isJobOpen(entry.attributes, today)) return undefined
  const [settings, found, ancestors] = await Promise.all([
    content.getSettings(),
    content.findByUid('forms', formatUid(locale, applicationForm)),
    findAncestors(content, address),
  ])
  const [job, form] = await fillPlaceholders([entry.attributes, found] as const, {
    settings,
    locale,
    today,
  })
  for (const tag of [...entryTags(entry), ...entryTags(found)]) cacheTags.add(tag)
  const { title, location, department } = job
  const name = form && formNameOf(form.uid)
  return {
    job,
    form,
    isSent: name !== undefined && facts.readQuery('sent', [name]) === name,
    email: settings.emails.careers,
    meta: pageMetaOf(facts, address, {
      title,
      hidden: preview,
      brandName: settings.brandName,
      description: fitDescription(
        `${title}, ${department}, ${location}. ${plainText(job.description)}`,
      ),
      locales: [locale],
      ancestors,
      structuredData: [
        jobPostingData({
          job,
          postedAt: entry.publishedAt ?? entry.updatedAt,
          settings,
          companyUrl: originOf(hosts, 'default'),
        }),
      ],
    }),
  }
}
