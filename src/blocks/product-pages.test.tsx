import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AttributesOf } from '#content/collections/registry.ts'
import { fillFigures } from '#content/figures/fill-figures.ts'
import { readStartingContent } from '#content/read-starting-content.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { APP_ROUTES } from '#sites/app-routes.ts'
import type { PageAddress } from '#sites/inner-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'
import { fixedRoutes } from '#sites/test-fixed-routes.ts'
import { BlockList } from './block-list.tsx'
import { prepareBlocks } from './prepare-blocks.ts'
import type { PrepareContext } from './prepare-context.ts'
import type { ProductHeroView } from './product-hero/prepare-product-hero.ts'
import type { CardControl } from './quote-card/card-setup.ts'
import { valuesOf } from './quote-card/make-card.ts'
import { quoteForCard } from './quote-card/quote-for-card.ts'
import { Scene } from './scene.tsx'
import type { BlockKind, ShownBlock } from './shown-block.ts'

const TODAY = isoDateOf('2026-11-15')
const documents = await readStartingContent()

/** Where our tariffs hold, so that a page of a line is one with a price. */
const pages = (['default', 'business'] as const).flatMap((site) =>
  (['en-de', 'de-de'] as const).flatMap((locale) =>
    fixedRoutes(site, locale)
      .filter(({ kind }) => ['product', 'health', 'company-product'].includes(kind))
      .map(({ path }) => ({ site, locale, path, name: `${site} ${locale} ${path}` })),
  ),
)

/** What the page of a line has, and what may stand in its place. */
const parts: readonly (readonly [string, readonly BlockKind[]])[] = [
  ['a live price', ['blocks.product-hero', 'blocks.health-comparison']],
  ['cover and what is not covered', ['blocks.cover']],
  ['plans', ['blocks.plans', 'blocks.contribution-table', 'blocks.cards']],
  ['who needs it and who does not', ['blocks.audience']],
  ['claims', ['blocks.claims']],
  ['documents', ['blocks.documents']],
  ['questions', ['blocks.faq']],
  ['related lines', ['blocks.related-lines']],
  ['a call', ['blocks.book-a-call']],
]

test('there is a page for every line, on both sites', () => {
  expect(pages.length).toBeGreaterThan(60)
})

test.each(pages)('$name has every part', (page) => {
  const kinds = blocksOf(page).map(({ __component }) => __component)
  const missing = parts.filter(([, able]) => !kinds.some((kind) => able.includes(kind)))
  expect(missing.map(([name]) => name)).toEqual([])
})

test.each(pages)('$name draws every block, and its price works as plain HTML', async (page) => {
  const { html, errors, card } = await draw(page, blocksOf(page))
  expect(errors).toEqual([])
  expect(html).not.toContain('{{')
  if (!card) return expect(html).toContain('<form')
  const { controls, apply } = card.setup
  expect(controls.length).toBeGreaterThanOrEqual(2)
  expect(controls.length).toBeLessThanOrEqual(4)
  for (const { key } of controls) expect(html).toContain(`name="${key}"`)
  // The same form takes the answers along into the application.
  expect(html).toContain(`formAction="${apply}"`)
  const [host = '', path = ''] = apply.split(':')
  expect(
    APP_ROUTES.some((route) => route.host === host && route.path === path),
    apply,
  ).toBe(true)
  expect(card.answer.outcome).toBe('quoted')
  expect(html).toContain('quote-card__why')
})

test('what the self-employed pay is by profit, not by gross income', async () => {
  const page = { site: 'aok', locale: 'de-de', path: '/' } as const
  const { html } = await draw(page, blocksOf(page))
  const [, freelancers = ''] = html.split('id="contributions-selfEmployed"')
  const headOf = (part: string) => /<th scope="col">([^<]*)</.exec(part)?.[1]
  expect(headOf(freelancers)).toBe('Gewinn im Monat')
  expect(headOf(html.split('id="contributions-employee"')[1] ?? '')).toBe('Brutto im Monat')
})

test('no two lines share a scene', () => {
  const drawn = pages
    .filter(({ site, locale }) => site === 'default' && locale === 'en-de')
    .map((page) => {
      const [first] = blocksOf(page)
      const hero = first as { line?: string; scene?: string }
      const name = (hero.scene ?? hero.line) as Parameters<typeof Scene>[0]['name']
      return { path: page.path, scene: renderToStaticMarkup(<Scene name={name} />) }
    })
  const repeated = drawn.filter(
    ({ scene }, at) => drawn.findIndex((each) => each.scene === scene) !== at,
  )
  expect(repeated.map(({ path }) => path)).toEqual([])
})

test('each answer on a card moves its price, or what is said in its place', async () => {
  const still: string[] = []
  for (const page of pages.filter(({ locale }) => locale === 'en-de')) {
    const { card } = await draw(page, blocksOf(page))
    if (!card) continue
    const { setup } = card
    const [line, wording] = await Promise.all([
      loadRatedLine(setup.line),
      loadWording(setup.line, 'en'),
    ])
    const quoteOf = (values: Record<string, string>) =>
      JSON.stringify(quoteForCard(line, wording, setup, values))
    const usual = valuesOf(setup.controls)
    for (const control of setup.controls) {
      const moves = otherValues(control).some(
        (value) => quoteOf({ ...usual, [control.key]: value }) !== quoteOf(usual),
      )
      if (!moves) still.push(`${page.name}: ${control.key}`)
    }
  }
  expect(still).toEqual([])
})

function otherValues(control: CardControl): string[] {
  if (control.kind === 'postcode') return ['10115', '60311', '80331']
  if (control.kind === 'range')
    return [control.min, (control.min + control.max) / 2, control.max].map((each) =>
      String(Math.round(each)),
    )
  return control.options.map(({ value }) => value)
}

function blocksOf({
  site,
  locale,
  path,
}: {
  site: Site
  locale: Locale
  path: string
}): ShownBlock[] {
  const all = documents
    .filter((each) => each.collection === 'pages' && each.locale === locale)
    .map(({ attributes }) => attributes as AttributesOf<'pages'>)
    .filter((each) => each.path === path)
  const own =
    all.find((each) => each.site === site) ?? all.find((each) => each.alsoOn?.includes(site))
  return (own?.blocks ?? []) as ShownBlock[]
}

async function draw({ site, locale, path }: PageAddress, written: ShownBlock[]) {
  const errors: unknown[] = []
  const reportError = (error: unknown) => errors.push(error)
  const blocks = await fillFigures(written, { locale, today: TODAY, reportError })
  const context = {
    site,
    locale,
    path,
    asOf: TODAY,
    today: TODAY,
    readQuery: () => null,
    href: (link: string) => link,
    bookingLinks: [],
    reportError,
  } as unknown as PrepareContext
  const views = await prepareBlocks(blocks, context)
  const place = { locale, href: (link: string) => link }
  const html = renderToStaticMarkup(<BlockList blocks={blocks} views={views} place={place} />)
  const at = blocks.findIndex(({ __component }) => __component === 'blocks.product-hero')
  return { html, errors, card: (views[at] as ProductHeroView | undefined)?.card }
}
