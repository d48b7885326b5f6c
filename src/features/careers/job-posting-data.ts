import type { AttributesOf } from '#content/collections/registry.ts'
import type { Settings } from '#content/source.ts'
import type { StructuredData } from '#shell/search/structured-data.ts'

type JobPostingOf = {
  job: Pick<
    AttributesOf<'jobs'>,
    'title' | 'description' | 'employment' | 'remote' | 'location' | 'openUntil'
  >
  /** When it was published. */
  postedAt: string
  settings: Settings
  /** The address of the company's own page. */
  companyUrl: string
}

/** A position for search engines: https://schema.org/JobPosting. */
export function jobPostingData(of: JobPostingOf): StructuredData {
  const { job, postedAt, settings, companyUrl } = of
  const { street, postcode, city, country } = settings.address
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: job.description,
    datePosted: postedAt.slice(0, 10),
    ...(job.openUntil ? { validThrough: `${job.openUntil}T23:59:59+01:00` } : {}),
    employmentType: employmentTypes[job.employment],
    hiringOrganization: {
      '@type': 'Organization',
      name: settings.legalName,
      sameAs: companyUrl,
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        postalCode: postcode,
        addressLocality: city,
        addressCountry: country,
      },
    },
    ...(job.remote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: { '@type': 'Country', name: 'Germany' },
        }
      : {}),
    directApply: true,
  }
}

/** Google's words for what the collection calls otherwise. */
const employmentTypes = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  internship: 'INTERN',
  'working-student': 'PART_TIME',
} as const
