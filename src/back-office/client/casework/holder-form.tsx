import { Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { type FormEvent, useState } from 'react'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { berlinDay } from '../days.ts'
import { DayField } from '../inputs/day-field.tsx'
import { law } from '../law.ts'
import { Choice } from '../list-filters.tsx'
import { AskedFields, useAsked } from './asked-fields.tsx'
import { useCaseChange } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

type HolderFormProps = { policy: PolicyDetail; onLeave: () => void }

/** Puts right what a contract says of its policyholder (Art. 16 GDPR). */
export function HolderForm({ policy, onLeave }: HolderFormProps) {
  const { reference } = policy
  const change = useCaseChange()
  // As it was when the form was opened: what came since is not overwritten.
  const [saw] = useState(() => holderIn(policy))
  const [right, setRight] = useState(saw)
  const [everywhere, setEverywhere] = useState(true)
  const { asked, isComplete, forget, fields } = useAsked(`correction:${reference}`)
  const isChanged = JSON.stringify(right) !== JSON.stringify(saw)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const isDone = await change(`/admin/api/policies/${reference}/correction`, {
      json: { right, saw, everywhere, ...asked },
      said: ({ contracts }: { contracts: readonly string[] }) =>
        `Corrected in ${contracts.join(', ')}. The insurer and the customer are told.`,
    })
    if (!isDone) return
    forget()
    onLeave()
  }
  const put = (part: 'firstName' | 'lastName' | 'company') => (typed: string) =>
    setRight({ ...right, [part]: typed })
  return (
    <form className="bo-stack" onSubmit={submit}>
      <p>
        For what was wrong from the start, or is another name by now ({law('Art. 16 GDPR')}). Only
        once you have made sure who asks: a call back, an ID.
      </p>
      {right.company !== undefined && (
        <Part label="Company" value={right.company} onChange={put('company')} />
      )}
      <Part label="First name" value={right.firstName} onChange={put('firstName')} />
      <Part label="Last name" value={right.lastName} onChange={put('lastName')} />
      {right.birthDate !== undefined && (
        <DayField
          label="Birth date"
          required
          day={right.birthDate}
          max={berlinDay(Date.now())}
          onChange={(birthDate) => setRight({ ...right, birthDate })}
        />
      )}
      {right.address && (
        <AddressParts
          address={right.address}
          onChange={(address) => setRight({ ...right, address })}
        />
      )}
      <FormControlLabel
        control={
          <Checkbox
            checked={everywhere}
            onChange={(event) => setEverywhere(event.target.checked)}
          />
        }
        label="Also in their other contracts that say the same"
      />
      <AskedFields {...fields} />
      <ul className="bo-named">
        <li>
          The insurer is told, and one mail names the contracts to the customer and brings the
          papers that are made anew.
        </li>
        <li>
          Earlier papers and the application stay as they are: they tell what was declared then.
        </li>
        <li>The price stays. Note a new premium if the insurer changes it.</li>
        <li>
          No e-mail address is changed here: it belongs to who reads its mails. Another account
          holder needs a new mandate.
        </li>
      </ul>
      <div className="bo-states">
        <Button type="submit" variant="contained" disabled={!isComplete || !isChanged}>
          Correct the data
        </Button>
        <Button onClick={onLeave}>Not yet</Button>
      </div>
    </form>
  )
}

function holderIn({ contact, birthDate, address }: PolicyDetail) {
  const { firstName, lastName, company } = contact
  return {
    firstName,
    lastName,
    ...(company ? { company } : {}),
    ...(birthDate ? { birthDate } : {}),
    ...(address ? { address } : {}),
  }
}

type AddressPartsProps = {
  address: Readonly<Record<string, string>>
  onChange: (address: Readonly<Record<string, string>>) => void
}

function AddressParts({ address, onChange }: AddressPartsProps) {
  const { states } = useCaseFacts()
  const put = (part: string) => (typed: string) => onChange({ ...address, [part]: typed })
  return (
    <>
      {homeParts.map(([part, label]) => (
        <Part
          key={part}
          label={label}
          value={address[part] ?? ''}
          // Not every country has them.
          isOptional={!!address['country'] && (part === 'houseNo' || part === 'pc')}
          onChange={put(part)}
        />
      ))}
      {address['state'] !== undefined && (
        <Choice
          label="Federal state"
          none="Choose"
          required
          value={address['state'] ?? ''}
          options={states}
          onChoose={put('state')}
        />
      )}
    </>
  )
}

const homeParts = [
  ['street', 'Street'],
  ['houseNo', 'Number'],
  ['pc', 'Postcode'],
  ['city', 'Town'],
] as const

type PartProps = {
  label: string
  value: string
  isOptional?: boolean
  onChange: (typed: string) => void
}

function Part({ label, value, isOptional = false, onChange }: PartProps) {
  return (
    <TextField
      size="small"
      required={!isOptional}
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
