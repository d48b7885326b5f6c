import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

/** What the server refused or does not have stays so; what may have been bad luck is asked again. */
export function isWorthAsking(failures: number, error: Error): boolean {
  const isAnswered = error instanceof HttpError && error.status >= 400 && error.status < 500
  return failures < 3 && !isAnswered
}

/** What the screens have read. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: isWorthAsking } },
})
