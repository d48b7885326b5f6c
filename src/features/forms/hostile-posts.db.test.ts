import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { issueFormToken } from './form-token.ts'
import { listSubmissions } from './inbox/list-submissions.ts'
import { readSubmission } from './inbox/read-submission.ts'
import { receivePost } from './receive-post.ts'
import { contactForm } from './test-contact-form.ts'
import { startTestFormDesk } from './test-form-desk.ts'

const place = await shareInFile(startTestFormDesk())

const broker: ActingUser = { kind: 'staff', userId: 's1', role: 'broker' }
const good = { name: 'Eve', email: 'eve@example.com', message: 'Hello', consent: 'yes' }
type Values = Record<string, string | File>

const injections = [
  '\r\nBcc: victim@example.org',
  '\nSubject: Win',
  '%0d%0aBcc:',
  '\u2028Bcc: v@x.yz',
]
const markup = ['<script>alert(1)</script>', '<img src=x onerror=alert(1)>', '"><svg/onload=1>']
const files: [string, string][] = [
  ['invoice.pdf', '<html><script>alert(1)</script>'],
  ['photo.jpg', 'MZ\u0090\u0000'],
  ['scan.png', '<svg onload="alert(1)"/>'],
  ['a.pdf', '%PDF-1.7\n2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n%%EOF'],
  ['../../etc/passwd.pdf', 'PK\u0003\u0004'],
  ['empty.pdf', ''],
]

/** One kind of attack in each row; `at` makes every post of it another one. */
const attacks: [string, (at: number) => Values][] = [
  ['headers in the name', (at) => ({ name: `Eve${injections[at % 4]}` })],
  ['headers in the address', (at) => ({ email: `eve@example.com${injections[at % 4]}` })],
  ['several addresses', (at) => ({ email: `eve@example.com,victim${at}@example.org` })],
  ['markup in the name', (at) => ({ name: `${markup[at % 3]} ${at}` })],
  ['markup in the text', (at) => ({ message: `${markup[at % 3]} ${at}` })],
  ['giant fields', (at) => ({ message: 'a'.repeat(100_000 + at), name: 'b'.repeat(10_000) })],
  ['advertisements', (at) => ({ message: `https://casino.example/${at} `.repeat(8) })],
  ['the bait', (at) => ({ homepage: `https://casino.example/${at}` })],
  ['forged files', (at) => ({ papers: fileOf(at) })],
  ['no token', () => ({ token: '' })],
  ['a forged token', (at) => ({ token: `${at}.aaaaaaaaaaaaaaaa.${'b'.repeat(43)}` })],
  ['a forged ticket', (at) => ({ 'kept.papers': `${at}.${'b'.repeat(43)}`, token: '' })],
  ['no consent', () => ({ consent: 'maybe' })],
]

/** Each of them in each of its forms, of which there are twelve at most, and all of that again. */
const posts = attacks.length * 12 * 2

function fileOf(at: number): File {
  const [name, bytes] = files[at % files.length] ?? ['x', '']
  return new File([Buffer.from(bytes, 'latin1')], name)
}

async function attack(at: number): Promise<string> {
  const [kind, make] = attacks[at % attacks.length] ?? ['', () => ({})]
  const token = issueFormToken(place.desk.secretKey, contactForm.uid, place.desk.clock.now())
  place.later(3_000)
  const data = new FormData()
  for (const [name, value] of Object.entries({ token, ...good, ...make(at) })) {
    const own = ['token', 'homepage'].includes(name) || name.includes('.')
    data.append(own ? name : `a.${name}`, value)
  }
  // Each comes from another network, so that the limits do not help.
  const clientIp = `10.${at % 250}.${Math.floor(at / 250)}.1`
  const where = { site: 'default', locale: 'en-de', path: '/contact-us' } as const
  const outcome = await receivePost(place.desk, contactForm, data, { place: where, clientIp })
  return `${kind}: ${outcome.kind === 'again' ? outcome.state.stage : 'sent'}`
}

test('hundreds of hostile posts', async () => {
  const seen = new Set<string>()
  for (let at = 0; at < posts; at += 1) seen.add(await attack(at))
  expect([...seen].toSorted()).toEqual([
    'a forged ticket: check',
    'a forged token: check',
    'advertisements: sent',
    'forged files: errors',
    'giant fields: errors',
    'headers in the address: errors',
    // Written out in letters it is a harmless name.
    'headers in the name: errors',
    'headers in the name: sent',
    'markup in the name: sent',
    'markup in the text: sent',
    'no consent: errors',
    'no token: check',
    'several addresses: errors',
    'the bait: sent',
  ])

  const { rows, total } = await listSubmissions(place.desk, broker, { page: 1, pageSize: posts })
  const byState = (state: string) => rows.filter((row) => row.state === state).length
  // Text stays text: what looks like markup is shown as it was typed, to staff who asked for it.
  expect(total).toBe(byState('new') + byState('spam'))
  expect(byState('spam')).toBe(attackCount('advertisements'))
  for (const { id } of rows) {
    const message = await readSubmission(place.desk, broker, id)
    expect(message?.files).toEqual([])
    const name = message?.body.answers.find((answer) => answer.id === 'name')?.value[0] ?? ''
    expect(name).not.toMatch(/[\r\n\u2028]/)
    expect(name.length).toBeLessThanOrEqual(200)
    expect(message?.body.email).toBe('eve@example.com')
  }
  expect(await place.countFiles()).toBe(0)

  const notices = byState('new')
  const sentTo = (address: string) =>
    place.smtp.received.filter(({ to }) => to.join() === address).length
  await vi.waitFor(() => expect(sentTo('help@feather.example')).toBe(notices))
  await wait(200)
  expect(place.failed).toEqual([])
  expect(sentTo('help@feather.example')).toBe(notices)
  expect(sentTo('eve@example.com')).toBeLessThanOrEqual(3)
  for (const { to, raw } of place.smtp.received) {
    expect(['help@feather.example', 'eve@example.com']).toContain(to.join())
    expect(raw).not.toMatch(/victim|casino|alert\(1\)|Subject: Win|Eve/)
  }
})

function attackCount(name: string): number {
  const position = attacks.findIndex(([each]) => each === name)
  return Array.from({ length: posts }, (_, at) => at % attacks.length).filter(
    (each) => each === position,
  ).length
}
