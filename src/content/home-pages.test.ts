import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { LOCALES, type Locale, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
import { availability } from '#sites/routes.ts'
import type { Site } from '#sites/site-config.ts'

type Home = {
  path: string
  site: string
  everyCountry?: boolean
  seo: { metaTitle: string; metaDescription: string }
  blocks: { __component: string; title?: string; scene?: string; choices?: { url: string }[] }[]
}

const homes = readHomes('home')
const businessHomes = readHomes('business-home')

test.each(homes)('$locale has a home page that an editor can change', ({ home }) => {
  expect(home).toMatchObject({ path: '/', site: 'default' })
  expect(home.blocks[0]?.__component).toBe('blocks.home-hero')
})

test.each(homes.filter(({ locale }) => parseLocale(locale).country !== 'de'))(
  '$locale names its country and leads only to what is offered there',
  ({ locale, home }) => {
    const { country, language } = parseLocale(locale)
    const [hero] = home.blocks
    expect(hero?.title).toContain(countryLabel(country, language))
    expect(hero?.choices?.length).toBeGreaterThan(0)
    for (const { url } of hero?.choices ?? []) {
      expect(availability('default', locale, url), url).toBe('listed')
    }
  },
)

test.each(businessHomes)('$locale has a business home page of its own', ({ locale, home }) => {
  expect(home).toMatchObject({ path: '/', site: 'business' })
  expect(home.everyCountry ?? false).toBe(false)
  const { country, language } = parseLocale(locale)
  if (locale !== 'de-de') expect(home.seo.metaTitle).toContain(countryLabel(country, language))
})

test.each(businessHomes)('$locale sends companies only to pages that exist', ({ locale, home }) => {
  const links = [...JSON.stringify(home).matchAll(/"url":"([^"]+)"/g)].map(([, url]) => url ?? '')
  expect(links).not.toEqual([])
  for (const url of links) {
    const [, site = 'business', elsewhere = locale, path = ''] =
      /^(?:(default|business)(?:@([a-z-]+))?:)?(\/.*)$/.exec(url) ?? []
    // What no row of the table names is an editor's page, which another test finds.
    expect(availability(site as Site, elsewhere as Locale, path), url).not.toBe('absent')
  }
})

test('each country has a drawing of its own', () => {
  const drawn = new Map(
    homes.map(({ locale, home }) => [parseLocale(locale).country, home.blocks[0]?.scene]),
  )
  expect(new Set(drawn.values()).size).toBe(drawn.size)
})

test('no two business home pages say the same', () => {
  const said = businessHomes.map(({ home }) => home.seo.metaDescription)
  expect(new Set(said).size).toBe(LOCALES.length)
})

test('German prices and numbers stand on German pages alone', () => {
  const abroad = [...homes, ...businessHomes].filter(
    ({ locale }) => parseLocale(locale).country !== 'de',
  )
  const withFigures = abroad.filter(({ home }) => JSON.stringify(home).includes('{{'))
  expect(withFigures.map(({ locale }) => locale)).toEqual([])
})

function readHomes(name: string): { locale: Locale; home: Home }[] {
  return LOCALES.map((locale) => {
    const file = join(projectRoot, 'content/pages', `${locale}--${name}.json`)
    return { locale, home: JSON.parse(readFileSync(file, 'utf8')) as Home }
  })
}
