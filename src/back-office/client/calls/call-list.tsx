import { Link } from 'react-router'
import { dialled } from '#i18n/dialled.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { CallRow } from '../../wire/casework-records.ts'
import { Facts } from '../casework/case-parts.tsx'
import { showLanguage } from '../casework/labels.ts'
import { casesOf } from '../casework/path-to-case.ts'
import { AskedButton } from '../documents/asked-button.tsx'
import { showMoment } from '../show-moment.ts'

type CallListProps = {
  calls: readonly CallRow[]
  /** Said where there is none. */
  empty: string
  /** Advisers who take no calls any more: nobody would call. */
  gone?: ReadonlySet<number>
  /** Given for those to come. */
  onCallOff?: (reference: string) => void
}

/** Calls that were not called off, in the colleague's own time zone. */
export function CallList({ calls, empty, gone, onCallOff }: CallListProps) {
  const booked = calls.filter(({ state }) => state === 'booked')
  if (booked.length === 0) return <p className="bo-soft">{empty}</p>
  return (
    <ol className="bo-events">
      {booked.map((call) => (
        <li key={call.reference}>
          <strong>
            {showMoment(call.startsAt)} · {labelOf(call.topic)}
          </strong>
          <span>
            With {call.adviserName}
            {gone?.has(call.adviserId) && ', who takes no calls any more'}, in{' '}
            {showLanguage(call.language)}; the caller is in {call.timeZone}
          </span>
          <Facts
            facts={[
              ['Name', call.details.name],
              [
                'Number',
                call.details.phone && (
                  <a href={`tel:${dialled(call.details.phone)}`}>{call.details.phone}</a>
                ),
              ],
              [
                'E-mail',
                <a key="email" href={`mailto:${call.details.email}`}>
                  {call.details.email}
                </a>,
              ],
              [
                'Their cases',
                <Link key="cases" to={casesOf('applications', call.details.email)}>
                  Applications of this address
                </Link>,
              ],
              ['Question', call.details.question],
              [
                'Recommendation',
                call.recommendationUrl && (
                  <a href={call.recommendationUrl} target="_blank" rel="noreferrer">
                    What the tool told them
                  </a>
                ),
              ],
            ]}
          />
          {onCallOff && new Date(call.startsAt) > new Date() && (
            <div>
              <AskedButton
                label="Call off"
                title={`Call off the call with ${call.details.name}?`}
                content="The caller gets a mail with a way to another time."
                onConfirm={() => onCallOff(call.reference)}
              />
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}
