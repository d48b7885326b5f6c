import { and, eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { contentDocuments } from '#content/tables.ts'
import { saveDraft } from '#content/write-document.ts'
import { fieldErrors, validationError } from '#content-api/errors/strapi-error.ts'
import { AppError } from '#platform/app-error.ts'
import { LOCALES } from '#sites/locales.ts'
import { formatUid, parseUid } from '#sites/uid.ts'
import type { TranslationRecord } from '../wire/document-record.ts'
import { askedCollection, askedUid } from './asked-collection.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { existingRow } from './find-record.ts'
import { stageOf, toRecord } from './to-record.ts'
import { translateReferences } from './translate-references.ts'
import { parse } from './write-record.ts'

const translations = '/content/:collection/:uid/translations'
const newBody = z.object({ locale: z.enum(LOCALES) })

/** In which locales there is a document, and a new one that starts from another. */
export function registerTranslations(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get(translations, async (request): Promise<{ data: TranslationRecord[] }> => {
    const { name, collection } = askedCollection(request, 'read-drafts')
    const row = await existingRow(queries, name, askedUid(request))
    if (!collection.localized) return { data: [] }
    const rows = await queries
      .select()
      .from(contentDocuments)
      .where(and(eq(contentDocuments.collection, name), eq(contentDocuments.name, row.name)))
    const byLocale = new Map(rows.map((each) => [each.locale, each]))
    return {
      data: LOCALES.map((locale) => {
        const found = byLocale.get(locale)
        if (found === undefined) return { locale, document: null }
        const { uid: id, updatedAt } = found
        return {
          locale,
          document: { id, stage: stageOf(found), updatedAt: updatedAt.toISOString() },
        }
      }),
    }
  })

  app.post(translations, async (request, reply) => {
    const { name, collection } = askedCollection(request, 'create')
    const { locale } = parse(newBody, request.body)
    if (!collection.localized) throw validationError('The collection has no locales')
    const source = await existingRow(queries, name, askedUid(request))
    const content = source.draft ?? source.attributes ?? {}
    const draft = await translateReferences(queries, name, content, locale)
    const uid = formatUid(locale, parseUid(source.uid).name)
    try {
      const options = { by: request.actor, mustBeNew: true }
      return reply.code(201).send(toRecord(await saveDraft(queries, name, uid, draft, options)))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'conflict') throw error
      throw fieldErrors([{ path: ['locale'], message: 'locale has a translation already' }])
    }
  })
}
