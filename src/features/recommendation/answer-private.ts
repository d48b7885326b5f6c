import { redirect } from 'react-router'
import { setCookieHeader } from '#accounts/cookie-header.ts'
import { readFormOrNone } from '#platform/read-form.ts'
import { isSameOrigin } from '#platform/same-origin.ts'
import { cookieAttributes } from '#sites/cookies.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import { privateCookieValue } from './private-cookie.ts'
import { answersQuery, readAnswers, readPrivateAnswers } from './read-answers.ts'
import { TOOLS, type ToolId } from './tool.ts'

/** Keeps the answer that may not stand in the address, and goes on with those that do. */
export async function answerPrivate(
  id: ToolId,
  { request, url }: { request: Request; url: URL },
  hosts: HostTable,
): Promise<Response> {
  const tool = TOOLS[id]
  const answers = readAnswers(tool, url.searchParams)
  const next = tool.path + answersQuery(tool, answers)
  if (!isSameOrigin(request.headers, originOf(hosts, 'app'))) return redirect(next, 303)
  const given = readPrivateAnswers(tool, await formEntries(request))
  const value = privateCookieValue(given)
  const headers = new Headers()
  if (value !== undefined && /^[\w.]+$/.test(value)) {
    const attributes = cookieAttributes(hosts, 'privateAnswer', hosts.hosts.app)
    headers.append('set-cookie', setCookieHeader(attributes, value))
  }
  return redirect(next, { status: 303, headers })
}

async function formEntries(request: Request): Promise<[string, string][]> {
  const form = await readFormOrNone(request)
  return [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
}
