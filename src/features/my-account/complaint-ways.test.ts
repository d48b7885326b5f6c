import { expect, test } from 'vitest'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { complaintWays } from './complaint-ways.ts'

test('the form is on the site, not on the host of the account, and opens with the topic of the register', async () => {
  const company = () => Promise.resolve({ email: 'help@feather.example' })
  const facts = {
    desk: { company } as unknown as BrokerageDesk,
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    locale: 'de-de',
  } as const
  expect(await complaintWays(facts)).toEqual({
    formHref: 'http://localhost:3000/de-de/contact-us?choose=topic.complaint#form-contact',
    email: 'help@feather.example',
  })
})
