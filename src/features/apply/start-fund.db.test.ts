import { expect, test } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { originOf } from '#sites/hosts.ts'
import { JOURNEYS } from './journeys.ts'
import { startTitle } from './page-data.ts'
import { loadStart } from './start-journey.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })
const facts = await openTestFacts(office.desk)

test('the first page of a sign-up says which public fund it is for, where there is one', async () => {
  const app = JOURNEYS.filter(({ host, line }) => host === 'app' && isAsked(line))
  const titles = app.map(async ({ route, base }) => {
    const url = new URL(originOf(facts.hosts, 'app') + base)
    return startTitle(await loadStart(facts, { route, url }, new Request(url)))
  })
  expect(await Promise.all(titles)).toEqual([
    'TK · Gesetzliche Krankenversicherung',
    'AOK · Gesetzliche Krankenversicherung',
    'Barmer · Gesetzliche Krankenversicherung',
    'DAK · Gesetzliche Krankenversicherung',
    'BKK firmus · Gesetzliche Krankenversicherung',
    'Hausratversicherung',
  ])
})

const isAsked = (line: string) => ['public-health', 'household'].includes(line)
