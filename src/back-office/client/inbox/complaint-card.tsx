import { Button, Card, CardContent } from '@mui/material'
import { type ComplaintOutcome, UNANSWERED } from '#features/forms/states.ts'
import type { InboxRecord } from '../../wire/inbox-records.ts'
import { ActChoice } from '../act-choice.tsx'
import { AboutLink } from '../casework/about-link.tsx'
import { Facts } from '../casework/case-parts.tsx'
import { channelNames } from '../channel-names.ts'
import { outcomeChoices } from '../message-labels.ts'
import { showDay, showDue, showMoment } from '../show-moment.ts'
import { type EntryChange, EntryCorrection } from './entry-correction.tsx'
import { showArrival } from './show-arrival.ts'

type ComplaintCardProps = {
  message: InboxRecord
  onMark: (isComplaint: boolean) => void
  onDecide: (outcome: ComplaintOutcome | null) => void
  onCorrect: (entry: EntryChange) => Promise<boolean>
}

/** What the register of complaints holds about a message, or the way into it. */
export function ComplaintCard({ message, onMark, onDecide, onCorrect }: ComplaintCardProps) {
  const { complaint, channel, about } = message
  const isWaiting = UNANSWERED.includes(message.state)
  const isToConfirm = complaint?.answeredAt === undefined && message.body.email === undefined
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Complaint</h2>
        {complaint ? (
          <>
            <Facts
              facts={[
                ['Came by', channelNames[channel]],
                ['Received', showArrival(message)],
                ['Answer by', isWaiting ? showDue(complaint.dueOn) : showDay(complaint.dueOn)],
                ['About', about && <AboutLink about={about} />],
                ['Answered', complaint.answeredAt ? showMoment(complaint.answeredAt) : 'Not yet'],
              ]}
            />
            {channel !== 'form' && <EntryCorrection message={message} onCorrect={onCorrect} />}
            <ActChoice
              label="Outcome"
              none="Open"
              value={complaint.outcome ?? ''}
              options={outcomeChoices}
              onChoose={(value) => onDecide(value === '' ? null : (value as ComplaintOutcome))}
            />
            {isToConfirm && (
              <p>
                There is no e-mail address: confirm by letter or phone that we have it, with its
                reference and the day above.
              </p>
            )}
            <p>If the answer does not help, name the ombudsman.</p>
            {!complaint.isBySender && (
              <div>
                <Button onClick={() => onMark(false)}>It is no complaint</Button>
              </div>
            )}
          </>
        ) : (
          <>
            <p>
              Somebody is unhappy with what we did? Then it belongs into the register, is answered
              within ten working days and kept for ten years.
            </p>
            <div>
              <Button variant="outlined" onClick={() => onMark(true)}>
                Enter as a complaint
              </Button>
            </div>
          </>
        )}
      </CardContent>
    </Card>
  )
}
