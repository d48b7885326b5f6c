const port = process.env['E2E_PORT']

/** The address of a page on one of the product's hosts. */
export function on(host: string, path = '/'): string {
  return host === 'default'
    ? `http://localhost:${port}${path}`
    : `http://${host}.localhost:${port}${path}`
}
