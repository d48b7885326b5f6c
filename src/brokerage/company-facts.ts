import { comparedInsurers } from '#content/insurers-of.ts'
import type { ContentSource } from '#content/source.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import type { CompanyFacts } from './desk.ts'

type Settings = Awaited<ReturnType<ContentSource['getSettings']>>

/** What papers and mails say of the company, from the settings. */
export function companyFacts(settings: Settings, hosts: HostTable): CompanyFacts {
  const { address, intermediary } = settings
  return {
    brandName: settings.brandName,
    legalName: settings.legalName,
    address: `${address.street}, ${address.postcode} ${address.city}`,
    email: settings.emails.help,
    privacyEmail: settings.emails.privacy,
    withdrawUrl: `${originOf(hosts, 'app')}/withdraw`,
    intermediaryNumber: intermediary.registerNumber,
    registerUrl: intermediary.registerUrl,
    registerBody: intermediary.registerBody,
    chamber: `${intermediary.chamber}, ${intermediary.chamberAddress}`,
    ombudsmen: settings.ombudsmen.map(({ name, address: where }) => `${name}, ${where}`),
    insurers: comparedInsurers(settings),
  }
}
