import { data, type RouterContextProvider } from 'react-router'
import { requestFacts } from './request-facts.ts'

/** For pages that help us build and nobody else: in production they are not there. */
export function hideInProduction(context: Readonly<RouterContextProvider>): void {
  if (context.get(requestFacts).env.appEnv === 'production') throw data(null, { status: 404 })
}
