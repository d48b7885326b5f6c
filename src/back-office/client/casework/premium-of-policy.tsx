import { Button, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { isShortNotice } from '#brokerage/policies/premium-right.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { law } from '../law.ts'
import { showDay } from '../show-moment.ts'
import { coverChanges, showMoney } from './labels.ts'
import { MistakeForm } from './mistake-form.tsx'
import { OpenedForm } from './opened-form.tsx'
import { PremiumForm } from './premium-form.tsx'
import { PremiumPaper } from './premium-paper.tsx'
import { useCaseChange } from './use-case.ts'

/** What the insurer announced of the premium, and the way to note, correct or take it back. */
export function PremiumOfPolicy({ policy }: { policy: PolicyDetail }) {
  const [doing, setDoing] = useState<'note' | 'correct' | 'takeBack'>()
  const { premium, unpaidPremium, state, pricePeriod } = policy
  const isRunning = (state === 'active' || state === 'cancelled') && pricePeriod !== 'once'
  if (!isRunning && !premium && !unpaidPremium) return null
  const leave = () => setDoing(undefined)
  const isAhead = premium !== undefined && premium.from > berlinDay(Date.now())
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>New premium</h2>
        {premium && <Announced premium={premium} interval={policy.interval} />}
        {premium && <PremiumPaper policy={policy} premium={premium} />}
        {unpaidPremium && <Unpaid policy={policy} premium={unpaidPremium} />}
        {doing === undefined && (
          <div className="bo-states">
            {isRunning && !isAhead && (
              <Button variant="outlined" onClick={() => setDoing('note')}>
                Note a new premium
              </Button>
            )}
            {isRunning && premium && premium.id !== policy.premiumNotice && (
              <Button variant="outlined" onClick={() => setDoing('correct')}>
                Correct it
              </Button>
            )}
            {premium && (
              <Button color="error" onClick={() => setDoing('takeBack')}>
                Take it back
              </Button>
            )}
          </div>
        )}
        {doing === 'note' && <PremiumForm policy={policy} onLeave={leave} />}
        {doing === 'correct' && <PremiumForm policy={policy} corrected={premium} onLeave={leave} />}
        {doing === 'takeBack' && premium && (
          <WrongPremium policy={policy} premium={premium} onLeave={leave} />
        )}
      </CardContent>
    </Card>
  )
}

type Premium = NonNullable<PolicyDetail['premium']>

function Announced({ premium, interval }: { premium: Premium; interval: string }) {
  const { before, right } = premium
  return (
    <>
      <p>
        From <strong>{showDay(premium.from)}</strong>: {showMoney(premium.instalmentCents)} instead
        of {showMoney(before.instalmentCents)}, {interval}. Notice received on{' '}
        {showDay(premium.receivedOn)}. Cover: {coverChanges[premium.cover].toLowerCase()}.
      </p>
      <p>
        {right
          ? `It gives the customer a right to end the contract, until ${showDay(right.until)} (${laws[right.law]}).`
          : 'It gives the customer no right of its own to end the contract.'}
      </p>
      {isShortNotice(right, premium.receivedOn) && (
        <p>
          The notice came less than a month before. Ask the insurer whether the premium can begin
          that soon ({law('§ 40 (1) VVG')}).
        </p>
      )}
    </>
  )
}

const laws: Readonly<Record<NonNullable<Premium['right']>['law'], string>> = {
  insurer: law('§ 40 VVG'),
  health: law('§ 205 (4) VVG'),
  fund: law('§ 175 (4) SGB V'),
}

/** What was announced for a time after the end: it counts only if that end does not hold. */
function Unpaid({ policy, premium }: { policy: PolicyDetail; premium: Premium }) {
  return (
    <>
      <Announced premium={premium} interval={policy.interval} />
      <p>
        It is not paid, because the contract ends before.{' '}
        {policy.premiumNotice === premium.id && 'The customer gave notice because of it.'}
      </p>
      <PremiumPaper policy={policy} premium={premium} />
      <OpenedForm button="Take it back" variant="text" color="error">
        {(leave) => <WrongPremium policy={policy} premium={premium} onLeave={leave} />}
      </OpenedForm>
    </>
  )
}

type WrongPremiumProps = { policy: PolicyDetail; premium: Premium; onLeave: () => void }

function WrongPremium({ policy, premium, onLeave }: WrongPremiumProps) {
  const change = useCaseChange()
  const goesOn = policy.premiumNotice === premium.id
  const takeBack = (reason: string) =>
    change(`/admin/api/policies/${policy.reference}/premium-taken-back`, {
      json: { saw: premium.id, reason, goesOn },
      said: 'The new premium is taken back, and the customer is told.',
    })
  return (
    <MistakeForm
      button={goesOn ? 'Take both back: the contract goes on' : 'Take the premium back'}
      onSubmit={takeBack}
      onLeave={onLeave}
    >
      {goesOn &&
        `The customer gave notice because of it, as of ${showDay(policy.endDate)}. Ask the insurer first: only once it has confirmed that the notice has no effect may this be taken back. The contract then goes on. `}
      It costs what it did before, and the insurer’s notice is deleted here. A mail tells the
      customer.{' '}
      {policy.notedEnd &&
        !goesOn &&
        'A noted end stays: if it rests on this premium, take that back too.'}
    </MistakeForm>
  )
}
