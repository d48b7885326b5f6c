import { Form, useSearchParams } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { CalendarIcon } from '#ui/icons/icons.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import type { CallPage as Page } from './load-call.ts'
import { SlotPicker } from './slot-picker.tsx'

/** One call: when, with whom, and how to change it. */
export function CallPage({ page }: { page: Page }) {
  const t = useWording('calls')
  const path = `/calls/booking/${page.token}`
  const title = page.state === 'booked' ? (page.told === 'moved' ? 'moved' : 'booked') : page.state
  // Many times would stand between who booked and all else: they unfold for who wants another one.
  const isLooking = useSearchParams()[0].has('page') || page.told === 'taken'
  // The button that was pressed stood far below, and the page stays where it was.
  const heading = useFocus<HTMLHeadingElement>(page.told && `${page.told} ${page.when}`)
  return (
    <div className="ui-page calls">
      <h1 ref={heading} tabIndex={page.told ? -1 : undefined}>
        {t(`${title}Title`)}
      </h1>
      {page.told === 'taken' && (
        <Notice kind="warning" announce="alert">
          {t('taken')}
        </Notice>
      )}
      <Card as="section" padding="large" className="calls-details">
        <dl className="calls-facts">
          <div>
            <dt>{t('when')}</dt>
            <dd>
              {page.when} · {t('minutes', { minutes: String(page.minutes) })}
            </dd>
          </div>
          <div>
            <dt>{t('who')}</dt>
            <dd>{page.adviserName}</dd>
          </div>
          <div>
            <dt>{t('chosenTopic')}</dt>
            <dd>{t(`topics.${page.topic}`)}</dd>
          </div>
        </dl>
        {page.state === 'booked' ? (
          <>
            <Button href={`${path}/calendar.ics`} iconStart={<CalendarIcon />}>
              {t('calendar')}
            </Button>
            {page.told && <p className="calls__small">{t('mail')}</p>}
          </>
        ) : (
          <Button href={`/calls/${page.topic}`}>{t('again')}</Button>
        )}
      </Card>
      {page.state === 'booked' && (
        <>
          {page.choice.days.length > 0 && (
            <Disclosure
              key={page.when}
              summary={t('moveTitle')}
              open={isLooking}
              className="calls-move"
            >
              <Form method="post" action={path} className="calls-move__form">
                <SlotPicker
                  choice={page.choice}
                  hrefOfPage={(number) => `${path}?page=${number}`}
                />
                <Button type="submit" name="do" value="move">
                  {t('move')}
                </Button>
              </Form>
            </Disclosure>
          )}
          <Form method="post" action={path} className="calls__section">
            <h2>{t('cancelTitle')}</h2>
            <Button type="submit" name="do" value="cancel" variant="secondary">
              {t('cancel')}
            </Button>
          </Form>
        </>
      )}
    </div>
  )
}
