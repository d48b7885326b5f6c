import { redirect } from 'react-router'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { adviceToken } from '#brokerage/advice/advice-link.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { originOf } from '#sites/hosts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { tellLocale } from '#sites/tell-locale.ts'
import { HEALTH_CONSENT, KEEP, type KeepNotice } from './keep-notice.ts'
import { loadTool, rawAnswers } from './load-tool.ts'
import { makeGeneralAdvice, makeHealthAdvice } from './make-advice.ts'
import { nextQuestion } from './next-question.ts'
import { answersQuery } from './read-answers.ts'
import { sendAdvice } from './send-advice.ts'
import { TOOLS, type ToolId } from './tool.ts'

interface AdviceRequest {
  readonly request: Request
  readonly url: URL
  readonly desk: BrokerageDesk
  readonly actor: ActingUser
  readonly locale: Locale
  /** Signs links. */
  readonly secretKey: string
  /** Counts one more record from this connection; true if it is one too many. */
  readonly isTooMuch: () => boolean
}

/**
 * Writes the advice down and hands it over: as a download, or by mail. Whatever is wrong leads back to
 * the page where it can be mended.
 */
export async function giveAdvice(asked: AdviceRequest): Promise<Response> {
  const { request, url, desk, locale } = asked
  const form = await readFormOrNone(request)
  const id: ToolId = form.get('tool') === 'health' ? 'health' : 'general'
  const tool = TOOLS[id]
  const cookie = request.headers.get('cookie')
  const raw = rawAnswers(tool, { search: url.searchParams, cookie })
  const query = answersQuery(tool, raw)
  const back = (notice?: KeepNotice) =>
    redirect(notice ? `${tool.path}${query}&${KEEP}=${notice}#keep` : tool.path + query, 303)

  if (!isSameOrigin(request.headers, originOf(desk.hosts, 'app'))) return back()
  const search = new URLSearchParams(query)
  const { language } = parseLocale(locale)
  const page = await loadTool(id, { search, cookie, clock: desk.clock, language })
  if (page.kind === 'question') return back()
  const email = z
    .email()
    .max(254)
    .safeParse(String(form.get('email') ?? '').trim())
  const byMail = form.get('way') === 'mail'
  if (byMail && !email.success) return back('emailWrong')
  if (id === 'health' && form.get(HEALTH_CONSENT) !== 'yes') return back('consentMissing')
  if (asked.isTooMuch()) return back('tooMany')

  const source = {
    locale,
    company: await desk.company(),
    answers: nextQuestion(tool, raw, page.result.asOf).answers,
  }
  const record =
    page.kind === 'general'
      ? makeGeneralAdvice(page.result, source)
      : makeHealthAdvice(page.result, source)
  const kept = await keepAdvice(desk, asked.actor, record, byMail ? email.data : undefined)
  const token = adviceToken(asked, kept, desk.clock.now())
  const address = `/recommendation-tool/advice/${token}`
  if (!byMail) return redirect(address, 303)
  try {
    await sendAdvice(desk, {
      to: email.data ?? '',
      locale,
      stored: { ...kept, record },
      // Should it be over one day, the page that says so speaks the language of the mail.
      link: tellLocale(desk.hosts, originOf(desk.hosts, 'app') + address, locale),
    })
    return back('sent')
  } catch (error) {
    desk.log.error({ err: error }, 'a record of advice could not be mailed')
    return back('failed')
  }
}
