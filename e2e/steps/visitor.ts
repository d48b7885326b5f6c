import { type Answered, type Sending, sendRequest } from './send-request.ts'

/** Somebody who asks the shared product without a browser, and keeps the cookies that it sets. */
export type Visitor = {
  send(sending: Sending): Promise<Answered>
}

/** One who was never here. */
export function newVisitor(): Visitor {
  const cookies = new Map<string, string>()
  return {
    async send(sending) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { ...sending.headers, ...(cookie !== '' && { cookie }) }
      const answer = await sendRequest({ ...sending, headers })
      for (const written of answer.cookies) {
        const { name, value } = readCookie(written)
        if (isOver(written)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return answer
    },
  }
}

/** What a `set-cookie` header sets. */
export function readCookie(written: string): { name: string; value: string } {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? []
  return { name, value }
}

function isOver(written: string): boolean {
  const seconds = /;\s*max-age=(-?\d+)/i.exec(written)?.[1]
  if (seconds !== undefined) return Number(seconds) <= 0
  const until = /;\s*expires=([^;]+)/i.exec(written)?.[1]
  return until !== undefined && Date.parse(until) <= Date.now()
}
