import type { ReactNode } from 'react'
import { addressLine } from '#content/fill-settings.ts'
import type { SETTING_LISTS } from '#content/page-blocks/legal-text.ts'
import type { Settings } from '#content/source.ts'
import type { translator } from '#i18n/translator.ts'

type SettingListProps = {
  list: (typeof SETTING_LISTS)[number]
  settings: Settings | undefined
  t: ReturnType<typeof translator<'company'>>
}

/** Facts of the settings, as a list of words and what they mean here. */
export function SettingList({ list, settings, t }: SettingListProps) {
  if (!settings) return null
  return (
    <dl className="setting-list">
      {factsOf(list, settings, t).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function factsOf(
  list: SettingListProps['list'],
  settings: Settings,
  t: SettingListProps['t'],
): [string, ReactNode][] {
  const { company, intermediary, emails } = settings
  switch (list) {
    case 'company':
      return [
        [t('facts.legalName'), settings.legalName],
        [t('facts.address'), addressLine(settings)],
        [t('facts.managingDirectors'), company.managingDirectors],
        [t('facts.phone'), company.phone],
        [
          t('facts.email'),
          <a key="email" href={`mailto:${emails.hello}`}>
            {emails.hello}
          </a>,
        ],
        [t('facts.court'), company.registerCourt],
        [t('facts.registerNumber'), company.registerNumber],
        [t('facts.vatId'), company.vatId],
      ]
    case 'intermediary':
      return [
        [t('facts.status'), t('facts.broker')],
        [t('facts.intermediaryNumber'), intermediary.registerNumber],
        [
          t('facts.registerLink'),
          <a key="register" href={intermediary.registerUrl} rel="noopener">
            {bareHost(intermediary.registerUrl)}
          </a>,
        ],
        [t('facts.chamber'), `${intermediary.chamber}, ${intermediary.chamberAddress}`],
      ]
    case 'ombudsmen':
      return settings.ombudsmen.map(({ name, address, url, scope }) => [
        name,
        <>
          {t(scope === 'insurance' ? 'facts.ombudsmanInsurance' : 'facts.ombudsmanHealth')},{' '}
          {address},{' '}
          <a href={url} rel="noopener">
            {bareHost(url)}
          </a>
        </>,
      ])
    case 'insurers':
      return settings.insurersCompared.map(({ name, lines }) => [name, lines ?? ''])
  }
}

function bareHost(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '')
}
