import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { BY_FIELD, BY_LINE, helpArticleFor } from './help-articles.ts'
import { helpLinks } from './help-links.ts'

const lines = await loadAllLines()
const asked = (line: (typeof LINE_IDS)[number]) =>
  lines[line].definition.steps.flatMap((step) => step.fields.map(({ id }) => id))

describe('answers beside questions', () => {
  it('are questions that a line asks', () => {
    const everywhere = LINE_IDS.flatMap(asked)
    for (const field of Object.keys(BY_FIELD)) expect(everywhere).toContain(field)
    for (const line of LINE_IDS) {
      for (const field of Object.keys(BY_LINE[line] ?? {})) expect(asked(line)).toContain(field)
    }
  })

  it('come with the product, in English and German at least', () => {
    const slugs = LINE_IDS.flatMap((line) => asked(line).map((id) => helpArticleFor(line, id)))
    const named = new Set(slugs.filter((slug) => slug !== undefined))
    expect(named.size).toBeGreaterThan(15)
    for (const slug of named) {
      for (const locale of ['en-de', 'de-de']) {
        const file = new URL(
          `../../../content/help-articles/${locale}--${slug}.json`,
          import.meta.url,
        )
        expect(existsSync(file), `${locale}--${slug}`).toBe(true)
      }
    }
  })

  it('speak of withdrawing only where the law knows it', () => {
    for (const line of LINE_IDS) {
      const maySay = lines[line].definition.withdrawalDays > 0
      const slug = helpArticleFor(line, 'documentsRead')
      expect(slug === 'withdraw-within-14-days', line).toBe(maySay)
    }
  })

  const linksIn = (titles: Record<string, Record<string, string>>) => {
    const content = {
      listHelp: async (locale: string) =>
        Object.entries(titles[locale] ?? {}).map(([slug, title]) => ({ slug, title })),
    } as unknown as Parameters<typeof helpLinks>[0]['content']
    const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
    return (line: (typeof LINE_IDS)[number], fields: readonly string[]) =>
      helpLinks({ content, hosts, locale: 'es-es' }, { line }, fields)
  }

  it('are in the language of the page, else in English and say so, else missing', async () => {
    const links = await linksIn({
      'es-es': { 'what-is-a-deductible': '¿Qué es una franquicia?' },
      'en-de': { 'what-is-a-deductible': 'What is a deductible?', 'how-we-work': 'How we work' },
    })('household', ['deductible', 'advice', 'iban', 'sqm'])
    expect(links).toEqual({
      deductible: {
        href: expect.stringMatching(/\/es-es\/support\/what-is-a-deductible$/),
        title: '¿Qué es una franquicia?',
        isEnglish: false,
      },
      advice: {
        href: expect.stringMatching(/\d\/support\/how-we-work$/),
        title: 'How we work',
        isEnglish: true,
      },
    })
  })

  it('stand on a page once, however many questions they answer', async () => {
    const links = await linksIn({ 'en-de': { 'ways-to-pay': 'How can I pay?' } })(
      'expat-short-term',
      ['paymentMethod', 'iban'],
    )
    expect(Object.keys(links)).toEqual(['paymentMethod'])
  })

  it('tell the law of Germany, not that of the country where the language is at home', async () => {
    const slug = 'insurance-for-a-visa'
    const links = await linksIn({
      'es-es': { [slug]: '¿Qué seguro de salud necesito para el visado?' },
      'en-de': { [slug]: 'Which health insurance do I need for my visa?' },
    })('expat-short-term', ['purpose'])
    expect(links).toMatchObject({
      purpose: {
        href: expect.stringMatching(/\d\/support\/insurance-for-a-visa$/),
        isEnglish: true,
      },
    })
  })
})
