import type { FastifyRequest } from 'fastify'
import { isLanguage, type Language } from '#sites/locales.ts'

/** `?language=` if it is one of ours, else the best of Accept-Language, else English. */
export function languageOf({ query, headers }: FastifyRequest): Language {
  const { language } = Object(query) as { language?: unknown }
  if (isLanguage(language)) return language
  return acceptedLanguage(headers['accept-language'])
}

function acceptedLanguage(header: string | undefined): Language {
  if (header === undefined || header.length > LONGEST_HEADER) return 'en'
  const known = remembered.get(header)
  if (known !== undefined) return known
  const language = parse(header)
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(header, language)
  return language
}

const LONGEST_HEADER = 256
/** Browsers send few different headers, and each again and again. */
const MOST_REMEMBERED = 500
const remembered = new Map<string, Language>()

function parse(header: string): Language {
  let best: Language = 'en'
  let bestQuality = 0
  for (const part of header.split(',')) {
    const [tag = '', ...params] = part.trim().toLowerCase().split(';')
    const language = tag.trim().slice(0, 2)
    const quality = qualityOf(params)
    const isTag = /^[a-z]{2}(-|$)/.test(tag.trim())
    if (isTag && isLanguage(language) && quality > bestQuality) {
      best = language
      bestQuality = quality
    }
  }
  return best
}

function qualityOf(params: readonly string[]): number {
  const given = params.find((param) => param.trim().startsWith('q='))
  const quality = given === undefined ? 1 : Number(given.trim().slice(2))
  return quality >= 0 && quality <= 1 ? quality : 0
}
