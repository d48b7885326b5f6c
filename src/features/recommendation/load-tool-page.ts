import { brokerNote } from '#content/broker-note.ts'
import type { ContentSource } from '#content/source.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import type { Clock } from '#platform/clock.ts'
import type { HostTable } from '#sites/hosts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { keepNotice } from './keep-notice.ts'
import { loadGeneralSource } from './load-lines.ts'
import { loadTool } from './load-tool.ts'
import { nameLinks } from './name-links.ts'
import type { ToolId } from './tool.ts'

/** What the address of a tool shows, with its wording and title. */
export async function loadToolPage(
  id: ToolId,
  { request, url }: { readonly request: Request; readonly url: URL },
  facts: {
    readonly clock: Clock
    readonly locale: Locale
    readonly hosts: HostTable
    readonly content: Pick<ContentSource, 'getSettings'>
  },
) {
  const { clock, locale, hosts, content } = facts
  const { language } = parseLocale(locale)
  const page = await loadTool(id, {
    search: url.searchParams,
    cookie: request.headers.get('cookie'),
    clock,
    language,
  })
  const links =
    page.kind === 'general' ? nameLinks(await loadGeneralSource(language), hosts, locale) : {}
  const wording = pickWording(locale, 'recommendation')
  const kept = keepNotice(url.searchParams)
  const broker = brokerNote(await content.getSettings(), hosts, locale)
  return {
    page,
    links,
    kept,
    broker,
    wording,
    title: wording.messages.recommendation.metaTitle[id],
  }
}
