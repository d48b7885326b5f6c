import { useEffect } from 'react'
import { Form, useNavigate } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import type { BookingPage } from './load-booking.ts'

/** Language and zone of the times shown: comes back to this page, and leaves what was typed there. */
export function ZoneForm({ page, zones }: { page: BookingPage; zones: readonly string[] }) {
  const t = useWording('calls')
  useOwnZone(page)
  return (
    <Form className="calls-zone" preventScrollReset>
      {page.recommendation && (
        <input type="hidden" name="recommendation" value={page.recommendation} />
      )}
      <Select
        name="language"
        label={t('language')}
        defaultValue={page.language}
        options={LANGUAGES.map((value) => ({ value, label: t(`languages.${value}`) }))}
      />
      <Select
        name="zone"
        label={t('zone')}
        key={page.timeZone}
        defaultValue={page.timeZone}
        options={withOwn(zones, page.timeZone).map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
      <Button type="submit" variant="secondary">
        {t('zoneUse')}
      </Button>
    </Form>
  )
}

/** Browsers name zones, such as UTC, that the platform's list leaves out. */
function withOwn(zones: readonly string[], own: string): readonly string[] {
  return zones.includes(own) ? zones : [own, ...zones]
}

/** The browser knows where it is: the times are shown there, unless somebody chose otherwise. */
function useOwnZone({ zoneIsGuessed, timeZone }: BookingPage) {
  const navigate = useNavigate()
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone
    if (!zoneIsGuessed || !own || own === timeZone) return
    const search = new URLSearchParams(location.search)
    search.set('zone', own)
    navigate(`?${search}`, { replace: true, preventScrollReset: true })
  }, [zoneIsGuessed, timeZone, navigate])
}
