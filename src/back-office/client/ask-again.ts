import { QueryClient } from '@tanstack/react-query'
import { HttpError } from 'react-admin'

/** What the server refused, does not have or cannot open stays so; what may have been bad luck is asked again. */
export function isWorthAsking(failures: number, error: Error): boolean {
  const isAnswered =
    error instanceof HttpError &&
    ((error.status >= 400 && error.status < 500) || error.body?.isUnopened === true)
  return failures < 3 && !isAnswered
}

/**
 * What the screens have read. Without a connection it would wait without a word, and save once there
 * is one, whoever sits there by then: it says so instead, as when the server is away.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthAsking, networkMode: 'always', refetchOnReconnect: true },
    mutations: { networkMode: 'always' },
  },
})

/** Reads once more what failed on this screen. What failed on others would be noted as looked at. */
export function askAgain(client: QueryClient): Promise<void> {
  return client.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error',
  })
}
