import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { HttpError, useNotify } from 'react-admin'
import { ask } from './ask.ts'
import { createDoubleClickGuard } from './double-click.ts'
import { whyNotInFull } from './why-not.ts'

/**
 * Changes something, says so, and has what shows it read again; false when it failed. What the
 * server refuses is read again too: most often it has changed since it was read.
 */
export function useChange(shownBy: readonly QueryKey[]) {
  const client = useQueryClient()
  const notify = useNotify()
  const readAgain = () => {
    for (const queryKey of shownBy) void client.invalidateQueries({ queryKey })
  }
  return (
    path: string,
    {
      method = 'POST',
      json,
      form,
      said,
    }: {
      method?: string
      json?: object
      form?: FormData
      /** That it is done, where needed with what came of it. */
      said: string | ((answer: never) => string)
    },
  ): Promise<boolean> =>
    guard(`${method} ${path} ${JSON.stringify(json)}`, async () => {
      try {
        const body = { ...(json ? { json } : {}), ...(form ? { form } : {}) }
        const answer = await ask<never>(path, { method, ...body })
        notify(typeof said === 'string' ? said : said(answer), { type: 'success' })
        readAgain()
        return true
      } catch (error) {
        notify(whyNotInFull(error), { type: 'error', autoHideDuration: 10_000 })
        if (error instanceof HttpError && refused.includes(error.status)) readAgain()
        return false
      }
    })
}

/** As it stands now, or as somebody saw it. */
const refused = [400, 409]

const guard = createDoubleClickGuard()
