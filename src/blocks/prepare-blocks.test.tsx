import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { modelOf } from '#content/model/model-of-collection.ts'
import type { FoundDocument } from '#content/query/found-document.ts'
import { toEntry } from '#content/source/to-entry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { BlockList } from './block-list.tsx'
import { prepareBlocks } from './prepare-blocks.ts'
import type { PrepareContext } from './prepare-context.ts'
import type { ShownBlock } from './shown-block.ts'

type Over = { site?: Site; locale?: Locale; query?: Record<string, string>; settings?: object }

async function draw(
  blocks: object[],
  { site = 'default', locale = 'en-de', query = {}, settings }: Over = {},
) {
  const errors: unknown[] = []
  const context = {
    site,
    locale,
    path: '/some-page',
    asOf: isoDateOf('2026-11-15'),
    today: isoDateOf('2026-11-15'),
    readQuery: (name: string) => query[name] ?? null,
    href: (link: string) => link,
    settings,
    bookingLinks: [{ topic: 'legal', url: 'https://calls.example/legal' }],
    reportError: (error: unknown) => errors.push(error),
  } as unknown as PrepareContext
  const shown = blocks as ShownBlock[]
  const views = await prepareBlocks(shown, context)
  const place = { locale, href: (link: string) => link }
  const html = renderToStaticMarkup(<BlockList blocks={shown} views={views} place={place} />)
  return { html, errors }
}

const hero = {
  __component: 'blocks.product-hero',
  title: 'Title',
  text: 'Text',
  line: 'household',
  card: 'quote',
}

describe('questions and answers', () => {
  const faq = { __component: 'blocks.faq', questions: [{ question: 'Why?', answer: '<p>So.</p>' }] }
  const settings = {
    helpLinks: {
      cancellation: '/cancel',
      eligibility: '/who',
      deductibles: '/own-share',
      copays: '/copays',
      waitingPeriods: '/when',
      claims: '/claims',
    },
  }
  const links = (html: string) => [...html.matchAll(/<li><a href="([^"]+)"/g)].map(([, to]) => to)

  test('of a product lead on to the help centre, where the settings say', async () => {
    const linksOf = async (line: string) =>
      links((await draw([{ ...hero, line }, faq], { settings })).html)
    expect(await linksOf('legal')).toEqual(['/who', '/when', '/own-share', '/claims', '/cancel'])
    // Only about what the line knows: a pension has no deductible, a public fund no claims.
    expect(await linksOf('household')).toEqual(['/who', '/own-share', '/claims', '/cancel'])
    expect(await linksOf('public-health')).toEqual(['/who', '/copays', '/cancel'])
    expect(await linksOf('pension')).toEqual(['/who', '/cancel'])
  })

  test('lead nowhere else', async () => {
    expect(links((await draw([faq], { settings })).html)).toEqual([])
    expect(links((await draw([hero, faq], { settings, site: 'business' })).html)).toEqual([])
    expect(links((await draw([hero, faq])).html)).toEqual([])
  })

  test('without a title and without links begin with the questions', async () => {
    const { html } = await draw([faq])
    expect(html).toMatch(/^<section[^>]*><[^/]/)
  })
})

describe('the hero of a line', () => {
  test('shows the price from with its profile, and the card', async () => {
    const { html } = await draw([hero])
    expect(html).toContain('<strong>€2.50</strong>')
    expect(html).toContain('name="sqm"')
  })

  test('shows neither where our tariffs do not hold, but its own action', async () => {
    const action = { label: 'Ask us', url: '/support' }
    const { html } = await draw([{ ...hero, card: 'none', action }], { locale: 'en-es' })
    expect(html).not.toContain('€')
    expect(html).toContain('href="/support"')
  })

  test('leaves the profile out on a page about somebody else', async () => {
    const fund = (value: string) => ({
      ...hero,
      line: 'public-health',
      answers: [{ field: 'fund', value }],
    })
    expect((await draw([fund('tk')])).html).toContain('product-hero__from')
    const aok = await draw([fund('aok')])
    expect(aok.html).not.toContain('product-hero__from')
    expect(aok.html).toContain('€400.75')
  })

  test('takes the answers of the address, and the plans follow', async () => {
    const plans = { __component: 'blocks.plans', title: 'Plans', line: 'household' }
    const { html } = await draw([hero, plans], { query: { sqm: '80' } })
    expect(html).toContain('data-quote-price="comfort">€6.24<')
  })
})

test('other lines are shown where they have a page, with prices in Germany only', async () => {
  const lines = [{ line: 'household' }, { line: 'legal' }]
  const block = { __component: 'blocks.related-lines', title: 'More', lines }
  const germany = await draw([block])
  expect(germany.html).toContain('/legal-insurance')
  expect(germany.html).toContain('€17.06')
  const spain = await draw([block], { locale: 'en-es' })
  expect(spain.html).toContain('/household-insurance')
  expect(spain.html).not.toContain('/legal-insurance')
  expect(spain.html).not.toContain('€')
})

test('what every plan says alike stands once, below all of them', async () => {
  const { html } = await draw([{ __component: 'blocks.plans', title: 'Plans', line: 'dental' }])
  const [cards = '', shared = ''] = html.split('plans-block__shared')
  expect(shared).toContain('At most in the first year')
  expect(cards).not.toContain('At most in the first year')
  // What tells them apart stays with each.
  expect(cards.split('Share of tooth replacement')).toHaveLength(4)
})

test('a call is booked where the settings say, else by the help page', async () => {
  const call = (topic: string) => ({ __component: 'blocks.book-a-call', title: 'Call', topic })
  expect((await draw([call('legal')])).html).toContain('href="https://calls.example/legal"')
  expect((await draw([call('life')])).html).toContain('href="/support"')
})

test('contributions of a fund are those of the law', async () => {
  const table = { __component: 'blocks.contribution-table', title: 'Costs', fund: 'tk' }
  const employee = { ...table, status: 'employee', incomes: [{ income: 3500 }, { income: 6500 }] }
  const { html } = await draw([employee])
  // V2 and V4 of the published vectors.
  expect(html).toContain('€386.58')
  expect(html).toContain('€641.99')
  const student = await draw([{ ...table, status: 'student' }])
  expect(student.html).toContain('€146.29')
  // What the five funds say already is not said for one of them before.
  const five = await draw([{ ...table, status: 'student', compareFunds: true }])
  expect(five.html.split('€146.29')).toHaveLength(2)
  expect(five.html.split('<table')).toHaveLength(2)
})

test('public, private and expat stand side by side, also as a table', async () => {
  const block = {
    __component: 'blocks.health-comparison',
    title: 'Compare',
    status: 'employee',
    age: 30,
    income: 90_000,
    children: 0,
  }
  const { html } = await draw([block])
  expect(html).toContain('<table')
  expect(html).toContain('€204.22')
  const asked = await draw([block], { query: { situation: 'student', age: '25', income: '0' } })
  expect(asked.html).toContain('€72.00')
  const earlierCover = 'without statutory time, public insurance is closed'
  expect(asked.html).not.toContain(earlierCover)
  const older = await draw([block], { query: { situation: 'student', age: '30', income: '0' } })
  expect(older.html).toContain(earlierCover)
})

test('who only has a mini-job reads why public insurance is closed, and no price below zero', async () => {
  const block = {
    __component: 'blocks.health-comparison',
    title: 'Compare',
    status: 'employee',
    age: 30,
    income: 90_000,
    children: 0,
  }
  const { html } = await draw([block], { query: { situation: 'employee', income: '6000' } })
  expect(html).toContain('A mini-job brings no insurance of its own.')
  expect(html).not.toMatch(/[-−]€/)
})

test('a block that cannot be prepared is reported and does not take its page down', async () => {
  const { html, errors } = await draw([{ ...hero, line: 'nothing', scene: 'home' }])
  expect(errors).toHaveLength(1)
  expect(html).toContain('Title')
})

describe('an unfinished draft', () => {
  const zone = modelOf('pages')['blocks']
  const kinds = zone?.kind === 'dynamiczone' ? Object.keys(zone.components) : []

  /** As a preview reads it from the store. */
  const previewOf = (blocks: object[]) => {
    const document = { id: 1, uid: 'en-de--draft', locale: 'en-de', attributes: { blocks } }
    const nothing = { references: new Map(), localizations: new Map() }
    return toEntry('pages', document as unknown as FoundDocument, new Map(), nothing).attributes
  }

  test('has every kind of block', () => {
    expect(kinds.length).toBeGreaterThan(20)
  })

  test.each(kinds)('can be looked at with an empty %s', async (kind) => {
    const { blocks } = previewOf([{ __component: kind }])
    await expect(draw(blocks)).resolves.toBeTruthy()
  })

  test('can be looked at with an empty entry in a list', async () => {
    const { blocks } = previewOf([
      { __component: 'blocks.faq', questions: [{}] },
      { __component: 'blocks.steps', steps: [{}] },
      { __component: 'blocks.cards', cards: [{}] },
      { __component: 'blocks.legal-text', sections: [{}] },
    ])
    await expect(draw(blocks)).resolves.toBeTruthy()
  })
})

describe('a form', () => {
  const among = (id: string, values: string[]) => ({
    __component: 'fields.choice',
    id,
    label: id,
    required: true,
    options: values.map((value) => ({ value, label: value })),
  })
  const attributes = {
    title: 'Write',
    submitLabel: 'Send',
    successTitle: 'Thanks',
    successText: 'Soon',
    fields: [
      among('topic', ['contract', 'other', 'complaint', 'website', 'claim']),
      among('way', ['mail', 'other']),
      { __component: 'fields.text', id: 'name', label: 'Name', required: true, maxLength: 20 },
    ],
  }
  const form = { __component: 'blocks.form', form: { uid: 'en-de--contact', attributes } }
  const chosenBy = async (choose: string) => {
    const { html, errors } = await draw([form], { query: { choose } })
    expect(errors).toEqual([])
    const chosen = html.match(/<(?:option|input)[^>]* (?:selected|checked)=""[^>]*>/g) ?? []
    return chosen.map((tag) => / value="([^"]*)"/.exec(tag)?.[1]).filter(Boolean)
  }

  test('opens with the answer that the link chooses, of that question alone', async () => {
    expect(await chosenBy('topic.complaint')).toEqual(['complaint'])
    expect(await chosenBy('topic.other')).toEqual(['other'])
    expect(await chosenBy('way.mail')).toEqual(['mail'])
  })

  test('leaves aside what it does not offer: no stranger writes into it', async () => {
    for (const choose of [
      '',
      'complaint',
      'topic.',
      'topic.mail',
      'name.Ana',
      'topic.complaint.x',
    ]) {
      expect(await chosenBy(choose)).toEqual([])
    }
  })

  test('tells the page cache the few answers that make a difference', async () => {
    const read: unknown[] = []
    const readQuery = (name: string, values?: readonly string[]) => {
      read.push([name, values?.length])
      return null
    }
    await prepareBlocks(
      [form] as unknown as ShownBlock[],
      {
        readQuery,
        href: (link: string) => link,
      } as unknown as PrepareContext,
    )
    expect(read).toContainEqual(['choose', 7])
  })
})
