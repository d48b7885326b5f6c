import type { CompanyFacts } from './desk.ts'

export const testCompany: CompanyFacts = {
  brandName: 'Feather',
  legalName: 'Feather Beispielmakler GmbH',
  address: 'Musterstraße 12, 10115 Berlin',
  email: 'help@feather.example',
  privacyEmail: 'privacy@feather.example',
  withdrawUrl: 'https://app.feather.example/withdraw',
  intermediaryNumber: 'D-0000-00000-00',
  registerUrl: 'https://www.vermittlerregister.info',
  registerBody: 'Registerstelle, Musterplatz 2, 10115 Berlin',
  chamber: 'IHK Musterstadt',
  ombudsmen: ['Versicherungsombudsmann e. V.'],
  insurers: [
    {
      name: 'Beispielversicherung AG',
      lines: ['household', 'private-health'],
      address: 'Musterallee 1, 10115 Berlin',
      creditorId: 'DE98ZZZ09999999999',
    },
  ],
}
