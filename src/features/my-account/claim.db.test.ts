import { eq } from 'drizzle-orm'
import { describe, expect, test, vi } from 'vitest'
import { moveClaim } from '#brokerage/office/move-claim.ts'
import { findClaim, findClaimsOf } from '#brokerage/service/file-claim.ts'
import { policies } from '#brokerage/tables.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { AppError } from '#platform/app-error.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { answerClaim, loadClaim } from './claim.ts'
import { loadPolicy } from './load-policy.ts'
import { formOf } from './test-account.ts'
import { testOwnContracts, url } from './test-own-contracts.ts'

const office = await shareTestDesk({ runJobs: false })
const { facts, contract, newestMail } = testOwnContracts(office)

describe('a claim', () => {
  const form = (entries: Record<string, string>, files: readonly File[] = []) => {
    const made = formOf(entries)
    for (const file of files) made.append('files', file)
    return made
  }
  const happened = {
    kind: 'theft',
    description: 'The bag is gone',
    'occurredOn.day': '14',
    'occurredOn.month': '11',
    'occurredOn.year': '2026',
  }
  const photo = new File([Buffer.from('ffd8ffe0000000000000ffd9', 'hex')], 'bag.jpg')

  test('tells all that is wrong at once, and keeps what could be taken', async () => {
    const { owner, policy } = await contract()
    const asked = { ...happened, 'occurredOn.year': '2028', description: '', amount: 'a lot' }
    const program = new File(['MZ'], 'run.exe')
    const answer = await answerClaim(facts, owner, policy, form(asked, [photo, program]))
    expect(answer).toMatchObject({
      data: {
        errors: { occurredOn: 'date', description: 'required', amount: 'amount', files: 'file' },
        notTaken: [{ name: 'run.exe', check: 'file' }],
        files: [{ name: 'bag.jpg' }],
      },
    })
    const empty = await answerClaim(facts, owner, policy, form({}, []))
    expect(empty).toMatchObject({
      data: { errors: { kind: 'required', occurredOn: 'required', description: 'required' } },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test('names a file once that was chosen again beside what was taken in', async () => {
    const { owner, policy } = await contract()
    const first = await answerClaim(facts, owner, policy, form({}, [photo]))
    const [{ id = '', name = '' } = {}] = ('data' in first && first.data.files) || []
    const again = await answerClaim(
      facts,
      owner,
      policy,
      form({ fileId: `${id}|${name}` }, [photo]),
    )
    expect('data' in again && again.data.files).toMatchObject([{ name }])
  })

  test('whose files cannot be kept now comes back with what was typed, and is not filed', async () => {
    const { owner, policy } = await contract()
    const full = vi
      .spyOn(office.desk.files, 'put')
      .mockRejectedValueOnce(new AppError('files-unavailable', 'The disk is full.'))
    const answer = await answerClaim(facts, owner, policy, form(happened, [photo]))
    full.mockRestore()
    expect(answer).toMatchObject({
      data: { values: { description: 'The bag is gone' }, errors: { files: 'unavailable' } },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test.each([
    ['an empty file', '', 'emptyFile'],
    ['a PDF with a password', '%PDF-1.7 trailer <</Encrypt 9 0 R>> %%EOF', 'lockedFile'],
    ['a PDF with a script', '%PDF-1.7 1 0 obj <</S /JavaScript>> endobj %%EOF', 'activeFile'],
  ])('with %s is told so, and not filed without it', async (_, bytes, files) => {
    const { owner, policy } = await contract()
    const paper = new File([bytes], 'bill.pdf')
    const filed = await answerClaim(facts, owner, policy, form(happened, [photo, paper]))
    const notTaken = [{ name: 'bill.pdf', check: files }]
    expect(filed).toMatchObject({
      data: { errors: { files }, notTaken, files: [{ name: 'bag.jpg' }] },
    })
    const claim = { do: 'claimFiles', claim: 'C1' }
    const added = await actOnPolicy(facts, owner, policy, form(claim, [photo, paper]))
    expect(added).toMatchObject({ data: { errors: { 'files-C1': files }, notTaken } })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test('whose file of an earlier try is gone names it, and does not stay in its way', async () => {
    const { owner, policy } = await contract()
    const kept = await answerClaim(
      facts,
      owner,
      policy,
      form({ ...happened, description: '' }, [photo]),
    )
    const [{ id = '' } = {}] = ('data' in kept && kept.data.files) || []
    const again = form({ ...happened, fileId: 'nobodys|bill.pdf' })
    again.append('fileId', `${id}|bag.jpg`)
    expect(await answerClaim(facts, owner, policy, again)).toMatchObject({
      data: {
        errors: { files: 'goneFile' },
        notTaken: [{ name: 'bill.pdf', check: 'goneFile' }],
        files: [{ id, name: 'bag.jpg' }],
      },
    })
    const without = form({ ...happened, fileId: `${id}|bag.jpg` })
    expect(await answerClaim(facts, owner, policy, without)).toBeInstanceOf(Response)
  })

  test('with more files than it takes at once names those, and is not filed without them', async () => {
    const { owner, policy } = await contract()
    const many = form(happened, [photo])
    for (let at = 0; at < 30; at += 1) many.append('fileId', `f${at}|page-${at}.pdf`)
    const answer = await answerClaim(facts, owner, policy, many)
    expect(answer).toMatchObject({ data: { errors: { files: 'oneTooMany' } } })
    expect('data' in answer && answer.data.notTaken?.[0]).toEqual({
      name: 'bag.jpg',
      check: 'oneTooMany',
    })
  })

  test('that is not theirs takes no files, whatever they are', async () => {
    const { owner, policy } = await contract()
    const sent = form({ do: 'claimFiles', claim: 'C1' }, [photo])
    await expect(actOnPolicy(facts, owner, policy, sent)).rejects.toMatchObject({
      init: { status: 404 },
    })
  })

  test('where no file was chosen is filed without', async () => {
    const { owner, policy } = await contract()
    const none = new File([], '', { type: 'application/octet-stream' })
    await answerClaim(facts, owner, policy, form(happened, [none]))
    expect(await findClaimsOf(office.desk, owner.actor)).toHaveLength(1)
  })

  test('whose kind was not chosen is not filed', async () => {
    const { owner, policy } = await contract()
    expect(await answerClaim(facts, owner, policy, form({ ...happened, kind: '' }))).toMatchObject({
      data: { errors: { kind: 'required' } },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test('that comes when the session is over stays on the page, and is not filed', async () => {
    const { owner, policy } = await contract()
    const told = form({ ...happened, fileId: 'F1|bag.jpg' }, [photo])
    expect(await answerClaim(facts, undefined, policy, told)).toMatchObject({
      data: {
        values: { description: 'The bag is gone', occurredOn: '2026-11-14' },
        problem: 'signedOut',
        files: [{ id: 'F1', name: 'bag.jpg' }],
      },
      init: { status: 401 },
    })
    const change = { do: 'question', text: 'May I sublet?' }
    expect(await actOnPolicy(facts, undefined, policy, formOf(change))).toMatchObject({
      data: { values: { text: 'May I sublet?' }, problem: 'signedOut', form: 'question' },
    })
    expect(await findClaimsOf(office.desk, owner.actor)).toEqual([])
  })

  test.each([
    ['1.234,56', 123_456],
    ['1,234.56 €', 123_456],
    ['80', 8_000],
  ])('reads an amount as people write it: %s', async (amount, amountCents) => {
    const { owner, policy } = await contract()
    await answerClaim(facts, owner, policy, form({ ...happened, amount }))
    const claims = await findClaimsOf(office.desk, owner.actor)
    expect(claims).toMatchObject([{ details: { amountCents } }])
  })

  test('from before the cover began is taken, and says what to expect until it is decided', async () => {
    const { owner, policy, broker } = await contract()
    const { cover } = await loadClaim(facts, owner, policy)
    expect(await answerClaim(facts, owner, policy, form(happened))).toBeInstanceOf(Response)
    const shown = async () => (await loadPolicy(facts, owner, policy, url)).claims
    const [claim] = await shown()
    expect(claim?.outside).toEqual({ side: 'before', date: cover.first })
    const days = { startDate: cover.startDate, endDate: undefined }
    const reference = claim?.reference ?? ''
    expect((await findClaim(office.desk, broker, reference))?.cover).toEqual(days)
    await moveClaim(office.desk, broker, reference, 'rejected', { reply: 'It was too early.' })
    expect((await shown())[0]?.outside).toBeUndefined()
  })

  test('from the waiting time is taken, and says what need not wait', async () => {
    const { owner, policy, broker } = await contract('legal')
    await office.desk.db
      .update(policies)
      .set({ startDate: '2026-11-01' })
      .where(eq(policies.reference, policy))
    const { cover, waiting } = await loadClaim(facts, owner, policy)
    expect(cover.waitingUntil).toBe('2027-01-31')
    expect(waiting).toContain('Traffic, criminal law and consumer contracts')
    const dispute = { ...happened, kind: 'legalDispute' }
    expect(await answerClaim(facts, owner, policy, form(dispute))).toBeInstanceOf(Response)
    const [claim] = (await loadPolicy(facts, owner, policy, url)).claims
    expect(claim?.outside).toEqual({ side: 'waiting', date: cover.waited })
    expect((await findClaim(office.desk, broker, claim?.reference ?? ''))?.cover).toMatchObject({
      waitingUntil: cover.waitingUntil,
    })
  })

  test('that is rejected says why, until it is opened again', async () => {
    const { owner, policy, broker } = await contract()
    await answerClaim(facts, owner, policy, form(happened, [photo]))
    const [claim] = await findClaimsOf(office.desk, owner.actor)
    const move = (to: 'rejected' | 'open', reply?: string) =>
      moveClaim(office.desk, broker, claim?.reference ?? '', to, { reply })
    const shown = async () => (await loadPolicy(facts, owner, policy, url)).claims
    expect(await shown()).toMatchObject([{ reply: undefined, files: [{ name: 'bag.jpg' }] }])
    expect(await move('rejected', 'The door was open.')).toBe(true)
    expect(await shown()).toMatchObject([{ state: 'rejected', reply: 'The door was open.' }])
    const mail = await newestMail()
    expect(mail.subject).toContain('decision on your claim')
    expect(mail.text).not.toContain('door')
    expect(mail.text).toContain(`/me/policies/${policy}#${claim?.reference}\n`)
    expect(await move('open')).toBe(true)
    expect(await shown()).toMatchObject([{ state: 'open', reply: undefined }])
    expect((await newestMail()).subject).toContain('News about your claim')
  })

  test('about which something is asked says in its mail that it waits, and not what for', async () => {
    const { owner, policy, broker } = await contract()
    await answerClaim(facts, owner, policy, form(happened))
    const [claim] = await findClaimsOf(office.desk, owner.actor)
    const ask = 'Which door was it?'
    await moveClaim(office.desk, broker, claim?.reference ?? '', 'informationNeeded', { ask })
    const { subject, text } = await newestMail()
    expect(subject).toContain('We need something from you for your claim')
    expect(text).toContain('your claim waits')
    expect(text).not.toContain('door')
  })
})
