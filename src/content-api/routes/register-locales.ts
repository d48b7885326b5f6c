import type { FastifyInstance } from 'fastify'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import { localeName } from '../locale-name.ts'

/** The list of locales: a bare array, as Strapi's i18n plugin answers. */
export function registerLocales(app: FastifyInstance): void {
  app.get('/i18n/locales', () => locales)
}

/** The locales are part of the code and have no date of their own. */
const since = '2026-01-01T00:00:00.000Z'

const locales = LOCALES.map((code, index) => ({
  id: index + 1,
  name: `${localeName(code)} (${code})`,
  code,
  createdAt: since,
  updatedAt: since,
  isDefault: code === DEFAULT_LOCALE,
}))
