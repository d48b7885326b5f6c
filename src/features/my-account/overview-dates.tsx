import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Button } from '#ui/button/button.tsx'
import { CalendarIcon } from '#ui/icons/icons.tsx'
import type { Overview } from './load-overview.ts'

/** The days to know, of all contracts. */
export function Dates({ page }: { page: Overview }) {
  const t = useWording('account')
  const dates = useWording('policyDates')
  return (
    <section aria-labelledby="dates">
      <h2 id="dates">{t('overview.dates')}</h2>
      {page.dates.length === 0 ? (
        <p className="account-hint">{t('overview.noDates')}</p>
      ) : (
        <>
          <ol className="account-dates">
            {page.dates.map(({ date, matters }) => (
              <li key={date}>
                <strong>{date}</strong>
                {matters.map(({ code, policies }) => (
                  <div key={code}>
                    <p>{dates(`${code}.name`)}</p>
                    <p className="account-hint">{dates(`${code}.why`)}</p>
                    <ul className="account-dates__policies">
                      {policies.map(({ product, reference }) => (
                        <li key={reference}>
                          <a href={`/me/policies/${reference}`}>
                            <Words>{softHyphens(product)}</Words>
                          </a>
                        </li>
                      ))}
                    </ul>
                  </div>
                ))}
              </li>
            ))}
          </ol>
          {page.calendarHref && (
            <>
              <Button
                href={page.calendarHref}
                variant="secondary"
                size="small"
                iconStart={<CalendarIcon />}
              >
                {t('overview.calendar')}
              </Button>
              <p className="account-hint" data-print="hide">
                {t('overview.calendarHelp')}
              </p>
            </>
          )}
        </>
      )}
    </section>
  )
}

/** On paper only what is booked: nobody presses a button there. */
export function Calls({ page }: { page: Overview }) {
  const t = useWording('account')
  return (
    <section aria-labelledby="calls" data-print={page.calls.length === 0 ? 'hide' : undefined}>
      <h2 id="calls">{t('overview.calls')}</h2>
      {page.calls.length === 0 ? (
        <p className="account-hint">{t('overview.noCalls')}</p>
      ) : (
        <ul className="account-dates">
          {page.calls.map(({ when, adviser, href }) => (
            <li key={href}>
              <a href={href}>
                <strong>{when}</strong>
              </a>
              <span>{adviser}</span>
            </li>
          ))}
        </ul>
      )}
      <Button href="/calls" variant="secondary" size="small">
        {t('overview.bookCall')}
      </Button>
    </section>
  )
}
