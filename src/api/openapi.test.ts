import type { OpenAPIV3_1 } from 'openapi-types'
import { afterAll, describe, expect, it } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { openTestApi } from './test-api.ts'

const api = await openTestApi()
const lines = await loadAllLines()
const { body } = await api.app.inject('/openapi.json')
const document = JSON.parse(body) as OpenAPIV3_1.Document
const schemas = document.components?.schemas ?? {}
afterAll(() => api.app.close())

const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
  (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
    const operation = item?.[method]
    return operation ? [{ path, method, operation }] : []
  }),
)

describe('GET /openapi.json', () => {
  it('is OpenAPI 3.1 with every route and nothing else', () => {
    expect(document.openapi).toBe('3.1.0')
    expect(document.servers).toEqual([{ url: 'http://api.localhost:3000' }])
    const routes = operations.map(({ path, method }) => `${method} ${path}`).sort()
    expect(routes).toEqual(
      [
        ...LINE_IDS.map((id) => `post /${id}/quote`),
        'get /lines',
        'get /lines/{line}',
        'post /health/compare',
        'post /health/recommendation',
        'post /recommendation',
      ].sort(),
    )
  })

  it('describes every operation, under a name of its own', () => {
    const names = operations.map(({ operation }) => operation.operationId)
    expect(new Set(names).size).toBe(operations.length)
    for (const { path, operation } of operations) {
      expect(operation.summary, path).toBeTruthy()
      expect(operation.description, path).toBeTruthy()
      expect(operation.tags, path).toHaveLength(1)
    }
    const known = document.tags?.map(({ name }) => name) ?? []
    const used = new Set(operations.flatMap(({ operation }) => operation.tags ?? []))
    expect([...used].sort()).toEqual([...known].sort())
  })

  it('has parameters for everything in braces, and the language everywhere', () => {
    for (const { path, operation } of operations) {
      const parameters = (operation.parameters ?? []) as OpenAPIV3_1.ParameterObject[]
      const inPath = parameters.filter((each) => each.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? [])
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(parameters.some((each) => each.in === 'query' && each.name === 'language')).toBe(true)
    }
  })

  it('gives every error the one shape', () => {
    for (const { path, operation } of operations) {
      const failures = Object.entries(operation.responses ?? {}).filter(([code]) => code >= '400')
      expect(failures.map(([code]) => code)).toEqual(expect.arrayContaining(['422', '429']))
      for (const [code, response] of failures) {
        const content = (response as OpenAPIV3_1.ResponseObject).content
        expect(content?.['application/json']?.schema, `${path} ${code}`).toEqual({
          $ref: '#/components/schemas/Error',
        })
        expect((response as OpenAPIV3_1.ResponseObject).description, `${path} ${code}`).not.toBe('')
      }
    }
  })

  it('refers only to what is there, and holds nothing that nobody refers to', () => {
    const refs = new Set(
      [...body.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    )
    expect([...refs].sort()).toEqual(Object.keys(schemas).sort())
    expect(body).not.toContain('__SCHEMA')
  })

  it.each(LINE_IDS)('shows the questions of %s', (id) => {
    const operation = document.paths?.[`/${id}/quote`]?.post
    const request = operation?.requestBody as OpenAPIV3_1.RequestBodyObject
    const schema = request.content['application/json']?.schema as OpenAPIV3_1.SchemaObject
    const { $ref = '' } = (schema.properties?.['answers'] ?? {}) as OpenAPIV3_1.ReferenceObject
    const answers = schemas[$ref.replace('#/components/schemas/', '')] as OpenAPIV3_1.SchemaObject
    const asked = lines[id].definition.steps
      .filter(({ stage }) => stage === 'quote')
      .flatMap(({ fields }) => fields.map((field) => field.id))
    expect(Object.keys(answers.properties ?? {})).toEqual([...new Set(asked)])
    const [example] = answers.examples ?? []
    expect(Object.keys(example ?? {})).toEqual(Object.keys(lines[id].definition.reference.answers))
  })
})

describe('GET /docs', () => {
  it('runs files of this host alone, with a fresh nonce for its styles', async () => {
    const first = await api.app.inject('/docs')
    const second = await api.app.inject('/docs')
    expect(first.headers['content-type']).toContain('text/html')
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/)
    expect(policy).not.toBe(second.headers['content-security-policy'])
    const addresses = [...first.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, each]) => each)
    expect(addresses).toContain('/docs/scalar.js')
    for (const address of addresses) expect(address).toMatch(/^\/[^/]|^data:,$/)
    const [, nonce = ''] = /'nonce-([^']+)'/.exec(policy) ?? []
    expect(first.body).toContain(`content="${nonce}"`)
  })

  it('hands out its script', async () => {
    const script = await api.app.inject('/docs/scalar.js')
    expect(script.statusCode).toBe(200)
    expect(script.headers['content-type']).toContain('javascript')
    expect(script.body.length).toBeGreaterThan(100_000)
  })
})
