import { pickWording } from '#i18n/pick-wording.ts'
import type { Clock } from '#platform/clock.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { keepNotice } from './keep-notice.ts'
import { loadTool } from './load-tool.ts'
import type { ToolId } from './tool.ts'

/** What the address of a tool shows, with its wording and title. */
export async function loadToolPage(
  id: ToolId,
  { request, url }: { readonly request: Request; readonly url: URL },
  { clock, locale }: { readonly clock: Clock; readonly locale: Locale },
) {
  const page = await loadTool(id, {
    search: url.searchParams,
    cookie: request.headers.get('cookie'),
    clock,
    language: parseLocale(locale).language,
  })
  const wording = pickWording(locale, 'recommendation')
  const kept = keepNotice(url.searchParams)
  return { page, kept, wording, title: wording.messages.recommendation.metaTitle[id] }
}
