import { expect, test } from 'vitest'
import { fileLinks } from './file-links.ts'

test('papers stand in the order in which they are looked for', () => {
  const names = [
    'applicationSummary',
    'invoice',
    undefined,
    'premiumNotice',
    'municipalityCertificate',
    'policy',
  ]
  const files = names.map((code, index) => ({
    id: String(index),
    code,
    name: code ?? 'photo.jpg',
    type: '',
    bytes: 1,
    sha256: '',
    kind: code === 'premiumNotice' ? 'insurer' : code ? 'document' : 'upload',
    createdAt: new Date(),
  })) as unknown as Parameters<typeof fileLinks>[0]
  const links = fileLinks(files, 'de').map(({ name, language }) => [name, language])
  expect(links).toEqual([
    ['policy', 'de'],
    ['municipalityCertificate', 'de'],
    ['invoice', 'de'],
    ['premiumNotice', 'de'],
    ['applicationSummary', 'de'],
    ['photo.jpg', undefined],
  ])
})
