import { Button, Card, CardContent } from '@mui/material'
import { useState } from 'react'
import { isShortNotice } from '#brokerage/policies/premium-right.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { showDay } from '../show-moment.ts'
import { coverChanges, showMoney } from './labels.ts'
import { MistakeForm } from './mistake-form.tsx'
import { PremiumForm } from './premium-form.tsx'
import { PremiumPaper } from './premium-paper.tsx'
import { useCaseChange } from './use-case.ts'

/** What the insurer announced of the premium, and the way to note, correct or take it back. */
export function PremiumOfPolicy({ policy }: { policy: PolicyDetail }) {
  const [doing, setDoing] = useState<'note' | 'correct' | 'takeBack'>()
  const { premium, state, pricePeriod } = policy
  const isRunning = state === 'active' && pricePeriod !== 'once'
  if (!isRunning && premium === undefined) return null
  const leave = () => setDoing(undefined)
  const isAhead = premium !== undefined && premium.from > berlinDay(Date.now())
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>New premium</h2>
        {premium && <Announced premium={premium} interval={policy.interval} />}
        {premium && <PremiumPaper policy={policy} premium={premium} />}
        {doing === undefined && (
          <div className="bo-states">
            {isRunning && !isAhead && (
              <Button variant="outlined" onClick={() => setDoing('note')}>
                Note a new premium
              </Button>
            )}
            {isRunning && premium && (
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
          <WrongPremium reference={policy.reference} saw={premium.id} onLeave={leave} />
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
          ? `The customer may end the contract because of it until ${showDay(right.until)} (${laws[right.law]}).`
          : 'It gives the customer no right of its own to end the contract.'}
      </p>
      {isShortNotice(right, premium.receivedOn) && (
        <p>
          The notice came less than a month before. Ask the insurer whether the premium can begin
          that soon (§ 40 (1) VVG).
        </p>
      )}
    </>
  )
}

const laws: Readonly<Record<NonNullable<Premium['right']>['law'], string>> = {
  insurer: '§ 40 VVG',
  health: '§ 205 (4) VVG',
  fund: '§ 175 (4) SGB V',
}

type WrongPremiumProps = { reference: string; saw: number; onLeave: () => void }

function WrongPremium({ reference, saw, onLeave }: WrongPremiumProps) {
  const change = useCaseChange()
  const takeBack = (reason: string) =>
    change(`/admin/api/policies/${reference}/premium-taken-back`, {
      json: { saw, reason },
      said: 'The new premium is taken back, and the customer is told.',
    })
  return (
    <MistakeForm button="Take the premium back" onSubmit={takeBack} onLeave={onLeave}>
      The contract then costs what it did before, and the insurer’s notice is deleted here. A mail
      tells the customer.
    </MistakeForm>
  )
}
