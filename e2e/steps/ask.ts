import type { APIRequestContext, APIResponse } from '@playwright/test'

type Asking = { method?: string; headers?: Record<string, string>; data?: string }

/**
 * Asks one of the product's hosts without a browser. Only browsers know that every name below
 * localhost is this machine, so the request goes to the machine and names the host in its header.
 */
export function ask(
  request: APIRequestContext,
  host: string,
  path = '/',
  { method = 'GET', headers = {}, ...rest }: Asking = {},
): Promise<APIResponse> {
  const port = process.env['E2E_PORT']
  const name = host === 'default' ? 'localhost' : `${host}.localhost`
  return request.fetch(`http://127.0.0.1:${port}${path}`, {
    ...rest,
    method,
    maxRedirects: 0,
    headers: { ...headers, host: `${name}:${port}` },
  })
}
