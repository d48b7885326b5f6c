import { expect, test } from 'vitest'
import { mailImprint } from './mail-imprint.ts'
import type { Settings } from './source.ts'

const settings = {
  legalName: 'Beispiel GmbH',
  address: { street: 'Musterstraße 12', postcode: '10115', city: 'Berlin', country: 'DE' },
  emails: { help: 'help@feather.example' } as Settings['emails'],
  company: {
    managingDirectors: 'Erika Mustermann',
    registerCourt: 'Amtsgericht Musterstadt',
    registerNumber: 'HRB 000000',
    vatId: '',
    phone: '',
  },
}

test.each(['en', 'de', 'es', 'fr'] as const)(
  'in %s it says what § 35a GmbHG asks for, and where to write to us',
  (language) => {
    const line = mailImprint(settings, language)
    for (const part of [
      'Beispiel GmbH, Musterstraße 12, 10115 Berlin',
      'help@feather.example',
      'Amtsgericht Musterstadt, HRB 000000',
      ': Erika Mustermann',
    ]) {
      expect(line).toContain(part)
    }
  },
)
