import { randomBytes } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { Strapi } from '#accounts/test-strapi-client.ts'

/** Only browsers know that every name below localhost is this machine. */
function client(token?: string) {
  const port = process.env['E2E_PORT']
  const strapi = new Strapi({
    url: `http://127.0.0.1:${port}`,
    axiosOptions: { headers: { Host: `cms.localhost:${port}` } },
  })
  if (token) strapi.setToken(token)
  return strapi
}

type Entry = { id: number; attributes: { uid: string; title: string } }

test('the client of the content system reads what visitors read', async () => {
  const filters = { uid: { $eq: 'en-de--home' } }
  const pages = await client().find<Entry[]>('pages', { filters, populate: 'deep' } as object)
  expect(pages.meta).toMatchObject({ pagination: { page: 1, pageSize: 25, total: 1 } })
  const [home] = pages.data
  expect(home?.attributes).toMatchObject({ uid: 'en-de--home', blocks: expect.any(Array) })
  const one = await client().findOne<Entry>('pages', home?.id ?? 0)
  expect(one.data).toMatchObject({ id: home?.id, attributes: { uid: 'en-de--home' } })
})

test('it registers, signs in and knows who it is', async () => {
  const name = `sdk-${randomBytes(4).toString('hex')}`
  const person = { username: name, email: `${name}@example.com`, password: 'correct horse' }
  const strapi = client()
  const { user } = await strapi.register(person)
  expect(await strapi.fetchUser()).toEqual(user)
  await expect(strapi.create('pages', {})).rejects.toMatchObject({ error: { status: 403 } })
  strapi.logout()
  expect(await strapi.fetchUser()).toBeNull()
})

test('it is told what is not there, too much or not allowed in the words of the contract', async () => {
  const refused = (name: string, status: number) => ({
    data: null,
    error: expect.objectContaining({ name, status }),
  })
  await expect(client().request('post', '/graphql')).rejects.toEqual(refused('NotFoundError', 404))
  await expect(client().request('patch', '/pages/1')).rejects.toEqual(
    refused('MethodNotAllowedError', 405),
  )
  await expect(client('undefined').find('pages')).rejects.toEqual(refused('UnauthorizedError', 401))
  await expect(client().find('feature-flags')).rejects.toEqual(refused('ForbiddenError', 403))
  const large = { title: 'x'.repeat(2_000_000) }
  await expect(client().create('pages', large)).rejects.toEqual(
    refused('PayloadTooLargeError', 413),
  )
})
