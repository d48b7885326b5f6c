import { randomBytes } from 'node:crypto'
import { type FastifyInstance, fastify } from 'fastify'
import { OPENAPI_PATH } from './openapi.ts'
import { type StoredBody, sendStored, storeBody } from './stored-body.ts'

/** The document as a page to browse: Scalar, from this host alone. */
export function registerDocsPage(app: FastifyInstance): void {
  let script: Promise<StoredBody> | undefined
  app.get('/', { schema: { hide: true } }, (_request, reply) => reply.redirect('/docs'))
  app.get('/docs', { schema: { hide: true } }, (_request, reply) => {
    const nonce = randomBytes(16).toString('base64')
    reply
      .header('content-security-policy', policy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(page(nonce))
  })
  const nonceScript = storeBody('text/javascript; charset=utf-8', NONCE_SCRIPT)
  app.get(NONCE_PATH, { schema: { hide: true } }, (request, reply) =>
    sendStored(request, reply, nonceScript, 'public, max-age=86400'),
  )
  app.get(SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    script ??= loadScript()
    return sendStored(request, reply, await script, 'public, max-age=86400')
  })
}

const SCRIPT_PATH = '/docs/scalar.js'
const NONCE_PATH = '/docs/style-nonce.js'

/** Scalar gives the nonce of the page to most of the sheets that it makes, but not to all. */
const NONCE_SCRIPT = `const { content } = document.querySelector('meta[property=csp-nonce]')
const create = document.createElement
document.createElement = function (...words) {
  const element = create.apply(this, words)
  if (element.localName === 'style') element.nonce = content
  return element
}
`

/** The package hands out its script through a route of its own only, so that is asked once. */
async function loadScript(): Promise<StoredBody> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const holder = fastify()
  await holder.register(scalar, { routePrefix: '/scalar', configuration: { url: OPENAPI_PATH } })
  const { body } = await holder.inject('/scalar/js/scalar.js')
  await holder.close()
  return storeBody('text/javascript; charset=utf-8', body)
}

/** Scripts only from files of this host; Scalar sets style attributes and makes style sheets. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

/** Some of Scalar's own colours are too faint on its backgrounds, and what folds its menu too small. */
const READABLE = `.light-mode {
  --scalar-color-2: #595959;
  --scalar-color-3: #676767;
  --scalar-color-green: #007048;
  --scalar-color-blue: #0067a8;
  --scalar-color-orange: #b33d00;
}
.dark-mode {
  --scalar-color-3: #8f8f8f;
}
aside button.absolute {
  min-width: 24px;
  min-height: 24px;
}`

const CONFIGURATION = {
  url: OPENAPI_PATH,
  // Each of these would ask another host.
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showDeveloperTools: 'never',
  hideClientButton: true,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  customCss: READABLE,
}

function page(nonce: string): string {
  const configuration = JSON.stringify(CONFIGURATION).replaceAll('"', '&quot;')
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta property="csp-nonce" content="${nonce}">
<title>Quotes and applications</title>
<link rel="icon" href="data:,">
</head>
<body>
<noscript>This page needs JavaScript. The document itself is at <a href="${OPENAPI_PATH}">${OPENAPI_PATH}</a>.</noscript>
<script id="api-reference" type="application/json" data-url="${OPENAPI_PATH}" data-configuration="${configuration}"></script>
<script src="${NONCE_PATH}"></script>
<script src="${SCRIPT_PATH}"></script>
</body>
</html>
`
}
