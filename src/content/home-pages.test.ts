import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { LOCALES, parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
import { availability } from '#sites/routes.ts'

type Home = {
  path: string
  site: string
  blocks: { __component: string; title?: string; choices?: { url: string }[] }[]
}

const homes = LOCALES.map((locale) => {
  const file = join(projectRoot, 'content/pages', `${locale}--home.json`)
  return { locale, home: JSON.parse(readFileSync(file, 'utf8')) as Home }
})

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

test('German prices and numbers stand on German pages alone', () => {
  const abroad = homes.filter(({ locale }) => parseLocale(locale).country !== 'de')
  const withFigures = abroad.filter(({ home }) => JSON.stringify(home).includes('{{'))
  expect(withFigures.map(({ locale }) => locale)).toEqual([])
})
