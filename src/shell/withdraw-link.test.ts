import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { withdrawLink } from './withdraw-link.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })

test.each([
  ['en-nl', 'Withdraw from contract'],
  ['de-de', 'Vertrag widerrufen'],
  ['es-es', 'Desistir del contrato'],
  ['fr-fr', 'Se rétracter du contrat'],
] as const)('in %s it carries the words of the law', (locale, name) => {
  const href = 'http://app.localhost:3000/withdraw'
  expect(withdrawLink(hosts, locale)).toEqual({ name, href })
})
