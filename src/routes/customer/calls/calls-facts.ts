import type { RouterContextProvider } from 'react-router'
import type { CallsFacts } from '#features/booked-calls/load-booking.ts'
import { requestFacts } from '../../request-facts.ts'

/** What booking a call needs of a request. */
export function callsFacts(context: Readonly<RouterContextProvider>): CallsFacts {
  const { brokerage, env, locale, clientIp, forms } = context.get(requestFacts)
  const desk = { ...brokerage, secretKey: env.secretKey }
  return { desk, locale, clientIp, limits: forms.limits }
}
