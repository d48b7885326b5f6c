import { expect, test } from 'vitest'
import type { Settings } from '#content/source.ts'
import { jobPostingData } from './job-posting-data.ts'

const settings = {
  legalName: 'Feather Beispielmakler GmbH',
  address: { street: 'Musterstraße 12', postcode: '10115', city: 'Berlin', country: 'DE' },
} as Settings
const job = {
  title: 'Adviser',
  description: '<p>Advise.</p>',
  employment: 'working-student',
  location: 'Berlin',
} as const
const rest = { postedAt: '2026-11-15T10:00:00Z', settings, companyUrl: 'https://feather.example' }

test('has what search engines ask for', () => {
  const data = jobPostingData({ job: { ...job, remote: false, openUntil: '2027-01-31' }, ...rest })
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    datePosted: '2026-11-15',
    validThrough: '2027-01-31T23:59:59+01:00',
    employmentType: 'PART_TIME',
    hiringOrganization: { name: 'Feather Beispielmakler GmbH' },
  })
  expect(data).not.toHaveProperty('jobLocationType')
})

test('says where it can be done from afar', () => {
  const data = jobPostingData({ job: { ...job, remote: true }, ...rest })
  expect(data).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
  expect(data).not.toHaveProperty('validThrough')
})
