import { addressLine } from '#content/fill-settings.ts'
import { comparedInsurers } from '#content/insurers-of.ts'
import type { SETTING_LISTS } from '#content/page-blocks/legal-text.ts'
import type { Settings } from '#content/source.ts'
import type { translator } from '#i18n/translator.ts'

export type SettingFact = {
  name: string
  text: string
  /** Follows the text; shown by its host or address alone. */
  link?: { href: string; label: string }
}

/** Facts of the settings as words, for a page and for a paper. */
export function settingFacts(
  list: (typeof SETTING_LISTS)[number],
  settings: Settings,
  t: ReturnType<typeof translator<'company'>>,
  lineNames: Readonly<Record<string, string>>,
): SettingFact[] {
  const { company, intermediary, emails } = settings
  switch (list) {
    case 'company':
      return [
        { name: t('facts.legalName'), text: settings.legalName },
        { name: t('facts.address'), text: addressLine(settings) },
        { name: t('facts.managingDirectors'), text: company.managingDirectors },
        { name: t('facts.phone'), text: company.phone },
        {
          name: t('facts.email'),
          text: '',
          link: { href: `mailto:${emails.hello}`, label: emails.hello },
        },
        { name: t('facts.court'), text: company.registerCourt },
        { name: t('facts.registerNumber'), text: company.registerNumber },
        { name: t('facts.vatId'), text: company.vatId },
      ]
    case 'intermediary':
      return [
        { name: t('facts.status'), text: t('facts.broker') },
        { name: t('facts.intermediaryNumber'), text: intermediary.registerNumber },
        { name: t('facts.registerLink'), text: '', link: hostLink(intermediary.registerUrl) },
        ...(intermediary.registerBody
          ? [{ name: t('facts.registerBody'), text: intermediary.registerBody }]
          : []),
        {
          name: t('facts.chamber'),
          text: `${intermediary.chamber}, ${intermediary.chamberAddress}`,
        },
      ]
    case 'ombudsmen':
      return settings.ombudsmen.map(({ name, address, url, scope }) => ({
        name,
        text: `${t(scope === 'insurance' ? 'facts.ombudsmanInsurance' : 'facts.ombudsmanHealth')}, ${address}, `,
        link: hostLink(url),
      }))
    case 'insurers':
      return comparedInsurers(settings).map(({ name, lines }) => ({
        name,
        text: lines.map((line) => lineNames[line] ?? line).join(', '),
      }))
  }
}

function hostLink(url: string): { href: string; label: string } {
  return { href: url, label: new URL(url).hostname.replace(/^www\./, '') }
}
